import type { TableView } from "../state/view";

/** The same table, on which playing means something else: to ask first, say. */
export function withPlay(sitting: TableView, play: TableView["play"]): TableView {
  return new Proxy(sitting, {
    get: (view, key) => (key === "play" ? play : Reflect.get(view, key, view)),
    set: (view, key, value) => Reflect.set(view, key, value, view),
  });
}
