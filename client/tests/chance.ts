/** Examples by chance, the same ones in every run: a check is red by a change, never by chance. `SEED=7 npm test` tries others. */

import fc from "fast-check";

const PATIENCE = 30_000; // milliseconds for a property with the search for a smaller example: what is red is told soon

fc.configureGlobal({ seed: Number(process.env["SEED"] ?? 28), interruptAfterTimeLimit: PATIENCE, markInterruptAsFailure: true });

export default fc;
