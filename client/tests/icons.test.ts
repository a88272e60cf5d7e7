import { readFileSync } from "node:fs";
import { crc32, inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { png } from "../icons.ts";

interface Picture {
  width: number;
  height: number;
  at(x: number, y: number): number[];
}

/** A PNG of unfiltered rows as one may look at it. */
function read(file: Buffer): Picture {
  const parts: Record<string, Buffer> = {};
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    parts[named.toString("latin1", 0, 4)] = named.subarray(4);
    at += 12 + length;
  }
  const [width, height] = [parts.IHDR!.readUInt32BE(0), parts.IHDR!.readUInt32BE(4)];
  const pixels = inflateSync(parts.IDAT!);
  expect(pixels.length).toBe(height * (4 * width + 1));
  return { width, height, at: (x, y) => [...pixels.subarray(y * (4 * width + 1) + 4 * x + 1).subarray(0, 4)] };
}

const drawn = (svg: string, size: number) => read(Buffer.from(png(svg, size)));
const icon = (name: string, size: number) => drawn(readFileSync(`public/${name}.svg`, "utf8"), size);

describe("a picture of an icon", () => {
  test("has the size that was asked for, and its colours", () => {
    const found = icon("icon", 192);
    expect([found.width, found.height]).toEqual([192, 192]);
    expect(found.at(0, 0)[3]).toBe(0);
    expect(found.at(96, 2)).toEqual([0x1f, 0x4a, 0x3d, 255]);
    expect(found.at(64, 128).slice(3)).toEqual([255]);
  });

  test("fills the square where the system cuts its own shape", () => {
    const found = icon("icon-maskable", 180);
    for (const [x, y] of [[0, 0], [179, 0], [0, 179], [179, 179]] as const) {
      expect(found.at(x, y)).toEqual([0x1f, 0x4a, 0x3d, 255]);
    }
  });

  test("turns its tile as the SVG does: three pips below on the left, five above on the right", () => {
    const found = icon("icon", 512);
    const turned = (x: number, y: number) =>
      found.at(Math.floor(256 + (x + y) * Math.SQRT1_2), Math.floor(256 + (y - x) * Math.SQRT1_2));
    for (const [x, y] of [[-130, 45], [-85, 0], [-39, -45], [39, 45], [85, 0], [130, -45]] as const) {
      expect(turned(x, y)).toEqual([0x1d, 0x1a, 0x16, 255]);
    }
    expect(turned(-130, -45)).toEqual([0xfb, 0xf6, 0xe8, 255]);
  });

  test("lays what is half transparent over what is below, and smooths edges", () => {
    const black = `<rect width="4" height="4" rx="0" fill="#000000"/>`;
    const white = `<rect x="1.5" width="9" height="4" fill="#ffffff" fill-opacity=".5"/>`;
    const found = drawn(`<svg viewBox="0 0 4 4">${black}${white}</svg>`, 4);
    expect([found.at(0, 0), found.at(1, 1), found.at(3, 3)].map(([red]) => red)).toEqual([0, 64, 128]);
  });
});
