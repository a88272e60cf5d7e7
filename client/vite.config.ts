/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { fluent } from "./fluent.ts";
import { icons } from "./icons.ts";
import { preloads } from "./preloads.ts";
import { samples } from "./samples.ts";

const server = "http://127.0.0.1:2828"; // `boneyard serve`, while one works on the client with `npm run dev`

export default defineConfig({
  plugins: [
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename ?? ""}: ${warning.message} (${warning.code})`);
      },
    }),
    fluent(),
    icons(),
    preloads(),
    compress(),
    samples(),
  ],
  build: {
    outDir: "../src/boneyard/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // A phone waits for the number of files as much as for their size: all screens share one, home is one more, and so is a table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], priority: 2 },
            { name: "home", test: /[\\/]screens[\\/]Home\.svelte$/, priority: 1 },
            { name: "table", test: /[\\/]screens[\\/]Table\.svelte$/ },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(["/api", "/i", "/preview", "/ws"].map((path) => [path, { target: server, ws: path === "/ws" }])) },
  // No test leaves anything behind for the next file, so they may share a process: starting one takes longer than most of them.
  test: { include: ["tests/**/*.test.ts"], isolate: false, unstubGlobals: true, testTimeout: 60_000 },
});
