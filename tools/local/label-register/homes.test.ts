import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { labelHomes } from './homes.ts';

test('each home stands in the documentation with what it shows', async () => {
  const docs = await readFile(path.resolve(import.meta.dirname, '../../../docs/label-register.md'), 'utf8');
  const rows = [...docs.matchAll(/^\| 3812 ZK (\d+) *\| (.*?) *\|$/gm)].map(([, number, shows]) => [
    Number(number),
    shows,
  ]);
  expect(rows).toEqual(labelHomes.map(({ houseNumber, shows }) => [houseNumber, shows]));
});
