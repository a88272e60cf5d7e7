import fc from "../chance";
import { correction, generate } from "lean-qr";
import { expect, test } from "vitest";
import { qrPath } from "../../src/drawing/qr";

/** The modules that a path blackens, as "x,y". */
function black(path: string): Set<string> {
  const found = new Set<string>();
  const steps = path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g);
  for (const [, x, y, right, back] of steps) {
    expect(right).toBe(back);
    for (let at = 0; at < Number(right); at++) found.add(`${Number(x) + at},${y}`);
  }
  return found;
}

test("every black module is drawn, and no other", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^https:\/\/[a-z]{1,20}\/t\/[a-z]{10}$/), (url) => {
      const { size, path } = qrPath(url);
      const code = generate(url, { minCorrectionLevel: correction.M });
      const wanted = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const)
        .filter(([x, y]) => code.get(x - 4, y - 4))
        .map(([x, y]) => `${x},${y}`);
      expect(size).toBe(code.size + 8);
      expect([...black(path)].join(" ")).toBe(wanted.join(" "));
      expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
    }),
    { numRuns: 5 },
  );
});

test("three corners have a mark, and there is a quiet margin", () => {
  const { size, path } = qrPath("http://192.168.1.20:2828/t/abcdefghjk");
  const drawn = black(path);
  for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => drawn.has(`${x + at},${y}`))).toEqual(Array(7).fill(true));
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => drawn.has(`${x + at},${y + 1}`))).toEqual([
      true, false, false, false, false, false, true,
    ]);
  }
  const places = [...drawn].flatMap((place) => place.split(",").map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});

test("other texts give other codes", () => {
  expect(qrPath("a").path).not.toBe(qrPath("b").path);
});
