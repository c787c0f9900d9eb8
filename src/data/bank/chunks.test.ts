import { expect, test } from 'vitest';
import { inChunks } from './chunks';

function entry(party: string, reference = '') {
  const paid = { account: 'NL91ABNA0417164300', kind: 'in', day: '2026-11-27', amount: 28_500 } as const;
  return { ...paid, party, reference, remittance: '"'.repeat(1000) };
}

test('every entry is in one part that the database takes, and those that look alike in the same', () => {
  const entries = Array.from({ length: 500 }, (_, index) => entry(`P${index % 250}`, String(index)));
  const chunks = inChunks(entries);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.flat().toSorted((a, b) => Number(a.reference) - Number(b.reference))).toEqual(entries);
  for (const chunk of chunks) expect(JSON.stringify(chunk).length).toBeLessThan(190_000);
  const parts = chunks.flatMap((chunk) => [...new Set(chunk.map(({ party }) => party))]);
  expect(new Set(parts).size).toBe(parts.length);
});

test('no entries are no part', () => {
  expect(inChunks([])).toEqual([]);
});
