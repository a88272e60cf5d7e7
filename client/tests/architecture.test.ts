import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The rooms of src: each imports from itself and from those above it. Types may come from anywhere. */
const ROOMS = [
  "wire",
  "geometry",
  "drawing",
  "dom",
  "sound",
  "proof",
  "words",
  "catalogue",
  "storage",
  "app", // the files beside the rooms
  "input",
  "state",
  "parts",
  "lobby",
  "played",
  "home",
  "attention",
  "boards",
  "share",
  "table",
  "replay",
  "lesson",
  "screens",
];
const PURE = ["wire", "geometry", "drawing", "proof", "words", "storage"];
const PACKAGES = /^(svelte|lean-qr|virtual:messages|@[\w-]+)(\/|$)/;
const ENTRY = ["App.svelte", "main.ts"]; // below everything

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file));

/** What a module imports at once, but for types. */
function imports(file: string): string[] {
  const text = readFileSync(join("src", file), "utf8");
  return [...text.matchAll(/^\s*import (?!type )[^;"]*?from "([^"]+)"/gm)].map(([, name = ""]) =>
    name.startsWith(".") ? normalize(join(dirname(file), name)).replaceAll("\\", "/") : name,
  );
}

function roomOf(file: string): string {
  return file.includes("/") ? file.slice(0, file.indexOf("/")) : "app";
}

test.each(ROOMS)("%s imports from itself and from the rooms above it only", (room) => {
  const own = files.filter((file) => roomOf(file) === room && !ENTRY.includes(file));
  const above = ROOMS.slice(0, ROOMS.indexOf(room) + 1);
  const local = own.flatMap((file) => imports(file).filter((name) => !PACKAGES.test(name)));
  expect(own.length).toBeGreaterThan(0);
  expect(local.filter((name) => !above.includes(roomOf(name)))).toEqual([]);
});

test("every module is in one of the rooms", () => {
  expect(files.filter((file) => !ROOMS.includes(roomOf(file)))).toEqual([]);
});

test.each(PURE)("%s knows nothing of Svelte", (room) => {
  const own = files.filter((file) => roomOf(file) === room);
  expect(own.filter((file) => /\.svelte/.test(file) || imports(file).some((name) => /svelte/.test(name)))).toEqual([]);
});
