import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { daysOf, labelHomes } from './homes.ts';

test('each home stands in the documentation with what it shows', async () => {
  const docs = await readFile(path.resolve(import.meta.dirname, '../../../docs/label-register.md'), 'utf8');
  const rows = [...docs.matchAll(/^\| 3812 ZK (\d+) *\| (.*?) *\|$/gm)].map(([, number, shows]) => [
    Number(number),
    shows,
  ]);
  expect(rows).toEqual(labelHomes.map(({ houseNumber, shows }) => [houseNumber, shows]));
});

test('a label is registered on the Dutch day, also in the first hours after midnight', () => {
  const days = daysOf({ labelClass: 'A', daysAgo: 0 }, new Date('2026-11-28T23:30:00Z'));
  expect(days).toEqual({ registeredOn: '2026-11-29', validUntil: '2036-11-29' });
});
