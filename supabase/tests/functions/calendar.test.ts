import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';
import { startEdgeFunction, type EdgeFunction } from './edge-function.ts';

const { backend, roles } = await startBackendWithRoles();
const adminId = (await roles.admin.auth.getUser()).data.user?.id ?? '';
let calendar: EdgeFunction;
let token = '';
let callers = 0;

beforeAll(async () => {
  const keys = JSON.stringify({ default: 'sb_publishable_test' });
  calendar = await startEdgeFunction('calendar', {
    ...{ SUPABASE_URL: `${backend.url}/`, SUPABASE_PUBLISHABLE_KEYS: keys, SUPABASE_ANON_KEY: '' },
  });
  token = z.string().parse((await roles.admin.rpc('renew_calendar_feed')).data);
  const row = buildRequestRow({ name: 'Anna, "Bos"', address: 'Kade 1, Ede', assigned_to: adminId });
  await backend.sql(insertStatement('contact_submissions', row));
  await backend.sql(`
    update public.contact_submissions
    set appointment_date = current_date + 3, appointment_time = '10:00' where id = '${row.id}'`);
});
afterAll(async () => {
  await calendar.stop();
  expect(calendar.log()).not.toContain(token);
});

function callFunction(target: string, init: RequestInit = {}, caller?: string): Promise<Response> {
  callers += 1;
  const headers = new Headers(init.headers);
  headers.set('cf-connecting-ip', caller ?? `2001:db8:${callers.toString(16)}::1`);
  return fetch(calendar.url + target, { ...init, headers });
}

test.each(['/TOKEN.ics', '/TOKEN', '?token=TOKEN'])('answers the appointments at %s', async (target) => {
  const answer = await callFunction(target.replace('TOKEN', token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toMatch(/^private/);
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain(String.raw`SUMMARY:Opname energielabel: Anna\, "Bos"`);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
});

test('one visit that cannot be read keeps no other from the feed, and is named', async () => {
  const row = buildRequestRow({ name: 'Onleesbaar', assigned_to: adminId });
  await backend.sql(insertStatement('contact_submissions', row));
  await backend.sql(`
    update public.contact_submissions
    set appointment_date = current_date + 4, appointment_time = '10:00' where id = '${row.id}'`);
  // Past the triggers of the table, as it may stand there from before.
  await backend.sql(`
    set session_replication_role = replica;
    update public.appointments set changed_at = 'infinity' where request_id = '${row.id}';
    set session_replication_role = origin`);
  const text = await (await callFunction(`/${token}.ics`)).text();
  expect(text.match(/^SUMMARY:.*(?=\r)/gm)).toEqual([String.raw`SUMMARY:Opname energielabel: Anna\, "Bos"`]);
  expect(calendar.log()).toContain(`request ${row.id.slice(0, 8).toUpperCase()} is not in the feed`);
  await backend.sql(`delete from public.contact_submissions where id = '${row.id}'`);
});

test.each([
  ['another token', `/${'0'.repeat(64)}.ics`],
  ['none', ''],
  ['an empty one', '/.ics'],
  ['half of it', '/HALF.ics'],
  ['a path below it', '/TOKEN.ics/x'],
  ['no hexadecimal one', `?token=${encodeURIComponent("' or true --")}`],
  ['a very long one', `?token=${'a'.repeat(5000)}`],
])('tells nothing to %s', async (_, target) => {
  const answer = await callFunction(target.replace('HALF', token.slice(0, 32)).replace('TOKEN', token));
  expect([answer.status, await answer.json()]).toEqual([404, { status: 404, code: 'notFound' }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

it('answers HEAD as GET, without the appointments', async () => {
  const answers = await Promise.all(['GET', 'HEAD'].map((method) => callFunction(`/${token}.ics`, { method })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const name of ['Content-Type', 'Cache-Control', 'X-Content-Type-Options']) {
    expect(answers[1]?.headers.get(name)).toBe(answers[0]?.headers.get(name));
  }
  expect(await answers[1]?.text()).toBe('');
  expect((await callFunction('/none.ics', { method: 'HEAD' })).status).toBe(404);
});

it('lets no page of another site read it', async () => {
  const { headers } = await callFunction(`/${token}.ics`, { headers: { Origin: 'https://evil.example' } });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it.each(['POST', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  expect((await callFunction(`/${token}.ics`, { method })).status).toBe(405);
});

it('limits one caller and no other', async () => {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 100) {
    statuses.push((await callFunction('/x', {}, '198.51.100.7')).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(30);
  expect((await callFunction(`/${token}.ics`, {}, '198.51.100.8')).status).toBe(200);
});

it('says so when the database does not answer', async () => {
  const variables = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEYS: '', SUPABASE_ANON_KEY: 'key' };
  const lost = await startEdgeFunction('calendar', variables);
  const answer = await fetch(`${lost.url}/${token}.ics`);
  expect([answer.status, await answer.json()]).toEqual([503, { status: 503, code: 'databaseUnavailable' }]);
  await lost.stop();
  expect(lost.log()).not.toContain(token);
});

it.each(['calendar', 'read-calendars'])(
  '%s runs on the versions of its packages that are tested here',
  async (name) => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const { imports } = z
      .object({ imports: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(path.join(root, `supabase/functions/${name}/deno.json`), 'utf8')));
    for (const [imported, specifier] of Object.entries(imports)) {
      const installed = await readFile(path.join(root, 'node_modules', imported, 'package.json'), 'utf8');
      const { version } = z.object({ version: z.string() }).parse(JSON.parse(installed));
      expect(specifier).toBe(`npm:${imported}@${version}`);
    }
  },
);
