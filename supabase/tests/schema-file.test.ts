import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderSchema, schemaFile } from '../../tools/database/schema.ts';
import { withDatabase } from '../../tools/local/backend.ts';
import { copyDatabase } from './database-copies.ts';

test('supabase/schema.sql shows the schema that the migrations make', async () => {
  const folder = copyDatabase();
  const rendered = await withDatabase(path.join(folder, 'database'), renderSchema);
  await rm(folder, { recursive: true });
  expect(await readFile(schemaFile, 'utf8'), 'run npm run schema:database').toBe(rendered);
});
