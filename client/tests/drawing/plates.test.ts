import { expect, test } from "vitest";
import { plate, type Plate } from "../../src/drawing/plates";

const plates = [0, 1, 2, 3, 4, 5, 6].map(plate);

/** How bright a colour such as "#12a53a" is, as the guidelines for accessible contrast count it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast({ ground, ink }: Plate): number {
  const [dark = 0, light = 0] = [ground, ink].map(brightness).toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test("every colour has a ground and a sign of its own, and only white has none", () => {
  expect(new Set(plates.map(({ ground }) => ground)).size).toBe(7);
  expect(new Set(plates.map(({ sign }) => sign)).size).toBe(7);
  expect(plates.map(({ sign }) => sign === "")).toEqual([true, false, false, false, false, false, false]);
});

test.each(plates)("the sign on $ground can be seen without its colour", (one) => {
  expect(contrast(one)).toBeGreaterThan(4.5);
});
