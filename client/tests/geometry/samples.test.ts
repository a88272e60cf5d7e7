import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placeFortress, type Fortress } from "../../src/geometry/fortress";
import { place, type Box, type Placement } from "../../src/geometry/place";
import { longest } from "../../src/state/longest";
import type { Board } from "../../src/wire/types";
import { BOXES, expectApart, expectComplete } from "./seen";
import { bent, shifted, type Hand } from "./steady";

const PHONE: Box = { width: 378, height: 475 }; // the felt of a phone of 390 x 844
const DESK: Box = { width: 1128, height: 600 }; // and of a screen of 1440 x 900

interface Sample {
  game: string;
  players: number;
  board: Board;
  moments: { hand: Hand }[];
}

let known: Sample[] | undefined;

/** All hands, read once. */
function samples(): Sample[] {
  return (known ??= read());
}

function read(): Sample[] {
  const file = process.env.BONEYARD_SAMPLES;
  if (!file) throw new Error("BONEYARD_SAMPLES must name the file that `python -m tests.browser.samples FILE` wrote.");
  return (JSON.parse(readFileSync(file, "utf8")) as { hands: Sample[] }).hands;
}

describe("hands that were played", { timeout: 60_000 }, () => {
  test.each(BOXES)("fit into $width x $height", (box) => {
    for (const { game, board, moments } of samples()) {
      let before: Placement | undefined;
      for (const { hand } of moments) {
        const { layout } = hand.table;
        if (!layout || layout.joints.length === before?.tiles.length) continue;
        before = place(layout, board.shape, box, before, longest(hand));
        expectComplete(before, layout);
        expectApart(before, box);
        expect(before.memory.laid?.apart ?? false, game).toBe(false);
      }
      if (before) expect(before.unit, `${game} on ${box.width} x ${box.height}`).toBeGreaterThanOrEqual(11);
    }
  });

  /** How often the tiles of a hand were moved. */
  function unrest({ board, moments }: Sample, box: Box): number {
    let [before, moves] = [undefined as Placement | undefined, 0];
    for (const { hand } of moments) {
      const { layout } = hand.table;
      if (!layout || layout.joints.length === before?.tiles.length) continue;
      const now = place(layout, board.shape, box, before, longest(hand));
      if (before?.tiles.length && before.tiles.length < now.tiles.length && (bent(before, now) || shifted(before, now))) moves++;
      before = now;
    }
    return moves;
  }

  test.each<[Board["shape"], number, number]>([
    ["line", 1, 1],
    ["row", 0, 0],
    ["storeys", 1, 1],
    ["star", 2, 2],
    ["feet", 2, 2],
  ])("lie still, or move once, feet and stars a second time: a %s", (shape, narrow, wide) => {
    const all = samples().filter(({ board, moments }) => board.shape === shape && moments.at(-1)?.hand.table.layout);
    for (const [box, most] of [[PHONE, narrow], [DESK, wide]] as const) {
      expect(Math.max(...all.map((sample) => unrest(sample, box))), `${box.width} x ${box.height}`).toBeLessThanOrEqual(most);
    }
  });

  test.each(BOXES)("of walls fit into $width x $height", (box) => {
    for (const { moments } of samples().filter(({ board }) => board.name === "walls")) {
      let before: Fortress | undefined;
      for (const { bricks = [] } of moments.map(({ hand }) => hand.table)) before = placeFortress(bricks, box, before);
      expect(before?.bricks.length).toBe(moments.at(-1)?.hand.table.bricks?.length);
      expect(before?.unit).toBeGreaterThan(8);
    }
  });
});
