/** Random seeds and keys. */

/** Random bytes as hexadecimal text. */
export function random(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
