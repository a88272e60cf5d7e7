import { expect, test } from "vitest";
import { monthAfter, monthName, weekdays, weeks } from "../../src/played/month";

test("a month is weeks from Monday to Sunday", () => {
  const november = weeks("2026-11");
  expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(november.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks("2027-02")).toHaveLength(4);
});

test("months follow each other across years", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-03", 1)]).toEqual(["2027-01", "2025-12", "2026-04"]);
});

test("months and days are called as a language calls them", () => {
  expect([monthName("de", "2026-03"), monthName("en", "2026-03")]).toEqual(["März 2026", "March 2026"]);
  expect(weekdays("de").map(({ short }) => short)).toEqual(["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]);
});
