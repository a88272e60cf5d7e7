/** While one works on the client: sample positions of every game at /dev/samples.json, for the page /dev/boards. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

const TOP = resolve(import.meta.dirname, "..");
const PYTHONS = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(TOP, path));
const ADDRESS = "/dev/samples.json";

/** Serves the samples of `npm run dev`, made anew with every start; BONEYARD_SAMPLES names a file that has them already. */
export function samples(): Plugin {
  let made: Promise<string> | undefined;
  return {
    name: "samples",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(ADDRESS, (_asked, answer, next) => {
        made ??= process.env.BONEYARD_SAMPLES ? readFile(process.env.BONEYARD_SAMPLES, "utf8") : make();
        made.then((text) => answer.setHeader("Content-Type", "application/json").end(text), next);
      });
    },
  };
}

async function make(): Promise<string> {
  const python = PYTHONS.find(existsSync);
  if (!python) throw new Error("There is no .venv: run `python3 run.py` first.");
  const folder = await mkdtemp(join(tmpdir(), "boneyard-"));
  try {
    const file = join(folder, "samples.json");
    await promisify(execFile)(python, ["-m", "tests.browser.samples", file], { cwd: TOP });
    return await readFile(file, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}
