/** The kinds of games whose first lesson was offered on this device: nobody is asked twice. */

import { read, write, type Store } from "./local";

const KEY = "boneyard.lessons";

/** Whether this lesson was offered before. */
export function offered(kind: string, store?: Store): boolean {
  return kinds(store).includes(kind);
}

/** It has been taken, declined or passed over. */
export function rememberOffer(kind: string, store?: Store): void {
  if (!offered(kind, store)) write(KEY, [...kinds(store), kind], store);
}

function kinds(store?: Store): string[] {
  return read(KEY, isKinds, store) ?? [];
}

function isKinds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
