/** Where the pips of a half are, and how numbers are coloured. */

/** The spots of each number on a half that lies across, in thirds of its side from the middle. */
const SPOTS: readonly (readonly (readonly [number, number])[])[] = (() => {
  const corners = [[-1, 1], [1, -1]] as const;
  const others = [[-1, -1], [1, 1]] as const;
  const rows = [[0, -1], [0, 1]] as const;
  const ends = [[-1, 0], [1, 0]] as const;
  const middle = [[0, 0]] as const;
  return [
    [],
    [...middle],
    [...corners],
    [...corners, ...middle],
    [...corners, ...others],
    [...corners, ...others, ...middle],
    [...corners, ...others, ...rows],
    [...corners, ...others, ...rows, ...middle],
    [...corners, ...others, ...rows, ...ends],
    [...corners, ...others, ...rows, ...ends, ...middle],
  ];
})();

/** The pips of a number as one path of circles around (cx, cy), on a half with this side. */
export function pipPath(number: number, cx: number, cy: number, side: number): string {
  const step = side * 0.27;
  const r = side * (number > 6 ? 0.095 : 0.105);
  return (SPOTS[number] ?? [])
    .map(([x, y]) => {
      const [px, py] = [cx + x * step, cy + y * step];
      return `M${fix(px - r)} ${fix(py)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(2 * r)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-2 * r)} 0`;
    })
    .join("");
}

function fix(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The colour set: told apart in every colour vision; seven to nine have none of their own. */
const COLOURS = ["#fbf6e8", "#ff81cb", "#980801", "#fee81a", "#08a908", "#043ac7", "#2a0261", "#d8d2c4", "#8b8577", "#4a463e"];
const LIGHT = new Set([2, 5, 6, 9]); // numbers whose pips are light on their colour

export interface Ink {
  ground: string;
  pips: string;
}

/** The colours of a half in the colour set. */
export function ink(number: number): Ink {
  return { ground: COLOURS[number] ?? "#fbf6e8", pips: LIGHT.has(number) ? "#ffffff" : "#1d1a16" };
}
