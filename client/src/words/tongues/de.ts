import type { Messages } from "../languages";

/** All that is said in German, but for what only the terminal says. */
export const messages: Messages = import.meta.glob(
  ["../../../../src/boneyard/locales/de/*.ftl", "!../../../../src/boneyard/locales/de/how-to.ftl"],
  { import: "default", eager: true },
);
