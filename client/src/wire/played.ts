/** What can be asked about what one has played; apart from the rest, since few screens ask. */

import type { Api } from "./api";
import type { Calendar, OwnRating, Results, Statistics } from "./types";

/** Which of the matches that one has played are wanted. */
export interface Wanted {
  game?: string;
  person?: string;
  opponent?: string;
  offset?: number;
}

/** The file with everything that is known of oneself. */
export const EXPORT = "/api/mine/export";

/** Some of the matches, newest first. */
export function results(api: Api, wanted: Wanted): Promise<Results> {
  return api.own(`/results?${query({ ...wanted })}`);
}

/** All of them counted. */
export function statistics(api: Api): Promise<Statistics> {
  return api.own("/statistics");
}

/** How strong one is, by game and number of players. */
export function ratings(api: Api): Promise<OwnRating[]> {
  return api.own("/ratings");
}

/** A month of the puzzles; this one, if none is named. */
export function calendar(api: Api, month = ""): Promise<Calendar> {
  return api.own(`/calendar?${query({ month })}`);
}

/** What is wanted as the end of an address, without what is not. */
function query(wanted: Record<string, string | number>): string {
  const given = Object.entries(wanted).filter(([, value]) => value);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
