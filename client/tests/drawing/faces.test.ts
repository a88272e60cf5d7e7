import { expect, test } from "vitest";
import { FACE_COLOURS, FACE_TILES, readFace, someFace } from "../../src/drawing/faces";

test("a face is a tile of the double six and a colour", () => {
  expect(FACE_TILES).toHaveLength(28);
  expect(readFace("3-5 teal")).toMatchObject({ tile: "3-5", halves: [3, 5], colour: "teal" });
  expect([readFace("3-5 teal")?.bot, readFace("6-6 ruby bot")?.bot]).toEqual([false, true]);
  for (const wrong of ["", "3-7 teal", "3-5", "3-5 black", "3-5 constructor"]) expect(readFace(wrong)).toBeNull();
});

test("every seat at a device gets a colour of its own", () => {
  const faces = FACE_COLOURS.map((_, seat) => someFace(seat));
  expect(new Set(faces.map((face) => readFace(face)?.colour)).size).toBe(FACE_COLOURS.length);
  expect(readFace(someFace(99, () => 0.999))).not.toBeNull();
});
