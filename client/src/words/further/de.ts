import type { Messages } from "../languages";

/** What only the screens say in German that are fetched when they are opened. */
export const messages: Messages = import.meta.glob(
  [
    "../../../../src/boneyard/locales/de/client-faces.ftl",
    "../../../../src/boneyard/locales/de/client-further.ftl",
    "../../../../src/boneyard/locales/de/client-share.ftl",
    "../../../../src/boneyard/locales/de/played.ftl",
  ],
  { import: "default", eager: true },
);
