import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDump } from './dump.ts';

const rows = [
  'SET session_replication_role = replica;',
  '',
  '--',
  '-- Data for Name: contact_submissions; Type: TABLE DATA; Schema: public; Owner: postgres',
  '--',
  '',
  'COPY "public"."contact_submissions" ("id", "name") FROM stdin;',
  '1\tAnna',
  '2\tBo\\nregel\u2028twee',
  '\\.',
  '',
  'COPY "private"."admins" ("id") FROM stdin;',
  '\\.',
  '',
  '--',
  '-- PostgreSQL database dump complete',
  '--',
  '',
  'RESET ALL;',
  '',
].join('\n');

async function store(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dump-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'data.sql');
  await writeFile(file, text);
  return file;
}

test('a whole dump: the rows of each table, written at its end once', async () => {
  const file = await store(rows);
  const counts = { 'public.contact_submissions': 2, 'private.admins': 0 };
  expect(await checkDump(file)).toEqual(counts);
  const checked = await readFile(file, 'utf8');
  expect(checked).toBe(`${rows}-- Rows: ${JSON.stringify(counts)}\n`);
  expect(await checkDump(file)).toEqual(counts);
  expect(await readFile(file, 'utf8')).toBe(checked);
});

test('a dump that is cut off anywhere before its end mark: refused, and left as it is', async () => {
  for (let end = 0; end < rows.indexOf('-- PostgreSQL') + 36; end += 1) {
    const cut = rows.slice(0, end);
    const file = await store(cut);
    await expect(checkDump(file)).rejects.toThrow('is cut off');
    expect(await readFile(file, 'utf8')).toBe(cut);
  }
});

test('the end mark as a value of a row: still cut off', async () => {
  const file = await store('COPY "public"."t" ("a") FROM stdin;\n-- PostgreSQL database dump complete\n');
  await expect(checkDump(file)).rejects.toThrow('is cut off');
});

test('a dump that lost a row since it was checked: refused by name', async () => {
  const file = await store(rows);
  await checkDump(file);
  await writeFile(file, (await readFile(file, 'utf8')).replace('1\tAnna\n', ''));
  await expect(checkDump(file)).rejects.toThrow('public.contact_submissions has 1 rows, and had 2 in the backup');
});

test('a dump with inserts, or an empty file: refused', async () => {
  await expect(checkDump(await store(''))).rejects.toThrow('is cut off, or no dump');
  await expect(checkDump(await store('INSERT INTO t;\n-- PostgreSQL database dump complete\n'))).rejects.toThrow(
    'no dump',
  );
});
