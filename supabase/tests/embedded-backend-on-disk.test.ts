import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyDatabase } from './database-copies.ts';
import { openDatabase, thisRelease } from './open-database.ts';

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
