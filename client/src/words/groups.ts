/** Which files of messages arrive together; whatever is named nowhere here is said at every table, and comes with it. */
export const GROUPS = {
  /** What every screen says: a part of both of the next two, so that each is one file. */
  everywhere: ["client-everywhere", "client-turns", "games"],
  home: ["client-screens", "options"],
  table: [] as string[],
  /** Boards of their own, and what happens there. */
  boards: ["client-boards", "events-alone", "events-concentration", "events-dominance", "events-fortress", "events-hectic"],
  /** Further screens, and what opens at a table later. */
  further: ["client-faces", "client-further", "client-share", "client-talk", "coach", "played"],
  /** Only the server and the terminal. */
  never: ["errors", "help", "how-to", "lessons", "pages", "positions", "previews", "terminal"],
};

type Named = keyof typeof GROUPS;

export type Group = Exclude<Named, "everywhere" | "never">;

/** What is fetched, each as one file. */
export const FETCHED: readonly Group[] = ["home", "table", "boards", "further"];

/** The words of the screens that may well be the first; all others wait for everything. */
export const FIRST: Record<string, readonly Group[]> = { home: ["home"], table: ["table"] };

/** Whether a file of messages arrives with a group. */
export function arrives(file: string, group: Group): boolean {
  const named = (Object.keys(GROUPS) as Named[]).find((name) => GROUPS[name].includes(file)) ?? "table";
  return named === group || (named === "everywhere" && Object.values(FIRST).some((first) => first.includes(group)));
}
