import { expect, test } from "vitest";
import { company, keepCompany } from "../../src/storage/company";

function shelf(text: string | null = null) {
  const kept = new Map(text === null ? [] : [["boneyard.company", text]]);
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test("those who played at this device are known the next time, also those who pause", () => {
  const store = shelf();
  keepCompany(["Bea", "Cyd", "Dan"], store);
  keepCompany(["Eve"], store);
  expect(company(store)).toEqual(["Eve", "Cyd", "Dan"]);
});

test.each(["{", "[1]", '"Bea"'])("what makes no sense is nobody: %s", (text) => {
  expect(company(shelf(text))).toEqual([]);
});
