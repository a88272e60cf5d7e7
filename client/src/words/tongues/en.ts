import type { Messages } from "../languages";

/** All that is said in English, but for what further screens say, and what only the server and the terminal do. */
export const messages: Messages = import.meta.glob(
  [
    "../../../../src/boneyard/locales/en/*.ftl",
    "!../../../../src/boneyard/locales/en/client-faces.ftl",
    "!../../../../src/boneyard/locales/en/client-further.ftl",
    "!../../../../src/boneyard/locales/en/client-share.ftl",
    "!../../../../src/boneyard/locales/en/how-to.ftl",
    "!../../../../src/boneyard/locales/en/lessons.ftl",
    "!../../../../src/boneyard/locales/en/pages.ftl",
    "!../../../../src/boneyard/locales/en/played.ftl",
    "!../../../../src/boneyard/locales/en/positions.ftl",
    "!../../../../src/boneyard/locales/en/previews.ftl",
    "!../../../../src/boneyard/locales/en/terminal.ftl",
  ],
  { import: "default", eager: true },
);
