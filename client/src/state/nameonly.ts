/** Somebody in a lesson or an example. */

import type { Chair } from "../wire/types";

/** A person of whom nothing but the name is known. */
export function nameOnly(name: string): Chair {
  return { name, bot: null, person: true, robot: false, ready: false, face: "", why: "", temperament: "", stand_in: "" };
}
