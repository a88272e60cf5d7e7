import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app.svelte";
import { breath } from "./dom/breath";
import { opened } from "./opening";
import { reloadWhenOutdated } from "./reload";

reloadWhenOutdated(new URL(import.meta.url).pathname);

/** The words and the screen are fetched side by side, read one after the other, and then drawn: short tasks, no long one. */
async function begin(): Promise<void> {
  await Promise.all([app.start(), opened(app.route.screen).catch(() => null)]); // App says it if a screen does not come
  await breath();
  mount(App, { target: document.getElementById("app")! });
  if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
}

void begin();
