import { expect, test } from "vitest";
import { forgetDevice } from "../../src/storage/forget";

test("a device forgets games and tables, but neither settings nor what others keep", () => {
  const kept = new Map([["boneyard.last", "{}"], ["boneyard-moves-abc", "[]"], ["boneyard", "{}"], ["other", "1"]]);
  const store = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  forgetDevice(store as Storage);
  expect([...kept.keys()]).toEqual(["boneyard", "other"]);
});
