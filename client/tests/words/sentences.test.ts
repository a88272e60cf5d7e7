import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Board, Hand, Idea, Layout, OptionValue, Value } from "../../src/wire/types";
import { about } from "../../src/words/about";
import { parse } from "../../src/words/actions";
import { explained } from "../../src/words/coaching";
import { FIRST } from "../../src/words/groups";
import { load } from "../../src/words/languages";
import { standing } from "../../src/words/scores";
import { ends } from "../../src/words/spoken";
import type { Words } from "../../src/words/words";
import { OWN } from "./own";

interface Sample {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  board: Board;
  moments: { events: Value[]; hand: Hand }[];
}

/**
 * Partners for one hand share no total, yet at first they all have none; and only the rules know which totals of a row
 * are worth something.
 */
const UNLIKE = ["team-block", "italian"];

interface Sentences {
  lang: string;
  names: string[];
  coached: { idea: Idea; said: string }[];
  hands: { you: string[]; stranger: string[]; actions: string[]; asked: string[]; around: string[] }[][];
}

/** A file that Python wrote for this test; its name is in a variable of the environment. */
function written<T>(variable: string, module: string): T {
  const file = process.env[variable];
  if (!file) {
    throw new Error(`Set ${variable} to the file that \`python -m tests.browser.${module} FILE\` writes.`);
  }
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

describe("the client says what the terminal says", async () => {
  const { pages, hands: samples } = written<{ pages: { id: string }[]; hands: Sample[] }>("BONEYARD_SAMPLES", "samples");
  const sentences = written<Sentences>("BONEYARD_SENTENCES", "sentences");
  /** On a line the terminal names the ends as its picture shows them, "the left end (a)"; here they have no letters. */
  const unlettered = (said: string[]) => said.map((sentence) => sentence.replace(/ \([ab]\)/g, ""));
  /** As much as the browser knows at a table, so that nothing is said too early. */
  const words = { plain: await load(sentences.lang, FIRST.table), own: await load(sentences.lang, [...FIRST.table!, "boards"]) };
  const stranger = ({ board }: Sample) => words[OWN.has(board.name) ? "own" : "plain"];
  const you = (sample: Sample) => stranger(sample).seated(sentences.names, 0);

  test("of as many hands, and of every game", () => {
    expect(sentences.hands.length).toBe(samples.length);
    expect(new Set(samples.map((sample) => sample.game))).toEqual(new Set(pages.map((page) => page.id)));
  });

  test("of what a coach has found", async () => {
    const all = (await load(sentences.lang)).seated(sentences.names, 0);
    expect(sentences.coached.map(({ idea }) => explained(idea, all))).toEqual(sentences.coached.map(({ said }) => said));
  });

  const told = (sample: Sample, words: Words) => {
    return sample.moments.map(({ events, hand }) =>
      events.map((event) => words.at(sample.board).event(event, about(sample.board, hand.table, hand, event))),
    );
  };

  const possible = (sample: Sample) => {
    return sample.moments.map(({ hand }) =>
      hand.actions.map((text) => {
        const action = parse(sample.board, text);
        return you(sample).at(sample.board).action(action, about(sample.board, hand.table, hand, action));
      }),
    );
  };

  const asked = (sample: Sample) => sample.moments.map(({ hand }) => (hand.ask ? [you(sample).at(sample.board).ask(hand.ask)] : []));

  const around = (sample: Sample) => {
    return sample.moments.map(({ hand }) => {
      const layout = hand.table.is === "State" ? (hand.table.layout as Layout) : null;
      const open = layout?.joints.length ? [ends(you(sample).at(sample.board), sample.board, layout, hand.total)] : [];
      return [standing(you(sample), hand), ...open];
    });
  };

  test.each(samples.map((sample, at) => [sample.game, sample.players, JSON.stringify(sample.options), at] as const))(
    "%s for %i %s",
    (_game, _players, _options, at) => {
      const [sample, said] = [samples[at]!, sentences.hands[at]!];
      expect(told(sample, you(sample))).toEqual(said.map((moment) => unlettered(moment.you)));
      expect(told(sample, stranger(sample))).toEqual(said.map((moment) => unlettered(moment.stranger)));
      expect(possible(sample)).toEqual(said.map((moment) => unlettered(moment.actions)));
      expect(asked(sample)).toEqual(said.map((moment) => moment.asked));
      if (!UNLIKE.includes(sample.game)) expect(around(sample)).toEqual(said.map((moment) => unlettered(moment.around)));
    },
  );
});
