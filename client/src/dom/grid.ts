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

/**
 * The place where an arrow key leads: along the row over any gap, or to the nearest place of the next row that has one.
 * So every place can be reached, however many are gone.
 */
export function onward<P extends Place>(key: string, from: Place, places: readonly P[]): P | null {
  const [down, right] = WAYS[key] ?? [0, 0];
  const seen = places.map((place) => {
    const [rows, columns] = [place.row - from.row, place.column - from.column];
    return { place, ahead: rows * down + columns * right, aside: down ? Math.abs(columns) : Math.abs(rows) };
  });
  const [nearest] = seen
    .filter(({ ahead, aside }) => ahead > 0 && (down || !aside))
    .toSorted((one, other) => one.ahead - other.ahead || one.aside - other.aside);
  return nearest?.place ?? null;
}
