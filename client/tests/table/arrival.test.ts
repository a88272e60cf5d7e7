import { describe, expect, test } from "vitest";
import { arriveAt } from "../../src/table/arrival";
import type { Now } from "../../src/wire/api";

const seen = { table: "t1", after: "t0", hand: null, mine: [0, 2] } as unknown as Now;

function server(answer: Now = seen, meanwhile = () => undefined) {
  const seeded: number[] = [];
  const table = async () => {
    meanwhile();
    return answer;
  };
  const seed = async (_: string, seat: number) => {
    seeded.push(seat);
    return { seq: 1 };
  };
  return { seeded, table, seed };
}

describe("whoever comes to a table", () => {
  test("sees it, and brings seeds to a rematch", async () => {
    const asked = server();
    expect(await arriveAt("t1", asked, new AbortController().signal)).toBe(seen);
    expect(asked.seeded).toEqual([0, 2]);
  });

  test("brings none where a hand is dealt already", async () => {
    const asked = server({ ...seen, hand: {} } as Now);
    await arriveAt("t1", asked, new AbortController().signal);
    expect(asked.seeded).toEqual([]);
  });

  test("and leaves before it has answered does not come there any more", async () => {
    const leaving = new AbortController();
    const asked = server(seen, () => void leaving.abort());
    expect(await arriveAt("t1", asked, leaving.signal)).toBeNull();
    expect(asked.seeded).toEqual([]);
  });
});
