/** A few pages of the catalogue for tests. */

import type { Option, Page } from "../../src/wire/api";
import { board } from "../words/hands";

const page = (
  id: string,
  players: number[],
  editions: string[],
  options: Option[] = [],
  kind: Page["kind"] = "lines",
): Page => ({
  id,
  version: 1,
  editions,
  players,
  sets: [6],
  options,
  levels: ["easy", "medium"],
  kind,
  sample: "6-6 6-1",
  board: board(),
  aliases: id === "cyprus" ? ["Mexican Train", "Mexicaanse trein"] : [],
  printed: [{ names: editions.map((book) => book.toLowerCase()), options: {} }],
  fewer: {},
  suggested: [],
  lengths: [],
  usual: id === "chicken-foot" ? 4 : (players[0] ?? 1),
  first: id === "block",
  lesson: "line",
  temperaments: true,
});

const plain = { least: null, most: null, hosts: [], agreed: false };
const number = { ...plain, kind: "number" as const, least: 1, most: 10_000 };
const target: Option = { ...number, agreed: true, name: "target", default: 100, values: [50, 100] };
const hands = (usual: number): Option => ({ ...target, name: "hands", default: usual, values: [0, 7], least: 0 });
const set: Option = { ...plain, name: "set", kind: "choice", default: 6, values: [6, 9] };
const secret: Option = { ...plain, name: "secret_score", kind: "flag", default: true, values: [false, true] };
const host: Option = { ...plain, name: "host", kind: "choice", default: "block", values: ["block", "peruvian"] };

export const PAGES: Page[] = [
  page("block", [2, 3, 4], ["S9", "CL"], [set, target, hands(0)]),
  page("peruvian", [4], ["S9", "CL"], [secret, hands(7)]),
  page("barricade", [2, 3, 4], ["S9", "CL"], [
    host,
    { ...set, hosts: ["block"] },
    { ...target, hosts: ["block"] },
    { ...hands(0), hosts: ["block", "peruvian"] },
    { ...secret, hosts: ["peruvian"] },
  ]),
  page("muggins", [2, 3, 4], ["T5"], [], "counting"),
  page("cyprus", [4, 5, 6, 7, 8, 9, 10], ["S9", "CL"], [], "stars"),
  page("chicken-foot", [2, 3, 4, 5, 6, 7], ["CL"], [], "stars"),
  page("hectic", [2, 3, 4], ["CL"], [], "special"),
  page("memory", [1], ["CL"], [], "alone"),
];

export const pageOf = (id: string): Page => PAGES.find((known) => known.id === id)!;
