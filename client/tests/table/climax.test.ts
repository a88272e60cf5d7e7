import { expect, test } from "vitest";
import { LONG_REST, REST, rest } from "../../src/table/climax.svelte";

test("what was hidden is looked at for longer before the result comes", () => {
  expect(rest([{ is: "Placed" }, { is: "Ended" }])).toBe(REST);
  expect(rest([{ is: "Ended" }, { is: "Opened", tiles: ["2-5"] }])).toBe(LONG_REST);
});
