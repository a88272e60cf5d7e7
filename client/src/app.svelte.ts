/** What every screen shares: the settings, the language, the address, the API, and the live region. */

import { atLayer, closeLast } from "./dom/layers";
import { route } from "./route";
import { Sound } from "./sound/sound";
import { loadSettings, saveSettings, type Settings } from "./storage/settings";
import { createApi, Refused, type Page } from "./wire/api";
import type { Group } from "./words/groups";
import { load, more, prefer, silent } from "./words/languages";
import type { Words } from "./words/words";

/** What people tell their system, for every page. */
const WISHES = {
  contrast: "(prefers-contrast: more)",
  dark: "(prefers-color-scheme: dark)",
  still: "(prefers-reduced-motion: reduce)",
};

/** What can be done about what was just told: "Undo". */
export interface Way {
  name: string;
  act: () => void;
}

/** A table that waits for this person. */
export interface Call {
  table: string;
  game: string;
}

class App {
  readonly api = createApi();
  readonly sound = new Sound();
  settings = $state.raw<Settings>(loadSettings());
  /** The language that the link asked for by which one came, as search engines list it. */
  private readonly linked = new URLSearchParams(location.search).getAll("lang");
  words = $state.raw<Words>(silent(this.lang));
  path = $state(location.pathname);
  route = $derived(route(this.path));
  /** Where one was before. */
  came = "";
  /** What the live region says; the count makes the same sentence be said twice. */
  voice = $state.raw({ text: "", count: 0 });
  /** A sentence that is shown for a moment. */
  notice = $state.raw<{ text: string; count: number; way?: Way | undefined }>({ text: "", count: 0 });
  pages = $state.raw<Page[]>([]);
  /** The table on the screen, while it waits for this person. */
  turn = $state.raw<(Call & { company: boolean }) | null>(null);
  /** The table of this person at which somebody has sat down last. */
  company = $state.raw<Call | null>(null);
  /** The other tables that wait for them. */
  waiting = $state.raw<Call[]>([]);

  /** The current language. */
  get lang(): string {
    return this.settings.lang === "system" ? prefer([...this.linked, ...navigator.languages]) : this.settings.lang;
  }

  private readonly known = new Map<Group | "all", Promise<void>>();

  start(): void {
    this.dress();
    addEventListener("popstate", () => (closeLast(), this.arrived()));
    for (const wish of Object.values(WISHES)) matchMedia(wish).addEventListener("change", () => this.dress());
  }

  /** Have these groups of words. */
  async know(groups: readonly Group[]): Promise<void> {
    await Promise.all(groups.map((group) => this.learn(group)));
  }

  /** Have the words of all screens. */
  complete(): Promise<void> {
    return this.learn("all");
  }

  /** A part of a screen that is fetched when it is shown, with all words. */
  async part<T>(fetched: Promise<{ default: T }>): Promise<T> {
    const [{ default: found }] = await Promise.all([fetched, this.complete()]);
    return found;
  }

  /** What did not come is asked for anew the next time. */
  private learn(group: Group | "all"): Promise<void> {
    const known = this.known.get(group) ?? more(this.words, group === "all" ? undefined : [group]);
    this.known.set(group, known);
    known.catch(() => this.known.delete(group));
    return known;
  }

  /** The catalogue, asked for once. */
  async catalogue(): Promise<Page[]> {
    if (!this.pages.length) this.pages = await this.api.games();
    return this.pages;
  }

  /** The small picture of a game; none before the catalogue is there. */
  sample(game: string): string | undefined {
    return this.pages.find((page) => page.id === game)?.sample;
  }

  go(path: string): void {
    this.came = this.path;
    if (atLayer()) {
      history.replaceState(null, "", path); // what was open is left for good
    } else {
      history.replaceState({ top: scrollY }, ""); // where to come back to
      history.pushState(null, "", path);
    }
    this.arrived();
    scrollTo(0, 0);
  }

  /** Change settings, at once and for the next visit. */
  async set(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    saveSettings(this.settings);
    this.dress();
    if (change.lang) this.words = await load(this.lang);
    document.documentElement.lang = this.lang;
  }

  /** These tables wait; the one on the screen knows better itself. */
  elsewhere(waiting: readonly Call[]): void {
    this.waiting = waiting.filter(({ table }) => this.path !== `/t/${table}`);
  }

  /** Let the live region say this. */
  say(text: string): void {
    this.voice = { text, count: this.voice.count + 1 };
  }

  /** Show a sentence for a moment, and say it. */
  tell(text: string, way?: Way): void {
    this.notice = { text, count: this.notice.count + 1, way };
    this.say(text);
  }

  /** What was shown for a moment is over. */
  hush(): void {
    if (this.notice.text) this.notice = { text: "", count: this.notice.count };
  }

  /** Show why the server refused. */
  refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.refused(error.code, error.message);
  }

  /** A refusal in the language of the page; in the server's words where there is no message for it. */
  refused(code: string, say: string): void {
    this.sound.play("refused");
    this.tell(this.words.has(`refusal-${code}`) ? this.words.say(`refusal-${code}`) : say);
  }

  private arrived(): void {
    this.path = location.pathname;
    this.elsewhere(this.waiting);
  }

  private dress(): void {
    const { look, size, motion, sound, handed } = this.settings;
    const root = document.documentElement;
    const still = motion === "less" || matchMedia(WISHES.still).matches;
    root.dataset.look = look === "system" ? wished() : look;
    root.dataset.size = size;
    root.dataset.handed = handed;
    root.dataset.motion = still ? "less" : "full";
    root.lang = this.lang;
    this.sound.on = sound;
  }
}

/** The look that the system asks for. */
function wished(): "contrast" | "dark" | "light" {
  if (matchMedia(WISHES.contrast).matches) return "contrast";
  return matchMedia(WISHES.dark).matches ? "dark" : "light";
}

export const app = new App();
