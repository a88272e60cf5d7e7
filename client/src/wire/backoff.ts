/** How long to wait before the next reconnect. */

const WAITS = [300, 700, 1_500, 3_000, 6_000, 10_000];
const [LEAST, MOST] = [0.5, 1.2]; // of a wait

/**
 * The milliseconds before the next try, longer after every failure. They have jitter, so that a server that was
 * restarted is not hit by everybody at once.
 */
export function backoff(failures: number, chance: () => number = Math.random): number {
  const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
  return wait * (LEAST + (MOST - LEAST) * chance());
}
