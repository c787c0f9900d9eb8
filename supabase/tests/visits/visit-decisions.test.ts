import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { winterMonday as monday } from '../../../src/test/winter-week.ts';
import { buildRequestRow, type RequestInsert } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';

// What becomes of visits when a day, hours, an adviser or a request falls away. They are on a Monday in winter, when
// the Netherlands are an hour ahead of UTC.

let server: PostgresServer;
let owner: pg.Client;
let ali: string;
const bo = randomUUID();

beforeAll(async () => {
  ({ server, owner } = await startNewInstallation());
  ali = await signUp(owner, 'ali@example.nl');
  await owner.query('alter table auth.users disable trigger all');
  await owner.query(`insert into auth.users (id, email) values ($1, 'bo@example.nl')`, [bo]);
  await owner.query('alter table auth.users enable trigger all');
  await owner.query(`insert into private.admins (user_id, email) values ($1, 'bo@example.nl')`, [bo]);
  await owner.query(`insert into advisers (user_id, name) values ($1, 'Ali'), ($2, 'Bo')`, [ali, bo]);
  await owner.query(
    `insert into adviser_hours (adviser, weekday, opens, closes)
     select adviser, day, '09:00', '17:00' from unnest($1::uuid[]) as adviser cross join generate_series(1, 5) as day`,
    [[ali, bo]],
  );
  await owner.query('update settings set sends_mail = true');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await owner.query('delete from contact_submissions');
  await owner.query('delete from private.deleted_requests');
  await owner.query('delete from private.outgoing_messages');
  await owner.query('delete from private.known_appointments');
  await owner.query('delete from blocked_times');
});

async function call(statement: string, values: unknown[] = []): Promise<unknown> {
  const [row] = await inRole(owner, 'authenticated', ali, (sql) => sql(`select ${statement} as answer`, values));
  return z.object({ answer: z.unknown() }).parse(row).answer;
}

async function addRequest(name: string, overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow({ name, rd_x: 155_000, rd_y: 463_000, ...overrides });
  await owner.query(...insertOf(row));
  return row.id;
}

/**
 * Adds a request with a visit of an hour on that Monday, and returns the id of the request. The mails about it went over a
 * minute ago.
 */
async function addVisit(name: string, time: string, adviser = ali, overrides: Partial<RequestInsert> = {}) {
  const id = await addRequest(name, overrides);
  await owner.query(
    `insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $3::timestamptz + interval '1 hour')`,
    [id, adviser, `${monday}T${time}:00+01:00`],
  );
  await owner.query(
    `update private.outgoing_messages set state = 'sent', taken_at = now(), done_at = now() where kind <> 'reminder'`,
  );
  await owner.query('delete from private.known_appointments where request_id = $1', [id]);
  return id;
}

const affectedSchema = z.object({
  total: z.number(),
  visits: z.array(
    z.object({
      id: z.string(),
      sequence: z.number(),
      version: z.string(),
      name: z.string(),
      colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
      tells_adviser: z.boolean().nullable(),
    }),
  ),
});

async function affected(scope: string, values: unknown[] = []) {
  return affectedSchema.parse(await call(`public.affected_visits(${scope})`, values));
}

async function namesOf(scope: string, values: unknown[] = []) {
  return (await affected(scope, values)).visits.map(({ name }) => name);
}

/** The visits of Ali on that Monday, by name. */
async function dayOfAli() {
  const { visits } = await affected('adviser => $1', [ali]);
  return new Map(visits.map((visit) => [visit.name, visit]));
}

interface Decision {
  action: string;
  adviser?: string;
  status?: string;
}

const undone = { left: [], is_blocked_time_left: false };

function left(name: string, reason: string) {
  return { left: [{ name, reason }] };
}

const outcomeSchema = z.object({
  undo: z.string().nullable(),
  refused: z.array(z.object({ id: z.string(), reason: z.string() })),
});

async function decide(
  wanted: Record<string, Decision>,
  { withMail = true, blocked }: { withMail?: boolean; blocked?: object } = {},
) {
  const day = await dayOfAli();
  const decisions = Object.entries(wanted).map(([name, decision]) => {
    const visit = day.get(name);
    return { id: visit?.id, sequence: visit?.sequence, version: visit?.version, ...decision };
  });
  return outcomeSchema.parse(
    await call('public.decide_visits($1, $2, $3)', [
      JSON.stringify(decisions),
      withMail,
      blocked === undefined ? null : JSON.stringify(blocked),
    ]),
  );
}

