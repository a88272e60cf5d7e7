import { FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Args } from "./fields";

type Scope = Parameters<FluentNumber["toString"]>[0];

/** A number in a sentence. A browser takes long to make its first number format, and from 0 to 999 all our languages write alike. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

/** The variables of a message as Fluent is given them. */
export function given(args: Args): Record<string, FluentVariable> {
  const parts = Object.entries(args);
  return Object.fromEntries(parts.map(([name, part]) => [name, typeof part === "number" ? new Figure(part) : part]));
}
