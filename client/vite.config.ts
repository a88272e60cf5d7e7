/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";
import { fluent } from "./fluent.ts";
import { icons } from "./icons.ts";

const house = "http://127.0.0.1:2828"; // `boneyard serve`, while one works on the client with `npm run dev`

export default defineConfig({
  plugins: [
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename ?? ""}: ${warning.message} (${warning.code})`);
      },
    }),
    fluent(),
    icons(),
    compress(),
  ],
  build: { outDir: "../src/boneyard/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: Object.fromEntries(["/api", "/i", "/ws"].map((path) => [path, { target: house, ws: path === "/ws" }])) },
  test: { include: ["tests/**/*.test.ts"] },
});
