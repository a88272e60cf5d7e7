/** How a deal follows from its seeds, as docs/fairness.md describes it. */

// Not `crypto.subtle`: a page that is opened over plain HTTP in a home network has none.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TileText } from "../wire/types";

const WORD = 2 ** 32;

/** What is published before the deal: it fixes the seed and does not tell it. */
export function commitment(match: string, hand: number, seed: Uint8Array): string {
  return bytesToHex(sha256(utf8ToBytes(`boneyard commitment 1\n${match}\n${hand}\n${bytesToHex(seed)}`)));
}

/** The tiles in the order that follows from all the seeds; `deal` counts up when the rules call a deal void. */
export function shuffled(
  tiles: readonly TileText[],
  match: string,
  hand: number,
  seed: Uint8Array,
  players: readonly string[],
  deal: number,
): TileText[] {
  const stream = numbers(seed, ["boneyard shuffle 1", match, hand, deal, ...players].join("\n"));
  const deck = [...tiles];
  for (let place = deck.length - 1; place > 0; place--) {
    const other = below(stream, place + 1);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return deck;
}

/** The seat that a lot names: it follows from the seeds, and has nothing to do with the deck. */
export function lot(match: string, hand: number, seed: Uint8Array, players: readonly string[]): number {
  return below(numbers(seed, ["boneyard lot 1", match, hand, ...players].join("\n")), players.length);
}

/** Numbers of 32 bits without end, eight from each block of an HMAC in counter mode. */
function* numbers(seed: Uint8Array, message: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = hmac(sha256, seed, utf8ToBytes(`${message}\n${block}`));
    const digest = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** A number below the limit, every one equally likely: what would be uneven is thrown away. */
export function below(stream: Iterator<number, never>, limit: number): number {
  const even = WORD - (WORD % limit);
  let number = stream.next().value;
  while (number >= even) number = stream.next().value;
  return number % limit;
}
