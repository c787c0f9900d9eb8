import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { sender } from './outgoing.ts';

// When the office is told by one road of mail that the other one fails.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const service = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql(
    `update public.settings set sends_mail = true, webhook_url = '', office_mail = 'off', office_mail_address = ''`,
  );
  await sql('delete from private.outgoing_messages');
  await sql('delete from private.told_troubles');
});

async function take(): Promise<{ roads: string[]; email: string }> {
  const { data, error } = await service.rpc('take_troubles');
  expect(error).toBeNull();
  return z.object({ roads: z.array(z.string()), email: z.string() }).parse(data);
}

async function takeRoads(): Promise<string[]> {
  return (await take()).roads;
}

/** A request that the form relay did not mail, and whose own mail to the customer has gone. */
async function addUnmailed(age: string, values = ''): Promise<void> {
  await sql(insertStatement('contact_submissions', buildRequestRow({ relay_status: 'failed' })));
  await sql(`update public.contact_submissions set created_at = now() - interval '${age}'${values}`);
  await sql('delete from private.outgoing_messages');
}

async function addRefusedMail(): Promise<void> {
  await sql(insertStatement('contact_submissions', buildRequestRow()));
  await sql(`update private.outgoing_messages set attempts = 1, not_before = now() + interval '5 minutes',
    error = 'smtp-login' where state = 'waiting'`);
}

async function passTime(interval: string): Promise<void> {
  await sql(`update private.told_troubles set not_before = not_before - interval '${interval}'`);
}

/** Besides looking up labels. */
async function hasWork(): Promise<unknown> {
  await sql('delete from private.label_looks');
  return sql('select private.has_work() as work');
}

test('nothing waits: nothing to tell', async () => {
  expect(await take()).toEqual({ roads: [], email: 'info@woninglabel.example' });
  expect(await hasWork()).toEqual([{ work: false }]);
});

test('only the server may take and fail', async () => {
  for (const role of [roles.visitor, roles.admin]) {
    expect((await role.rpc('take_troubles')).error?.code).toBe('42501');
    expect((await role.rpc('fail_trouble', { road: 'smtp' })).error?.code).toBe('42501');
  }
});

test('mail that a server refuses is told of once, and the sender is woken for it', async () => {
  await addRefusedMail();
  expect(await hasWork()).toEqual([{ work: true }]);
  expect(await takeRoads()).toEqual(['smtp']);
  expect(await hasWork()).toEqual([{ work: false }]);
  await passTime('3 days');
  expect([await takeRoads(), await takeRoads()]).toEqual([[], []]);
});

test.each([
  ['9 minutes 58 seconds', []],
  ['10 minutes 1 second', ['smtp']],
])('a message that the sender has not tried for %s: %j', async (age, told) => {
  await sql(insertStatement('contact_submissions', buildRequestRow()));
  await sql(`update private.outgoing_messages set not_before = now() - interval '${age}'`);
  expect(await takeRoads()).toEqual(told);
});

test.each([
  ['not mailed for less than half an hour', '29 minutes 58 seconds', '', []],
  ['not mailed for half an hour', '30 minutes 1 second', '', ['relay']],
  ['not mailed for almost three days', '71 hours 59 minutes', '', ['relay']],
  ['not mailed for three days', '72 hours 1 minute', '', []],
  ['not mailed and worked on', '1 hour', `, status = 'contacted'`, []],
  ['not mailed and held', '1 hour', ', is_held = true', []],
  ['mailed', '1 hour', `, relay_status = 'sent'`, []],
])('a request that was %s', async (_, age, values, told) => {
  await addUnmailed(age, values);
  expect(await takeRoads()).toEqual(told);
});

test('while no mail is sent by SMTP, nothing is told by it', async () => {
  await addUnmailed('1 hour');
  await sql('update public.settings set sends_mail = false');
  expect(await takeRoads()).toEqual([]);
  expect(await hasWork()).toEqual([{ work: false }]);
});

test('a road that fails again after it worked is told of again, but not within six hours', async () => {
  await addUnmailed('1 hour');
  expect(await takeRoads()).toEqual(['relay']);
  await sql(`update public.contact_submissions set status = 'contacted'`);
  expect(await takeRoads()).toEqual([]);
  await addUnmailed('1 hour');
  expect(await takeRoads()).toEqual([]);
  await passTime('5 hours 59 minutes');
  expect(await takeRoads()).toEqual([]);
  await passTime('2 minutes');
  expect(await takeRoads()).toEqual(['relay']);
});

test('what could not be told is tried ten minutes later', async () => {
  await addUnmailed('1 hour');
  await addRefusedMail();
  expect((await takeRoads()).sort()).toEqual(['relay', 'smtp']);
  await service.rpc('fail_trouble', { road: 'smtp' });
  expect(await takeRoads()).toEqual([]);
  await passTime('9 minutes 58 seconds');
  expect(await takeRoads()).toEqual([]);
  await passTime('4 seconds');
  expect(await takeRoads()).toEqual(['smtp']);
});

test('goes to the address of the mails to the office, where these are on', async () => {
  await sql(`update public.settings set office_mail = 'daily', office_mail_address = 'kantoor@woninglabel.example'`);
  expect((await take()).email).toBe('kantoor@woninglabel.example');
});
