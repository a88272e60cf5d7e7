import { expect, test } from "vitest";
import { mute, muted } from "../../src/storage/muted";
import type { Store } from "../../src/storage/local";

function device(): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("whoever is muted stays so on this device, until they are heard again", () => {
  const store = device();
  expect(muted(store)).toEqual([]);
  mute("ann", true, store);
  expect(mute("ben", true, store)).toEqual(["ann", "ben"]);
  expect(mute("ann", true, store)).toEqual(["ben", "ann"]);
  expect(mute("ben", false, store)).toEqual(["ann"]);
  expect(muted(store)).toEqual(["ann"]);
});

test("a device that remembers nothing, or nonsense, mutes nobody", () => {
  const store = device();
  store.setItem("boneyard.muted", '{"ann": true}');
  expect(muted(store)).toEqual([]);
  const forbidden: Store = { getItem: () => null, setItem: () => { throw new Error("full"); } };
  expect(mute("ann", true, forbidden)).toEqual(["ann"]);
});
