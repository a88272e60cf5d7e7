/** The entries of the menu. */

export interface MenuEntry {
  href: string;
  /** The message key of its name. */
  key: string;
  /** The screens that belong to it. */
  screens: readonly string[];
  icon: string;
}

const PEOPLE = [
  "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5",
  "M16 11a2.6 2.6 0 1 0 0-5M17 14c2.6 0 4.5 2 4.5 5",
].join("");
const SLIDERS = [
  "M4 7h9M17 7h3M4 17h3M11 17h9",
  "M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
].join("");
const TILE = "M3 7h18v10H3zM12 8.5v7M6 10.5v0M9 13.5v0M15 12v0M18 12v0";
const SQUARES = "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 16.5h7M16.5 13v7";
const CLOCK = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2";

export const MENU: readonly MenuEntry[] = [
  { href: "/", key: "nav-games", screens: ["home", "new", "rules"], icon: TILE },
  { href: "/lobby", key: "nav-lobby", screens: ["lobby"], icon: PEOPLE },
  { href: "/puzzles", key: "nav-puzzles", screens: ["puzzles"], icon: SQUARES },
  { href: "/mine", key: "nav-mine", screens: ["mine", "me", "replay"], icon: CLOCK },
  { href: "/settings", key: "nav-settings", screens: ["settings"], icon: SLIDERS },
];
