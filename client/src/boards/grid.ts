/** Moving about a grid of buttons with the arrow keys. */

export interface Place {
  name: string;
  row: number;
  column: number;
}

const WAYS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place where an arrow key leads: the next one straight ahead, else the one that is least aside. */
export function onward<P extends Place>(key: string, from: Place, places: readonly P[]): P | null {
  const [down, right] = WAYS[key] ?? [0, 0];
  const seen = places.map((place) => {
    const [rows, columns] = [place.row - from.row, place.column - from.column];
    return { place, ahead: rows * down + columns * right, aside: Math.abs(rows * right) + Math.abs(columns * down) };
  });
  const [nearest] = seen
    .filter(({ ahead }) => ahead > 0)
    .toSorted((one, other) => one.aside - other.aside || one.ahead - other.ahead);
  return nearest?.place ?? null;
}
