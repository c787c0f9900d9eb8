import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseTypesFile, renderDatabaseTypes } from '../../tools/database/types.ts';
import { startTestBackend } from './backend.ts';

test('src/data/database.types.ts describes the database that the migrations make', async () => {
  const backend = await startTestBackend();
  const rendered = await renderDatabaseTypes(async (sql) => ({ rows: await backend.sql(sql) }));
  await backend.stop();
  expect(await readFile(databaseTypesFile, 'utf8'), 'run npm run types:database').toBe(rendered);
});
