/** Roving tabindex: a group of buttons with one stop for the Tab key, and arrow keys within it. */

import { onward, type Place } from "./grid";

export class Roving {
  private visited = $state("");
  private readonly stop = $derived.by(() => {
    const places = this.places();
    return places.some((place) => place.name === this.visited) ? this.visited : (places[0]?.name ?? "");
  });

  constructor(private readonly places: () => readonly Place[]) {}

  /** The tabindex of a place. */
  tab(name: string): 0 | -1 {
    return name === this.stop ? 0 : -1;
  }

  /** The focus came to this place. */
  visit(name: string): void {
    this.visited = name;
  }

  /** Listens to the arrow keys in a group, as `use:`; its buttons have the names of their places as data-place. */
  readonly arrows = (group: HTMLElement) => {
    const press = (event: KeyboardEvent) => this.press(event, group);
    group.addEventListener("keydown", press);
    return { destroy: () => group.removeEventListener("keydown", press) };
  };

  private press(event: KeyboardEvent, group: HTMLElement): void {
    const from = this.places().find((place) => place.name === this.visited);
    const next = from && onward(event.key, from, this.places());
    if (!next) return;
    event.preventDefault();
    group.querySelector<HTMLElement>(`[data-place="${next.name}"]`)?.focus();
  }
}
