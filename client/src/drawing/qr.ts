import { correction, generate } from "lean-qr";

const QUIET = 4; // modules of margin that a camera needs

/** A text as a QR code: the black modules as the path of an SVG whose sides are `size` long, margin and all. */
export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => runs(code.size, (x) => code.get(x, y)).map(drawn(y)));
  return { size: code.size + 2 * QUIET, path: rows.flat().join("") };
}

interface Run {
  from: number;
  to: number;
}

/** Where the black begins and ends in a row. */
function runs(size: number, black: (x: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let x = 0; x < size; x++) {
    const last = found.at(-1);
    if (black(x) && last?.to === x) last.to = x + 1;
    else if (black(x)) found.push({ from: x, to: x + 1 });
  }
  return found;
}

function drawn(y: number): (run: Run) => string {
  return ({ from, to }) => `M${from + QUIET} ${y + QUIET}h${to - from}v1h${from - to}z`;
}
