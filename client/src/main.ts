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
  callLater();
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
}

/** What calls somebody back is no part of the first sight: it is fetched when all is drawn. */
function callLater(): void {
  setTimeout(() => void import("./attention/attention.svelte").then(({ watch }) => watch(), () => {}), LATER);
}

void begin();
