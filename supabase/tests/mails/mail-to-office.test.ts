import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addAdministrator, buildRequestRow, insertStatement } from '../setup/factories.ts';
import { queued, sender } from './outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What customers do is a mail to the office where that is switched on (D-66), and no way to flood it.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const service = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.outgoing_messages');
  await sql(`update public.settings set sends_mail = false, webhook_url = '', office_mail = 'off'`);
});

async function switchTo(rhythm: 'off' | 'at_once' | 'daily'): Promise<void> {
  const { error } = await roles.admin
    .from('settings')
    .update({ office_mail: rhythm, office_mail_address: 'kantoor@example.nl' })
    .not('office_mail', 'is', null);
  expect(error).toBeNull();
}

/** A request whose customer sent a message. */
async function addNews(name = 'Jan de Vries') {
  const key = randomUUID();
  const row = buildRequestRow({ key_hash: createHash('sha256').update(key).digest('hex') });
  await sql(insertStatement('contact_submissions', row));
  await sql(`update public.contact_submissions set name = '${name}', is_held = false where id = '${row.id}'`);
  expect((await roles.visitor.rpc('add_customer_message', { key, message: 'De hond blaft' })).data).toBe(true);
  return { id: row.id, key };
}

const mailSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.literal('office'),
    payload: z.object({
      email: z.string(),
      more: z.number(),
      news: z.array(z.looseObject({ request_id: z.string(), action: z.string(), name: z.string().nullable() })),
    }),
  }),
);

async function take() {
  const mails = mailSchema.parse((await service.rpc('take_messages', { amount: 50 })).data);
  for (const { id } of mails) await service.rpc('complete_message', { message_id: id });
  return mails.map(({ payload }) => payload);
}

async function pass(time: string): Promise<void> {
  await sql(`update private.outgoing_messages set not_before = not_before - interval '${time}',
    created_at = created_at - interval '${time}'`);
}

test('off, nothing goes, and nothing of before is told later', async () => {
  await addNews();
  await switchTo('at_once');
  await addNews();
  await switchTo('off');
  await switchTo('at_once');
  await pass('2 minutes');
  expect(await take()).toEqual([]);
});

describe('at once', () => {
  beforeEach(() => switchTo('at_once'));

  test('it is told once, a minute later, with who and what', async () => {
    const { id, key } = await addNews();
    await roles.visitor.rpc('cancel_request', { key });
    expect(await take()).toEqual([]);
    await pass('61 seconds');
    const [mail, ...others] = await take();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ email: 'kantoor@example.nl', more: 0 });
    expect(mail?.news.map(({ request_id, action, name }) => [request_id, action, name]).toSorted()).toEqual([
      [id, 'cancelled', 'Jan de Vries'],
      [id, 'message', 'Jan de Vries'],
    ]);
    await pass('1 day');
    expect(await take()).toEqual([]);
  });

  test('it names the moment that was chosen, until that is changed', async () => {
    const adviser = await addAdministrator(backend, 'bo');
    await sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Bo')`);
    await sql(
      `insert into public.adviser_hours select '${adviser}', day, '06:00', '23:00' from generate_series(1, 7) as day`,
    );
    async function told(change: (id: string) => Promise<unknown>) {
      const { id, key } = await addNews();
      const { data } = await roles.visitor.rpc('customer_moments', { key });
      const [moment] = z.array(z.object({ starts_at: z.string() })).parse(data);
      const starts_at = moment?.starts_at ?? '';
      expect((await roles.visitor.rpc('pick_moment', { key, starts_at })).data).toBe('planned');
      await change(id);
      await pass('61 seconds');
      const [mail] = await take();
      return [starts_at, mail?.news.map(({ action, visit_at }) => [action, visit_at]).toSorted()];
    }
    const [picked, news] = await told(() => Promise.resolve());
    expect(news).toEqual([
      ['message', null],
      ['picked', picked],
    ]);
    const [, changed] = await told((id) =>
      sql(`update public.appointments set starts_at = starts_at + interval '1 minute' where request_id = '${id}'`),
    );
    expect(changed).toContainEqual(['picked', null]);
    await sql(`delete from private.admins where user_id = '${adviser}'`);
  });

  test('what the office does is not told', async () => {
    const row = buildRequestRow();
    await sql(insertStatement('contact_submissions', row));
    await roles.admin.from('contact_submissions').update({ status: 'cancelled' }).eq('id', row.id);
    expect(await queued(backend)).toEqual([]);
  });

  test('a name that would be a link is not named, and of a request that is gone nothing is told', async () => {
    await addNews('Bel www.example.com');
    const { id } = await addNews();
    await roles.admin.from('contact_submissions').delete().eq('id', id);
    await pass('61 seconds');
    expect((await take()).map(({ news }) => news.map(({ name }) => name))).toEqual([[null]]);
    const other = await addNews();
    await roles.admin.from('contact_submissions').delete().eq('id', other.id);
    await pass('61 seconds');
    expect(await take()).toEqual([]);
    expect(await queued(backend)).toMatchObject([{ state: 'sent' }]);
  });

  test('the queue keeps nothing of a customer', async () => {
    await addNews('Zweder Onbekend');
    await pass('61 seconds');
    await take();
    const [row] = await sql(`select (select jsonb_agg(m) from private.outgoing_messages m)::text as messages,
      (select jsonb_agg(n) from private.office_news n)::text as news`);
    expect(JSON.stringify(row)).not.toMatch(/Zweder|example\.nl|hond/);
  });

  test('at most ten mails go in an hour, and what came in meanwhile is one mail with ten of them', async () => {
    for (let amount = 0; amount < 10; amount += 1) {
      await addNews();
      await pass('61 seconds');
      expect(await take()).toHaveLength(1);
    }
    for (let amount = 0; amount < 22; amount += 1) await addNews();
    await pass('2 minutes');
    expect(await take()).toEqual([]);
    await pass('1 hour');
    const [mail, ...others] = await take();
    expect(others).toEqual([]);
    expect([mail?.news.length, mail?.more]).toEqual([10, 12]);
  });
});

test('once a day it goes on the morning of a working day, as one mail', async () => {
  await switchTo('daily');
  await addNews();
  await addNews();
  const [row] = await sql(`select count(*)::integer as amount,
    to_char(min(not_before) at time zone 'Europe/Amsterdam', 'HH24:MI') as time,
    extract(isodow from min(not_before) at time zone 'Europe/Amsterdam') < 6 as is_weekday,
    min(not_before) > now() as is_later
    from private.outgoing_messages where kind = 'office'`);
  expect(row).toEqual({ amount: 1, time: '07:30', is_weekday: true, is_later: true });
  await pass('10 days');
  expect((await take()).map(({ news }) => news.length)).toEqual([2]);
});

test('an address that is none is refused', async () => {
  function set(values: { office_mail: string; office_mail_address: string }) {
    return roles.admin.from('settings').update(values).not('office_mail', 'is', null);
  }
  for (const office_mail_address of [
    '',
    'kantoor',
    'a@b.nl, c@d.nl',
    `${'a'.repeat(250)}@b.nl`,
    'a@b.nl\nBcc: c@d.nl',
  ]) {
    expect((await set({ office_mail: 'at_once', office_mail_address })).error).not.toBeNull();
  }
});
