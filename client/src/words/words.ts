import type { FluentBundle } from "@fluent/bundle";
import type { Board, Followed, OptionValue, Seat, TileText, Value } from "../wire/types";
import { halves, kebab, written } from "./text";
import { type Args, fields, halved } from "./fields";
import { given } from "./number";
import { type Packed, unpack } from "./packing";

/** A language, and who sits at the table and who is reading. */
export class Words {
  constructor(
    readonly lang: string,
    private readonly messages: FluentBundle,
    readonly names: readonly string[] = [],
    readonly you: Seat | null = null,
    /** Whether halves are named by colours. */
    readonly colours = false,
  ) {}

  /** The same language for a table with these players, as one of them reads it. */
  seated(names: readonly string[], you: Seat | null = null): Words {
    return new Words(this.lang, this.messages, names, you, this.colours);
  }

  /** The same language for a table that is drawn like this: where its tiles are colours, they are called so. */
  at({ colours }: Pick<Board, "colours">): Words {
    return new Words(this.lang, this.messages, this.names, this.you, colours);
  }

  /** Know these messages as well. */
  learn(messages: Packed): void {
    this.messages.addResource({ body: unpack(messages) });
  }

  /** The same, where a bot acts for whoever sits there. */
  stoodIn(seat: Seat): Words {
    const name = this.say(seat === this.you ? "bot-for-you" : "bot-for", { name: this.name(seat) });
    const you = seat === this.you ? null : this.you;
    return new Words(this.lang, this.messages, this.names.with(seat, name), you, this.colours);
  }

  /** Whether there is such a message, "key.attribute" for a part of one. */
  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The message of this key, at a table of colours in the form that it has there; else what is given; else the key itself. */
  say(key: string, args: Args = {}, otherwise: string = key): string {
    const pattern = (this.colours ? this.pattern(`${key}-colours`) : null) ?? this.pattern(key);
    const holes: Error[] = []; // what a message lacks shows in its text, it never breaks the page
    return pattern === null ? otherwise : this.messages.formatPattern(pattern, given(args), holes);
  }

  /** What happened, as a sentence. */
  event(event: Value, more: Args = {}): string {
    const args = halved(this, { ...fields(this, event), ...more });
    return capital(this.say(`event-${kebab(event)}`, args, `${kebab(event)}: ${spoken(event)}`));
  }

  /** What can be done, as words. */
  action(action: Value, more: Args = {}): string {
    return this.say(`action-${kebab(action)}`, halved(this, { ...fields(this, action), ...more }), kebab(action));
  }

  /** What is asked of whoever is to play, as a sentence; then what is worth points, where something is. */
  ask(ask: Value): string {
    const { numbers, choices, totals } = ask as unknown as { numbers: number[]; choices: string[]; totals: number[] };
    const args = {
      ...fields(this, ask),
      numbers: this.either(numbers.map((number) => this.half(number))),
      open: numbers.length,
      choices: this.either(choices.map((choice) => this.say(`choice-${choice}`))),
      count: choices.length,
      totals: totals.length ? this.listing(totals) : "none",
    };
    const goal = ask.goal ? ` ${this.say(`goal-${String(ask.goal)}`)}` : "";
    return capital(this.say(`ask-${String(ask.what)}`, args)) + goal;
  }

  /** What points are for, and how they were counted; a number at the end of a word is its `$number`. */
  reason(why: string, args: Args = {}): string {
    return why.split(" ").map((word) => this.countedFor(word, args)).join(", ");
  }

  private countedFor(why: string, args: Args): string {
    const [, named, number] = /^(.*)-(\d+)$/.exec(why) ?? [];
    if (named === undefined) return this.say(`why-${why}`, args, why);
    return this.say(`why-${named}`, { ...args, number: Number(number) }, why);
  }

  /** The name of a game. */
  game(name: string): string {
    return this.say(`game-${name}`, {}, name);
  }

