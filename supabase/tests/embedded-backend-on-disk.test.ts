import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startBackend } from '../../tools/local/backend.ts';

test('what is stored stays in the folder of the database, also with a newer version, and nowhere else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-database-'));
  const options = {
    database: path.join(folder, 'database'),
    siteUrl: 'http://127.0.0.1',
  };
  const projectBefore = await readdir('.');
  try {
    const first = await startBackend(options);
    await first.connection.exec("insert into public.website_content (section_name) values ('eigen tekst')");
    // As with a newer version, which brings a migration; this one can be applied twice.
    await first.connection.exec("delete from supabase_migrations.schema_migrations where version = '20261124300000'");
    await first.connection.close();
    expect(await readdir(options.database)).toContain('PG_VERSION');

    const second = await startBackend(options);
    const seeds =
      "select section_name, count(*)::int from public.website_content where section_name in ('eigen tekst', 'hero')";
    const answer = await second.connection.exec(`${seeds} group by 1 order by 1`);
    await second.connection.close();
    const rows = [
      { section_name: 'eigen tekst', count: 1 },
      { section_name: 'hero', count: 1 },
    ];
    expect(answer).toMatchObject({ rows });
    expect(await readdir('.')).toEqual(projectBefore);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
