import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildRequestRow } from '../setup/factories.ts';
import { inRole, insertOf, signUp } from '../setup/in-role.ts';
import { startNewInstallation, type PostgresServer } from '../setup/postgres-server.ts';
import { anonymous } from '../setup/backend.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// Many who plan at once: on a real server each on a connection of its own, and the embedded backend over HTTP.

const writers = 8;
const stepsEach = 40;
const amount = 12;

// Two planned appointments of one adviser that overlap or lie nearer than the drive, although nobody confirmed either. Checked by
// the reckoning of the tests, not by private.obstacles.
const broken = `
  select one.id, one.starts_at, one.ends_at, other.starts_at as other_starts, other.ends_at as other_ends
  from public.appointments as one
  join public.appointments as other on other.adviser = one.adviser and other.id <> one.id
    and other.state = 'planned' and not other.is_overruled and other.starts_at >= one.starts_at
  join public.contact_submissions as place on place.id = one.request_id
  join public.contact_submissions as other_place on other_place.id = other.request_id
  where one.state = 'planned' and not one.is_overruled
    and extract(epoch from other.starts_at - one.ends_at) / 60
      < ceil(sqrt(power(place.rd_x - other_place.rd_x, 2) + power(place.rd_y - other_place.rd_y, 2)) / 1000 * 1.3 / 50 * 60)`;
// A request says when its appointment is, and who comes.
const differing = `
  select request.id from public.contact_submissions as request
  left join public.appointments as visit on visit.request_id = request.id and visit.state = 'planned'
  where request.status not in ('completed', 'cancelled') and (
    (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam' is distinct from visit.starts_at
    or visit.adviser is distinct from request.assigned_to and visit.id is not null
  )`;

const codeSchema = z.object({ code: z.string() });
const exclusionViolation = '23P01';

const momentsSchema = z.array(z.object({ starts_at: z.string() }));

function requestWithKey(east: number) {
  const key = randomUUID();
  const key_hash = createHash('sha256').update(key).digest('hex');
  return { key, row: buildRequestRow({ key_hash, rd_x: 155_000 + east * 1000, rd_y: 463_000 }) };
}

