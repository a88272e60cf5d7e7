import { describe, expect, test } from "vitest";
import { onward, type Place } from "../../src/dom/grid";

const place = (row: number, column: number): Place => ({ name: `${row}${column}`, row, column });
const square = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => place(row, column)));

describe("onward", () => {
  test.each([
    ["ArrowUp", "01"],
    ["ArrowDown", "21"],
    ["ArrowLeft", "10"],
    ["ArrowRight", "12"],
  ])("%s leads to the next one", (key, name) => {
    expect(onward(key, place(1, 1), square)?.name).toBe(name);
  });

  test("it goes over a gap in the same row", () => {
    expect(onward("ArrowRight", place(0, 0), [place(0, 0), place(0, 5), place(1, 1)])?.name).toBe("05");
  });

  test("it misses no row: with nothing straight below it goes aside", () => {
    expect(onward("ArrowDown", place(0, 0), [place(2, 0), place(1, 4), place(1, 2)])?.name).toBe("12");
  });

  test("at the edge, and for other keys, it stays", () => {
    expect(onward("ArrowUp", place(0, 1), square)).toBeNull();
    expect(onward("Enter", place(1, 1), square)).toBeNull();
  });
});
