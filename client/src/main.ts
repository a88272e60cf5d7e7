import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app.svelte";
import { breath } from "./dom/breath";
import { opened } from "./opening";
import { reloadWhenOutdated } from "./reload";

reloadWhenOutdated(new URL(import.meta.url).pathname);

const LATER = 2_000;

/** The words and the screen are fetched side by side, read one after the other, and then drawn: short tasks, no long one. */
async function begin(): Promise<void> {
  app.start();
  await opened(app.route.screen).catch(() => app.know(["home"])); // App says it if a screen does not come
  await breath();
  mount(App, { target: document.getElementById("app")! });
  setTimeout(goOn, LATER);
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
}

/** What is no part of the first sight is fetched when all is drawn: what calls somebody back, and what they see next. */
function goOn(): void {
  if (!navigator.onLine) return addEventListener("online", goOn, { once: true });
  performance.mark("later"); // who measures the first load, stops here
  import("./attention/attention.svelte").then(({ watch }) => watch()).catch(() => null);
  if (!thrifty()) fetchAhead().catch(() => null); // then it comes when it is needed
}

async function fetchAhead(): Promise<void> {
  await opened("table");
  await app.part(import("./table/Result.svelte"));
}

/** Whether the person wants to save data. */
function thrifty(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

void begin();
