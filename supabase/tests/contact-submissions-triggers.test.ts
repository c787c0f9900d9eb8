import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend, type Client, type TestBackend } from './backend.ts';
import { buildSubmissionRow, insertStatement } from './factories.ts';
import { everyRole, signedIn, signInRoles, type Roles } from './roles.ts';

let backend: TestBackend;
let roles: Roles;

beforeAll(async () => {
  backend = await startTestBackend();
  roles = await signInRoles(backend);
});
beforeEach(() => backend.sql('delete from public.contact_submissions'));
afterAll(() => backend.stop());

describe('a flood of requests', () => {
  async function send(client: Client, email?: string): Promise<number> {
    const row = email === undefined ? buildSubmissionRow() : buildSubmissionRow({ email });
    return (await client.from('contact_submissions').insert(row)).status;
  }

  async function count(): Promise<number> {
    return (await backend.sql('select id from public.contact_submissions')).length;
  }

  /** Requests of different people, stored by the owner, whom no limit holds. */
  async function storeMany(amount: number): Promise<void> {
    await backend.sql(`insert into public.contact_submissions (name, email, property_type, relay_status)
      select 'Jan', 'jan' || n || '@example.nl', 'other', 'sent' from generate_series(1, ${amount}) as n`);
  }

  async function anHourPasses(): Promise<void> {
    await backend.sql("update public.contact_submissions set created_at = created_at - interval '1 hour'");
  }

  test.each(everyRole)(
    '%s sends five with one e-mail address; the sixth gets 429, whatever its case',
    async (_, role) => {
      for (const email of ['jan@example.nl', 'JAN@example.nl', 'jan@EXAMPLE.nl', 'Jan@Example.NL', 'jan@example.nl']) {
        expect(await send(roles[role], email)).toBe(201);
      }
      expect(await send(roles[role], 'jan@example.nl')).toBe(429);
      expect(await send(roles[role], 'jAN@example.nl')).toBe(429);
      expect(await count()).toBe(5);
      expect(await send(roles[role], 'piet@example.nl')).toBe(201);
    },
  );

  test('an hour later the same address passes', async () => {
    for (let turn = 0; turn < 5; turn += 1) await send(roles.visitor, 'jan@example.nl');
    expect(await send(roles.visitor, 'jan@example.nl')).toBe(429);
    await anHourPasses();
    expect(await send(roles.visitor, 'jan@example.nl')).toBe(201);
  });

  test('the hundredth in an hour passes, the next is refused, an hour later it passes', async () => {
    await storeMany(99);
    expect(await send(roles.visitor)).toBe(201);
    expect(await send(roles.visitor)).toBe(429);
    expect(await count()).toBe(100);
    await anHourPasses();
    expect(await send(roles.visitor)).toBe(201);
  });

  test('many in one call are counted one by one, and none is stored', async () => {
    const rows = Array.from({ length: 6 }, () => buildSubmissionRow({ email: 'jan@example.nl' }));
    expect((await roles.visitor.from('contact_submissions').insert(rows)).status).toBe(429);
    expect(await count()).toBe(0);
    const people = Array.from({ length: 101 }, () => buildSubmissionRow());
    expect((await roles.visitor.from('contact_submissions').insert(people)).status).toBe(429);
    expect(await count()).toBe(0);
  });

  test('the refusal says what it is and when to come back', async () => {
    await storeMany(100);
    const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(buildSubmissionRow()),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(await response.json()).toMatchObject({ code: 'rate_limit' });
  });
});

describe('the version of a request', () => {
  async function storedRequest(): Promise<string> {
    const row = buildSubmissionRow();
    await backend.sql(insertStatement('contact_submissions', row));
    return row.id;
  }

  async function versionOf(id: string): Promise<string> {
    const { data } = await roles.admin.from('contact_submissions').select('updated_at').eq('id', id).single();
    return data?.updated_at ?? '';
  }

  function save(client: Client, id: string, version: string, status: string): PromiseLike<{ data: unknown }> {
    const update = client.from('contact_submissions').update({ status }).eq('id', id);
    return update.eq('updated_at', version).select('status');
  }

  test('rises with every update, also within one tick of the clock', async () => {
    const id = await storedRequest();
    await backend.sql('create table public.versions (n serial, version timestamptz)');
    await backend.sql(`do $$ begin
      for turn in 1..200 loop
        with saved as (
          update public.contact_submissions set status = 'turn-' || chr(97 + turn % 26) where id = '${id}'
          returning updated_at
        ) insert into public.versions (version) select updated_at from saved;
      end loop;
    end $$`);
    const [summary] = await backend.sql(`
      select count(*) as saves, count(distinct version) as versions, bool_and(is_later) as are_rising
      from (select version, version > lag(version, 1, '-infinity') over (order by n) as is_later from public.versions)`);
    await backend.sql('drop table public.versions');
    expect(summary).toEqual({ saves: 200, versions: 200, are_rising: true });
  });

  test('lets a save through when nobody saved since', async () => {
    const id = await storedRequest();
    expect((await save(roles.admin, id, await versionOf(id), 'contacted')).data).toEqual([{ status: 'contacted' }]);
    expect((await save(roles.admin, id, await versionOf(id), 'completed')).data).toEqual([{ status: 'completed' }]);
  });

  test('of two sessions that read the same one, only the first to save changes anything', async () => {
    const id = await storedRequest();
    const version = await versionOf(id);
    const elsewhere = await signedIn(backend.url, roles.adminEmail);
    expect((await save(elsewhere, id, version, 'contacted')).data).toEqual([{ status: 'contacted' }]);
    expect((await save(roles.admin, id, version, 'cancelled')).data).toEqual([]);
    const { data } = await roles.admin.from('contact_submissions').select('status').eq('id', id).single();
    expect(data?.status).toBe('contacted');
  });
});
