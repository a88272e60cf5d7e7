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

/** A screen is given the words of its address, as far as it wants them. */
export type Screen = Component<{ id: string; game: string }>;

const screens: Record<string, () => Promise<{ default: unknown }>> = {
  home: () => import("./screens/Home.svelte"),
  new: () => import("./screens/New.svelte"),
  table: () => import("./screens/Table.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  rules: () => import("./screens/Rules.svelte"),
  learn: () => import("./screens/Lesson.svelte"),
  lobby: () => import("./screens/Lobby.svelte"),
  puzzles: () => import("./screens/Puzzles.svelte"),
  mine: () => import("./screens/Mine.svelte"),
  me: () => import("./screens/Me.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  "not-found": () => import("./screens/NotFound.svelte"),
};

const FIRST = ["home", "table", "learn"]; // the words that all of them need are there from the beginning

/** Fetch a screen, and what it says. */
export async function opened(name: string): Promise<Screen> {
  const [screen] = await Promise.all([screens[name]!(), FIRST.includes(name) ? null : app.complete()]);
  return screen.default as Screen;
}
