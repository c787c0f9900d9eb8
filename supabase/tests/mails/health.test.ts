import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { sender } from './outgoing.ts';

// What the database answers an uptime monitor, at the bounds of each code.

const { backend, roles } = await startBackendWithRoles();
const { sql } = backend;
const service = sender(backend);

beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql(`update public.settings set sends_mail = true, webhook_url = ''`);
  await sql('delete from private.outgoing_messages');
  await sql('update private.site_builds set has_failed = false, planned_for = null');
  await sql('delete from private.own_calendars');
});

async function health(): Promise<unknown> {
  const { data, error } = await service.rpc('health');
  expect(error).toBeNull();
  return data;
}

/** One mail that waits, with these values of its columns. */
async function addMail(values: string): Promise<void> {
  await sql(insertStatement('contact_submissions', buildRequestRow()));
  await sql(`update private.outgoing_messages set ${values} where state = 'waiting'`);
}

test('nothing to do: no code', async () => {
  expect(await health()).toEqual([]);
});

test('visitors and administrators may not ask', async () => {
  expect((await roles.visitor.rpc('health')).error?.code).toBe('42501');
  expect((await roles.admin.rpc('health')).error?.code).toBe('42501');
});

test('the back-office reads the same, with the last success of each part', async () => {
  const day = /^2026-11-20T1/;
  const found = z.object({ problems: z.tuple([]), sent_at: z.string().regex(day), built_at: z.string().regex(day) });
  async function readHealth(): Promise<unknown> {
    return (await roles.admin.rpc('site_health')).data;
  }
  await sql('update private.site_builds set started_at = null');
  expect(await readHealth()).toEqual({ problems: [], sent_at: null, built_at: null, read_at: null });
  await addMail(`state = 'sent', done_at = '2026-11-20T10:00:00Z'`);
  await sql(`update private.site_builds set started_at = '2026-11-20T11:00:00Z'`);
  expect(found.safeParse(await readHealth())).toMatchObject({ success: true });
  await sql('update private.site_builds set has_failed = true');
  expect(await readHealth()).toMatchObject({ problems: ['publishing'], built_at: null });
});

describe('sending', () => {
  test.each([
    ['9 minutes 58 seconds', []],
    ['10 minutes 1 second', ['sending']],
  ])('a message that the sender has not tried for %s: %j', async (age, codes) => {
    await addMail(`not_before = now() - interval '${age}'`);
    expect(await health()).toEqual(codes);
  });

  test('a message that waits while mail is switched off: no code', async () => {
    await addMail(`not_before = now() - interval '1 hour'`);
    await sql('update public.settings set sends_mail = false');
    expect(await health()).toEqual([]);
  });
});

describe('mail-server', () => {
  const tried = `attempts = 1, not_before = now() + interval '5 minutes'`;

  test.each([
    ['29 minutes 58 seconds', []],
    ['30 minutes 1 second', ['mail-server']],
  ])('a mail that fails for %s and none sent since: %j', async (age, codes) => {
    await addMail(`${tried}, error = 'smtp 451', created_at = now() - interval '${age}'`);
    expect(await health()).toEqual(codes);
  });

  test('a mail that fails while others are sent: no code', async () => {
    await addMail(`state = 'sent', attempts = 1, done_at = now()`);
    await addMail(`${tried}, error = 'smtp 451', created_at = now() - interval '1 hour'`);
    expect(await health()).toEqual([]);
  });

  test('a mail that the server refuses from this sender: at once', async () => {
    await addMail(`${tried}, error = 'smtp-login'`);
    expect(await health()).toEqual(['mail-server']);
  });
});

describe('publishing', () => {
  test.each([
    [`has_failed = true`, ['publishing']],
    [`planned_for = now() - interval '9 minutes 58 seconds'`, []],
    [`planned_for = now() - interval '10 minutes 1 second'`, ['publishing']],
  ])('%s: %j', async (values, codes) => {
    await sql(`update private.site_builds set ${values}`);
    expect(await health()).toEqual(codes);
  });
});

describe('calendars', () => {
  test.each([
    ['23 hours 59 minutes', []],
    ['24 hours 1 minute', ['calendars']],
  ])('an own calendar that was last read %s ago: %j', async (age, codes) => {
    await sql(`insert into public.advisers (user_id, name, color) select user_id, 'Anna', 'blue' from private.admins limit 1
      on conflict do nothing`);
    await sql(`insert into private.own_calendars (adviser, calendar_url, set_at, read_at)
      select user_id, 'https://calendar.example.org/a', now() - interval '2 days', now() - interval '${age}'
      from public.advisers limit 1`);
    expect(await health()).toEqual(codes);
  });
});
