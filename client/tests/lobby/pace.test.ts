import { expect, test } from "vitest";
import { paceAt } from "../../src/lobby/pace";
import { PAGES } from "../catalogue/pages";

test("bots play as fast as somebody wants, but in a race as usual", () => {
  const [page] = PAGES;
  expect(paceAt(page, 0.5)).toBe(0.5);
  expect(paceAt({ ...page!, board: { ...page!.board, race: true } }, 0)).toBe(1);
});
