/** Calls back once when an element comes near the viewport; at once in a browser that cannot tell. */
export function whenNear(element: HTMLElement, seen: () => void) {
  if (typeof IntersectionObserver === "undefined") {
    seen();
    return {};
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      seen();
    },
    { rootMargin: "300px" },
  );
  watch.observe(element);
  return { destroy: () => watch.disconnect() };
}
