import { expect, test } from "vitest";
import { suitable } from "../../src/lobby/suitable";
import type { Chair, Listed } from "../../src/wire/types";

const chair = (person: boolean) => ({ name: "", bot: null, person, robot: false, ready: false }) as Chair;

function table(name: string, game: string, people: number, players: number, created = 1): Listed {
  const seats = Array.from({ length: players }, (_, seat) => chair(seat < people));
  return { table: name, game, players, seats, created, here: people > 0 } as Listed;
}

const names = (tables: Listed[]) => tables.map((one) => one.table);

test("only tables of the game at which somebody waits are suitable", () => {
  expect(names(suitable([table("a", "draw", 1, 2), table("b", "block", 0, 2), table("c", "block", 1, 2)], "block", 2))).toEqual(["c"]);
});

test("nobody is sent to a table whose people have gone", () => {
  expect(suitable([{ ...table("a", "block", 1, 2), here: false }], "block", 2)).toEqual([]);
});

test("the wanted number of players comes first, then the fewest free seats, then who has waited longest", () => {
  const open = [
    table("other size", "block", 1, 2, 1),
    table("young", "block", 2, 4, 9),
    table("emptier", "block", 1, 4, 2),
    table("old", "block", 2, 4, 3),
  ];
  expect(names(suitable(open, "block", 4))).toEqual(["old", "young", "emptier", "other size"]);
});
