import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromHex, hex, hmac, sha256 } from "../../src/proof/sha256";

const bytes = fc.uint8Array({ maxLength: 300 });

test("hashes as everybody else does", () => {
  fc.assert(
    fc.property(bytes, (text) => {
      expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
    }),
  );
});

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 100_000])("hashes %i bytes", (length) => {
  const text = new Uint8Array(length).fill(0xa7);
  expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
});

test("signs as everybody else does, with short and with long keys", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), bytes, (key, text) => {
      expect(hex(hmac(key, text))).toBe(createHmac("sha256", key).update(text).digest("hex"));
    }),
  );
});

test("leaves what it hashes as it was, wherever it lies in memory", () => {
  const whole = Uint8Array.from([9, 97, 98, 99, 9]);
  expect(hex(sha256(whole.subarray(1, 4)))).toBe(createHash("sha256").update("abc").digest("hex"));
  expect([...whole]).toEqual([9, 97, 98, 99, 9]);
});

test("digits give the bytes back, and nothing else is taken for digits", () => {
  fc.assert(fc.property(bytes, (some) => void expect(fromHex(hex(some))).toEqual(some)));
  expect(["a", "0g", "0x12", "é0"].map(fromHex)).toEqual([null, null, null, null]);
});
