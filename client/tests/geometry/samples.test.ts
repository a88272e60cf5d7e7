import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placeFortress, type Brick, type Fortress } from "../../src/geometry/fortress";
import { place, type Placement } from "../../src/geometry/place";
import type { Board, Layout } from "../../src/wire/types";
import { BOXES, expectApart, expectComplete } from "./seen";

interface Sample {
  game: string;
  players: number;
  board: Board;
  moments: { hand: { table: { layout?: Layout; bricks?: Brick[] } } }[];
}

function samples(): Sample[] {
  const file = process.env.BONEYARD_SAMPLES;
  if (!file) throw new Error("BONEYARD_SAMPLES must name the file that `python -m tests.browser.samples FILE` wrote.");
  return (JSON.parse(readFileSync(file, "utf8")) as { hands: Sample[] }).hands;
}

describe("hands that were played", { timeout: 60_000 }, () => {
  test.each(BOXES)("fit into $width x $height", (box) => {
    for (const { game, board, moments } of samples()) {
      let before: Placement | undefined;
      for (const { layout } of moments.map(({ hand }) => hand.table)) {
        if (!layout || layout.joints.length === before?.tiles.length) continue;
        before = place(layout, board.shape, box, before);
        expectComplete(before, layout);
        expectApart(before, box);
        expect(before.memory.laid?.apart ?? false, game).toBe(false);
      }
      if (before) expect(before.unit, `${game} on ${box.width} x ${box.height}`).toBeGreaterThanOrEqual(11);
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
