import { describe, expect, test } from "vitest";
import { outdated } from "../src/reload";
import type { Store } from "../src/storage/local";

function store(items: Record<string, string> = {}): Store {
  return { getItem: (key) => items[key] ?? null, setItem: (key, text) => void (items[key] = text) };
}

const served = (entry: string) => async () => `<script type="module" src="${entry}"></script>`;
const OLD = "/assets/index-old.js";
const NEW = "/assets/index-new.js";

describe("a page with a missing file", () => {
  test("is loaded again when the server has another one", async () => {
    expect(await outdated(OLD, served(NEW), store())).toBe(true);
  });

  test("is not loaded again and again", async () => {
    const kept = store();
    const tries = [await outdated(OLD, served(NEW), kept), await outdated(OLD, served(NEW), kept)];
    expect(tries).toEqual([true, false]);
    expect(await outdated(NEW, served("/assets/index-newest.js"), kept)).toBe(true);
  });

  test("stays while it is the newest, or while nobody answers", async () => {
    expect(await outdated(OLD, served(OLD), store())).toBe(false);
    expect(await outdated(OLD, () => Promise.reject(new TypeError("Failed to fetch")), store())).toBe(false);
  });

  test("stays on a device that remembers nothing", async () => {
    const forgetful: Store = { getItem: () => null, setItem: () => undefined };
    expect(await outdated(OLD, served(NEW), forgetful)).toBe(false);
  });
});
