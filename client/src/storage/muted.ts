/** People whom somebody does not want to hear at tables, on this device. */

import { read, write, type Store } from "./local";

const KEY = "boneyard.muted";
const MOST = 200; // people who are remembered

/** Those who are muted, by the names that the server gives them for this person only. */
export function muted(store?: Store): string[] {
  return read(KEY, isPeople, store) ?? [];
}

/** Mute somebody, or hear them again; gives all who are muted. */
export function mute(person: string, on: boolean, store?: Store): string[] {
  const others = muted(store).filter((one) => one !== person);
  const people = on ? [...others, person].slice(-MOST) : others;
  write(KEY, people, store);
  return people;
}

function isPeople(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
