import { describe, expect, test } from "vitest";
import { askedAt, doneAt, saidAt, storyAt } from "../../src/lesson/steps";
import type { Value } from "../../src/wire/types";
import { hand } from "../words/hands";

const step = (seat: number | null, action: string, events: Value[] = []) => ({ seat, action, events, hand });
const passed: Value = { is: "Passed", seat: 1, numbers: [] };
/** Somebody else begins; the learner lays, the other one passes, and the learner draws and lays. */
const lesson = {
  seat: 0,
  steps: [
    step(null, ""),
    step(1, "6-6"),
    step(0, "3-6@a"),
    step(1, "pass", [passed]),
    step(0, "draw"),
    step(0, "1-3@a"),
  ],
  says: ["lay", "draw", "lay that", "well done"],
};

describe("a lesson", () => {
  test("asks for the learner's own moves only", () => {
    expect(lesson.steps.map((_, at) => askedAt(lesson, at))).toEqual([null, "3-6@a", null, "draw", "1-3@a", null]);
  });

  test("says a sentence before each of them, and one in the end", () => {
    expect(lesson.steps.map((_, at) => saidAt(lesson, at))).toEqual(["", "lay", "", "draw", "lay that", "well done"]);
  });

  test("counts them", () => {
    expect(lesson.steps.map((_, at) => doneAt(lesson, at))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test("remembers what happened", () => {
    expect(storyAt(lesson, 3).flatMap(({ events }) => events)).toEqual([passed]);
    expect(storyAt(lesson, 2)).toHaveLength(3);
  });
});
