import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app.svelte";
import { reloadWhenOutdated } from "./reload";

reloadWhenOutdated(new URL(import.meta.url).pathname);
// People who open the link of a table do not wait until its screen is asked for.
if (app.route.screen === "table") void import("./screens/Table.svelte");
await app.start();
await new Promise((go) => setTimeout(go)); // the words and the screen are two short tasks, not a long one
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
