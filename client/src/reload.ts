/** A page that is older than the server's: files that it asks for may be gone, so it is loaded again, once. */

import type { Store } from "./storage/local";

const KEY = "boneyard.renewed";

/**
 * Whether a page that began with this file should be loaded again: the server has another page now, and this one has
 * not tried before. Without an answer there is nothing to load; a device that remembers nothing could go on for ever.
 */
export async function outdated(entry: string, home: () => Promise<string>, store: Store): Promise<boolean> {
  try {
    if ((await home()).includes(entry) || store.getItem(KEY) === entry) return false;
    store.setItem(KEY, entry);
    return store.getItem(KEY) === entry;
  } catch {
    return false;
  }
}

/** Load the page again at the same address when a file of it is gone. */
export function reloadWhenOutdated(entry: string): void {
  addEventListener("vite:preloadError", async () => {
    if (await outdated(entry, home, sessionStorage)) location.reload();
  });
}

async function home(): Promise<string> {
  const answer = await fetch("/", { cache: "no-store" });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
