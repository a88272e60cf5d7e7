import { hexToBytes } from "@noble/hashes/utils.js";
import type { TileText } from "../wire/types";
import { commitment, lot, shuffled } from "./fair";

/**
 * What is wrong with a deal: nothing; the record has no proof of it; the proof cannot be read or is of another table;
 * the seed is not the one that was promised; the deck does not follow from the seeds; the lot neither.
 */
export type Wrong = "" | "none" | "proof" | "promise" | "deck" | "lot";

/** What was found out about the deal of one hand. */
export interface Verdict {
  hand: number;
  ok: boolean;
  /** What the server had published before the deal; "" without a proof. */
  commitment: string;
  /** What the players had brought, by their seats. */
  seeds: string[];
  /** Which deal counted; those before it must be void by the rules of the game, which are not checked here. */
  deal: number;
  why: Wrong;
}

interface RecordLine {
  key: string;
  text: string;
}

interface Dealt {
  match: string;
  players: number;
  hand: number;
  deck: TileText[];
  /** Who has the first lead, and why: "1 by lot", or "1 by turn" after a match before; "" where a rule says it. */
  begins: string;
}

interface Proof {
  seed: Uint8Array;
  commitment: string;
  seeds: string[];
  deal: number;
}

/** Every deal of a record, checked as docs/fairness.md describes it. */
export function check(record: string): Verdict[] {
  const [head = [], ...hands] = sections(record);
  const [match, players, begins] = [all(head, "match"), Number(all(head, "players")), all(head, "begins")];
  return hands.map((lines, at) => {
    const deck = all(lines, "deck").split(/\s+/).filter(Boolean);
    return judged({ match, players, hand: at + 1, deck, begins: at ? "" : begins }, all(lines, "proof"));
  });
}

function judged(dealt: Dealt, text: string): Verdict {
  const proof = read(text);
  const { commitment, seeds, deal } = proof ?? { commitment: "", seeds: [], deal: 0 };
  const why = !text || !dealt.match ? "none" : wrong(dealt, proof);
  return { hand: dealt.hand, ok: why === "", commitment, seeds, deal, why };
}

function wrong({ match, players, hand, deck, begins }: Dealt, proof: Proof | null): Wrong {
  if (!proof || proof.seeds.length !== players || proof.deal < 1) return "proof";
  if (commitment(match, hand, proof.seed) !== proof.commitment) return "promise";
  const dealt = shuffled(whole(deck), match, hand, proof.seed, proof.seeds, proof.deal);
  if (dealt.join(" ") !== deck.join(" ")) return "deck";
  const drawn = `${lot(match, hand, proof.seed, proof.seeds)} by lot`;
  return begins.endsWith("by lot") && begins !== drawn ? "lot" : "";
}

function read(text: string): Proof | null {
  const parts = new Map(text.split(/\s+/).map((part) => cut(part, "=")));
  const [deal, commitment, players] = [parts.get("deal"), parts.get("commitment"), parts.get("players")];
  const seed = fromHex(parts.get("seed") ?? "?");
  if (!seed || commitment === undefined || players === undefined || !/^\d{1,9}$/.test(deal ?? "")) return null;
  return { seed, commitment, seeds: players.split(","), deal: Number(deal) };
}

function fromHex(digits: string): Uint8Array | null {
  try {
    return hexToBytes(digits);
  } catch {
    return null;
  }
}

/** The whole set from which a deck is: every pair of the numbers that it shows, sorted. */
function whole(deck: TileText[]): TileText[] {
  const shown = deck.flatMap((tile) => tile.split("-").map(Number));
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  if (!(highest - lowest < 100)) return []; // no set is so large: such a deck is none
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  return numbers.flatMap((low) => numbers.filter((high) => high >= low).map((high) => `${low}-${high}`));
}

/** The lines that say something: those of the header, then those of every hand. */
function sections(record: string): RecordLine[][] {
  const found: RecordLine[][] = [[]];
  for (const line of record.split(/\r\n|\n|\r/)) {
    const [key, text] = cut(line.trim(), ":");
    if (/^hand \d+$/.test(key)) found.push([]);
    else found.at(-1)!.push({ key, text: text.trim() });
  }
  return found;
}

function all(lines: RecordLine[], key: string): string {
  return lines
    .filter((line) => line.key === key)
    .map((line) => line.text)
    .join(" ");
}

function cut(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + at.length)];
}
