import pg from 'pg';
import { expect, test } from 'vitest';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { loadPrelude, migrate, startPostgresServer } from '../setup/postgres-server.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Names sort alike everywhere (D-71): on the embedded database, which orders by bytes, and on a hosted one, which orders
// by a language.

/** As Dutch readers expect them. */
const inOrder = [
  '1e Kamer',
  'Åke Berg',
  'De Vries',
  'de Wit',
  'Ijsbrand Bos',
  'ĲSBRAND BOT',
  'IJsbrand Bouw',
  'Jan van der Berg',
  'Jean Paul',
  'Jean-Pierre',
  'Łukasz Kos',
  'Mulder',
  'Müller',
  "O'Brien",
  'Ömer Aydın',
  'Øyvind Dal',
  "'s-Gravesande",
  '’t Hart',
  "'t Hooft",
  'van den Berg',
  'Van der Berg',
  'Zoë',
];
const shuffled = inOrder.toSorted((one, other) => one.length - other.length);

test('the embedded database has the requests, the advisers and the saved views in that order', async () => {
  const { backend, roles } = await startBackendWithRoles();
  for (const name of shuffled) await backend.sql(insertStatement('contact_submissions', buildRequestRow({ name })));
  const { data } = await roles.admin.rpc('list_requests', { sort: 'name', descending: false });
  expect(data?.map(({ name }) => name)).toEqual(inOrder);
  const names = shuffled.slice(0, 20);
  const added = await roles.admin.from('saved_views').insert(names.map((name) => ({ name, query: '' })));
  expect(added.error).toBeNull();
  const views = await roles.admin.from('saved_views').select('name').order('name_key');
  expect(views.data?.map(({ name }) => name)).toEqual(inOrder.filter((name) => names.includes(name)));
});

test('so has one that orders by a language', async () => {
  const server = await startPostgresServer({ load: () => Promise.resolve() });
  const owner = await server.connect();
  await owner.query(
    `create database hosted template template0 locale_provider icu icu_locale 'nl-NL' locale 'C.UTF-8'`,
  );
  const hosted = new pg.Client(server.url.replace('/postgres?', '/hosted?'));
  try {
    await hosted.connect();
    await loadPrelude(hosted);
    await migrate(hosted);
    await hosted.query('insert into private.setup default values');
    const admin = await signUp(hosted, 'ali@example.nl');
    for (const name of shuffled) await hosted.query(...insertOf(buildRequestRow({ name })));
    const rows = await inRole(hosted, 'authenticated', admin, (sql) =>
      sql(`select name from list_requests(sort => 'name', descending => false)`),
    );
    expect(rows).toEqual(inOrder.map((name) => ({ name })));
  } finally {
    await hosted.end();
    await server.stop();
  }
});