/** Pseudo-random numbers, reproducible by seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Plan {
  request: string;
  key: string;
  starts: string;
  adviser: string;
  step: number;
}

/** A random plan for one of the requests on one of five days, at a quarter of an hour. */
function randomPlan(
  roll: (sides: number) => number,
  requests: readonly { id: string; key: string }[],
  advisers: readonly string[],
): Plan {
  const chosen = requests[roll(requests.length)];
  const day = new Date(Date.now() + (10 + roll(5)) * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const time = `${String(9 + roll(6)).padStart(2, '0')}:${String(roll(4) * 15).padStart(2, '0')}`;
  return {
    request: chosen?.id ?? '',
    key: chosen?.key ?? '',
    starts: `${day} ${time}`,
    adviser: advisers[roll(advisers.length)] ?? '',
    step: roll(8),
  };
}

describe('on PostgreSQL', () => {
  let server: PostgresServer;
  let owner: pg.Client;
  let adminId: string;
  let advisers: string[];

  beforeAll(async () => {
    ({ server, owner } = await startNewInstallation());
    adminId = await signUp(owner, 'beheer@example.nl');
    const colleague = randomUUID();
    await owner.query('alter table auth.users disable trigger all');
    await owner.query("insert into auth.users (id, email) values ($1, 'collega@example.nl')", [colleague]);
    await owner.query('alter table auth.users enable trigger all');
    await owner.query("insert into private.admins (user_id, email) values ($1, 'collega@example.nl')", [colleague]);
    advisers = [adminId, colleague];
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await owner.query('delete from public.contact_submissions');
    await owner.query('delete from public.advisers');
  });

  async function addAdviser(id: string): Promise<void> {
    await owner.query("insert into public.advisers (user_id, name) values ($1, 'Ali')", [id]);
    await owner.query(
      "insert into public.adviser_hours select $1, day, '09:00', '17:00' from generate_series(1, 7) as day",
      [id],
    );
  }

  async function addRequests(count: number) {
    const requests = Array.from({ length: count }, (_, index) => requestWithKey(index % 5));
    for (const { row } of requests) await owner.query(...insertOf(row));
    return requests.map(({ key, row }) => ({ key, id: row.id }));
  }

  function connections(count: number): Promise<pg.Client[]> {
    return Promise.all(Array.from({ length: count }, () => server.connect()));
  }

  /** Waits until so many sessions wait for a lock. */
  async function waitingSessions(count: number): Promise<void> {
    await vi.waitFor(
      async () => {
        const { rows } = await owner.query("select from pg_stat_activity where wait_event_type = 'Lock'");
        expect(rows).toHaveLength(count);
      },
      { timeout: 20_000 },
    );
  }

  async function call(client: pg.Client, statement: string, values: unknown[]): Promise<unknown> {
    const [row] = await inRole(client, 'anon', null, (sql) => sql(statement, values));
    return z.object({ answer: z.json() }).parse(row).answer;
  }

  async function offer(client: pg.Client, key: string): Promise<string[]> {
    const answer = await call(client, 'select customer_moments($1) as answer', [key]);
    return momentsSchema.parse(answer).map(({ starts_at }) => starts_at);
  }

  test('of fifty visitors who pick one moment one gets it, and each other is offered moments that can be picked', async () => {
    await addAdviser(adminId);
    const requests = await addRequests(50);
    const clients = await connections(50);
    const [moment] = await offer(owner, requests[0]?.key ?? '');
    const pick = 'select pick_moment($1, $2) as answer';
    const answers = await Promise.all(
      clients.map((client, index) => call(client, pick, [requests[index]?.key, moment])),
    );
    expect(answers.toSorted()).toEqual(['planned', ...Array.from({ length: 49 }, () => 'taken')]);
    const { rows } = await owner.query('select starts_at from public.appointments');
    expect(rows).toHaveLength(1);
    for (const [index, { key }] of requests.entries()) {
      if (answers[index] === 'planned') continue;
      const [next] = await offer(owner, key);
      expect(next).toBeDefined();
      expect(next).not.toBe(moment);
      await owner.query('begin');
      expect((await owner.query('select pick_moment($1, $2) as answer', [key, next])).rows).toEqual([
        { answer: 'planned' },
      ]);
      await owner.query('rollback');
    }
  });

  /** One step of a writer; what the database refuses is refused for a reason that the back-office knows. */
  async function step(client: pg.Client, { request, key, starts, adviser, step: kind }: Plan): Promise<string> {
    function asAdmin(statement: string, values: unknown[]) {
      return inRole(client, 'authenticated', adminId, (sql) => sql(statement, values));
    }
    const moment = `($2::text::timestamp at time zone 'Europe/Amsterdam')`;
    const [date, time] = starts.split(' ');
    try {
      switch (kind) {
        case 0:
        case 1:
          await asAdmin(
            'update contact_submissions set appointment_date = $2, appointment_time = $3, assigned_to = $4 where id = $1',
            [request, date, time, adviser],
          );
          break;
        case 2:
          await asAdmin(
            `select move_visit(id, sequence, ${moment}, ${moment} + interval '1 hour', $3)
              from appointments where request_id = $1 and state = 'planned'`,
            [request, starts, adviser],
          );
          break;
        case 3:
          await asAdmin(`select plan_visit($1, ${moment}, ${moment} + interval '1 hour', $3)`, [
            request,
            starts,
            adviser,
          ]);
          break;
        case 4:
          await asAdmin(
            `select decide_visits(jsonb_build_array(jsonb_build_object('id', id, 'sequence', sequence, 'action', 'put_back')))
            from appointments where request_id = $1 and state = 'planned'`,
            [request],
          );
          break;
        case 5:
          await asAdmin(
            "update contact_submissions set status = case status when 'cancelled' then 'contacted' else 'cancelled' end where id = $1",
            [request],
          );
          break;
        case 6:
          return String(await call(client, `select pick_moment($1, ${moment}) as answer`, [key, starts]));
        default:
          await asAdmin(
            'select change_requests(jsonb_agg(jsonb_build_object($$id$$, id, $$version$$, updated_at, $$assigned_to$$, $1::text))) from contact_submissions',
            [adviser],
          );
      }
      return 'done';
    } catch (error) {
      return codeSchema.parse(error).code;
    }
  }

  test('eight who plan in every way at once never plan two visits of one adviser too near', async () => {
    for (const id of advisers) await addAdviser(id);
    const requests = await addRequests(amount);
    const clients = await connections(writers);
    const outcomes = await Promise.all(
      clients.map(async (client, seed) => {
        const roll = dice(seed + 1);
        const seen: string[] = [];
        for (let turn = 0; turn < stepsEach; turn += 1) {
          seen.push(await step(client, randomPlan(roll, requests, advisers)));
        }
        return seen;
      }),
    );
    expect((await owner.query(broken)).rows).toEqual([]);
    expect((await owner.query(differing)).rows).toEqual([]);
    const flat = outcomes.flat();
    // It does not fit; or the request has its appointment already.
    const known = ['done', 'planned', 'taken', 'closed', '23P01', '23505'];
    expect(flat.filter((outcome) => !known.includes(outcome))).toEqual([]);
    expect(flat).toEqual(expect.arrayContaining(['done', 'planned', '23P01']));
  }, 120_000);

  test('planning at once with correcting a price of the same month ends nobody in a deadlock', async () => {
    for (const id of advisers) await addAdviser(id);
    const [one, other] = await addRequests(2);
    const [holder, planner, corrector] = await connections(3);
    if (!one || !other || !holder || !planner || !corrector) throw new Error('no connections');
    const plan = `update contact_submissions set status = 'scheduled', appointment_date = current_date + $1::integer,
      appointment_time = $2, assigned_to = $3 where id = $4`;
    await inRole(planner, 'authenticated', adminId, (sql) => sql(plan, [20, '10:00', advisers[0], one.id]));
    // Neither counts a request before the other one waits to do so too.
    await holder.query('begin');
    await holder.query('select 1 from private.request_counts for update');
    const corrected = inRole(corrector, 'authenticated', adminId, (sql) =>
      sql('update contact_submissions set agreed_price = 250, agreed_price_reason = $2 where id = $1', [
        one.id,
        'Vaste klant',
      ]),
    );
    await waitingSessions(1);
    const planned = inRole(planner, 'authenticated', adminId, (sql) => sql(plan, [21, '10:00', advisers[0], other.id]));
    await waitingSessions(2);
    await holder.query('commit');
    const outcomes = await Promise.allSettled([corrected, planned]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('deleting requests and an administrator at once with planning ends nobody in a deadlock', async () => {
    for (const id of advisers) await addAdviser(id);
    const requests = await addRequests(amount);
    const [planner, mover, remover] = await connections(3);
    if (!planner || !mover || !remover) throw new Error('no connections');
    const failures: unknown[] = [];
    async function repeat(work: (turn: number) => Promise<unknown>): Promise<void> {
      for (let turn = 0; turn < stepsEach; turn += 1) {
        await work(turn).catch((error: unknown) => failures.push(codeSchema.parse(error).code));
      }
    }
    const roll = dice(7);
    await Promise.all([
      repeat(() => step(planner, { ...randomPlan(roll, requests, advisers), step: 0 })),
      repeat(() => step(mover, { ...randomPlan(roll, requests, advisers), step: 3 })),
      repeat(async (turn) => {
        const gone = randomUUID();
        await inRole(remover, 'supabase_admin', null, async (sql) => {
          await sql('set local session_replication_role = replica');
          await sql("insert into auth.users (id, email) values ($1, 'weg@example.nl')", [gone]);
          await sql('set local session_replication_role = origin');
          await sql("insert into private.admins (user_id, email) values ($1, 'weg@example.nl')", [gone]);
        });
        await inRole(remover, 'authenticated', adminId, async (sql) => {
          await sql('update contact_submissions set assigned_to = $1 where id = $2', [
            gone,
            requests[turn % amount]?.id,
          ]);
        }).catch(() => undefined);
        await inRole(remover, 'authenticated', adminId, (sql) => sql('select remove_admin($1)', [gone]));
        const deleted = requests[(turn * 5) % amount]?.id;
        await inRole(remover, 'authenticated', adminId, (sql) =>
          sql('delete from contact_submissions where id = $1', [deleted]),
        );
        await inRole(remover, 'authenticated', adminId, (sql) => sql('select restore_request($1)', [deleted])).catch(
          (error: unknown) => {
            // Another visit took its time meanwhile: the request stays in the bin.
            if (codeSchema.parse(error).code !== exclusionViolation) throw error;
          },
        );
      }),
    ]);
    expect(failures).toEqual([]);
    expect((await owner.query(broken)).rows).toEqual([]);
    expect((await owner.query(differing)).rows).toEqual([]);
  }, 120_000);
});

describe('on the embedded backend', async () => {
  const { backend, roles } = await startBackendWithRoles();

  test('eight who plan at once over HTTP never plan two visits too near, and of fifty who pick one moment one gets it', async () => {
    const { data } = await roles.admin.auth.getUser();
    const adviser = data.user?.id ?? '';
    await backend.sql(`insert into public.advisers (user_id, name) values ('${adviser}', 'Ali')`);
    await backend.sql(
      `insert into public.adviser_hours select '${adviser}', day, '09:00', '17:00' from generate_series(1, 7) as day`,
    );
    const requests = Array.from({ length: 50 }, (_, index) => requestWithKey(index % 5));
    const { error: refused } = await roles.visitor
      .from('contact_submissions')
      .insert(requests.slice(0, 10).map(({ row }) => row));
    expect(refused).toBeNull();
    for (const { row } of requests.slice(10)) {
      expect((await anonymous(backend.url).from('contact_submissions').insert(row)).error).toBeNull();
    }
    await backend.sql('update public.contact_submissions set is_held = false');
    const offered = await roles.visitor.rpc('customer_moments', { key: requests[0]?.key ?? '' });
    const starts_at = momentsSchema.parse(offered.data)[0]?.starts_at ?? '';
    const answers = await Promise.all(
      requests.map(async ({ key }) => (await anonymous(backend.url).rpc('pick_moment', { key, starts_at })).data),
    );
    expect(answers.toSorted()).toEqual(['planned', ...Array.from({ length: 49 }, () => 'taken')]);

    async function movePlanned(request: string, hours: { starts_at: string; ends_at: string }) {
      const planned = roles.admin.from('appointments').select().eq('request_id', request).eq('state', 'planned');
      const { data: visit } = await planned.maybeSingle();
      if (visit === null) return { error: null };
      return roles.admin.rpc('move_visit', { visit_id: visit.id, sequence: visit.sequence, adviser, ...hours });
    }

    const some = requests.slice(0, amount).map(({ key, row }) => ({ key, id: row.id }));
    const codes = await Promise.all(
      Array.from({ length: writers }, async (_, seed) => {
        const roll = dice(seed + 1);
        const seen: string[] = [];
        for (let turn = 0; turn < stepsEach / 2; turn += 1) {
          const plan = randomPlan(roll, some, [adviser]);
          const [appointment_date = '', appointment_time = ''] = plan.starts.split(' ');
          const starts = `${appointment_date}T${appointment_time}:00+01:00`;
          const ends = new Date(Date.parse(starts) + 3_600_000).toISOString();
          const { error } =
            plan.step < 4
              ? await roles.admin
                  .from('contact_submissions')
                  .update({ appointment_date, appointment_time })
                  .eq('id', plan.request)
              : plan.step < 6
                ? await movePlanned(plan.request, { starts_at: starts, ends_at: ends })
                : await roles.visitor.rpc('pick_moment', { key: plan.key, starts_at: starts });
          seen.push(error === null ? 'done' : error.message.replace(/.*(the visit does not fit).*/s, '$1'));
        }
        return seen;
      }),
    );
    expect(await backend.sql(broken)).toEqual([]);
    expect(await backend.sql(differing)).toEqual([]);
    const planned = await backend.sql("select id from public.appointments where state = 'planned'");
    expect(planned.length).toBeGreaterThan(3);
    expect(new Set(codes.flat())).toEqual(new Set(['done', 'the visit does not fit']));
  }, 120_000);
});
