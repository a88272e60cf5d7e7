/** Messages are parsed while the client is built: a phone would take as long to parse them as to draw the page. */

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Makes a file of messages a module that exports them parsed. */
export function fluent(): Plugin {
  return {
    name: "fluent",
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text) {
        const parsed = JSON.stringify(new FluentResource(text).body);
        // A browser reads JSON faster than the same values written as a program.
        return { code: `export default JSON.parse(${JSON.stringify(parsed)});`, map: null, moduleType: "js" };
      },
    },
  };
}
