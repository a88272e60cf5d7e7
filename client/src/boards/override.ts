/** A table seen a little differently. */

import type { Shown } from "../state/view";

/** The same table, but for these parts of it. */
export function seen(sitting: Shown, changes: Partial<Pick<Shown, "hand" | "play">>): Shown {
  return new Proxy(sitting, {
    get: (shown, key) => (key in changes ? Reflect.get(changes, key) : Reflect.get(shown, key, shown)),
    set: (shown, key, value) => Reflect.set(shown, key, value, shown),
  });
}
