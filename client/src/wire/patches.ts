/** What changed about a value: gone (null), this now (a list of one), or the patches of its parts, by name or by number in a list. */
export type Patch = null | [unknown] | { [part: string]: Patch };

/** The value after a patch; what did not change is the same as before. */
export function patched(value: unknown, patch: Exclude<Patch, null>): unknown {
  if (Array.isArray(patch)) return patch[0];
  const parts: Record<string, unknown> = { ...(value as object) };
  for (const [name, part] of Object.entries(patch)) {
    if (part) parts[name] = patched(parts[name], part);
    else delete parts[name];
  }
  return Array.isArray(value) ? Object.values(parts) : parts;
}

/** CRC-32 of a value as JSON without spaces, the keys of each object in order. */
export function checksum(value: unknown): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(JSON.stringify(value, sorted))) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (-(sum & 1) & 0xedb88320);
  }
  return ~sum >>> 0;
}

/** An object with its keys in order; they are words, before which a comma comes. */
const sorted = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
