/** Shapes on the input, TypeScript on the output: see types.py. */

import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const definitions = JSON.parse(readFileSync(0, "utf8").replaceAll("#/components/schemas/", "#/definitions/"));
const everything = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
const typescript = await compile({ title: "Anything", definitions, anyOf: everything }, "Anything", {
  additionalProperties: false,
  bannerComment: "/** What is sent, made by `.venv/bin/python -m client.types` from the server's structs: do not edit. */",
  style: { printWidth: 120 },
});
process.stdout.write(typescript);
