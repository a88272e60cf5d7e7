import { readFileSync } from "node:fs";

const boards = [...readFileSync("src/boards/kinds.ts", "utf-8").matchAll(/(\w+): \(\) => import\("\.\/(\w+\.svelte)"\)/g)];

/** The boards that bring their own words: their files by the names that games give them. */
export const OWN = new Map(boards.map(([, name = "", file]) => [name, `boards/${file}`]));
