import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blocks, inline, type Block, type Inline } from "../../src/words/markdown";
import { unbroken } from "../../src/words/text";

const LOCALES = new URL("../../../src/boneyard/locales/", import.meta.url);
const plain = (text: string): Inline => ({ kind: "text", text });

/** All the pieces of a block. */
function pieces(block: Block): Inline[] {
  if (block.kind === "list") return block.items.flat();
  if (block.kind === "table") return [...block.head, ...block.rows.flat()].flat();
  return block.kind === "code" ? [] : block.text;
}

describe("a page", () => {
  test("has headings, paragraphs and lists", () => {
    expect(blocks("# Block\n\nTwo\nlines.\n\n## Points\nSo:\n- one\n- two `a=b`\n\n1. first\n2. second")).toEqual([
      { kind: "heading", level: 1, text: [plain("Block")] },
      { kind: "paragraph", text: [plain("Two lines.")] },
      { kind: "heading", level: 2, text: [plain("Points")] },
      { kind: "paragraph", text: [plain("So:")] },
      { kind: "list", ordered: false, items: [[plain("one")], [plain("two "), { kind: "code", text: "a=b" }]] },
      { kind: "list", ordered: true, items: [[plain("first")], [plain("second")]] },
    ]);
  });

  test("has tables, also with an empty corner", () => {
    expect(blocks("| | a |\n|---|---|\n| b | 1 |\n| c | |")).toEqual([
      { kind: "table", head: [[], [plain("a")]], rows: [[[plain("b")], [plain("1")]], [[plain("c")], []]] },
    ]);
  });

  test("has pictures of letters, in which nothing is changed", () => {
    expect(blocks("See:\n```\n- 1 *2*\n\n  3\n```\nSo.")).toEqual([
      { kind: "paragraph", text: [plain("See:")] },
      { kind: "code", text: "- 1 *2*\n\n  3" },
      { kind: "paragraph", text: [plain("So.")] },
    ]);
    expect(blocks("```\nopen")).toEqual([{ kind: "code", text: "open" }]);
  });

  test("may be empty", () => {
    expect([blocks(""), blocks("\n\n")]).toEqual([[], []]);
  });
});

test("a line has strong, stressed and literal pieces", () => {
  expect(inline("**Players** 2 · the blank *end*, `x=1` and 4 * 9 * 2")).toEqual([
    { kind: "strong", text: "Players" },
    plain(" 2 · the blank "),
    { kind: "em", text: "end" },
    plain(", "),
    { kind: "code", text: "x=1" },
    plain(" and 4 * 9 * 2"),
  ]);
});

test("a tile is never broken into two lines", () => {
  expect(unbroken("After 4-7, 12 - 5 is 7, and 6-6-1 well-known")).toBe(
    "After 4\u2060-\u20607, 12 - 5 is 7, and 6\u2060-\u20606\u2060-\u20601 well-known",
  );
});

describe("a link", () => {
  test("leads to a page of the rules, or to a place on it", () => {
    expect(inline("See [the rest](misprints#cyprus-rest) and [Block](block).")).toEqual([
      plain("See "),
      { kind: "link", text: "the rest", to: "misprints#cyprus-rest" },
      plain(" and "),
      { kind: "link", text: "Block", to: "block" },
      plain("."),
    ]);
  });

  test.each(["javascript:alert(1)", "https://example.org", "//example.org", "../t/1", "a b", ""])(
    "to %s is none, but plain text",
    (to) => expect(inline(`[x](${to})`)).toEqual([plain(`[x](${to})`)]),
  );

  test("may lead to an anchor, which is not text", () => {
    expect(blocks("- {#last-two} Two *stay*.")).toEqual([
      {
        kind: "list",
        ordered: false,
        items: [[{ kind: "anchor", text: "last-two" }, plain("Two "), { kind: "em", text: "stay" }, plain(".")]],
      },
    ]);
  });
});

describe.each(["en", "de"])("the rules in %s", (lang) => {
  const folder = new URL(`${lang}/rules/`, LOCALES);
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));

  test("are there for all games", () => {
    expect(files.length).toBeGreaterThan(30);
  });

  test.each(files)("%s leaves nothing over", (file) => {
    const page = readFileSync(new URL(file, folder), "utf-8");
    const found = blocks(page);
    expect(found[0]).toMatchObject({ kind: "heading", level: 1 });
    expect(found.filter((block) => block.kind === "heading").length).toBe(page.match(/^#/gm)?.length);
    for (const { kind, text } of found.flatMap(pieces)) {
      expect(text).not.toMatch(/^(#|-|\d+\.) |^\||\|$|`|\*\*|\]\(|\{#|<[a-z/]/);
      if (kind !== "code") expect(text).not.toMatch(/\*\S|\S\*/);
    }
    for (const table of found.filter((block) => block.kind === "table")) {
      expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([table.head.length]));
    }
  });
});
