/** What is sent, made by `.venv/bin/python -m client.types` from the server's structs: do not edit. */

export type Anything =
  | Well
  | Page
  | Option
  | Board
  | Edition
  | Suggestion
  | Length
  | Character
  | Position
  | ReplayStep
  | Value
  | Hand
  | Target
  | Lesson
  | Daily
  | Puzzle
  | Token
  | Forgotten
  | Mine
  | Followed
  | Chair
  | Clock
  | Results
  | Played
  | Statistics
  | Tally
  | Streak
  | GameTally
  | Opponent
  | OwnRating
  | Calendar
  | PuzzleDay
  | Solved
  | Turns
  | Waits
  | PushOffer
  | Subscription
  | Running
  | Listed
  | Made
  | NewTable
  | Now
  | ClockNow
  | Proposed
  | Replay
  | Analysis
  | Decision
  | Idea
  | Reason
  | Share
  | Analysing
  | Seated
  | Sit
  | Done
  | Fill
  | AtSeat
  | NewSeed
  | Hint
  | Again
  | PlayOn
  | Refused
  | Move
  | SayReady
  | Look
  | Resync
  | Back
  | Present
  | React
  | Propose
  | Answer
  | Resume
  | Ping
  | Snapshot
  | Step
  | Same
  | AtTable
  | SeatPresence
  | Said
  | Ack
  | No
  | Ok
  | Pong
  | Frame
  | Message
  | State
  | Layout
  | Joint
  | End
  | Begins
  | Placed
  | Drew
  | Passed
  | Stopped
  | Closed
  | Released
  | Scored
  | ClaimedPoints
  | CalledPoints
  | Revealed
  | Ended;
export type Frame = Move | SayReady | Look | Resync | Back | Present | React | Propose | Answer | Resume | Ping;
export type Message = Snapshot | Step | Same | AtTable | Said | Ack | No | Ok | Pong;

/**
 * Whether the server and its store are well.
 */
export interface Well {
  well: boolean;
}
/**
 * A game of the catalogue; `players` are the numbers that can play, `levels` the bots there are.
 *
 * `board` is that of the usual options, `sample` a small picture of a table in words, `aliases` its other names. Of
 * what is `printed` the first is the default; a rulebook under `fewer` prints the game for these players only.
 * So many as are `usual` open it, the `first` is for whoever has never played, and a `lesson` teaches its kind.
 * Where there are `temperaments`, bots differ by them.
 */
export interface Page {
  id: string;
  version: number;
  editions: string[];
  players: number[];
  sets: number[];
  levels: string[];
  options: Option[];
  kind: "alone" | "counting" | "lines" | "special" | "stars";
  sample: string;
  board: Board;
  aliases: string[];
  printed: Edition[];
  fewer: {
    [k: string]: number[];
  };
  suggested: Suggestion[];
  lengths: Length[];
  usual: number;
  first: boolean;
  lesson:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  temperaments: boolean;
}
/**
 * A flag of the rulebook, a choice of values, or any whole number from `least` to `most` (values are examples).
 */
export interface Option {
  name: string;
  kind: "choice" | "flag" | "number";
  values: (boolean | number | string)[];
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  hosts: string[];
  agreed: boolean;
}
/**
 * What those who draw a table must know of its game; the defaults are a line of tiles.
 */
export interface Board {
  name: "field" | "frame" | "laying" | "ledger" | "race" | "solo" | "trick" | "walls";
  shape: "feet" | "line" | "row" | "star" | "storeys";
  counted: boolean;
  race: boolean;
  colours: boolean;
}
/**
 * Texts that print a game alike, and the options that they imply.
 */
