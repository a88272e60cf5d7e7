import fc from "../chance";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CHOICES, DEFAULTS, loadSettings, read, saveSettings, tidy, write, type Settings } from "../../src/storage/settings";

const settings: fc.Arbitrary<Settings> = fc.record({
  face: fc.constantFrom("", "3-5 teal", "0-0 ruby"),
  tiles: fc.constantFrom(...CHOICES.tiles),
  size: fc.constantFrom(...CHOICES.size),
  look: fc.constantFrom(...CHOICES.look),
  sound: fc.boolean(),
  motion: fc.constantFrom(...CHOICES.motion),
  hints: fc.boolean(),
  points: fc.boolean(),
  count: fc.boolean(),
  pace: fc.constantFrom(...CHOICES.pace),
  sort: fc.constantFrom(...CHOICES.sort),
  unasked: fc.boolean(),
  confirm: fc.boolean(),
  handed: fc.constantFrom(...CHOICES.handed),
  pairs: fc.constantFrom(...CHOICES.pairs),
  lang: fc.constantFrom("system", "en", "de"),
  keys: fc.constantFrom(...CHOICES.keys),
  vibrate: fc.boolean(),
  notify: fc.boolean(),
  name: fc.string().map(tidy),
});

/** Letters, spaces, what cannot be seen, and the halves of a letter. */
const NASTY = ["a", "ß", "e\u0301", " ", "\n", "\u0000", "\u200d", "\u202e", "\u2028", "👩", "\ud83d", "\udc69"];

/** A place that remembers texts, as browsers have it. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}

afterEach(() => vi.unstubAllGlobals());

describe("the text of settings", () => {
  test("gives them back", () => {
    fc.assert(fc.property(settings, (chosen) => void expect(read(write(chosen))).toEqual(chosen)));
  });

  test("may be any rubbish", () => {
    fc.assert(fc.property(fc.string(), (rubbish) => void expect(read(rubbish)).toEqual(DEFAULTS)));
    fc.assert(
      fc.property(fc.json(), (rubbish) => {
        expect(Object.keys(read(rubbish))).toEqual(Object.keys(DEFAULTS));
        expect(write(read(write(read(rubbish))))).toBe(write(read(rubbish)));
      }),
    );
    expect(read(null)).toEqual(DEFAULTS);
  });

  test("may be rubbish in part: the rest holds", () => {
    fc.assert(
      fc.property(settings, fc.constantFrom(...Object.keys(DEFAULTS)), fc.anything(), (chosen, spoiled, rubbish) => {
        const text = JSON.stringify({ ...chosen, [spoiled]: rubbish });
        const wanted = { ...chosen, [spoiled]: read(text)[spoiled as keyof Settings] };
        expect(read(text)).toEqual(wanted);
      }),
    );
  });

  test("knows nothing but what can be chosen", () => {
    expect(read('{"tiles": "letters", "sound": "no", "lang": "../x", "more": 1}')).toEqual(DEFAULTS);
    expect(read('{"look": "dark", "sound": false}')).toEqual({ ...DEFAULTS, look: "dark", sound: false });
  });
});

test("a name is one line and not too long", () => {
  expect(tidy("  Ann\n\t of\u0000 Cleves ")).toBe("Ann of Cleves");
  expect(tidy("👩‍🚀".repeat(3))).not.toContain("\uFFFD");
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...NASTY), { maxLength: 60 }).map((letters) => letters.join("")), (name) => {
      expect([...tidy(name)].length).toBeLessThanOrEqual(40);
      expect(tidy(tidy(name))).toBe(tidy(name));
    }),
  );
});

describe("settings are remembered", () => {
  test("by the browser", () => {
    vi.stubGlobal("localStorage", storage());
    expect(loadSettings()).toEqual(DEFAULTS);
    saveSettings({ ...DEFAULTS, name: "Ann" });
    expect(loadSettings()).toEqual({ ...DEFAULTS, name: "Ann" });
    expect(localStorage.getItem("boneyard")).toContain("Ann");
  });

  test("not by one that has no place for them", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(loadSettings()).toEqual(DEFAULTS);
    expect(() => saveSettings(DEFAULTS)).not.toThrow();
  });

  test("not by one that refuses", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(loadSettings()).toEqual(DEFAULTS);
    expect(() => saveSettings(DEFAULTS)).not.toThrow();
  });
});
