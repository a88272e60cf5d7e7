/** When the last seconds are spoken of: twice, and not into the words with which a turn begins. */

const SPOKEN = [10, 5];
const QUIET = 2; // seconds

/** Whether to say how many seconds are left, of so many that were given. */
export function spokenAt(left: number, given: number): boolean {
  return SPOKEN.includes(left) && given - left >= QUIET;
}
