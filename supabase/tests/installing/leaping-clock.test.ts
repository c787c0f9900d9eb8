import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { queued, sender } from '../mails/outgoing.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { compareWithDocument } from '../../../tools/docs/reliability-rows.ts';
import { isWide } from '../setup/wide.ts';

// A clock that leaps ahead deletes nothing for good and gives nothing up, unless somebody or another machine confirms it. To the database it is the
// same whether its clock leapt or what it wrote lies that far back.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('delete from private.deleted_requests');
  await sql(`update public.settings set sends_mail = true`);
  await sql('delete from private.outgoing_messages');
  await sql('update private.clock set latest = now(), doubted_since = null');
});

/** The clock leaps 400 days ahead of what the database wrote last. */
async function leap(): Promise<void> {
  await sql(`update private.clock set latest = now() - interval '400 days', doubted_since = null`);
}

/** It has been there for so long. */
async function stay(time: string): Promise<void> {
  await sql(`update private.clock set doubted_since = doubted_since - interval '${time}'`);
}

async function add(overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow(overrides);
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function addToBin(): Promise<string> {
  const id = await add();
  await roles.admin.from('contact_submissions').delete().eq('id', id);
  await sql(`update private.deleted_requests set deleted_at = now() - interval '401 days'`);
  return id;
}

async function inBin(): Promise<unknown> {
  await roles.admin.rpc('forget_deleted_requests');
  const [row] = await sql('select count(*)::integer as amount from private.deleted_requests');
  return z.object({ amount: z.number() }).parse(row).amount;
}

/** What an administrator is asked about the clock. */
async function doubted(): Promise<unknown> {
  const { data } = await roles.admin.rpc('requests_of_today');
  return z.object({ doubted_clock: z.object({ now: z.string() }).nullable() }).parse(data).doubted_clock?.now;
}

async function confirm(): Promise<void> {
  expect((await roles.admin.rpc('confirm_clock', { shown: z.string().parse(await doubted()) })).data).toBe(true);
}

test('the bin is not emptied for good by a clock that stays ahead, and is when an administrator confirms it', async () => {
  await addToBin();
  expect(await doubted()).toBeUndefined();
  await leap();
  expect(await inBin()).toBe(1);
  await stay('30 days');
  expect(await inBin()).toBe(1);
  await confirm();
  expect(await inBin()).toBe(0);
  expect(await doubted()).toBeUndefined();
});

test('a clock that leaps twice within an hour is not believed', async () => {
  await addToBin();
  await leap();
  expect(await inBin()).toBe(1);
  // A month further: the doubt began long ago by that clock.
  await sql(
    `update private.clock set latest = latest - interval '30 days', doubted_since = now() - interval '30 days'`,
  );
  expect(await inBin()).toBe(1);
});

test('the time that was confirmed is that of the clock now, by an administrator, or by the clock of another machine', async () => {
  await addToBin();
  await leap();
  const service = sender(backend);
  for (const minutes of [-61, 61]) {
    const time = new Date(Date.now() + minutes * 60_000).toISOString();
    expect((await roles.admin.rpc('confirm_clock', { shown: time })).data).toBe(false);
    expect((await service.rpc('note_clock', { source: time })).data).toBe(false);
  }
  const now = new Date().toISOString();
  expect((await roles.outsider.rpc('confirm_clock', { shown: now })).error).not.toBeNull();
  expect((await roles.admin.rpc('note_clock', { source: now })).error).not.toBeNull();
  expect(await inBin()).toBe(1);
  expect((await service.rpc('note_clock', { source: now })).data).toBe(true);
  expect(await inBin()).toBe(0);
});

// Within one transaction, where now() does not move.
test.each([
  ['60 seconds', false],
  ['60.000001 seconds', true],
])('a clock that was written %s ago is written again: %s', async (age, isWritten) => {
  await sql(`do $$ begin
    update private.clock set latest = now() - interval '${age}';
    perform private.believed_time();
    if (select latest = now() from private.clock) is distinct from ${isWritten} then raise exception 'not so'; end if;
  end $$`);
});

test('what is in the bin can be brought back meanwhile', async () => {
  const outcome = { tried: 0, lost: 0, doubled: 0, toldFalsely: 0 };
  for (const time of ['0 days', '1 day', '30 days']) {
    const id = await addToBin();
    await leap();
    await stay(time);
    await inBin();
    const isTold = (await roles.admin.rpc('restore_request', { request_id: id })).data === true;
    const { length } = await sql(`select from public.contact_submissions where id = '${id}'`);
    outcome.tried += 1;
    outcome.lost += length === 0 ? 1 : 0;
    outcome.doubled += Math.max(0, length - 1);
    outcome.toldFalsely += isTold === length > 0 ? 0 : 1;
  }
  expect(outcome).toEqual({ tried: 3, lost: 0, doubled: 0, toldFalsely: 0 });
  if (isWide) compareWithDocument('the clock leaps ahead, and what is in the bin is brought back', outcome);
});

test('a clock that was put right is believed at once, and so is one that was a day behind', async () => {
  await addToBin();
  await leap();
  expect(await inBin()).toBe(1);
  await sql(`update private.clock set latest = now() - interval '23 hours'`);
  expect(await inBin()).toBe(0);
  expect(await sql('select doubted_since from private.clock')).toEqual([{ doubted_since: null }]);
  await addToBin();
  await sql(`update private.clock set latest = now() + interval '400 days'`);
  expect(await inBin()).toBe(0);
});

test('a reminder fails as overdue only when the clock is confirmed, and is not sent meanwhile', async () => {
  const service = sender(backend);
  const id = await add();
  await sql('delete from private.outgoing_messages');
  await sql(`insert into private.outgoing_messages (kind, request_id, payload, not_before) values (
    'reminder', '${id}', jsonb_build_object('email', 'jan@example.nl', 'starts_at', now() - interval '390 days'),
    now() - interval '391 days')`);
  async function state() {
    expect((await service.rpc('take_messages', { amount: 50 })).data).toEqual([]);
    return (await queued(backend))[0]?.state;
  }
  await leap();
  expect(await state()).toBe('waiting');
  await stay('1 hour');
  expect(await state()).toBe('waiting');
  await confirm();
  expect(await state()).toBe('failed');
});

test('what is on its way is not taken for lost meanwhile', async () => {
  const service = sender(backend);
  await add();
  await service.rpc('take_messages', { amount: 50 });
  await sql(`update private.outgoing_messages set taken_at = now() - interval '400 days'`);
  await leap();
  await service.rpc('take_messages', { amount: 50 });
  expect(await queued(backend)).toMatchObject([{ state: 'taken' }]);
});

test('an order that tax law keeps is not erased meanwhile', async () => {
  const email = 'klant@example.nl';
  await add({ email, created_at: '2020-01-01T00:00:00Z', status: 'completed' });
  // The order is six years and eleven months old for who does not believe the clock.
  await sql(`update public.contact_submissions set created_at = now() - interval '8 years'`);
  await sql(`update private.clock set latest = now() - interval '400 days', doubted_since = null`);
  const { data } = await roles.admin.rpc('erase_person', {
    person: email,
    seen_at: new Date(Date.now() + 60_000).toISOString(),
  });
  expect(data).toMatchObject({ erased: 0, kept: 1 });
});

test('nothing is made anonymous meanwhile', async () => {
  await add({ created_at: '2024-01-01T00:00:00Z', status: 'contacted' });
  await sql(`update private.clock set latest = '2024-06-01', doubted_since = null`);
  expect((await roles.admin.rpc('anonymise_requests')).data).toBe(0);
  await confirm();
  expect((await roles.admin.rpc('anonymise_requests')).data).toBe(1);
});
