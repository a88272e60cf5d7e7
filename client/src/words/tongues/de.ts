import type { Messages } from "../languages";

/** All that is said in German, but for what further screens say, and what only the server and the terminal do. */
export const messages: Messages = import.meta.glob(
  [
    "../../../../src/boneyard/locales/de/*.ftl",
    "!../../../../src/boneyard/locales/de/client-faces.ftl",
    "!../../../../src/boneyard/locales/de/client-further.ftl",
    "!../../../../src/boneyard/locales/de/client-share.ftl",
    "!../../../../src/boneyard/locales/de/how-to.ftl",
    "!../../../../src/boneyard/locales/de/lessons.ftl",
    "!../../../../src/boneyard/locales/de/pages.ftl",
    "!../../../../src/boneyard/locales/de/played.ftl",
    "!../../../../src/boneyard/locales/de/positions.ftl",
    "!../../../../src/boneyard/locales/de/previews.ftl",
    "!../../../../src/boneyard/locales/de/terminal.ftl",
  ],
  { import: "default", eager: true },
);
