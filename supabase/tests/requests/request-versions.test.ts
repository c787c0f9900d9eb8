import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend, type Client, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { signedIn, signInRoles, type Roles } from '../setup/roles.ts';

let backend: TestBackend;
let roles: Roles;

beforeAll(async () => {
  backend = await startTestBackend();
  roles = await signInRoles(backend);
});
beforeEach(() => backend.sql('delete from public.contact_submissions'));
afterAll(() => backend.stop());

async function storedRequest(): Promise<string> {
  const row = buildRequestRow();
  await backend.sql(insertStatement('contact_submissions', row));
  return row.id;
}

describe('the version of a request', () => {
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

test('the number that calendars compare rises when an appointment is planned, moved, cancelled or taken up again', async () => {
  const id = await storedRequest();
  async function numberAfter(change: object): Promise<unknown> {
    const request = roles.admin.from('contact_submissions').update(change).eq('id', id);
    return (await request.select('appointment_sequence').single()).data?.appointment_sequence;
  }

  expect(await numberAfter({ notes: 'Gebeld' })).toBe(0);
  const planned = { status: 'scheduled', appointment_date: '2027-03-01', appointment_time: '09:00' };
  expect(await numberAfter(planned)).toBe(1);
  expect(await numberAfter(planned)).toBe(1);
  expect(await numberAfter({ appointment_date: '2027-03-02' })).toBe(2);
  expect(await numberAfter({ appointment_time: '10:00' })).toBe(3);
  expect(await numberAfter({ status: 'cancelled' })).toBe(4);
  expect(await numberAfter({ status: 'scheduled' })).toBe(5);
  expect(await numberAfter({ status: 'completed' })).toBe(5);
});
