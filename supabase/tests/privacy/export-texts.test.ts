import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsAsSql } from '../../../tools/data/texts-as-sql.ts';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { startPostgresServer, type PostgresServer } from '../setup/postgres-server.ts';

// npm run texts:export: what was written on the owner's machine goes to the hosted database.

const allTexts = `select section_name, page_path, title, subtitle, content, published_at::text, picture from public.website_content
  order by section_name, page_path, title`;

const allReviews =
  'select id, city, author, location, text, rating, verified_by, position from public.reviews order by position';

const picture = '0f8fad5b-d9cb-469f-a165-70867728950e/1600x1067.webp';

let local: TestBackend;
let hosted: PostgresServer;
let owner: pg.Client;

beforeAll(async () => {
  local = await startTestBackend();
  hosted = await startPostgresServer();
  owner = await hosted.connect();
});
afterAll(() => Promise.all([local.stop(), hosted.stop()]));

async function move() {
  return owner.query(await textsAsSql(local.sql));
}

function isHero(row: { section_name: string }): boolean {
  return row.section_name === 'hero';
}

test('new, changed and withdrawn texts move, and moving them again changes nothing', async () => {
  await local.sql(`insert into website_content (section_name, page_path, title, content, published_at)
    values ('landing_page', '/energielabel-baarn', 'Energielabel in Baarn', E'$$ ''quotes'' \\\\ en\\n$t$ regels', null)`);
  await local.sql(
    "update website_content set title = 'Zonnepanelen tellen mee' where page_path = '/blog/zonnepanelen-en-uw-energielabel'",
  );
  await local.sql("update website_content set title = 'Een nieuwe kop' where section_name = 'hero'");
  await local.sql(`insert into pictures (path, alt) values ('${picture}', 'Een ''raam''')`);
  await local.sql(`update website_content set picture = '${picture}' where page_path = '/energielabel-baarn'`);

  await local.sql(`insert into reviews (author, location, text, rating, verified_by)
    values ('Sanne', 'Zeist', 'Vlot ''geregeld''', 5, 'label')`);
  await local.sql("update reviews set text = 'Anders' where author = 'Karim Voorbeeld'");

  await move();
  const { rows } = await owner.query<{ section_name: string }>(allTexts);
  expect(rows.filter((row) => !isHero(row))).toEqual(
    await local.sql(allTexts.replace('order by', "where section_name <> 'hero' order by")),
  );
  expect(rows.filter(isHero)).toHaveLength(2);

  expect((await owner.query('select path, alt from pictures')).rows).toEqual([{ path: picture, alt: "Een 'raam'" }]);

  expect((await owner.query(allReviews)).rows).toEqual(await local.sql(allReviews));

  const again = await move();
  expect([again].flat().map(({ rowCount }) => rowCount)).toEqual([0, 0, 0]);
});

test('what only the hosted database has stays', async () => {
  await owner.query(
    "insert into website_content (section_name, page_path, title, content) values ('blog_article', '/blog/eigen', 'Eigen', 'Tekst')",
  );
  await move();
  expect((await owner.query("select title from website_content where page_path = '/blog/eigen'")).rows).toEqual([
    { title: 'Eigen' },
  ]);
});
