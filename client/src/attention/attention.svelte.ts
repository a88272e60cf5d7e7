/** Calls somebody whose turn it is: by the icon of the tab, the badge of the app, and a notification while nobody looks. */

import { untrack } from "svelte";
import { app, type Call } from "../app.svelte";
import { notify, notifyOfCompany, wanted, withdraw } from "./notify";
import { subscribe } from "./push";
import { Turns } from "./turns";

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";
const WAITED = 5_000; // milliseconds after which somebody may have looked away
const BUZZ = [60, 80, 60]; // milliseconds

/** Watch what waits for this person, for as long as the page is open. */
export function watch(): void {
  const turns = new Turns(app.api, (waiting) => app.elsewhere(waiting));
  turns.start();
  if (wanted()) void subscribe().catch(() => {}); // the keys of the server, or our language, may be others than last time
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) turns.ask();
  });
  $effect.root(() => {
    $effect(() => show(Number(app.turn !== null) + app.waiting.length));
    $effect(() => {
      const { turn } = app;
      untrack(() => call(turn));
    });
    $effect(() => {
      const { waiting } = app;
      untrack(() => follow(waiting));
    });
    $effect(() => {
      if (app.company && document.hidden) notifyOfCompany(app.company);
    });
  });
}

/** The icon in the tab has a dot, and that of an installed app the number of tables that wait. */
function show(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const file = count ? CALLING : CALM;
  if (icon && icon.getAttribute("href") !== file) icon.setAttribute("href", file);
  const told = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void told?.catch(() => {}); // a browser may know badges and allow none
}

let called: string | null = null;
let since = 0; // when the table on the screen last had no use for this person

/** The table on the screen waits, or no longer does. */
function call(turn: typeof app.turn): void {
  if (called && called !== turn?.table) withdraw(called);
  called = turn?.table ?? null;
  if (!turn) since = performance.now();
  else if (!turn.company) return; // bots are patient
  else if (document.hidden) notify(turn);
  else if (performance.now() - since > WAITED) buzz();
}

/** A phone that lies beside somebody moves; browsers let only pages do that which are seen. */
function buzz(): void {
  const still = document.documentElement.dataset.motion === "less";
  if (app.settings.vibrate && !still) navigator.vibrate?.(BUZZ);
}

let known: readonly Call[] = [];

/** Other tables wait: what is new is said, and what is over is taken away. */
function follow(waiting: readonly Call[]): void {
  const fresh = waiting.filter(({ table }) => !known.some((one) => one.table === table));
  for (const gone of known) if (!waiting.some(({ table }) => table === gone.table)) withdraw(gone.table);
  known = waiting;
  if (fresh.length && !document.hidden) app.say(app.words.say("turn-elsewhere", { count: waiting.length }));
  if (document.hidden) fresh.forEach(notify);
}
