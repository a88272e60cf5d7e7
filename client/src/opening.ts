/** The screens by the names of their addresses; each is fetched when it is first opened. */

import type { Component } from "svelte";
import { app } from "./app.svelte";
// Home and a table share these: they come with the first file, so that neither screen waits for the other's.
import "./dom/focus";
import "./drawing/pips";
import "./drawing/plates";
import "./lobby/summary";
import "./parts/Dialog.svelte";
import "./parts/Elsewhere.svelte";
import "./parts/Link.svelte";
import "./parts/Pills.svelte";
import "./state/players";
import "./storage/local";
import "./wire/random";
import type { Route } from "./route";
import { FIRST } from "./words/groups";

/** A screen is given the words of its address, as far as it wants them. */
export type Screen = Component<{ id: string; game: string }>;

const screens = import.meta.glob<{ default: unknown }>("./screens/*.svelte");

/** Fetch a screen, and what it says. */
export async function opened(name: Route["screen"]): Promise<Screen> {
  const words = FIRST[name];
  const [screen] = await Promise.all([screens[fileOf(name)]!(), words ? app.know(words) : app.complete()]);
  return screen.default as Screen;
}

/** Where a screen is: "not-found" in NotFound.svelte. */
function fileOf(name: string): string {
  return `./screens/${name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())}.svelte`;
}
