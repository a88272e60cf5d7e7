/** A result as a picture: who played and how it ended, above the table as the server draws it. */

import { readFace } from "../drawing/faces";
import { pipPath } from "../drawing/pips";
import type { Line } from "./result";

const WIDTH = 1200;
const TABLE = 630; // how high the picture of the table is
const TITLE = 110;
const ROW = 64;
const FONT = "ui-rounded, 'Segoe UI', system-ui, sans-serif";
const INK = "#f4f1e4";
const GLOW = "#ffc94d";
const DEEP = "#184236";

/** Draw a result on a canvas; `table` is the address of the picture of the table. */
export async function drawResult(canvas: HTMLCanvasElement, title: string, lines: readonly Line[], table: string): Promise<void> {
  const head = TITLE + ROW * lines.length + 24;
  [canvas.width, canvas.height] = [WIDTH, head + TABLE];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = DEEP;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, 48, 76, 48, INK);
  for (const [at, line] of lines.entries()) row(pen, line, TITLE + ROW * at + 40);
  const picture = new Image();
  picture.src = table;
  await picture.decode();
  pen.drawImage(picture, 0, head, WIDTH, TABLE);
}

function row(pen: CanvasRenderingContext2D, { name, faces, total, won }: Line, y: number): void {
  const colour = won ? GLOW : INK;
  for (const [at, text] of faces.entries()) face(pen, text, 48 + 36 * at, y - 41);
  write(pen, won ? `${name} ★` : name, 48 + 36 * faces.length + (faces.length ? 10 : 0), y, 40, colour, WIDTH - 360);
  if (total === null) return;
  pen.textAlign = "right";
  write(pen, String(total), WIDTH - 48, y, 40, colour);
  pen.textAlign = "left";
}

/** The tile and the colour that stand for somebody, as on their chip. */
function face(pen: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  const drawn = readFace(text);
  if (!drawn) return;
  pen.fillStyle = drawn.ground;
  pen.strokeStyle = "#fff";
  pen.lineWidth = 2;
  pen.beginPath();
  if (drawn.bot) pen.arc(x + 14, y - 3, 5, 0, 2 * Math.PI); // its antenna
  pen.roundRect(x, y, 28, 52, 6);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#fff";
  for (const at of [0, 1] as const) pen.fill(new Path2D(pipPath(drawn.halves[at], x + 14, y + 14 + 24 * at, 24)));
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string, widest = WIDTH - 96): void {
  pen.font = `700 ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, widest);
}

/** A canvas as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) => canvas.toBlob((blob) => done(blob && new File([blob], name, { type: "image/png" })), "image/png"));
}
