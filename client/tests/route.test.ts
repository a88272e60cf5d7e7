import fc from "./chance";
import { describe, expect, test } from "vitest";
import { route } from "../src/route";

describe("an address", () => {
  test.each([
    ["/", { screen: "home" }],
    ["/lobby", { screen: "lobby" }],
    ["/t/abc", { screen: "table", id: "abc" }],
    ["/t/a%2Fb%C3%BC", { screen: "table", id: "a/b\u00fc" }],
    ["/replay/abc/", { screen: "replay", id: "abc" }],
    ["/rules/block", { screen: "rules", game: "block" }],
    ["/learn/block", { screen: "learn", game: "block" }],
    ["/t", { screen: "not-found" }],
    ["/gone", { screen: "not-found" }],
  ])("%s means a screen", (path, screen) => expect(route(path)).toEqual(screen));

  test.each(["/t/%E0%A4%A", "/%", "/rules/%zz", "/%C3/block"])("%s with a broken escape leads nowhere", (path) => {
    expect(route(path)).toEqual({ screen: "not-found" });
  });

  test("of a table leads there, whatever the table is called", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (id) => {
        expect(route(`/t/${encodeURIComponent(id)}`)).toEqual({ screen: "table", id });
      }),
    );
  });

  test("is never too strange to be answered", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("%", "/", "t", "E0", "A4", "zz")), (bits) => {
        expect(route(bits.join("")).screen).toMatch(/^(home|table|not-found)$/);
      }),
    );
  });
});
