/** An open page that is older than the one on the server: files that it needs may be gone, so it is reloaded, once. */

import type { Store } from "./storage/local";

const KEY = "boneyard.renewed";

/**
 * Whether a page with this entry file should be reloaded: the server has another one now, and this page has not tried
 * before. Without an answer there is nothing to load; a browser that stores nothing would reload for ever.
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

/** Reload the page at the same address when a file of it is gone. */
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
