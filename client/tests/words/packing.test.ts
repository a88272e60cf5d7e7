import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { pack, unpack } from "../../src/words/packing";

const LOCALES = new URL("../../../src/boneyard/locales/", import.meta.url);
const files = readdirSync(LOCALES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));

const RARE = `
chosen = { $count ->
    [0] none of { NUMBER($count, minimumFractionDigits: 2) }
    [1.50] { chosen.part } and { -term }
   *[other] { $kind ->
       *[2] a { "\u00A0" }
        [many] { $count }
    }
}
    .part = { $who }
of-a-term = { -term.kind ->
    [one] { $count }
   *[other] two
}
parts =
    .one = only this
-term = a term
    .kind = one
`;

const again = (text: string) => {
  const { body } = new FluentResource(text);
  return [unpack(JSON.parse(JSON.stringify(pack(body)))), body];
};

test.each(files)("%s is read as it was parsed", (file) => {
  const [read, parsed] = again(readFileSync(new URL(file, LOCALES), "utf-8"));
  expect(parsed!.length).toBeGreaterThan(0);
  expect(read).toEqual(parsed);
});

test("so is what no file says yet", () => {
  const [read, parsed] = again(RARE);
  expect(parsed).toHaveLength(4);
  expect(read).toEqual(parsed);
});