async function storedVisits() {
  const { rows } = await owner.query<object>(
    `select request.name, visit.state, own.name as adviser, request.status, request.appointment_time::text as time,
       request.callback_on > now() as is_called_later
     from appointments as visit join contact_submissions as request on request.id = visit.request_id
     left join advisers as own on own.user_id = visit.adviser order by request.name`,
  );
  return rows;
}

async function mails() {
  const { rows } = await owner.query<{ mail: string }>(
    `select concat_ws(' ', payload ->> 'name', kind) as mail from private.outgoing_messages
     where state = 'waiting' and private.is_customer_mail(kind) and kind <> 'received' order by 1`,
  );
  return rows.map(({ mail }) => mail);
}

describe('the visits that an action touches', () => {
  test('are those to come of an adviser, within a period, or of requests, with the colleagues for whom each fits', async () => {
    const jansen = await addVisit('Jansen', '09:30');
    await addVisit('Bakker', '13:00');
    // Too near for Bo to drive from.
    await addVisit('Smit', '12:30', bo, { rd_x: 185_000 });
    expect((await affected('adviser => $1', [ali])).visits).toMatchObject([
      { name: 'Jansen', colleagues: [{ id: bo, name: 'Bo' }] },
      { name: 'Bakker', colleagues: [] },
    ]);
    function range(from: string, until: string) {
      const moments = [from, until].map((time) => `${monday}T${time}:00+01:00`);
      return namesOf('adviser => $1, from_moment => $2, until_moment => $3', [ali, ...moments]);
    }
    expect(await range('00:00', '12:00')).toEqual(['Jansen']);
    expect(await range('10:30', '13:00')).toEqual([]);
    expect(await range('10:29', '13:01')).toEqual(['Jansen', 'Bakker']);
    expect(await namesOf('request_ids => $1', [[jansen]])).toEqual(['Jansen']);
  });

  test('are those within the hours of now and not within the new ones', async () => {
    await addVisit('Jansen', '09:30');
    await addVisit('Bakker', '13:00');
    function hours(...parts: object[]) {
      return namesOf('adviser => $1, hours => $2', [ali, JSON.stringify(parts)]);
    }
    expect(await hours()).toEqual(['Jansen', 'Bakker']);
    expect(await hours({ weekday: 1, opens: '09:00', closes: '17:00' })).toEqual([]);
    expect(
      await hours({ weekday: 1, opens: '09:00', closes: '12:00' }, { weekday: 1, opens: '13:30', closes: '17:00' }),
    ).toEqual(['Bakker']);
    await owner.query(`update adviser_hours set opens = '10:00' where adviser = $1 and weekday = 1`, [ali]);
    expect(await hours()).toEqual(['Bakker']);
    await owner.query(`update adviser_hours set opens = '09:00' where adviser = $1 and weekday = 1`, [ali]);
  });

  test('say whether their adviser is told: a colleague who stays', async () => {
    const own = await addVisit('Jansen', '10:00');
    const other = await addVisit('Bakker', '12:00', bo);
    async function told(scope: string, values: unknown[]) {
      return (await affected(scope, values)).visits.map((visit) => visit.tells_adviser);
    }
    expect(await told('$1', [[own, other]])).toEqual([false, true]);
    expect(await told('adviser => $1, from_moment => $2', [bo, `${monday}T00:00:00+01:00`])).toEqual([true]);
    expect(await told('adviser => $1', [bo])).toEqual([false]);
  });

  test('are named for one adviser or for some requests, in a calendar that exists', async () => {
    await expect(affected('')).rejects.toThrow('name an adviser');
    await expect(affected('adviser => $1, request_ids => $2', [ali, []])).rejects.toThrow('name an adviser');
    await expect(affected(`adviser => $1, from_moment => 'infinity'`, [ali])).rejects.toThrow('from_moment');
  });
});

