import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, literal } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What private.request_columns says of a column is what happens to it, also to one that a later migration adds.

const { backend, roles } = await startBackendWithRoles();

beforeEach(async () => {
  for (const table of ['public.contact_submissions', 'private.deleted_requests', 'public.request_audit'])
    await backend.sql(`delete from ${table}`);
});

async function list(statement: string): Promise<string[]> {
  const rows = z.array(z.object({ item: z.string() })).parse(await backend.sql(statement));
  return rows.map(({ item }) => item);
}

/** Columns without a row in private.request_columns, and rows without a column. */
function undecided(): Promise<string[]> {
  return list(`
    select coalesce(decided.name, stored.column_name::text) as item
    from private.request_columns as decided
    full join (
      select column_name from information_schema.columns
      where table_schema = 'public' and table_name = 'contact_submissions'
    ) as stored on stored.column_name = decided.name
    where decided.name is null or stored.column_name is null`);
}

async function store(row: object): Promise<void> {
  await backend.sql(insertStatement('contact_submissions', row));
}

async function rowOf(id: string) {
  const [row] = await backend.sql(`select * from public.contact_submissions where id = '${id}'`);
  return z.looseObject({}).parse(row);
}

async function found(search: string): Promise<unknown> {
  return (await roles.admin.rpc('list_requests', { search })).data;
}

test('every column was decided on', async () => {
  expect(await undecided()).toEqual([]);
});

test.each(['request_columns', 'request_search'])('nobody reads private.%s through the API', async (table) => {
  for (const role of ['anon', 'authenticated']) {
    expect(
      await backend.sql(`select has_table_privilege('${role}', 'private.${table}', 'select') as is_readable`),
    ).toEqual([{ is_readable: false }]);
  }
});

test('each role has the rights on each column that its row says', async () => {
  expect(await list('select name as item from private.request_columns where added_by is not null')).not.toEqual([]);
  const differing = await list(`
    select role || ' ' || verb || ' ' || name as item
    from private.request_columns, unnest(array['anon', 'authenticated']) as role, unnest(array['insert', 'update']) as verb
    where has_column_privilege(role, 'public.contact_submissions', name, verb) <> case
      when verb = 'update' then role = 'authenticated' and is_changed
      else coalesce(added_by = 'visitors' or role = 'authenticated' and added_by = 'administrators', false)
    end`);
  expect(differing).toEqual([]);
});

