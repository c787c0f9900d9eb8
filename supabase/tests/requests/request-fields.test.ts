import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  fieldDefinition,
  fromColumns,
  requestFieldNames,
  requestShape,
  toColumns,
  type RequestFieldName,
} from '../../../src/domain/request/request-fields.ts';
import { verbsOf } from '../access/access-decisions.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';

// The table of fields in src/domain and the table in SQL say the same.

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

async function list(statement: string): Promise<string[]> {
  const rows = await backend.sql(statement);
  return z
    .array(z.object({ item: z.string() }))
    .parse(rows)
    .map(({ item }) => item);
}

function columnsOf(isWanted: (name: RequestFieldName) => boolean): string[] {
  return requestFieldNames
    .filter(isWanted)
    .map((name) => fieldDefinition(name).column)
    .toSorted();
}

function granted(role: string, right: 'INSERT' | 'UPDATE'): Promise<string[]> {
  return list(`
    select column_name::text as item from information_schema.column_privileges
    where table_name = 'contact_submissions' and grantee = '${role}' and privilege_type = '${right}' order by 1
  `);
}

test('every field has its column', async () => {
  const columns = list(`
    select column_name::text as item from information_schema.columns
    where table_schema = 'public' and table_name = 'contact_submissions' order by 1
  `);
  expect(await columns).toEqual(columnsOf(() => true));
});

test('what is personal is removed from an anonymised request', async () => {
  const columns = list('select name as item from private.request_columns where is_personal order by 1');
  expect(await columns).toEqual(columnsOf((name) => fieldDefinition(name).isPersonal === true));
});

test('a visitor adds what the form sends, an administrator changes what the adviser edits', async () => {
  expect(await granted('anon', 'INSERT')).toEqual(
    columnsOf((name) => verbsOf(name).includes('insert') && name !== 'source'),
  );
  expect(await granted('authenticated', 'UPDATE')).toEqual(columnsOf((name) => verbsOf(name).includes('update')));
});

test('a stored row comes back as it went', async () => {
  const row = buildRequestRow();
  await backend.sql(insertStatement('contact_submissions', row));
  const [stored] = await backend.sql(`select to_jsonb(stored) as row from public.contact_submissions as stored`);
  const request = requestShape.parse(fromColumns(z.object({ row: z.looseObject({}) }).parse(stored).row));
  expect(toColumns(request)).toMatchObject(row);
});
