/** Routes: which screen a path means. */

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "rules" | "learn"; game: string }
  | { screen: "lobby" | "puzzles" | "mine" | "me" | "settings" }
  | { screen: "not-found" };

/** The screen of a path; a path with a broken percent escape is not found. */
export function route(path: string): Route {
  const [first = "", second = ""] = parts(path);
  switch (first) {
    case "":
      return { screen: "home" };
    case "lobby":
    case "puzzles":
    case "mine":
    case "me":
    case "settings":
      return { screen: first };
    case "new":
    case "rules":
    case "learn":
      return second ? { screen: first, game: second } : { screen: "not-found" };
    case "t":
      return second ? { screen: "table", id: second } : { screen: "not-found" };
    case "replay":
      return second ? { screen: "replay", id: second } : { screen: "not-found" };
    default:
      return { screen: "not-found" };
  }
}

function parts(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["not-found"];
  }
}
