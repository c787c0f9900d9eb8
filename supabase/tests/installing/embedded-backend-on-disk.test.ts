import fs from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { compareWithDocument } from '../../../tools/docs/reliability-rows.ts';
import { withDatabase, type Backend } from '../../../tools/local/database/backend.ts';
import { copyDatabase } from '../setup/database-copies.ts';
import { commitOf2, firstMigrationOf1 } from '../../../tools/version-1.ts';
import { buildRequestRow } from '../setup/factories.ts';
import { openDatabase, thisRelease } from '../setup/open-database.ts';
import { isWide } from '../setup/wide.ts';

function copyOfDatabase(): string {
  const folder = copyDatabase();
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'database');
}

const texts = `select section_name, count(*)::int from website_content where section_name in ('eigen tekst', 'hero') group by 1 order by 1`;

test('what is stored stays in the folder of the database, also with a newer version, and nowhere else', async () => {
  const folder = copyDatabase();
  const database = path.join(folder, 'database');
  const newer = path.join(folder, 'newer');
  const projectBefore = await readdir(thisRelease);
  try {
    openDatabase({ database }, "insert into website_content (section_name) values ('eigen tekst')");
    await cp(path.join(thisRelease, 'supabase/migrations'), path.join(newer, 'supabase/migrations'), {
      recursive: true,
    });
    await writeFile(
      path.join(newer, 'supabase/migrations/99990101000000_newer.sql'),
      "insert into website_content (section_name) values ('eigen tekst')",
    );
    const expected = [
      { section_name: 'eigen tekst', count: 2 },
      { section_name: 'hero', count: 1 },
    ];
    expect(openDatabase({ database, project: newer }, texts)).toEqual(expected);
    expect(openDatabase({ database, project: newer }, texts)).toEqual(expected);
    expect(await readdir(database)).toContain('PG_VERSION');
    expect(await readdir(thisRelease)).toEqual(projectBefore);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('before an upgrade the data is copied, two copies are kept, and an older version refuses newer data', async () => {
  const folder = copyDatabase();
  const copies = `${folder}.before-upgrade`;
  const project = await mkdtemp(path.join(tmpdir(), 'newer-'));
  onTestFinished(async () => {
    for (const each of [folder, copies, project]) await rm(each, { recursive: true, force: true });
  });
  const database = path.join(folder, 'database');
  await writeFile(path.join(folder, 'inbox.jsonl'), 'een mail');
  await cp(path.join(thisRelease, 'supabase/migrations'), path.join(project, 'supabase/migrations'), {
    recursive: true,
  });
  openDatabase({ database }, 'select 1');
  await expect(readdir(copies)).rejects.toThrow('ENOENT');

  const seen: string[] = [];
  for (const version of ['99990101000001', '99990101000002', '99990101000003']) {
    const migration = `insert into website_content (section_name) values ('eigen tekst')`;
    await writeFile(path.join(project, `supabase/migrations/${version}_newer.sql`), migration);
    openDatabase({ database, project }, 'select 1');
    seen.push(...(await readdir(copies)).filter((name) => !seen.includes(name)));
  }

  expect(seen.slice(1)).toEqual(['99990101000001', '99990101000002']);
  expect(await readdir(copies)).toEqual(seen.slice(1));
  const copy = path.join(copies, seen[1] ?? '');
  expect(await readFile(path.join(copy, 'inbox.jsonl'), 'utf8')).toBe('een mail');
  expect(() => openDatabase({ database }, 'select 1')).toThrow(
    `A newer version of this program made the database in ${database}. Start that version, or bring back the copy`,
  );
  for (const version of ['99990101000002', '99990101000003']) {
    await rm(path.join(project, `supabase/migrations/${version}_newer.sql`));
  }
  expect(openDatabase({ database: path.join(copy, 'database'), project }, texts)).toContainEqual({
    section_name: 'eigen tekst',
    count: 1,
  });
});

test('a new database that was cut off before its first content is made afresh', async () => {
  const database = copyOfDatabase();
  async function counted({ sql }: Backend): Promise<unknown> {
    const tables = ['public.website_content', 'private.setup'].map((table) => `(select count(*)::int from ${table})`);
    return sql(`select array[${tables.join(', ')}] as counts`);
  }
  const whole = await withDatabase(database, counted);
  expect(whole).not.toMatchObject([{ counts: [0, 0] }]);
  await withDatabase(database, async ({ sql }) => {
    for (const table of ['public.website_content', 'private.setup']) await sql(`delete from ${table}`);
  });
  await writeFile(`${database}.unfinished`, '');
  expect(await withDatabase(database, counted)).toEqual(whole);
  expect(await readdir(path.dirname(database))).toEqual(['database', 'jwt-secret']);
});

function setRoom(read: unknown): void {
  Reflect.set(fs, 'statfsSync', read);
  syncBuiltinESMExports();
}

test('on a full disk a write is refused, and all else goes on', async () => {
  const { statfsSync } = fs;
  onTestFinished(() => setRoom(statfsSync));
  await withDatabase(copyOfDatabase(), async (backend) => {
    async function ask(method: string): Promise<number> {
      const headers = { apikey: 'local', 'Content-Type': 'application/json' };
      const body = method === 'POST' ? '{}' : null;
      const url = 'http://localhost/rest/v1/rpc/setup_state';
      return (await backend.fetch(new Request(url, { method, headers, body }), { peerAddress: null })).status;
    }
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 200]);
    setRoom(() => ({ bavail: 1000, bsize: 4096 }));
    expect([await ask('GET'), await ask('POST')]).toEqual([200, 507]);
    await expect(backend.sql('select 1')).rejects.toThrow('No space left');
    setRoom(statfsSync);
    expect(await ask('POST')).toBe(200);
  });
});

test('of ten requests while the disk fills up, those that were taken are stored, once', async () => {
  const { statfsSync } = fs;
  onTestFinished(() => setRoom(statfsSync));
  await withDatabase(copyOfDatabase(), async (backend) => {
    const taken: string[] = [];
    const offered = Array.from({ length: 10 }, () => buildRequestRow());
    for (const [index, row] of offered.entries()) {
      setRoom(index % 4 < 2 ? statfsSync : () => ({ bavail: 1000, bsize: 4096 }));
      const answer = await backend.fetch(
        new Request('http://localhost/rest/v1/contact_submissions', {
          method: 'POST',
          headers: { apikey: 'local', 'Content-Type': 'application/json', Prefer: 'return=minimal' },
          body: JSON.stringify(row),
        }),
        { peerAddress: null },
      );
      if (answer.status === 201) taken.push(row.id);
    }
    setRoom(statfsSync);
    const rows = z.array(z.object({ id: z.string() })).parse(await backend.sql('select id from contact_submissions'));
    const stored = rows.map(({ id }) => id);
    expect(taken).toHaveLength(6);
    const outcome = {
      tried: offered.length,
      lost: taken.filter((id) => !stored.includes(id)).length,
      doubled: stored.length - new Set(stored).size,
      toldFalsely: stored.filter((id) => !taken.includes(id)).length,
    };
    expect(outcome).toEqual({ tried: 10, lost: 0, doubled: 0, toldFalsely: 0 });
    if (isWide) compareWithDocument('the disk is full', outcome);
  });
});

test('a database of 1.x is refused with what to do', async () => {
  const database = copyOfDatabase();
  await withDatabase(database, ({ sql }) =>
    sql(`insert into supabase_migrations.schema_migrations (version) values ('${firstMigrationOf1}')`),
  );
  await expect(withDatabase(database, ({ sql }) => sql('select'))).rejects.toThrow(
    `is from version 1. Upgrade it with version 2.0.0 first: git switch --detach ${commitOf2} && npm ci && npm start`,
  );
});

test('the data folder is removed while the server runs: each answer says so, the console once', async () => {
  const database = copyOfDatabase();
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await withDatabase(database, async (backend) => {
    const texts = 'http://localhost/rest/v1/website_content?select=id&limit=1';
    expect((await backend.fetch(new Request(texts))).status).not.toBe(503);
    await rm(database, { recursive: true });
    for (const method of ['GET', 'POST']) {
      const answer = await backend.fetch(new Request('http://localhost/rest/v1/website_content', { method }));
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'data_removed' });
    }
    await expect(backend.sql('select 1')).rejects.toThrow('was removed');
    // Another server that starts makes the folder again.
    await mkdir(database);
    expect((await backend.fetch(new Request(texts))).status).toBe(503);
  });
  expect(reported.mock.calls).toEqual([[expect.stringContaining(`${database}. Nothing is stored any more.`)]]);
});
