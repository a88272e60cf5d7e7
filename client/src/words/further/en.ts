import type { Messages } from "../languages";

/** What only the screens say in English that are fetched when they are opened. */
export const messages: Messages = import.meta.glob(
  [
    "../../../../src/boneyard/locales/en/client-faces.ftl",
    "../../../../src/boneyard/locales/en/client-further.ftl",
    "../../../../src/boneyard/locales/en/client-share.ftl",
    "../../../../src/boneyard/locales/en/played.ftl",
  ],
  { import: "default", eager: true },
);
