/** Why a hint is a good one; fetched with the first of them. */

import type { Hint } from "../wire/types";
import { explained } from "../words/coaching";
import type { Words } from "../words/words";

export default function because({ points, percent, reasons }: Hint, words: Words): string {
  return explained({ points, wins: percent === null ? null : percent / 100, reasons }, words);
}
