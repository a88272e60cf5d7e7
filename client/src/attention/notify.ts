/** Notifications of the system: only if they are wanted, and only through the service worker, which leads to the table. */

import { app, type Call } from "../app.svelte";

export type Leave = "granted" | "denied" | "default" | "never";

/** Whether the browser shows notifications; "never" where it knows none. */
export function leave(): Leave {
  return "Notification" in globalThis && "serviceWorker" in navigator ? Notification.permission : "never";
}

/** Ask the browser, which asks the person; only after a press. Whoever refused is not asked again. */
export async function askLeave(): Promise<Leave> {
  return leave() === "default" ? Notification.requestPermission() : leave();
}

/** Whether somebody wants notifications and gets them. */
export function wanted(): boolean {
  return app.settings.notify && leave() === "granted";
}

/** It is one's turn at a table. */
export function notify({ table, game }: Call): void {
  void show(table, app.words.say("turn-notice", { game: app.words.game(game) }), app.words.say("turn-notice.text"));
}

/** Somebody has sat down at one's table. */
export function notifyOfCompany({ table, game }: Call): void {
  void show(table, app.words.say("company-notice", { game: app.words.game(game) }), app.words.say("turn-notice.text"));
}

/** What is no longer so is not shown any more. */
export function withdraw(table: string): void {
  void registration().then(async (worker) => {
    for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
  });
}

/** Several tabs show one notification for a table: it has the table's name as its tag. */
async function show(table: string, title: string, body: string): Promise<void> {
  if (!wanted()) return;
  const worker = await registration();
  const look = { icon: "/icon-192.png", badge: "/icon-maskable-192.png", lang: app.lang };
  await worker?.showNotification(title, { body, tag: table, data: { path: `/t/${table}` }, ...look });
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
