import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../src/data/database.types.ts';
import { withDatabase, type Backend } from '../../../tools/local/database/backend.ts';
import { copyDatabase } from '../setup/database-copies.ts';
import { buildRequestRow } from '../setup/factories.ts';
import { password } from '../setup/roles.ts';

const email = 'beheer@woninglabel.example';
const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp';
const bytes = new Uint8Array([1, 2, 3]);
let parent: string;
let data: string;
let file: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'backup-'));
  data = path.join(parent, 'data');
  file = path.join(parent, 'backup.tar.gz');
  const copy = copyDatabase();
  await cp(copy, data, { recursive: true });
  await rm(copy, { recursive: true });
});
afterAll(() => rm(parent, { recursive: true }));

function run(program: string, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('tools/data', program), ...parameters], {
    env: { ...process.env, LOCAL_DATABASE: data },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

function tar(...parameters: string[]): void {
  expect(spawnSync('tar', parameters).status).toBe(0);
}

function withBackend<Result>(work: (backend: Backend) => Promise<Result>): Promise<Result> {
  return withDatabase(path.join(data, 'database'), work);
}

function browser(backend: Backend) {
  return createClient<Database>('http://localhost', 'local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => backend.fetch(new Request(input, init), { peerAddress: null }) },
  });
}

function contentOf(backend: Backend): Promise<unknown[]> {
  const tables = [
    'public.contact_submissions',
    'public.website_content',
    'public.pictures',
    'storage.objects',
    'private.admins',
    'auth.users',
  ];
  const all = tables.map((table) => `(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${table} t)`);
  return backend.sql(`select jsonb_build_array(${all.join(', ')}) as content`);
}

it('brings back every request, text, picture, account and mail, after all was thrown away', async () => {
  const before = await withBackend(async (backend) => {
    const admin = browser(backend);
    expect((await admin.auth.signUp({ email, password })).error).toBeNull();
    expect((await browser(backend).from('contact_submissions').insert(buildRequestRow())).error).toBeNull();
    const text = { section_name: 'faq', title: 'Een eigen tekst' };
    expect((await admin.from('website_content').insert(text)).error).toBeNull();
    const sent = { contentType: 'image/webp' };
    expect((await admin.storage.from('pictures').upload(picture, bytes.buffer, sent)).error).toBeNull();
    expect((await admin.from('pictures').insert({ path: picture, alt: 'Een raam' })).error).toBeNull();
    return contentOf(backend);
  });
  await appendFile(path.join(data, 'inbox.jsonl'), 'een mail\n');

  expect(run('backup.ts', file)).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(run('reset.ts').status).toBe(0);
  await expect(stat(data)).rejects.toThrow('ENOENT');
  expect(run('restore.ts', file)).toMatchObject({ status: 0 });

  expect((await stat(data)).mode & 0o777).toBe(0o700);
  expect(await readFile(path.join(data, 'inbox.jsonl'), 'utf8')).toBe('een mail\n');
  await withBackend(async (backend) => {
    expect(await contentOf(backend)).toEqual(before);
    const { data: found } = await browser(backend).storage.from('pictures').download(picture);
    expect(new Uint8Array((await found?.arrayBuffer()) ?? [])).toEqual(bytes);
    const { data: session } = await browser(backend).auth.signInWithPassword({ email, password });
    expect(session.user?.email).toBe(email);
  });
});

it('overwrites nothing that it is not told to', async () => {
  for (const [program, reason] of [
    ['backup.ts', 'is there already'],
    ['restore.ts', 'local data already'],
  ] as const) {
    const { status, output } = run(program, file);
    expect(status).toBe(1);
    expect(output).toContain(reason);
  }
  await writeFile(path.join(data, 'inbox.jsonl'), 'later');
  expect(run('restore.ts', '--overwrite', file).status).toBe(0);
  expect(await readFile(path.join(data, 'inbox.jsonl'), 'utf8')).toBe('een mail\n');
});

it('checks a whole backup and says what it holds', () => {
  const { status, output } = run('backup.ts', '--check', file);
  expect(status).toBe(0);
  expect(output).toMatch(/is whole: \d+ rows in \d+ tables, of which 1 requests/);
});

it('refuses a backup that lacks rows, to check and to restore', async () => {
  const folder = path.join(parent, 'fewer');
  await mkdir(folder);
  tar('-xzf', file, '-C', folder);
  const counts = z
    .record(z.string(), z.number())
    .parse(JSON.parse(await readFile(path.join(folder, 'rows.json'), 'utf8')));
  await writeFile(path.join(folder, 'rows.json'), JSON.stringify({ ...counts, 'public.contact_submissions': 2 }));
  const fewer = path.join(parent, 'fewer.tar.gz');
  tar('-czf', fewer, '-C', folder, '.');

  for (const [program, flag] of [
    ['backup.ts', '--check'],
    ['restore.ts', '--overwrite'],
  ] as const) {
    const { status, output } = run(program, flag, fewer);
    expect(status).toBe(1);
    expect(output).toContain('public.contact_submissions has 1 rows, and had 2 in the backup');
  }
  expect(await readFile(path.join(data, 'inbox.jsonl'), 'utf8')).toBe('een mail\n');
});

it('leaves the data as it is when the file is no backup', async () => {
  const broken = path.join(parent, 'broken.tar.gz');
  await writeFile(broken, (await readFile(file)).subarray(0, 1000));
  expect(run('backup.ts', '--check', broken).status).toBe(1);
  expect(run('restore.ts', '--overwrite', broken).status).toBe(1);
  expect(run('restore.ts', '--overwrite', path.join(parent, 'missing')).status).toBe(1);
  expect(await readFile(path.join(data, 'inbox.jsonl'), 'utf8')).toBe('een mail\n');
});

it('does nothing while the server runs', async () => {
  const lock = new DatabaseSync(path.join(data, 'server.lock'));
  lock.exec('begin exclusive');
  await writeFile(path.join(data, 'server.pid'), String(process.pid));
  for (const [program, ...flags] of [
    ['backup.ts', '--overwrite', file],
    ['restore.ts', '--overwrite', file],
    ['reset.ts'],
    ['seed-large.ts'],
    ['export-texts.ts', path.join(parent, 'texts.sql')],
  ] as const) {
    const { status, output } = run(program, ...flags);
    expect(status).toBe(1);
    expect(output).toContain(`process ${process.pid}`);
    expect(output.trim().split('\n'), program).toHaveLength(1);
  }
  lock.close();
});
