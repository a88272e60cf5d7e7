/** Sample positions, and a board's view of them. */

import { choices } from "../src/input/choices";
import { gainsOf } from "../src/state/gains";
import { nameOnly } from "../src/state/nameonly";
import type { TableView } from "../src/state/view";
import type { Board, Chair, Hand, OptionValue, Value } from "../src/wire/types";
import type { Words } from "../src/words/words";

/** A hand that was played by chance, as seat 0 sees it; tests/browser/samples.py writes them. */
export interface Sample {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  board: Board;
  moments: { events: Value[]; hand: Hand }[];
}

/** What is looked at, as the part of the address after "#" says it. */
export interface Shown {
  sample: number;
  moment: number;
  look: string;
  tiles: string;
  lang: string;
}

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Iris", "Jon", "Kim"];

export async function fetchSamples(): Promise<Sample[]> {
  const answer = await fetch("/dev/samples.json");
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { hands: Sample[] }).hands;
}

export function readHash(hash: string): Shown {
  const asked = new URLSearchParams(hash.slice(1));
  const { look = "light", tiles = "pips", lang = "en", ...rest } = Object.fromEntries(asked);
  return { look, tiles, lang, sample: Number(rest.sample ?? 0), moment: Number(rest.moment ?? 0) };
}

export function writeHash(shown: Shown): string {
  return `#${new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]))}`;
}

/** A position of a sample, to be looked at and tapped; what is played is only told. */
export class SampleView implements TableView {
  readonly you = 0;
  readonly hinted = null;
  readonly seats: Chair[];
  readonly hand: Hand;
  readonly last: Value[];
  readonly words: Words;
  chosen = $state<string | null>(null);

  constructor(
    readonly about: Sample,
    moment: number,
    words: Words,
    readonly play: (action: string) => void,
  ) {
    const { hand, events } = about.moments[moment] ?? about.moments.at(-1)!;
    const names = NAMES.slice(0, about.players);
    this.hand = hand;
    this.last = events;
    this.words = words.seated(names, this.you).at(about.board);
    this.seats = names.map(nameOnly);
  }

  get yourTurn() {
    return this.hand.turn.includes(this.you);
  }

  get actions() {
    return this.hand.actions;
  }

  get gains() {
    return gainsOf(this.hand);
  }

  get choices() {
    return choices(this.actions);
  }
}
