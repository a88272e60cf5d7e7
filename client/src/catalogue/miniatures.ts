/** What a table of each game looks like, in a few tiles. */

import { arm, at, down, lying, type Drawing, type Small } from "./small";

const DRAWINGS: Record<string, Drawing> = {
  block: {
    tiles: [...arm(0, 0, "r", "1-4 4-4 4-6 6-2"), ...arm(6.5, 0.5, "d", "2-5"), ...arm(6, 2, "l", "5-5 5-3 3-0")],
  },
  peruvian: {
    tiles: [...arm(0, 0, "r", "3-6 6-6 6-1 1-5"), ...[0.5, 2.5, 4.5, 6.5].map((x) => down(x, 2.5, 0))],
  },
  "team-block": {
    tiles: [...arm(-1, 0, "r", "5-2 2-2 2-6 6-3"), ...lying("1 -2 0 2-3, 5 -2 0 1-4, 1 2 0 0-5, 5 2 0 6-6")],
  },
  "tiddle-wink": { tiles: arm(0, 0, "r", "6-6 6-1 1-1 1-4 4-4 4-2 2-2") },
  hungarian: {
    tiles: [
      ...arm(0, 0, "r", "2-6 6-6 6-3 3-1"),
      ...arm(6.5, 0.5, "d", "1-5"),
      ...arm(6, 2, "l", "5-5 5-0 0-4"),
      ...arm(1.5, 2.5, "d", "4-2"),
      ...arm(2, 4, "r", "2-2 2-3 3-3 3-0"),
    ],
  },
  french: { tiles: [...storey(0, 1, ["2-5", "1-3", "3-6", "4-0"]), ...storey(1, 0, ["5-1", "3-3", "6-4"])] },
  barricade: { tiles: arm(0, 0, "r", "4-1 1-6 6-6 6-5 5-5"), lines: "M8.6 -1.4V1.4M9.1 -1.4V1.4", around: [[9.2, 0]] },
  sebastopol: {
    tiles: [
      at(0, 0, 90, "6-6"),
      ...arm(0.5, 0, "r", "6-2 2-4"),
      ...arm(-0.5, 0, "l", "6-5 5-1"),
      ...arm(0, -1, "u", "6-1"),
      ...arm(0, 1, "d", "6-3"),
    ],
  },
  "sebastopol-pairs": {
    tiles: [
      at(0, 0, 90, "6-6"),
      ...arm(0.5, 0, "r", "6-4 4-4 4-0"),
      ...arm(-0.5, 0, "l", "6-0 0-0 0-3"),
      ...arm(0, -1, "u", "6-5 5-5"),
      ...arm(0, 1, "d", "6-2 2-2"),
    ],
  },
  "all-fives": { tiles: arm(0, 0, "r", "4-1 1-5 5-5 5-6"), badges: [{ x: 3.5, y: -1.9, text: "10" }] },
  "all-sevens": { tiles: [...arm(0, 0, "r", "1-3 4-2 5-1 6-0"), ...lying("2 2 0 1-6, 6 2 0 0-0")] },
  matador: {
    tiles: [...arm(0, 0, "r", "3-9 1-8 2-7"), ...arm(5.5, 0.5, "d", "3-6"), ...arm(5, 2, "l", "4-9 1-5")],
  },
  bergen: { tiles: arm(0, 0, "r", "3-6 6-6 6-1 1-3"), badges: [{ x: 3.5, y: -1.9, text: "2" }] },
  italian: { tiles: [...arm(0, 0, "r", "6-3 5-2 4-1 4-5")], badges: [{ x: 4, y: 1.7, text: "30" }] },
  cyprus: { tiles: [at(0, 0, 90, "9-9"), ...rays("9-4 9-7 9-1 9-3 9-8 9-2 9-6 9-5".split(" "))] },
  "chicken-foot": {
    tiles: [
      ...arm(-5, 0, "r", "6-6 6-1 1-4 4-4"),
      ...lying("2.05 0 0 4-2, 1.95 -1.75 -38 4-5, 1.95 1.75 38 4-0, -6 -1.4 218 6-3, -6 1.4 142 6-9"),
    ],
  },
  concentration: {
    tiles: [
      ...lying("1.6 0 90 6-2, 4.8 2.5 90 1-3"),
      ...[0, 3.2, 4.8, 6.4].map((x) => down(x, 0, 90)),
      ...[0, 1.6, 3.2, 6.4].map((x) => down(x, 2.5, 90)),
    ],
  },
  hectic: {
    tiles: [
      ...arm(-2.5, 0, "r", "2-7 7-7 7-4"),
      ...lying("-4.4 -1.6 24 4-9, -1.2 -2 -14 3-8, 2.6 -1.8 33 0-6, 5 -0.6 -40 5-5, -4.8 1.4 -28 1-2"),
      ...lying("-0.9 2 10 6-8, 2.8 1.7 -18 4-2"),
    ],
  },
  fortress: {
    tiles: [
      ...lying("0 0 0 2-5, 2 0 0 5-3, 4 0 0 3-1, 6 0 0 1-8, 0 1 0 7-4, 2.5 1.5 90 9-0, 4 1 0 8-6, 5.5 1.5 90 2-2"),
      ...lying("1 0 0 4-6 1, 3 0 0 6-0 1, 5 1 0 5-7 1, 2 0 0 1-9 2"),
    ],
    around: [[0, -1.3]],
  },
  dominance: {
    tiles: [...lying("-2.4 0 0 7-5, 2.4 0 0 7-4, -2.4 1.5 0 6-3, 2.4 1.5 0 6-2, 2.4 3 0 5-1")],
    lines: "M0 -0.9V3.9M-4.4 0.75H4.4M-4.4 2.25H4.4",
  },
  "solo-1": {
    tiles: [
      ...arm(0, -2, "r", "3-1 1-1 1-6"),
      ...lying("1 0.4 0 2-2, 3.2 0.4 0 0-5, 5.4 0.4 0 3-6, 1 1.7 0 1-5, 3.2 1.7 0 4-4, 5.4 1.7 0 5-6"),
      ...lying("1 3 0 4-5, 3.2 3 0 0-0, 5.4 3 0 2-3, 1 4.3 0 0-2, 3.2 4.3 0 2-6, 5.4 4.3 0 1-4"),
    ],
  },
  "solo-2": {
    tiles: [
      ...arm(0.3, 0, "r", "6-2 2-2 2-5 5-0"),
      ...lying("0.5 2.6 90 3-4, 1.9 2.6 90 1-1, 3.3 2.6 90 0-6, 4.7 2.6 90 4-5, 6.1 2.6 90 2-3"),
    ],
  },
  squares: {
    tiles: [
      ...lying("0.5 1 90 3-3, 2 0.5 0 3-1, 1.5 2 90 3-5, 3.5 1 90 1-1, 2.5 2 90 1-0, 0.5 3 90 5-5, 3.5 3 90 0-0"),
      ...lying("5 0.5 0 6-6, 6 1.5 0 6-2"),
    ],
    lines: "M-.2 -.2H8.2V4.2H-.2ZM0 2H8M2 0V4M4 0V4M6 0V4",
    around: [[0, -0.2], [8.2, 4.2]],
  },
  "fortune-teller": { tiles: [...ring(["5-2", "2-6", "6-1", "1-0", "0-4", "4-3", "3-6"]), down(0, 0, 0)] },
  memory: {
    tiles: [...lying("1 0.5 0 1-5, 4 1.5 0 0-3, 6.5 1 90 6-4, 2.5 3 90 2-2, 5 3.5 0 4-1")],
    around: [[0, 0], [8, 4]],
    lines: "M0 0H8V4H0ZM0 1H8M0 2H8M0 3H8M1 0V4M2 0V4M3 0V4M4 0V4M5 0V4M6 0V4M7 0V4",
  },
  "colour-block": {
    tiles: [...arm(0, 0, "r", "1-3 3-3 3-5 5-4"), ...arm(6.5, 0.5, "d", "4-2"), ...arm(6, 2, "l", "2-6 6-1")],
    colours: true,
  },
  "plain-block": { tiles: [...arm(0, 0, "r", "5-3 3-3 3-6 6-6 6-4"), ...arm(7.5, 0.5, "d", "4-0")] },
  draw: { tiles: [...arm(0, 0, "r", "2-5 5-5 5-1 1-6"), ...[1.2, 2.5, 3.8, 5.1].map((x) => down(x, 2.4, 90))] },
  muggins: { tiles: arm(0, 0, "r", "5-5 5-0 0-1 1-5"), badges: [{ x: 3, y: -1.9, text: "3" }] },
  "fives-and-threes": { tiles: arm(0, 0, "r", "6-6 6-4 4-4 4-3"), badges: [{ x: 3, y: -1.9, text: "8" }] },
  netz: {
    tiles: [
      ...arm(0, 0, "r", "0-2 2-6"),
      ...arm(3.5, 0.5, "d", "6-3"),
      ...arm(4, 2, "r", "3-3 3-5"),
      ...arm(6.5, 2.5, "d", "5-1"),
    ],
  },
};

/** The drawing of a game; a game that is new here looks like a line of dominoes. */
export function drawingOf(game: string): Drawing {
  return DRAWINGS[game] ?? DRAWINGS.block!;
}

function storey(x: number, y: number, tiles: string[]): Small[] {
  return tiles.map((tile, place) => at(x + 1 + 2 * place, y, 0, tile));
}

function rays(tiles: string[]): Small[] {
  return tiles.map((tile, ray) => {
    const turn = (360 / tiles.length) * ray;
    const angle = (turn * Math.PI) / 180;
    return at(2.4 * Math.cos(angle), 2.4 * Math.sin(angle), turn, tile);
  });
}

function ring(tiles: string[]): Small[] {
  return tiles.map((tile, place) => {
    const turn = 40 * place - 210;
    const angle = (turn * Math.PI) / 180;
    return at(3.9 * Math.cos(angle), 3.3 * Math.sin(angle), turn + 90, tile);
  });
}
