import { describe, expect, test } from "vitest";
import { isElsewhere, shortcut } from "../../src/dom/keys";

/** A key that is pressed on the page, or in a field. */
function press(key: string, more: Partial<KeyboardEvent> = {}, field = false): KeyboardEvent {
  const target = { closest: () => (field ? {} : null) } as unknown as EventTarget;
  return { key, code: "", ctrlKey: false, metaKey: false, altKey: false, target, ...more } as KeyboardEvent;
}

describe("letters alone", () => {
  test("are shortcuts, large or small, and so are digits and signs", () => {
    expect(["h", "H", "3", "?"].map((key) => shortcut(press(key), "plain"))).toEqual(["h", "h", "3", "?"]);
  });

  test("are none with a key of the browser, in a field, or if they are no letters", () => {
    expect(shortcut(press("h", { ctrlKey: true }), "plain")).toBe("");
    expect(shortcut(press("h", { metaKey: true }), "plain")).toBe("");
    expect(shortcut(press("h", { altKey: true }), "plain")).toBe("");
    expect(shortcut(press("h", {}, true), "plain")).toBe("");
    expect(shortcut(press("Escape"), "plain")).toBe("");
  });
});

describe("letters with Alt", () => {
  test("are shortcuts, and alone they are none", () => {
    expect(shortcut(press("h", { altKey: true }), "alt")).toBe("h");
    expect(shortcut(press("h"), "alt")).toBe("");
  });

  test("count by their key where Alt writes another sign", () => {
    expect(shortcut(press("˙", { altKey: true, code: "KeyH" }), "alt")).toBe("h");
    expect(shortcut(press("¡", { altKey: true, code: "Digit1" }), "alt")).toBe("1");
    expect(shortcut(press("ArrowLeft", { altKey: true, code: "ArrowLeft" }), "alt")).toBe("");
  });

  test("count by what they write where it is a letter, wherever its key is", () => {
    expect(shortcut(press("z", { altKey: true, code: "KeyY" }), "alt")).toBe("z");
  });
});

test("switched off, no letter is a shortcut", () => {
  expect(shortcut(press("h"), "off")).toBe("");
  expect(shortcut(press("h", { altKey: true }), "off")).toBe("");
});

test("a key on the page itself is not elsewhere", () => {
  expect(isElsewhere({ target: {} } as KeyboardEvent)).toBe(false);
  expect(isElsewhere(press("a", {}, true))).toBe(true);
});