export interface Edition {
  names: string[];
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * Options for so many players who just want to play.
 */
export interface Suggestion {
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * How long a match of so many players takes: its hands, and the seconds that a person or a bot needs in each.
 *
 * A match to points was measured up to `points`; `deal` are the seconds between two hands.
 */
export interface Length {
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  hands: number;
  points: number;
  person: number;
  bot: number;
  deal: number;
}
/**
 * Somebody whom bots appear as; a bot may be asked for by this name, as "medium/Ben".
 */
export interface Character {
  name: string;
  temperament: string;
  face: string;
}
/**
 * The position on the page of a game: how it came about, as an onlooker or this `seat` saw it, and its caption.
 */
export interface Position {
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  board: Board;
  names: string[];
  seat: number | null;
  steps: ReplayStep[];
  caption: string;
}
/**
 * A step of a replay: who did what (a deal: null and nothing), the events on it, and the hand after it.
 */
export interface ReplayStep {
  action: string;
  events: Value[];
  hand: Hand;
  seat: number | null;
}
/**
 * A value of a game: the name of its class in `is`, and its fields.
 */
export interface Value {
  is: string;
  [k: string]: unknown;
}
/**
 * The running hand as one pair of eyes sees it, and what this seat may do now.
 */
export interface Hand {
  actions: string[];
  ask?: Value;
  dealing: boolean;
  draw: boolean | null;
  draws: number | null;
  hand: number;
  over: boolean;
  points?: (number | null)[];
  reached: number[] | null;
  reserve: number | null;
  result: number[] | null;
  sheet: number[][] | null;
  sides: number[][];
  table: Value;
  target: Target;
  total: number | null;
  totals: number[] | null;
  turn: number[];
  winners: number[];
}
/**
 * How far a match goes: `points` (or more: `beyond`) or `hands` end it, 0 for none; `margin`: pairs win by it.
 */
export interface Target {
  beyond: boolean;
  hands: number;
  lowest: boolean;
  margin: boolean;
  points: number;
}
/**
 * Guided first moves of a kind of game, as the learner in this `seat` sees them, with what can be done.
 *
 * `says` has a sentence before each of the learner's moves, and one for the end.
 */
export interface Lesson {
  kind:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  title: string;
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  board: Board;
  names: string[];
  seat: number;
  steps: ReplayStep[];
  says: string[];
}
/**
 * The puzzles of the day; there are such for every day since the first.
 */
export interface Daily {
  date: string;
  first: string;
  puzzles: Puzzle[];
}
/**
 * A game that has a puzzle every day, and its options.
 */
export interface Puzzle {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * Who somebody is; the link brings the same person to another device.
 */
export interface Token {
  token: string;
  link: string;
}
/**
 * Somebody is forgotten, at so many tables.
 */
export interface Forgotten {
  tables: number;
}
/**
 * A table of one's own; `turn` says that it waits for oneself, `at` when it changed last (seconds since 1970).
 *
 * `won` says that the match is over and one of one's seats has won it; a puzzle: that it is solved.
 */
export interface Mine {
  table: string;
  game: string;
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  edition: Followed;
  lesson:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  players: number;
  board: Board;
  numbers: number[];
  seats: Chair[];
  public: boolean;
  serious: boolean;
  rated: boolean;
  clock_rule: Clock | null;
  pace: number;
  after: string | null;
  onward: string | null;
  daily: string | null;
  created: number;
  free: number[];
  mine: number[];
  status: "closed" | "open" | "over" | "playing";
  turn: boolean;
  won: boolean;
  at: number;
}
/**
 * The edition that a match is nearest to, and whether something is changed.
 */
export interface Followed {
  names: string[];
  changed: boolean;
}
/**
 * A seat: the name of its bot or person, the level of the bot, and whether a bot plays for that person now.
 *
 * `why` it does: the person was late, so it plays this `move`, this `hand`, or until they are back (`time`); or they
 * are `away`, or have `left`. Else it is empty.
 *
 * The `face` of a person is a tile and a colour, as "3-5 teal"; it is empty if they chose none. That of a bot has the
 * word "bot" behind it. `temperament` is that of the bot that plays here, and empty where there are none; `stand_in`
 * the name of the bot that plays for a person.
 */
export interface Chair {
  name: string;
  bot: string | null;
  person: boolean;
  robot: boolean;
  ready: boolean;
  face: string;
  why: string;
  temperament: string;
  stand_in: string;
}
/**
 * Seconds for every move, or a bank of seconds for the whole match (with seconds added after every move).
 */
export interface Clock {
  per_move?: number;
  bank?: number;
  bonus?: number;
}
/**
 * Some of the matches that one has played, newest first; `total` is how many there are of what was asked for.
 */
export interface Results {
  total: number;
  results: Played[];
}
/**
 * A match that is over, as it was to the one who asks; `at` is its end, in seconds since 1970.
 *
 * `mine` are one's seats, `partners` those of one's side. `names` are those of then, empty for whoever is forgotten;
 * `faces` are those of bots, empty for people. `people` tells others apart, for the one who asks only. An outcome is
 * "left" where a bot has played more of it than oneself or ended it, and "shared" where one had seats on several
 * sides. `reached` is how far a game for one has come. "settled": people agreed to end it as it stood.
 */
export interface Played {
  table: string;
  game: string;
  players: number;
  daily: string | null;
  at: number;
  hands: number;
  seconds: number;
  mine: number[];
  partners: number[];
  names: string[];
  faces: string[];
  bots: (string | null)[];
  people: (string | null)[];
  totals: number[];
  winners: number[];
  outcome: "drawn" | "left" | "lost" | "settled" | "shared" | "won";
  moves: number;
  taken_back: number;
  reached: number[] | null;
}
/**
 * What one has played: matches with others and games for one apart, by game, and by opponent; most played first.
 */
export interface Statistics {
  matches: Tally;
  alone: Tally;
  streak: Streak;
  since: number | null;
  games: GameTally[];
  opponents: Opponent[];
}
/**
 * Matches counted: how they went, what one has written and how long they took.
 */
export interface Tally {
  games: number;
  won: number;
  drawn: number;
  lost: number;
  left: number;
  shared: number;
  settled: number;
  points: number;
  seconds: number;
}
/**
 * How many in a row, up to now and at best.
 */
export interface Streak {
  now: number;
  best: number;
}
/**
 * The matches of one game.
 */
export interface GameTally {
  game: string;
  tally: Tally;
  streak: Streak;
  at: number;
}
/**
 * The matches with one person, or with the bots of one level: `id` is that of `people`, `name` the newest one.
 *
 * `tally` counts the matches against them, `together` those on the same side.
 */
export interface Opponent {
  id: string;
  name: string;
  bot: string | null;
  tally: Tally;
  together: number;
  at: number;
}
/**
 * How strong one is in a game of so many players; null before there are `enough` matches.
 *
 * The true `rating` is at most `spread` away from it in 19 of 20 cases.
 */
export interface OwnRating {
  game: string;
  players: number;
  matches: number;
  enough: number;
  rating: number | null;
  spread: number | null;
}
/**
 * A month of puzzles, `first` and `today` of all days; the streak counts days with one solved on that very day.
 */
export interface Calendar {
  month: string;
  first: string;
  today: string;
  streak: Streak;
  solved: number;
  days: PuzzleDay[];
}
/**
 * The puzzles of one day that were tried.
 */
export interface PuzzleDay {
  date: string;
  puzzles: Solved[];
}
/**
 * A puzzle of a day: the first time that it was solved, else the last try; and how often it was tried.
 */
export interface Solved {
  game: string;
  table: string;
  solved: boolean;
  on_time: boolean;
  moves: number;
  taken_back: number;
  seconds: number;
  tries: number;
}
/**
 * The tables that wait for oneself, the longest wait first, and how many one plays at with others.
 */
export interface Turns {
  waiting: Waits[];
  playing: number;
}
/**
 * A table that waits for oneself `since` a moment (seconds since 1970), and where others sit.
 */
export interface Waits {
  table: string;
  game: string;
  since: number;
}
/**
 * The key with which a browser subscribes; null where there is no push.
 */
export interface PushOffer {
  key: string | null;
}
/**
 * Where the push service of a browser takes messages for it; or that it shall get none any more.
 */
export interface Subscription {
  endpoint: string;
  on?: boolean;
}
/**
 * A public table that is being played: which `hand`, the `totals` (null while secret), `at` the last change.
 */
export interface Running {
  table: string;
  game: string;
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  edition: Followed;
  lesson:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  players: number;
  board: Board;
  numbers: number[];
  seats: Chair[];
  public: boolean;
  serious: boolean;
  rated: boolean;
  clock_rule: Clock | null;
  pace: number;
  after: string | null;
  onward: string | null;
  daily: string | null;
  created: number;
  free: number[];
  hand: number;
  totals: number[] | null;
  at: number;
}
/**
 * A public table that waits for people; `here` says that somebody who has a seat is connected to it.
 */
export interface Listed {
  table: string;
  game: string;
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  edition: Followed;
  lesson:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  players: number;
  board: Board;
  numbers: number[];
  seats: Chair[];
  public: boolean;
  serious: boolean;
  rated: boolean;
  clock_rule: Clock | null;
  pace: number;
  after: string | null;
  onward: string | null;
  daily: string | null;
  created: number;
  free: number[];
  here: boolean;
}
/**
 * A new table, and what the server has committed itself to.
 */
export interface Made {
  table: string;
  commitment: string;
}
/**
 * A table to be made; `bots` names a level for every seat that a bot has, null for people.
 *
 * A bot may be asked for by its temperament or its name too, "medium/blocker" or "medium/Ben"; else chance decides.
 *
 * `daily` is the day whose puzzle is asked for, as 2026-01-31; `edition` a printed text, such as s9-fr, whose options
 * hold where no others are given. A `serious` table gives no aids: no hints, no points beside the actions, no count of
 * what is out, nothing taken back. A `rated` match counts for ratings; with null it does on a public table with a
 * clock and without bots.
 */
export interface NewTable {
  game: string;
  players: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  bots?: (string | null)[];
  public?: boolean;
  clock?: Clock | null;
  pace?: number;
  daily?: string | null;
  serious?: boolean;
  rated?: boolean | null;
  edition?: string;
}
/**
 * A table as the one who asks sees it: what it is about, their seats, and a snapshot as on the socket.
 *
 * `people` tells the people in the other seats apart, by names that mean something to the one who asks only.
 */
export interface Now {
  t: "snapshot";
  table: string;
  game: string;
  version: number;
  options: {
    [k: string]: boolean | number | string;
  };
  edition: Followed;
  lesson:
    | "alike"
    | "drawing"
    | "duel"
    | "ends"
    | "feet"
    | "grid"
    | "line"
    | "pairs"
    | "patience"
    | "picture"
    | "puzzle"
    | "race"
    | "star"
    | "storeys"
    | "sums"
    | "teams"
    | "totals"
    | "trick";
  players: number;
  board: Board;
  numbers: number[];
  seats: Chair[];
  public: boolean;
  serious: boolean;
  rated: boolean;
  clock_rule: Clock | null;
  pace: number;
  after: string | null;
  onward: string | null;
  daily: string | null;
  created: number;
  free: number[];
  seq: number;
  events: Value[];
  you: number | null;
  status: "closed" | "open" | "over" | "playing";
  hand: Hand | null;
  clock: ClockNow | null;
  commitment: string;
  rematch: string | null;
  no_take_back: string | null;
  proposal: Proposed | null;
  may_propose: ("pause" | "settle" | "take-back")[];
  paused: boolean;
  settled: boolean;
  by_bot: number[];
  mine: number[];
  people: (string | null)[];
}
/**
 * The seconds that each seat has left, and the seat whose time runs.
 */
export interface ClockNow {
  left: number[];
  runs: number | null;
}
/**
 * What somebody proposes, the seats of those who have agreed and who still have to, and for how many seconds.
 */
export interface Proposed {
  what: "pause" | "settle" | "take-back";
  seat: number;
  agreed: number[];
  waits: number[];
  seconds: number;
}
/**
 * One of the hands of a match that is over, with every tile face up.
 *
 * `by_bot` are the steps that a bot made for the person whose seat it is, from 0, which is the deal.
 */
export interface Replay {
  game: string;
  players: number;
  options: {
    [k: string]: boolean | number | string;
  };
  edition: Followed;
  board: Board;
  names: string[];
  daily: string | null;
  onward: string | null;
  hands: number;
  hand: number;
  steps: ReplayStep[];
  by_bot: number[];
}
/**
 * A match looked at again; `ungraded` is a word for why a game cannot be graded, or empty.
 */
export interface Analysis {
  decisions: Decision[];
  shares: Share[];
  ungraded: "" | "alone" | "race" | "recall" | "rules" | "walls";
}
/**
 * A choice of a `seat` at a `move` of a `hand`, both from 1: what was `done`, its `grade`, the `best` there was.
 */
export interface Decision {
  best: Idea;
  done: Idea;
  grade: "best" | "blunder" | "fine" | "loose";
  hand: number;
  lost: number;
  move: number;
  seat: number;
}
/**
 * Something to do: `points` its side may be expected to be ahead when the hand ends, `wins` how likely it is ahead.
 *
 * Null where that is not known.
 */
export interface Idea {
  action: string;
  points: number | null;
  reasons: Reason[];
  wins: number | null;
}
/**
 * What speaks for an action: a word, how much of it, which numbers, and whose seat it is about.
 */
export interface Reason {
  amount: number;
  numbers: number[];
  seat: number | null;
  what: string;
}
/**
 * A seat's part in a hand, in points ahead of the others: `expected` less `lost` and with `luck` is the `result`.
 *
 * Expected at its first decision, lost by its decisions. `decided` is what weighs most in it.
 */
export interface Share {
  decided: "deal" | "decisions" | "luck" | "nothing";
  expected: number;
  hand: number;
  lost: number;
  luck: number;
  result: number;
  seat: number;
}
/**
 * A match is being analysed: so many decisions of how many are graded; 0 of 0 while others come first.
 */
export interface Analysing {
  done: number;
  of: number;
}
/**
 * The seat that was taken.
 */
export interface Seated {
  seat: number;
  seq: number;
}
/**
 * Take a seat: this one, or any free one. The `face` is a tile and a colour, as "3-5 teal".
 */
export interface Sit {
  name: string;
  seat?: number | null;
  seed?: string;
  face?: string;
}
/**
 * It is done; the table is at this line of its log.
 */
export interface Done {
  seq: number;
}
/**
 * Bots of this level take the seats that are free; "medium/blocker" are of one temperament.
 */
export interface Fill {
  level?: string;
}
/**
 * Something that one seat wants.
 */
export interface AtSeat {
  seat: number;
}
/**
 * A new seed for the next shuffle.
 */
export interface NewSeed {
  seat: number;
  seed: string;
}
/**
 * What could be done after line `seq`: how sure that is, and the chance to win where it is known.
 *
 * Against opponents, where it is `weighed`: the `points` one's side may be ahead when the hand ends, the `reasons`
 * that speak for it, and the next best `others`.
 */
export interface Hint {
  sure: "astray" | "best" | "forced" | "guess" | "lost" | "only" | "right" | "safe" | "solves" | "weighed" | "wins";
  action: string | null;
  percent: number | null;
  points: number | null;
  reasons: Reason[];
  others: Idea[];
  seq: number;
}
/**
 * The table where the same people go on.
 */
export interface Again {
  table: string;
}
/**
 * Play a match that is over on from the moment after so many `moves` of a `hand`, against bots of a level.
 */
export interface PlayOn {
  hand: number;
  moves: number;
  seat: number;
  name: string;
  face?: string;
  level?: string;
  pace?: number;
}
/**
 * Nothing was done: a code for programs, a sentence for people.
 */
export interface Refused {
  code: string;
  say: string;
}
/**
 * An action; `seq` is the number of the last line that the player has seen, `key` makes a resend harmless.
 */
export interface Move {
  t: "move";
  seat: number;
  action: string;
  key: string;
  seq?: number | null;
}
/**
 * The result has been seen; best with a new seed for the next shuffle.
 */
export interface SayReady {
  t: "ready";
  seat: number;
  seed?: string;
}
/**
 * Look with the eyes of another of one's own seats, or of nobody.
 */
export interface Look {
  t: "look";
  seat?: number | null;
}
/**
 * Send what came after a number, or everything.
 */
export interface Resync {
  t: "resync";
  after?: number | null;
}
/**
 * The person of a seat is there again, and plays by themselves.
 */
export interface Back {
  t: "back";
  seat: number;
}
/**
 * Whether somebody looks at the table or at something else, and by which name an onlooker wants to be known.
 */
export interface Present {
  t: "present";
  visible?: boolean;
  name?: string | null;
}
/**
 * Say one of a few things to everybody at the table.
 */
export interface React {
  t: "react";
  seat: number;
  what:
    | "another"
    | "good-game"
    | "good-luck"
    | "hello"
    | "moment"
    | "must-go"
    | "nice"
    | "oops"
    | "sorry"
    | "thanks"
    | "well-played"
    | "your-turn";
}
/**
 * Ask the others to agree on something: to take one's last move back, to pause, to end the match as it stands.
 */
export interface Propose {
  t: "propose";
  seat: number;
  what: "pause" | "settle" | "take-back";
}
/**
 * Agree to what is proposed or not; whoever proposed it takes it back with a no.
 */
export interface Answer {
  t: "answer";
  seat: number;
  yes: boolean;
}
/**
 * Go on after a pause.
 */
export interface Resume {
  t: "resume";
  seat: number;
}
/**
 * Asks whether the server is there.
 */
export interface Ping {
  t: "ping";
  n?: number;
}
/**
 * The whole table after line `seq`, as seat `you` sees it, and the events of the running hand.
 *
 * `no_take_back` is null if `you` may take back a move now, else the code with which that would be refused.
 * `by_bot` are the places of the events that a bot brought about for a person, from 0. `proposal` waits for people to
 * agree, `may_propose` is what `you` could propose. While the game is `paused` nothing can be played and no time runs;
 * `settled` means that people have agreed to end the match as it stood. `rated` says whether the match counts for
 * ratings as things stand.
 */
export interface Snapshot {
  t: "snapshot";
  seq: number;
  events: Value[];
  you: number | null;
  seats: Chair[];
  status: "closed" | "open" | "over" | "playing";
  hand: Hand | null;
  clock: ClockNow | null;
  commitment: string;
  rematch: string | null;
  no_take_back: string | null;
  proposal: Proposed | null;
  may_propose: ("pause" | "settle" | "take-back")[];
  paused: boolean;
  settled: boolean;
  rated: boolean;
  by_bot: number[];
}
/**
 * Line `seq` was written: its kind, its events, and the table after it.
 *
 * When several steps are sent again in a row, only the last one carries the table. `seat` and `why` tell of a seat
 * that was taken or left, or that a bot has taken over or given back (`back`); of whoever proposed something
 * (`why`: what), answered (`yes` or `no`), and went on after a pause.
 *
 * Whoever asked for patches gets, of most lines, a `patch` of the table that `you` saw before: of an object the
 * patches of parts that changed, by name, of a list by number; a list of one is the new value, null means it is gone.
 * Now and then `sum` is the CRC-32 of the `hand` after it, as JSON without spaces, the keys of each object sorted.
 */
export interface Step {
  t: "step";
  seq: number;
  kind: string;
  events: Value[];
  patch?: {};
  sum?: number;
  you?: number | null;
  seats?: Chair[];
  status?: "closed" | "open" | "over" | "playing";
  hand?: Hand | null;
  clock?: ClockNow | null;
  commitment?: string;
  rematch?: string | null;
  no_take_back?: string | null;
  proposal?: Proposed | null;
  may_propose?: ("pause" | "settle" | "take-back")[];
  paused?: boolean;
  settled?: boolean;
  rated?: boolean;
  by_bot?: number[];
  seat?: number;
  why?: string;
}
/**
 * Nothing happened since the line that was asked for, but time went on.
 */
export interface Same {
  t: "same";
  seq: number;
  clock: ClockNow | null;
}
/**
 * Who is at the table now: the people of the seats (null: a bot, or nobody), how many look on, and some names.
 */
export interface AtTable {
  t: "presence";
  seats: (SeatPresence | null)[];
  onlookers: number;
  names: string[];
}
/**
 * Whether the person of a seat looks at the table, since how many seconds they do not, or that they have left.
 */
export interface SeatPresence {
  state: "away" | "here" | "left";
  seconds: number;
}
/**
 * Somebody says something; it is for the moment, and nothing is kept of it.
 */
export interface Said {
  t: "reaction";
  seat: number;
  what:
    | "another"
    | "good-game"
    | "good-luck"
    | "hello"
    | "moment"
    | "must-go"
    | "nice"
    | "oops"
    | "sorry"
    | "thanks"
    | "well-played"
    | "your-turn";
}
/**
 * The move with this key is on the disk as line `seq`.
 */
export interface Ack {
  t: "ack";
  key: string;
  seq: number;
}
/**
 * A refusal, the key of the move if it was one, and where the table is.
 */
export interface No {
  t: "no";
  code: string;
  say: string;
  key: string | null;
  seq: number | null;
}
/**
 * Done: ready, look, resync, back, present, react, propose, answer, resume.
 */
export interface Ok {
  t: "ok";
}
/**
 * The answer to a ping, with its number.
 */
export interface Pong {
  t: "pong";
  n: number;
}
/**
 * Everything on the table of a laying game.
 */
export interface State {
  is: "State";
  hands: string[][];
  stock: string[];
  layout: Layout;
  turn: number[];
  scores: (number | null)[];
  order: number[];
  laid: number;
  drawn: number;
  passes: number;
  ended: Ended | null;
  claim: string;
}
/**
 * All the tiles on the table in the order they were laid, and all the ends.
 */
export interface Layout {
  is: "Layout";
  joints: Joint[];
  ends: End[];
}
/**
 * One laid tile: the end it was laid at, the tile it touches there, who laid it, the number it left open.
 */
export interface Joint {
  is: "Joint";
  tile: string;
  end: string;
  on: number;
  seat: number;
  outer: number;
}
/**
 * A place where a tile may be laid; its name stays when the arm grows.
 */
export interface End {
  is: "End";
  name: string;
  number: number;
  joint: number;
  first: boolean;
  side: boolean;
}
/**
 * The hand is over: how ("out", "blocked", "closed", ...), and the seat that brought it about.
 */
export interface Ended {
  is: "Ended";
  how: string;
  seat: number;
}
/**
 * Somebody has the first lead of a match, where the page leaves it open: by "lot", or by "turn" in a rematch.
 */
export interface Begins {
  is: "Begins";
  seat: number;
  by: string;
}
/**
 * A tile was laid at an end and left a number open.
 */
export interface Placed {
  is: "Placed";
  seat: number;
  tile: string;
  end: string;
  outer: number;
}
/**
 * Tiles were drawn while these numbers were open; so many are left in the stock.
 */
export interface Drew {
  is: "Drew";
  seat: number;
  tiles: string[];
  numbers: number[];
  left: number;
}
/**
 * A player laid nothing while these numbers were open.
 */
export interface Passed {
  is: "Passed";
  seat: number;
  numbers: number[];
}
/**
 * A player laid no more in this turn while these numbers were open.
 */
export interface Stopped {
  is: "Stopped";
  seat: number;
  numbers: number[];
  stopped: boolean;
}
/**
 * A player closed an end with a double.
 */
export interface Closed {
  is: "Closed";
  seat: number;
  tile: string;
  end: string;
}
/**
 * The ends that had to be filled first are free: nobody can fill them.
 */
export interface Released {
  is: "Released";
  names: string;
}
/**
 * These seats won (or lost) points; `why` names the reason, `of` the seat whose tiles were counted.
 */
export interface Scored {
  is: "Scored";
  seats: number[];
  points: number;
  why: string;
  of: number | null;
}
/**
 * A player claimed nothing, or points that the tile had not won.
 */
export interface ClaimedPoints {
  is: "ClaimedPoints";
  seat: number;
  points: number;
}
/**
 * A player called nothing, or points that were not due.
 */
export interface CalledPoints {
  is: "CalledPoints";
  seat: number;
  points: number;
  called: boolean;
}
/**
 * A hand was shown; where hands end in secret, to its owner alone.
 */
export interface Revealed {
  is: "Revealed";
  seat: number;
  tiles: string[];
}