describe('a column that a later migration adds', () => {
  const answer = 'Zaterdagmorgen';
  /** No type knows the column. */
  const answered: object = { parking: answer };

  afterEach(async () => {
    await backend.sql('alter table public.contact_submissions drop column parking');
    await backend.sql("delete from private.request_columns where name = 'parking'");
  });

  async function addColumn({ isDecided = true, addedBy = 'visitors' } = {}): Promise<void> {
    await backend.sql('alter table public.contact_submissions add column parking text');
    if (!isDecided) return;
    await backend.sql(`insert into private.request_columns (name, is_personal, is_searched, added_by, is_changed)
      values ('parking', true, true, nullif('${addedBy}', ''), true)`);
    await backend.sql('select private.grant_request_columns()');
  }

  /** A request with that column, of so long ago as an SQL interval, whose trail tells what stood there before. */
  async function storedRequest(age: string, status: string): Promise<{ id: string; email: string }> {
    const { id, ...row } = buildRequestRow({ status });
    const email = `jan-${id}@example.nl`;
    await store({ id, ...row, email, parking: 'Maandagavond' });
    await backend.sql(`update public.contact_submissions set parking = ${literal(answer)} where id = '${id}'`);
    await backend.sql('alter table public.contact_submissions disable trigger user');
    await backend.sql(`update public.contact_submissions
      set created_at = now() - interval '${age}', updated_at = now() - interval '${age}' where id = '${id}'`);
    await backend.sql('alter table public.contact_submissions enable trigger user');
    return { id, email };
  }

  async function erase(email: string): Promise<unknown> {
    return (
      await roles.admin.rpc('erase_person', { person: email, seen_at: new Date(Date.now() + 1000).toISOString() })
    ).data;
  }

  /** Nowhere in the database: not in the row, its trail, its words, or aside as a deleted one. */
  async function expectGone(id: string): Promise<void> {
    expect(await rowOf(id)).toMatchObject({ parking: null });
    expect(await found('zaterdagmorgen')).toEqual([]);
    const tables = ['public.contact_submissions', 'public.request_audit', 'private.request_search'];
    for (const table of [...tables, 'private.deleted_requests'])
      expect(await backend.sql(`select 1 from ${table} t where to_jsonb(t)::text ~* 'zaterdag|maandag'`)).toEqual([]);
  }

  test('is named when nobody decided on it', async () => {
    await addColumn({ isDecided: false });
    expect(await undecided()).toEqual(['parking']);
  });

  test.each([
    ['', [401, 403]],
    ['administrators', [401, 201]],
    ['visitors', [201, 201]],
  ])('is stored with a new request by whom it names: %j', async (addedBy, statuses) => {
    await addColumn({ addedBy });
    const answers = [roles.visitor, roles.admin].map((role) =>
      role.from('contact_submissions').insert({ ...buildRequestRow(), ...answered }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(statuses);
  });

  test('is changed by an administrator', async () => {
    await addColumn();
    const { id } = await storedRequest('1 day', 'new');
    const change: object = { parking: 'Zondag' };
    const update = { notes: 'Belt', ...change };
    expect((await roles.admin.from('contact_submissions').update(update).eq('id', id)).error).toBeNull();
    expect(await rowOf(id)).toMatchObject({ parking: 'Zondag' });
  });

  test('that is filled in later is empty in a new request, whoever could store it', async () => {
    await addColumn({ addedBy: '' });
    await backend.sql('grant insert (parking) on public.contact_submissions to anon');
    const rows = [{ ...buildRequestRow(), ...answered }, buildRequestRow()];
    const answers = rows.map((row) => roles.visitor.from('contact_submissions').insert(row));
    expect((await Promise.all(answers)).map(({ error }) => error?.code)).toEqual(['42501', undefined]);
  });

  test('that has a default may hold it in a new request', async () => {
    await addColumn({ addedBy: '' });
    await backend.sql("alter table public.contact_submissions alter column parking set default 'Onbekend'");
    const row = buildRequestRow();
    expect((await roles.visitor.from('contact_submissions').insert(row)).error).toBeNull();
    expect(await rowOf(row.id)).toMatchObject({ parking: 'Onbekend' });
  });

  test('is searched, exported and in the trail', async () => {
    await addColumn();
    const { id, email } = await storedRequest('1 day', 'new');
    expect(await found('zaterdag')).toMatchObject([{ id }]);
    expect((await roles.admin.rpc('export_person', { person: email })).data).toMatchObject({
      requests: [{ parking: answer }],
      changes: [{ old_values: { parking: 'Maandagavond' }, new_values: { parking: answer } }],
    });
  });

  test('is cleared in an order that is kept when its customer is erased', async () => {
    await addColumn();
    const { id, email } = await storedRequest('1 year', 'completed');
    expect(await erase(email)).toEqual({ erased: 0, label_kept: 0, kept: 1, visit_first: 0 });
    expect(await rowOf(id)).toMatchObject({ name: 'Jan de Vries', email, postcode: '1082GB', rd_x: 119764 });
    await expectGone(id);
  });

  test.each([
    ['1 day', 'new', { erased: 1, label_kept: 0, kept: 0, visit_first: 0 }],
    ['8 years', 'completed', { erased: 0, label_kept: 1, kept: 0, visit_first: 0 }],
  ])('goes with everything else of a request of %s ago that is %s', async (age, status, outcome) => {
    await addColumn();
    const { id, email } = await storedRequest(age, status);
    expect(await erase(email)).toEqual(outcome);
    await expectGone(id);
  });

  test('goes when a request is made anonymous after its time', async () => {
    await addColumn();
    const { id } = await storedRequest('13 months', 'new');
    expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
    await expectGone(id);
  });

  test('goes with a deleted request once that cannot be undone', async () => {
    await addColumn();
    const { id } = await storedRequest('1 day', 'new');
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    await backend.sql("update private.deleted_requests set deleted_at = now() - interval '7 days 1 second'");
    await roles.admin.rpc('forget_deleted_requests');
    for (const table of ['public.request_audit', 'private.request_search', 'private.deleted_requests'])
      expect(await backend.sql(`select 1 from ${table} t where to_jsonb(t)::text ~* 'zaterdag|maandag'`)).toEqual([]);
  });
});

test('each column that says where the home is ends with its label, also when it is the only one left', async () => {
  const homes = await list('select name as item from private.request_columns where is_home order by 1');
  expect(homes).not.toEqual([]);
  const nothing = Object.fromEntries(homes.map((column) => [column, null]));
  const left: string[] = [];
  for (const column of homes) {
    const { id, ...row } = buildRequestRow({ status: 'completed', created_at: '2010-01-01T00:00:00Z' });
    const value = Object.entries(row).find(([name]) => name === column)?.[1];
    await store({ ...row, ...nothing, id, [column]: value, anonymised_at: '2018-01-01T00:00:00Z' });
    expect(await rowOf(id), column).toMatchObject({ [column]: value });
    await roles.admin.rpc('anonymise_requests', { orders: true });
    if ((await rowOf(id))[column] !== null) left.push(column);
  }
  expect(left).toEqual([]);
});
