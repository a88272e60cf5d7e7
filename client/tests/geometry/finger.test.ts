import fc from "../chance";
import { expect, test } from "vitest";
import { fingerRoom } from "../../src/geometry/finger";

test("a place alone has room for a finger", () => {
  const place = { x: 10, y: 10 };
  expect(fingerRoom(place, [place])).toBe(44);
  expect(fingerRoom(place, [place, { x: 10, y: 100 }])).toBe(44);
});

test("places that are close together share it, and none covers the middle of another", () => {
  const points = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
  const apart = fc.uniqueArray(points, { selector: ({ x, y }) => `${x} ${y}`, minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(apart, (places) => {
      for (const one of places) {
        for (const other of places.filter((place) => place !== one)) {
          const room = (fingerRoom(one, places) + fingerRoom(other, places)) / 2;
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(room);
        }
      }
    }),
  );
});
