/** How long something has lasted, in the largest unit that is full: 90 seconds are 1 minute. */
export function lasting(seconds: number): { unit: "s" | "min" | "h" | "d"; count: number } {
  if (seconds < 60) return { unit: "s", count: Math.max(1, Math.floor(seconds)) };
  if (seconds < 3600) return { unit: "min", count: Math.floor(seconds / 60) };
  return seconds < 86_400 ? { unit: "h", count: Math.floor(seconds / 3600) } : { unit: "d", count: Math.floor(seconds / 86_400) };
}

/** Seconds as a clock shows them: "0:09", "12:30", "3:05:00", "2 d 4 h" as "52:00:00". */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
