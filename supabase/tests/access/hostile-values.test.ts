import { getSchema } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { cleanBlockText } from '../../../src/domain/content/content-edit.ts';
import { emptyRequestFields, requestFieldsSchema } from '../../../src/domain/request/request.ts';
import { toColumns } from '../../../src/domain/request/request-fields.ts';
import { cleanText } from '#shared/text.ts';
import { toDocument } from '../../../src/features/office/content-editor/text-editor/editor-document.ts';
import { extensions } from '../../../src/features/office/content-editor/text-editor/extensions.ts';
import { writeMarkdown } from '../../../src/features/office/content-editor/text-editor/write-markdown.ts';
import { hostileValues } from '../../../src/test/hostile-values.ts';
import { buildContentRow, buildRequestRow } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { partOf } from '../setup/wide.ts';

const { backend, roles } = await startBackendWithRoles();

const columns = [
  'name',
  'email',
  'phone',
  'address',
  'postcode',
  'house_number',
  'house_number_addition',
  'message',
] as const;
const typedFields = ['name', 'phone', 'address', 'message', 'houseNumberAddition'] as const;
const schema = requestFieldsSchema((field, problem) => `${field} ${problem}`);

/** For what takes a call each. */
const sentValues = partOf(hostileValues, 8);

/** Forbidden in stored text: lone surrogates, control characters but tab and line ends, invisible and noncharacters. */
const unstorable = /[\p{Surrogate}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/u;

const editorSchema = getSchema(extensions);

afterEach(() => backend.sql('delete from public.contact_submissions'));

/** Adds a request as a script would; whether it was taken. */
async function add(row: object): Promise<boolean> {
  const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  });
  await response.text();
  return response.status === 201;
}

/** What a column of all stored requests holds, by their ids. */
async function storedValues(column: string): Promise<Map<string, string | null>> {
  const rows = await backend.sql(`select id, ${column} as value from public.contact_submissions`);
  const parsed = z.array(z.object({ id: z.string(), value: z.string().nullable() })).parse(rows);
  return new Map(parsed.map(({ id, value }) => [id, value]));
}

test.each(columns)('a script that sends them as %s is refused, or stores what it sent', async (column) => {
  const taken = new Map<string, string>();
  for (const value of sentValues) {
    const row = { ...buildRequestRow(), [column]: value };
    if (await add(row)) taken.set(row.id, value.replace(/\p{Surrogate}/gu, '\ufffd'));
  }
  expect(await storedValues(column)).toEqual(taken);
  for (const value of taken.values()) {
    expect(value).not.toMatch(
      column === 'message' ? unstorable : /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u,
    );
  }
});

test.each(typedFields)('what the form takes as %s is stored as it took it', async (field) => {
  const [column = ''] = Object.keys(toColumns({ [field]: '' }));
  const taken = new Map<string, string | null>();
  for (const value of sentValues) {
    const parsed = schema.safeParse({
      ...{ ...emptyRequestFields, postcode: '3811AA', houseNumber: '12', propertyType: 'terraced' },
      ...{ name: 'Jo', email: 'jo@example.org', [field]: value },
    });
    if (!parsed.success) continue;
    const row = { ...buildRequestRow(), ...toColumns(parsed.data), email: `${crypto.randomUUID()}@example.nl` };
    expect(await add(row), JSON.stringify(value)).toBe(true);
    taken.set(row.id, parsed.data[field] || null);
    expect(parsed.data[field]).not.toMatch(unstorable);
  }
  expect(await storedValues(column)).toEqual(taken);
  expect(taken.size).toBeGreaterThan(sentValues.length / 10);
});

test('what the editor takes is stored as it took it', async () => {
  const texts = hostileValues.map((value) => ({
    title: cleanBlockText('title', value).slice(0, 300) || null,
    subtitle: cleanBlockText('subtitle', value).slice(0, 1000) || null,
    content:
      writeMarkdown(editorSchema.nodeFromJSON(toDocument([{ kind: 'paragraph', text: [cleanText(value)] }]))) || null,
  }));
  const { data, error } = await roles.admin
    .from('website_content')
    .insert(texts.map((text, index) => buildContentRow({ ...text, page_path: `/blog/hostile-${index}` })))
    .select('title, subtitle, content');
  expect(error).toBeNull();
  expect(data).toEqual(texts);
});

test('a script of an administrator stores no text that shows nothing either', async () => {
  for (const value of hostileValues.filter((text) => /[\p{Cf}\p{Zl}\p{Zp}]/u.test(text))) {
    const { error } = await roles.admin.from('website_content').insert(buildContentRow({ title: value }));
    expect(error?.message, JSON.stringify(value)).toContain('website_content_title_check');
  }
});
