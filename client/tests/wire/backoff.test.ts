import fc from "../chance";
import { describe, expect, test } from "vitest";
import { backoff } from "../../src/wire/backoff";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const failures = fc.nat({ max: 40 });

describe("the wait before a reconnect", () => {
  test("is short at first, and never more than a little longer than ten seconds", () => {
    fc.assert(
      fc.property(failures, chance, (failed, drawn) => {
        expect(backoff(0, () => drawn)).toBeLessThan(400);
        expect(backoff(failed, () => drawn)).toBeGreaterThanOrEqual(150);
        expect(backoff(failed, () => drawn)).toBeLessThanOrEqual(12_000);
      }),
    );
  });

  test("grows with every failure, for the same chance", () => {
    fc.assert(
      fc.property(failures, chance, (failed, drawn) => {
        expect(backoff(failed + 1, () => drawn)).toBeGreaterThanOrEqual(backoff(failed, () => drawn));
      }),
    );
  });

  test("is spread, so that no moment is everybody's", () => {
    fc.assert(
      fc.property(failures, (failed) => {
        const middle = backoff(failed, () => 0.5);
        const waits = Array.from({ length: 2_000 }, () => backoff(failed));
        const busiest = Array.from({ length: 20 }, (_, at) => {
          const [from, to] = [backoff(failed, () => at / 20), backoff(failed, () => (at + 1) / 20)];
          return waits.filter((wait) => wait >= from && wait < to).length;
        });
        expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(middle / 2);
        expect(Math.max(...busiest)).toBeLessThan(200); // a hundred would be even
      }),
      { numRuns: 8 },
    );
  });
});