describe('a day gone wrong', () => {
  test('is handed over and put back in one go, and undone as if nothing had happened', async () => {
    await addVisit('Bakker', '13:00');
    await addVisit('Jansen', '09:30');
    const before = await storedVisits();
    const waitingBefore = await mails();
    const blocked = { adviser: ali, starts_at: `${monday}T00:00+01:00`, ends_at: `${monday}T23:59+01:00`, reason: '' };
    const { undo, refused } = await decide(
      { Bakker: { action: 'put_back' }, Jansen: { action: 'hand_over', adviser: bo } },
      { blocked },
    );
    expect(refused).toEqual([]);
    expect(await storedVisits()).toEqual([
      { name: 'Bakker', state: 'cancelled', adviser: 'Ali', status: 'contacted', time: null, is_called_later: true },
      { name: 'Jansen', state: 'planned', adviser: 'Bo', status: 'scheduled', time: '09:30:00', is_called_later: null },
    ]);
    expect(await mails()).toContain('Bakker cancelled');
    expect(await mails()).not.toContain('Bakker reminder');
    expect((await owner.query('select from blocked_times')).rowCount).toBe(1);

    expect(await call('public.undo_decisions($1)', [undo])).toEqual(undone);
    expect(await storedVisits()).toEqual(before);
    expect(await mails()).toEqual(waitingBefore);
    expect((await owner.query('select from blocked_times')).rowCount).toBe(0);
    expect(await call('public.undo_decisions($1)', [undo])).toBeNull();
  });

  test('is not undone once a mail has gone, or somebody planned anew; what else changed stays', async () => {
    await addVisit('Bakker', '13:00');
    const first = await decide({ Bakker: { action: 'put_back' } });
    await owner.query(`update private.outgoing_messages set state = 'sent', taken_at = now() where kind = 'cancelled'`);
    expect(await call('public.undo_decisions($1)', [first.undo])).toMatchObject(left('Bakker', 'mailed'));
    await addVisit('Jansen', '09:30');
    const second = await decide({ Jansen: { action: 'hand_over', adviser: bo } });
    await owner.query(`update contact_submissions set notes = 'Gebeld' where name = 'Jansen'`);
    expect(await call('public.undo_decisions($1)', [second.undo])).toEqual(undone);
    expect((await owner.query(`select from contact_submissions where notes = 'Gebeld'`)).rowCount).toBe(1);
    const third = await decide({ Jansen: { action: 'put_back' } });
    await owner.query(
      `update contact_submissions set appointment_date = $1, appointment_time = '15:00' where name = 'Jansen'`,
      [monday],
    );
    expect(await call('public.undo_decisions($1)', [third.undo])).toMatchObject(left('Jansen', 'changed'));
  });

  test('leaves the mails about invoices alone: neither sent nor paid meanwhile', async () => {
    const id = await addVisit('Bakker', '13:00');
    await owner.query(
      `insert into private.outgoing_messages (kind, request_id, payload) select kind, $1, '{}'
       from unnest('{invoice,payment_reminder}'::text[]) as kind`,
      [id],
    );
    const { undo } = await decide({ Bakker: { action: 'put_back' } });
    await owner.query(`update private.outgoing_messages set state = 'sent', taken_at = now() where kind = 'invoice'`);
    await owner.query(`delete from private.outgoing_messages where kind = 'payment_reminder'`);
    expect(await call('public.undo_decisions($1)', [undo])).toEqual(undone);
    expect((await mails()).filter((mail) => mail.includes('payment'))).toEqual([]);
  });

  test('is all or nothing: what does not fit, or changed meanwhile, is named and nothing is done', async () => {
    await addVisit('Bakker', '13:00');
    await addVisit('Jansen', '09:30');
    await addVisit('Smit', '09:30', bo);
    const day = await dayOfAli();
    const { undo, refused } = await decide({
      Bakker: { action: 'put_back' },
      Jansen: { action: 'hand_over', adviser: bo },
    });
    expect({ undo, refused }).toEqual({ undo: null, refused: [{ id: day.get('Jansen')?.id, reason: 'unfit' }] });
    expect(await storedVisits()).toMatchObject([{ state: 'planned' }, { adviser: 'Ali' }, { adviser: 'Bo' }]);
    expect(await mails()).not.toContain('Bakker cancelled');

    const { id } = day.get('Bakker') ?? {};
    const outdated = [{ id, sequence: 9, action: 'put_back' }];
    expect(await call('public.decide_visits($1)', [JSON.stringify(outdated)])).toEqual({
      undo: null,
      refused: [{ id, reason: 'changed' }],
    });
  });

  test('makes room by what is put back for what is handed over, whichever is named first', async () => {
    const [jansen, smit] = [await addVisit('Jansen', '09:30'), await addVisit('Smit', '09:30', bo)];
    const { visits } = await affected('request_ids => $1', [[jansen, smit]]);
    const decisions = visits
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ id, sequence, name }) => ({
        ...{ id, sequence },
        ...(name === 'Jansen' ? { action: 'hand_over', adviser: bo } : { action: 'put_back' }),
      }));
    expect(await call('public.decide_visits($1)', [JSON.stringify(decisions)])).toMatchObject({ refused: [] });
  });

  test('says so to the mails when it is done without them', async () => {
    await addVisit('Bakker', '13:00');
    const day = await dayOfAli();
    const { id, sequence } = day.get('Bakker') ?? {};
    const setting = await inRole(owner, 'authenticated', ali, async (sql) => {
      await sql('select public.decide_visits($1, false)', [JSON.stringify([{ id, sequence, action: 'put_back' }])]);
      return sql(`select current_setting('app.without_mail', true) as answer`);
    });
    expect(setting).toEqual([{ answer: 'on' }]);
  });
});

