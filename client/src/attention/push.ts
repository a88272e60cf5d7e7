/** Web Push, where the server has it: this browser is told of turns also while no page is open. */

import { app } from "../app.svelte";

const NOTICE = "boneyard-notice"; // as in the service worker

/** Subscribe this browser; where the server or the browser has no push, notifications come from open pages only. */
export async function subscribe(): Promise<void> {
  const [worker, key] = await Promise.all([navigator.serviceWorker.getRegistration(), app.api.pushKey()]);
  if (!worker?.pushManager || !key) return;
  await keepWords();
  const { endpoint } = await subscribed(worker.pushManager, key);
  await app.api.push(endpoint, true);
}

/** The subscription of this browser; one that was made with another key is given up. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wish);
  }
}

/** Tell this browser nothing any more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager?.getSubscription();
  if (!found) return;
  await found.unsubscribe();
  await app.api.push(found.endpoint, false);
}

/** What the service worker says, which knows no language. */
async function keepWords(): Promise<void> {
  const games = Object.fromEntries((await app.catalogue()).map(({ id }) => [id, app.words.game(id)]));
  const words = { title: app.words.say("mine-turn"), body: app.words.say("turn-notice.text"), games };
  await (await caches.open(NOTICE)).put("/notice", new Response(JSON.stringify(words)));
}
