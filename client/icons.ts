/** Pictures of the icons, for those who take no SVG: drawn from the shapes of the SVG, and written as PNG. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

/** How far a point is from the edge of a shape, below 0 inside; and what the shape is filled with, from 0 to 1. */
interface Shape {
  distance: (x: number, y: number) => number;
  colour: readonly [number, number, number];
  opacity: number;
}

type Attributes = Record<string, string>;
type Move = (x: number, y: number) => readonly [number, number];

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const TRUE_COLOUR_WITH_ALPHA = 6;

/** The files: their names, the pictures they show, and how many pixels wide they are. */
const FILES = [
  ["apple-touch-icon.png", "icon-maskable.svg", 180],
  ["icon-192.png", "icon.svg", 192],
  ["icon-512.png", "icon.svg", 512],
  ["icon-maskable-192.png", "icon-maskable.svg", 192],
  ["icon-maskable-512.png", "icon-maskable.svg", 512],
] as const;

/** Adds the icons to the build. */
export function icons(): Plugin {
  let folder = "";
  return {
    name: "icons",
    apply: "build",
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle() {
      for (const [fileName, picture, size] of FILES) {
        const source = png(readFileSync(join(folder, picture), "utf8"), size);
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** A square SVG of rectangles, circles and upright strokes as a PNG of this size. */
export function png(svg: string, size: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, TRUE_COLOUR_WITH_ALPHA], 8);
  const pixels = deflateSync(rows(svg, size), { level: 9 });
  const chunks = [chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from(SIGNATURE), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const around = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  around[0].writeUInt32BE(data.length);
  around[1].writeUInt32BE(crc32(named));
  return Buffer.concat([around[0], named, around[1]]);
}

/** The pixels row by row; every row begins with a byte that says that it is not filtered. */
function rows(svg: string, size: number): Buffer {
  const unit = Number(/viewBox="0 0 ([\d.]+) \1"/.exec(svg)?.[1]) / size;
  const drawn = shapes(svg);
  const found = Buffer.alloc(size * (4 * size + 1));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      found.set(pixel(drawn, (column + 0.5) * unit, (row + 0.5) * unit, unit), row * (4 * size + 1) + 4 * column + 1);
    }
  }
  return found;
}

/** One shape over the other; at its edge a shape covers a part of the pixel. */
function pixel(drawn: readonly Shape[], x: number, y: number, unit: number): number[] {
  const found = [0, 0, 0, 0];
  for (const { distance, colour, opacity } of drawn) {
    const over = opacity * Math.min(1, Math.max(0, 0.5 - distance(x, y) / unit));
    if (over === 0) continue;
    const under = found[3]! * (1 - over);
    for (const at of [0, 1, 2] as const) found[at] = (found[at]! * under + colour[at] * over) / (over + under);
    found[3] = over + under;
  }
  return found.map((part) => Math.round(255 * part));
}

/** The shapes of a picture, in the order in which they are drawn. */
function shapes(svg: string): Shape[] {
  const found: Shape[] = [];
  let move: Move = (x, y) => [x, y];
  for (const [, name = "", rest = ""] of svg.matchAll(/<(\w+)([^>]*?)\/?>/g)) {
    const pairs = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const its = Object.fromEntries(pairs) as Attributes;
    if (name === "svg") continue;
    if (name === "g") move = moved(its.transform ?? "");
    else found.push(shape(name, its, move));
  }
  return found;
}

/** From the picture into a group that was moved and then turned. */
function moved(transform: string): Move {
  const [, left = 0, top = 0, turn = 0] = /^translate\((\S+) (\S+)\) rotate\((\S+)\)$/.exec(transform)!.map(Number);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x, y) => [(x - left) * cos + (y - top) * sin, (y - top) * cos - (x - left) * sin];
}

function shape(name: string, its: Attributes, move: Move): Shape {
  const drawn = its.stroke ? "stroke" : "fill";
  const part = (at: number) => Number.parseInt(its[drawn]!.slice(at, at + 2), 16) / 255;
  const inside = outline(name, its);
  return {
    distance: (x, y) => inside(...move(x, y)),
    colour: [part(1), part(3), part(5)],
    opacity: Number(its[`${drawn}-opacity`] ?? 1),
  };
}

function outline(name: string, its: Attributes): Shape["distance"] {
  const of = (key: string) => Number(its[key] ?? 0);
  if (name === "circle") return rounded(of("cx") - of("r"), of("cy") - of("r"), 2 * of("r"), 2 * of("r"), of("r"));
  if (name === "rect") return rounded(of("x"), of("y"), of("width"), of("height"), of("rx"));
  const [, x = 0, from = 0, to = 0] = /^M(\S+) (\S+)V(\S+)$/.exec(its.d ?? "")!.map(Number);
  const half = of("stroke-width") / 2;
  return rounded(x - half, from - half, 2 * half, to - from + 2 * half, half);
}

function rounded(left: number, top: number, width: number, height: number, radius: number): Shape["distance"] {
  return (x, y) => {
    const across = Math.abs(x - left - width / 2) - width / 2 + radius;
    const down = Math.abs(y - top - height / 2) - height / 2 + radius;
    return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
  };
}