  /** A game in one sentence. */
  summary(name: string): string {
    return this.say(`game-${name}.summary`, {}, "");
  }

  /** The name of an option. */
  option(name: string): string {
    return this.say(`option-${key(name)}`, {}, name);
  }

  /** What an option does; where it is a number, given the least one, for 0 may have a meaning of its own. */
  optionHelp(name: string, least?: number | null): string {
    return this.say(`option-${key(name)}.help`, { least: least ?? 1 }, "");
  }

  /** The value of an option: yes or no, a number, or its own words. */
  value(option: string, value: OptionValue): string {
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    return typeof value === "string" ? this.say(valueKey(option, value), {}, value) : String(value);
  }

  /** Printed texts by their names: a rulebook, with its languages where only some of its texts are meant. */
  edition({ names, changed }: Followed): string {
    const books = new Map<string, string[]>();
    for (const name of names) {
      const [book = name, language] = this.has(`edition-${name}`) ? [name] : name.split("-");
      books.set(book, [...(books.get(book) ?? []), ...(language ? [language] : [])]);
    }
    const edition = this.listing(Array.from(books, ([book, languages]) => this.texts(book, languages)));
    return changed ? this.say("edition-changed", { edition }) : edition;
  }

  /** Who sits there: "you", a name, or the number of the seat. */
  name(seat: Seat): string {
    if (seat === this.you) return this.say("you");
    if (seat < 0) return this.say("nobody");
    return this.names[seat] || this.say("seat-number", { seat });
  }

  /** One, one and another, or one, another and a third. */
  listing(things: Iterable<string | number>): string {
    const texts = Array.from(things, String);
    const last = texts.pop() ?? this.say("nothing");
    return texts.length ? this.say("list-and", { most: texts.join(", "), last }) : last;
  }

  /** One, one or another, or one, another or a third. */
  either(things: Iterable<string | number>): string {
    const texts = Array.from(things, String);
    const last = texts.pop() ?? "";
    return texts.length ? this.say("list-or", { most: texts.join(", "), last }) : last;
  }

  /** The names of those who play together, the reader first. */
  side(seats: readonly Seat[]): string {
    const others = seats.filter((seat) => seat !== this.you).toSorted((one, other) => one - other);
    const first = seats.filter((seat) => seat === this.you);
    return this.listing([...first, ...others].map((seat) => this.name(seat)));
  }

  /** A number for those who play together: "Ada 5"; seats without names are set off: "seat 0: 5". */
  counted(seats: readonly Seat[], number: number): string {
    return this.say(this.names.length ? "counted" : "counted-seat", { name: this.side(seats), number });
  }

  /** What half a tile shows: a number or, at a table of colours, the name of one. */
  half(number: number): number | string {
    return this.colours ? this.say(`colour-${number}`, {}, String(number)) : number;
  }

  /** A tile: "2-3" or, at a table of colours, "red and yellow"; in a list "red-yellow". */
  tile(tile: TileText, form: "tile" | "listed-tile" = "tile"): string {
    const [low, high] = halves(tile);
    if (!this.colours || low < 0) return tile;
    return this.say(low === high ? "coloured-double" : `coloured-${form}`, { low: this.half(low), high: this.half(high) });
  }

  private texts(name: string, languages: readonly string[]): string {
    const book = this.say(`edition-${name}`, {}, name);
    const named = languages.map((language) => this.say(`language-${language}`, {}, language)).join(", ");
    return named ? this.say("edition-text", { book, languages: named }) : book;
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.messages.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }
}

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The key of a named value; ">100" is "over-100" and ">=100" is "from-100". */
export function valueKey(option: string, value: string): string {
  return `value-${key(option)}-${key(value.replace(">=", "from-").replace(">", "over-"))}`;
}

function key(name: string): string {
  return name.replaceAll("_", "-");
}

function spoken({ is: _, ...parts }: Value): string {
  return Object.values(parts).map(written).join(", ");
}