test('an earlier status keeps the visit or puts it back, as decided, and its undo brings both back', async () => {
  await addVisit('Bakker', '13:00');
  await decide({ Bakker: { action: 'keep', status: 'contacted' } });
  expect(await storedVisits()).toMatchObject([{ state: 'planned', status: 'contacted', time: '13:00:00' }]);
  const { undo } = await decide({ Bakker: { action: 'put_back', status: 'new' } });
  expect(await storedVisits()).toMatchObject([{ state: 'cancelled', status: 'new', time: null }]);
  expect(await call('public.undo_decisions($1)', [undo])).toEqual(undone);
  expect(await storedVisits()).toMatchObject([{ state: 'planned', status: 'contacted', time: '13:00:00' }]);
});

test('a request with a visit stays in the work of the day, whatever its status', async () => {
  const id = await addVisit('Bakker', '13:00');
  await owner.query(`update contact_submissions set status = 'contacted' where id = $1`, [id]);
  async function found(work: string) {
    const { rowCount } = await owner.query(
      'select from contact_submissions as r where private.meets_filters(r, work => $1)',
      [work],
    );
    return rowCount;
  }
  expect(await found('overdue')).toBe(0);
  // Yesterday may be a holiday, or in a weekend.
  await owner.query('delete from private.holidays');
  await owner.query(
    `insert into adviser_hours (adviser, weekday, opens, closes) values ($1, 6, '09:00', '17:00'), ($1, 7, '09:00', '17:00')`,
    [ali],
  );
  await owner.query(
    `update contact_submissions set appointment_date = (now() at time zone 'Europe/Amsterdam')::date - 1 where id = $1`,
    [id],
  );
  expect(await found('overdue')).toBe(1);
  await owner.query(
    `update contact_submissions set status = 'contacted', appointment_time = null,
       appointment_date = (now() at time zone 'Europe/Amsterdam')::date where id = $1`,
    [id],
  );
  expect(await found('today')).toBe(1);
  await owner.query('delete from adviser_hours where weekday > 5');
});

test('a planned visit is suggested other moments, and not its own', async () => {
  const id = await addVisit('Bakker', '13:00');
  await owner.query(
    `update appointments set starts_at = next, ends_at = next + interval '1 hour', is_overruled = true
     from (select date_trunc('hour', now()) + interval '30 hours' as next) as moment where request_id = $1`,
    [id],
  );
  const momentsSchema = z.array(z.object({ adviser: z.string(), starts_at: z.coerce.date() }));
  const [free] = momentsSchema.parse(await call('public.suggest_moments($1)', [id]));
  if (!free) throw new Error('there is no suggestion');
  await owner.query(
    `update appointments set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour', adviser = $3, is_overruled = false
     where request_id = $1`,
    [id, free.starts_at, free.adviser],
  );
  const others = momentsSchema.parse(await call('public.suggest_moments($1)', [id]));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((each) => +each.starts_at === +free.starts_at && each.adviser === free.adviser)).toEqual([]);
});

test('the link of a deleted request says that it is gone, and whether a visit went with it', async () => {
  const key = 'k'.repeat(43);
  const id = await addVisit('Bakker', '13:00');
  await owner.query('insert into private.request_keys (key_hash, request_id) values (private.code_hash($1), $2)', [
    key,
    id,
  ]);
  function page() {
    return inRole(owner, 'anon', null, (sql) => sql('select public.customer_request($1) as answer', [key]));
  }
  expect(await page()).toMatchObject([{ answer: { name: 'Bakker' } }]);
  await owner.query('delete from contact_submissions where id = $1', [id]);
  expect(await page()).toEqual([{ answer: { is_deleted: true, had_visit: true, invoices: [] } }]);
  await owner.query('delete from private.deleted_requests');
  expect(await page()).toEqual([{ answer: null }]);
});
