/** What somebody proposes, and what became of it, in words. */

import type { Sitting } from "../state/sitting.svelte";
import type { Talk } from "../state/talk";
import type { Hand } from "../wire/types";
import { totals } from "../words/scores";
import { capital, type Words } from "../words/words";

type Table = Pick<Sitting, "around" | "hand" | "mine" | "words">;

/** What is proposed, and to whom: "" if nothing is. */
export function proposalOf({ around, hand, mine, words }: Table): string {
  const proposal = around?.proposal;
  if (!proposal) return "";
  const own = mine.includes(proposal.seat);
  const said = words.say(own ? "proposed-you" : "proposed", { name: words.name(proposal.seat), what: proposal.what });
  return capital(proposal.what === "settle" && hand ? `${said} ${words.say("settle-means", { totals: stood(words, hand) })}` : said);
}

/** The totals as they stood before the running hand. */
export function stood(words: Words, hand: Hand): string {
  const running = !hand.dealing && hand.result && hand.totals;
  return totals(words, running ? { ...hand, totals: running.map((total, seat) => total - (hand.result?.[seat] ?? 0)) } : hand);
}

/** What people have agreed on or not; a line without a seat is nobody's. */
export function talkSentence(words: Words, { kind, seat, why }: Talk): string {
  const key = kind === "answered" ? `answered-${why}` : `talk-line-${kind}`;
  const name = seat < 0 ? "" : words.name(seat);
  return capital(words.say(seat === words.you && words.has(`${key}-you`) ? `${key}-you` : key, { name }));
}
