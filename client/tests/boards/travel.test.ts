import { expect, test, vi } from "vitest";
import { frames, landing, type Spot } from "../../src/boards/travel";

const hand: Spot = { x: 10, y: 90, turn: 90, unit: 50 };
const end: Spot = { x: 40, y: 20, turn: 0, unit: 25 };

/** What the frames do to a point: all functions of a transform, the last one first. */
function moved(transform: string, point: [number, number]): [number, number] {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].toReversed();
  return steps.reduce<[number, number]>(([x, y], [, name, given = ""]) => {
    const [one = 0, two = 0] = given.split(",").map(parseFloat);
    if (name === "translate") return [x + one, y + two];
    if (name === "scale") return [x * one, y * one];
    const angle = (one * Math.PI) / 180;
    return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  }, point);
}

const near = ([x, y]: [number, number]) => [Math.round(x), Math.round(y)];

test("a tile begins where it comes from, turned and large as it was there", () => {
  const [first] = frames(hand, end);
  expect(near(moved(first!.transform, [40, 20]))).toEqual([10, 90]);
  expect(near(moved(first!.transform, [40 + 25, 20]))).toEqual([10, 90 + 50]);
});

test("and ends where it lies", () => {
  const [, last] = frames(hand, end);
  for (const point of [[40, 20], [65, 20], [0, 0]] as [number, number][]) {
    expect(near(moved(last!.transform, point))).toEqual(point);
  }
});

test("it turns by the shorter way", () => {
  const turns = (from: number, to: number) =>
    frames({ ...hand, turn: from }, { ...end, turn: to }).map(({ transform }) => parseFloat(/rotate\(([^)]*)deg/.exec(transform)![1]!));
  expect(turns(270, 0)).toEqual([-90, 0]);
  expect(turns(90, 0)).toEqual([90, 0]);
  expect(turns(0, 270)).toEqual([360, 270]);
});

test.each([
  ["full", 200],
  ["less", 0],
])("with %s motion a tile is on its way for %i milliseconds", (motion, way) => {
  vi.stubGlobal("document", { documentElement: { dataset: { motion } } });
  expect(landing()).toBe(way);
  vi.unstubAllGlobals();
});
