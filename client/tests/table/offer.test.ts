import { expect, test } from "vitest";
import { atEase, hasMoved } from "../../src/table/offer";
import type { Chair, Value } from "../../src/wire/types";
import { hand } from "../words/hands";

const chair = (bot: string | null): Chair => ({ name: "", bot, person: !bot, robot: false, ready: false, face: "", why: "", temperament: "", stand_in: "" });
const at = (seats: Chair[], mine: number[], events: Value[] = [], number = 1) =>
  ({ seats, mine, you: 0, hand: { ...hand, hand: number }, table: { seq: 1, around: null, story: [{ seq: 1, events }] } }) as never;
const me = chair(null);

test("a lesson is offered where nobody else waits", () => {
  expect(atEase(at([me], [0]))).toBe(true);
  expect(atEase(at([me, chair("easy")], [0]))).toBe(true);
  expect(atEase(at([me, chair(null)], [0]))).toBe(false);
  expect(atEase(at([me, chair(null)], [0, 1]))).toBe(false);
  expect(atEase(at([chair("easy"), chair("easy")], []))).toBe(false);
});

test("it is offered up to the first own move", () => {
  const seats = [me, chair("easy")];
  expect(hasMoved(at(seats, [0]))).toBe(false);
  expect(hasMoved(at(seats, [0], [{ is: "Begins", seat: 0, by: "lot" }]))).toBe(false);
  expect(hasMoved(at(seats, [0], [{ is: "Passed", seat: 1, numbers: [] }]))).toBe(false);
  expect(hasMoved(at(seats, [0], [{ is: "Passed", seat: 0, numbers: [] }]))).toBe(true);
  expect(hasMoved(at(seats, [0], [], 2))).toBe(true);
});
