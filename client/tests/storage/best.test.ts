import { expect, test } from "vitest";
import { kindOf, reach } from "../../src/storage/best";

function memory(kept = "null") {
  const store = { text: kept, getItem: () => store.text, setItem: (_: string, text: string) => void (store.text = text) };
  return store;
}

test("the first result of a game is no new best, a better one is, and less or as much is not", () => {
  const store = memory();
  expect(reach("solo", "t1", 12, store)).toBeNull();
  expect(reach("solo", "t2", 17, store)).toEqual({ before: 12, first: true });
  expect(reach("solo", "t3", 17, store)).toBeNull();
  expect(reach("solo", "t4", 9, store)).toBeNull();
});

test("whoever comes back to the table of the best result reads it again, and hears it once", () => {
  const store = memory();
  reach("solo", "t1", 12, store);
  reach("solo", "t2", 17, store);
  expect(reach("solo", "t2", 17, store)).toEqual({ before: 12, first: false });
});

test("the same deal again can be a new best", () => {
  const store = memory();
  reach("solo", "t1", 12, store);
  expect(reach("solo", "t1", 20, store)).toEqual({ before: 12, first: true });
});

test("games with other options are another game, in whatever order they are named", () => {
  expect(kindOf("memory", { set: 6, tiles: "all" }, 56)).toBe(kindOf("memory", { tiles: "all", set: 6 }, 56));
  expect(kindOf("memory", { set: 6 }, 56)).not.toBe(kindOf("memory", { set: 9 }, 110));
});

test("what somebody else wrote there is forgotten", () => {
  expect(reach("solo", "t1", 12, memory('{"solo": 3}'))).toBeNull();
});
