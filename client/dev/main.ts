/** The page for developers, at /dev/boards of `npm run dev` only: one board with sample positions. */

import "../src/app.css";
import { mount } from "svelte";
import { app } from "../src/app.svelte";
import Board from "./Board.svelte";
import Chooser from "./Chooser.svelte";
import { fetchSamples } from "./sample.svelte";

await app.start();
const samples = await fetchSamples();
// The board is in a frame of its own, so that its media queries see the width of the device that was chosen.
const framed = new URLSearchParams(location.search).has("framed");
mount(framed ? Board : Chooser, { target: document.getElementById("app")!, props: { samples } });
