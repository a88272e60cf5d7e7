/** A pause in which the browser draws what there is and answers a tap: two short tasks keep nobody waiting, a long one does. */
export function breath(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}
