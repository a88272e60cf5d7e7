/** The pages of rules as a small tree, so that they can be drawn without a line of foreign HTML. */

/** A piece of a line; the text of an anchor is its name. */
export type Inline =
  | { kind: "text" | "strong" | "em" | "code" | "anchor"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const FENCE = "```";
const PIECE = /(\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`|\{#[a-z0-9-]+\} ?|\[[^\]]+\]\([a-z0-9-]+(?:#[a-z0-9-]+)?\))/;
// Nothing but the name of a page and of a place on it: a link cannot lead out of the rules.
const LINK = /^\[(.+)\]\((.+)\)$/;

/** The blocks of a page. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  let rest = page.split(/\r?\n/);
  while (rest.length) {
    const kind = kindOf(rest[0] ?? "");
    const taken = kind === "code" ? fenced(rest) : alike(rest, kind);
    if (kind) found.push(MAKE[kind](rest.slice(0, taken)));
    rest = rest.slice(taken);
  }
  return found;
}

/** The pieces of a line: plain, strong, stressed, literal, a place to link to, or a link to a page of the rules. */
export function inline(text: string): Inline[] {
  const pieces = text.split(PIECE);
  return pieces.flatMap((piece, at): Inline[] => {
    if (at % 2) return [marked(piece)];
    return piece ? [{ kind: "text", text: piece }] : [];
  });
}

type Kind = "heading" | "paragraph" | "bullets" | "numbers" | "table" | "code";

/** What a line belongs to; an empty one to nothing. */
function kindOf(line: string): Kind | null {
  if (!line.trim()) return null;
  if (line.startsWith(FENCE)) return "code";
  if (/^#{1,6} /.test(line)) return "heading";
  if (line.startsWith("- ")) return "bullets";
  if (/^\d+\. /.test(line)) return "numbers";
  return line.startsWith("|") ? "table" : "paragraph";
}

/** How many lines go together at the beginning. */
function alike(lines: string[], kind: Kind | null): number {
  const other = lines.findIndex((line, at) => at > 0 && (kind === "heading" || kindOf(line) !== kind));
  return other < 0 ? lines.length : other;
}

function fenced(lines: string[]): number {
  const close = lines.indexOf(FENCE, 1);
  return close < 0 ? lines.length : close + 1;
}

const MAKE: Record<Kind, (lines: string[]) => Block> = {
  heading: ([line = ""]) => {
    const [sign = ""] = line.split(" ");
    return { kind: "heading", level: sign.length, text: inline(line.slice(sign.length).trim()) };
  },
  paragraph: (lines) => ({ kind: "paragraph", text: inline(lines.map((line) => line.trim()).join(" ")) }),
  bullets: (lines) => ({ kind: "list", ordered: false, items: lines.map((line) => inline(line.slice(2).trim())) }),
  numbers: (lines) => ({
    kind: "list",
    ordered: true,
    items: lines.map((line) => inline(line.replace(/^\d+\. /, "").trim())),
  }),
  table: (lines) => {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: "table", head, rows };
  },
  code: (lines) => ({ kind: "code", text: lines.filter((line) => !line.startsWith(FENCE)).join("\n") }),
};

function cells(line: string): Inline[][] {
  const inner = line.trim().replace(/^\||\|$/g, "");
  return inner.split("|").map((cell) => inline(cell.trim()));
}

function marked(piece: string): Inline {
  const [, text = "", to = ""] = LINK.exec(piece) ?? [];
  if (to) return { kind: "link", text, to };
  if (piece.startsWith("{#")) return { kind: "anchor", text: piece.trim().slice(2, -1) };
  if (piece.startsWith("`")) return { kind: "code", text: piece.slice(1, -1) };
  return piece.startsWith("**")
    ? { kind: "strong", text: piece.slice(2, -2) }
    : { kind: "em", text: piece.slice(1, -1) };
}
