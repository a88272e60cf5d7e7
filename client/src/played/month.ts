/** The days of a month in weeks, and its neighbours; months and days are written "2026-11" and "2026-11-15". */

/** The weeks of a month from Monday to Sunday; null where a day is of another month. */
export function weeks(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T12:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = Array.from({ length: 7 * Math.ceil((before + length) / 7) }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= length ? `${month}-${String(day).padStart(2, "0")}` : null;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month so many after this one. */
export function monthAfter(month: string, by: number): string {
  const first = new Date(`${month}-01T12:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + by, 1, 12)).toISOString().slice(0, 7);
}

/** The name of a month, with its year. */
export function monthName(lang: string, month: string): string {
  return new Date(`${month}-01T12:00:00Z`).toLocaleDateString(lang, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** The days of the week, short and in full, from Monday. */
export function weekdays(lang: string): { short: string; long: string }[] {
  const name = (day: number, weekday: "short" | "long") =>
    new Date(Date.UTC(2026, 0, 5 + day, 12)).toLocaleDateString(lang, { weekday, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, "short"), long: name(day, "long") }));
}
