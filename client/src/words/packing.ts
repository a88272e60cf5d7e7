/**
 * Parsed messages, written small: by their keys, each a pattern or, with parts, patterns by their names ("" is the message
 * itself). A variable is `{"$": "count"}`, a choice by one is `{"$": "count", "#0": "none", "one": "…", "*other": "…"}`;
 * whatever else there is stays as it was parsed.
 */

import type { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Element = Exclude<Pattern, string>[number];
type Expression = Exclude<Element, string>;
type Variant = Extract<Expression, { type: "select" }>["variants"][number];

type Small = string | (string | Expression | Choice)[];
type Choice = { [key: string]: Small };

/** Messages by their keys. */
export type Packed = Record<string, Small | Choice>;

const SELF = "";
const OF = "$";
const OTHERWISE = "*";
const NUMBER = "#";

export function pack(messages: readonly Message[]): Packed {
  return Object.fromEntries(messages.map(({ id, value, attributes }) => [id, packed(value, Object.entries(attributes))]));
}

function packed(value: Pattern | null, parts: [string, Pattern][]): Small | Choice {
  const all = value === null ? parts : [[SELF, value] as const, ...parts];
  return value !== null && !parts.length ? small(value) : Object.fromEntries(all.map(([name, part]) => [name, small(part)]));
}

function small(pattern: Pattern): Small {
  return typeof pattern === "string" ? pattern : pattern.map((part) => (typeof part === "string" ? part : smaller(part)));
}

function smaller(part: Expression): Expression | Choice {
  if (part.type === "var") return { [OF]: part.name };
  if (part.type !== "select" || part.selector.type !== "var") return part;
  const cases = part.variants.map(({ key, value }, at) => [(at === part.star ? OTHERWISE : "") + keyText(key), small(value)]);
  return { [OF]: part.selector.name, ...(Object.fromEntries(cases) as Choice) };
}

function keyText(key: Variant["key"]): string {
  return key.type === "num" ? NUMBER + key.value.toFixed(key.precision) : key.value;
}

/** The messages as they were parsed. */
export function unpack(messages: Packed): Message[] {
  return Object.entries(messages).map(([id, message]) => {
    if (typeof message === "string" || Array.isArray(message)) return { id, value: whole(message), attributes: {} };
    const { [SELF]: self, ...parts } = message;
    const attributes = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, whole(part)]));
    return { id, value: self === undefined ? null : whole(self), attributes };
  });
}

function whole(pattern: Small): Pattern {
  return typeof pattern === "string" ? pattern : pattern.map((part) => (isChoice(part) ? larger(part) : part));
}

function isChoice(part: string | Expression | Choice): part is Choice {
  return typeof part !== "string" && OF in part;
}

function larger({ [OF]: of, ...cases }: Choice): Expression {
  const named: Expression = { type: "var", name: of as string };
  const keys = Object.keys(cases);
  if (!keys.length) return named;
  const variants = keys.map((key) => ({ key: keyOf(key.replace(OTHERWISE, "")), value: whole(cases[key]!) }));
  return { type: "select", selector: named, variants, star: keys.findIndex((key) => key.startsWith(OTHERWISE)) };
}

function keyOf(text: string): Variant["key"] {
  if (!text.startsWith(NUMBER)) return { type: "str", value: text };
  const number = text.slice(NUMBER.length);
  return { type: "num", value: Number(number), precision: number.split(".")[1]?.length ?? 0 };
}
