/** Smaller twins of the built files: the server sends `x.js.br` or `x.js.gz` to a browser that takes it. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Writes the twins of a file, where they are smaller. */
function twins(path: string): void {
  const whole = readFileSync(path);
  for (const [ending, small] of [[".br", brotliCompressSync(whole)], [".gz", gzipSync(whole, { level: 9 })]] as const) {
    if (small.length < whole.length) writeFileSync(path + ending, small);
  }
}

/** Compresses every text of the build, what lies in `public` too. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const name of names) if (TEXTS.has(extname(name))) twins(join(folder, name));
    },
  };
}
