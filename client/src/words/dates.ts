/** Days and moments as a language writes them. */

/** A moment, in seconds since 1970: the day and the time. */
export function moment(lang: string, at: number): string {
  return new Date(at * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}

/** A day that is written "2026-11-15": its date, short. */
export function date(lang: string, day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, { dateStyle: "medium", timeZone: "UTC" });
}

/** A day that is written "2026-11-15": its weekday and date. */
export function day(lang: string, date: string): string {
  const noon = new Date(`${date}T12:00:00Z`); // the same day wherever the reader is
  const parts = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return Number.isNaN(noon.getTime()) ? date : noon.toLocaleDateString(lang, parts);
}
