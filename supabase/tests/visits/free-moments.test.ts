import { createHash, randomUUID } from 'node:crypto';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from '../setup/backend.ts';
import { buildRequestRow, insertStatement, literal } from '../setup/factories.ts';
import {
  atDutchTime,
  costOf,
  dayLength,
  drivingOf,
  dutchClock,
  dutchDay,
  gridOf,
  minute,
  reasonsAgainst,
  workingDays,
  type ModelAdviser,
  type ModelHome,
  type ModelMoment,
} from './moments-model.ts';

// What is offered, against a plain model of the rules, in random weeks.

let backend: TestBackend;
let holidays: ReadonlySet<number>;

// Each tries an appointment and takes it back. What stands in the way is asked too.
const helpers = [
  `create function pg_temp_try(request uuid, visitor uuid, begins timestamptz, finishes timestamptz) returns text
  language plpgsql as $$
  begin
    insert into public.appointments (request_id, adviser, starts_at, ends_at)
    values (request, visitor, begins, finishes);
    raise sqlstate 'OK001';
  exception
    when sqlstate 'OK001' then return 'planned';
    when exclusion_violation then return 'refused';
  end $$`,
  `create function pg_temp_pick(key text, begins timestamptz) returns text
  language plpgsql as $$
  declare answer text;
  begin
    answer := public.pick_moment(key, begins);
    raise exception using errcode = 'OK001', message = answer;
  exception when sqlstate 'OK001' then return answer;
  end $$`,
];

beforeAll(async () => {
  backend = await startTestBackend();
  for (const helper of helpers) await backend.sql(helper);
  await backend.sql('alter table auth.users disable trigger all');
  const days = z
    .array(z.object({ day: z.string() }))
    .parse(await backend.sql('select day::text as day from private.holidays'));
  holidays = new Set(days.map(({ day }) => dayOf(day)));
});
afterAll(() => backend.stop());

function dayOf(date: string): number {
  return Date.parse(`${date}T00:00Z`) / dayLength;
}

const place = option(
  record({ x: integer({ min: 140_000, max: 170_000 }), y: integer({ min: 450_000, max: 476_000 }) }),
  {
    freq: 4,
  },
);
function quarters(min: number, max: number): Arbitrary<number> {
  return integer({ min: min / 15, max: max / 15 }).map((amount) => amount * 15);
}
// Mostly by day, and now and then by night, when the clock changes.
const hours = record({
  opens: quarters(0, 720),
  lasts: quarters(60, 705),
  break: option(record({ after: quarters(15, 300), lasts: quarters(15, 90) })),
});
const span = record({ day: integer({ min: 0, max: 6 }), clock: quarters(0, 1425) });
const adviser = record({
  detour: constantFrom(1, 1.3, 1.75),
  speed: constantFrom(30, 50, 80),
  start: place,
  hours: array(option(hours, { freq: 6 }), { minLength: 7, maxLength: 7 }),
  blocked: array(record({ at: span, minutes: quarters(15, 2880) }), { maxLength: 2 }),
  appointments: array(record({ at: span, minutes: constantFrom(30, 60, 85, 120), place }), { maxLength: 12 }),
});
const home = record({ place, isLarge: boolean() });
// The seed says enough: to look for a smaller week would take longer than the test may.
const reporting = { endOnFailure: true };

interface Week {
  advisers: (typeof adviser extends Arbitrary<infer Value> ? Value : never)[];
  home: typeof home extends Arbitrary<infer Value> ? Value : never;
}

/** Puts a week into the database, past the check of what fits, and into the model. */
async function prepare(monday: number, week: Week, isRush = false) {
  const model: ModelAdviser[] = week.advisers.map((value) => ({
    id: randomUUID(),
    detour: value.detour,
    speed: value.speed,
    start: value.start,
    hours: new Map(value.hours.flatMap((day, index) => (day ? [[index + 1, rangesOf(day)]] : []))),
    blocked: value.blocked.map(({ at, minutes }) => spanOf(monday, at, minutes)),
    appointments: value.appointments.map(({ at, minutes, place: of }) => ({
      id: randomUUID(),
      ...spanOf(monday, at, minutes),
      place: of,
    })),
  }));
  const own: ModelHome = { place: week.home.place, minutes: week.home.isLarge ? 90 : 60 };
  const key = randomUUID();
  const request = buildRequestRow({
    ...coordinates(own.place),
    surface_area: week.home.isLarge ? 150 : 149,
    rush_service: isRush,
    key_hash: createHash('sha256').update(key).digest('hex'),
  });
  const statements = [
    'delete from public.contact_submissions',
    'delete from private.deleted_requests',
    'delete from private.admins',
    'delete from auth.users',
    insertStatement('contact_submissions', request),
  ];
  for (const { id, detour, speed, start, ...rest } of model) {
    statements.push(
      `insert into auth.users (id, email) values ('${id}', '${id}@example.nl')`,
      `insert into private.admins (user_id, email) values ('${id}', '${id}@example.nl')`,
      `insert into public.advisers (user_id, name, detour_factor, speed, start_place, start_x, start_y)
        values ('${id}', 'Adviseur', ${detour}, ${speed}, ${start ? `'Thuis', ${start.x}, ${start.y}` : 'null, null, null'})`,
      ...[...rest.hours].flatMap(([day, ranges]) =>
        ranges.map(
          ({ opens, closes }) =>
            `insert into public.adviser_hours values ('${id}', ${day}, '${clock(opens)}', '${clock(closes)}')`,
        ),
      ),
      ...rest.blocked.map(
        ({ starts, ends }) =>
          `insert into public.blocked_times (adviser, starts_at, ends_at) values ('${id}', ${at(starts)}, ${at(ends)})`,
      ),
      ...rest.appointments.flatMap((appointment) => {
        const other = buildRequestRow({ name: 'Een ander', ...coordinates(appointment.place) });
        return [
          insertStatement('contact_submissions', other),
          `insert into public.appointments (id, request_id, adviser, starts_at, ends_at, is_overruled)
            values ('${appointment.id}', '${other.id}', '${id}', ${at(appointment.starts)}, ${at(appointment.ends)}, true)`,
        ];
      }),
    );
  }
  await backend.sql(`do $$ begin ${statements.join(';\n')}; end $$`);
  return { model, own, key, request: request.id };
}

/** The hours of a day, in two where a break falls within them. */
function rangesOf({ opens, lasts, break: pause }: typeof hours extends Arbitrary<infer Value> ? Value : never) {
  const closes = opens + lasts;
  if (!pause || opens + pause.after + pause.lasts >= closes) return [{ opens, closes }];
  return [
    { opens, closes: opens + pause.after },
    { opens: opens + pause.after + pause.lasts, closes },
  ];
}

function spanOf(monday: number, { day, clock: minutes }: { day: number; clock: number }, length: number) {
  const starts = atDutchTime(monday + day, minutes);
  return { starts, ends: starts + length * minute };
}

function coordinates(of: { x: number; y: number } | null) {
  return { rd_x: of?.x ?? null, rd_y: of?.y ?? null };
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function at(time: number): string {
  return `'${new Date(time).toISOString()}'::timestamptz`;
}

/** The free moments between two points in time. */
function freeIn(model: readonly ModelAdviser[], own: ModelHome, from: number, until: number): ModelMoment[] {
  const days = workingDays(model, own, from, dutchDay(until));
  return model.flatMap((one) =>
    gridOf(one, own, dutchDay(from), dutchDay(until))
      .filter(({ starts }) => starts >= from && starts <= until)
      .filter((moment) => reasonsAgainst(one, { ...moment, place: own.place }, holidays).length === 0)
      .map((moment) => {
        const { fromMiddle, ...driving } = drivingOf(one, own, moment);
        const daysAway = days.indexOf(dutchDay(moment.starts));
        const cost = costOf(model, one, own, { starts: moment.starts, extra: driving.extra, fromMiddle, daysAway });
        return { adviser: one.id, ...moment, ...driving, cost };
      }),
  );
}

function week(max: number): Arbitrary<Week> {
  return record({ advisers: array(adviser, { minLength: 1, maxLength: max }), home });
}

const momentsSchema = z.array(
  z.object({
    adviser: z.string(),
    starts: z.coerce.number(),
    ends: z.coerce.number(),
    extra: z.number(),
    nearest: z.number().nullable(),
    cost: z.number(),
  }),
);

function sorted<Moment extends { adviser: string; starts: number }>(moments: readonly Moment[]): Moment[] {
  return moments.toSorted((a, b) => a.starts - b.starts || a.adviser.localeCompare(b.adviser));
}

// The weeks of both changes of the clock, with Easter and without, of Christmas, and one in which nothing is special.
const mondays = ['2027-03-22', '2027-10-25', '2028-03-20', '2028-10-23', '2027-12-20', '2027-06-07'].map(dayOf);

test('exactly those half hours are free that the rules leave, and every other one is refused for the same reason', async () => {
  await assert(
    asyncProperty(constantFrom(...mondays), week(2), async (monday, random) => {
      const { model, own, request } = await prepare(monday, random);
      const found = momentsSchema.parse(
        await backend.sql(`
          select distinct free.adviser, extract(epoch from free.starts_at) * 1000 as starts,
            extract(epoch from free.ends_at) * 1000 as ends, extra_minutes as extra, nearest_minutes as nearest, cost
          from public.contact_submissions as request
          cross join private.free_moments(request, ${at(atDutchTime(monday, 0))}, ${at(atDutchTime(monday + 7, 0) - 1)}) as free
          where request.id = '${request}'`),
      );
      expect(sorted(found)).toEqual(sorted(freeIn(model, own, atDutchTime(monday, 0), atDutchTime(monday + 7, 0) - 1)));
      const tries = model.flatMap((one) =>
        gridOf(one, own, monday, monday + 6).map((moment) => ({
          adviser: one.id,
          starts: moment.starts,
          reasons: reasonsAgainst(one, { ...moment, place: own.place }, holidays),
        })),
      );
      if (tries.length === 0) return;
      const outcomes = z
        .array(
          z.object({
            adviser: z.string(),
            starts: z.coerce.number(),
            outcome: z.string(),
            reasons: z.array(z.string()),
          }),
        )
        .parse(
          await backend.sql(`
            select adviser, extract(epoch from starts) * 1000 as starts,
              pg_temp_try('${request}', adviser, starts, starts + interval '${own.minutes} minutes') as outcome,
              array(
                select distinct kind from private.obstacles(
                  adviser, starts, starts + interval '${own.minutes} minutes',
                  ${own.place?.x ?? null}, ${own.place?.y ?? null}, null
                ) order by 1
              ) as reasons
            from (values ${tries.map(({ adviser: id, starts }) => `('${id}'::uuid, ${at(starts)})`).join(', ')})
              as tried (adviser, starts)`),
        );
      expect(sorted(outcomes)).toEqual(
        sorted(tries.map((one) => ({ ...one, outcome: one.reasons.length === 0 ? 'planned' : 'refused' }))),
      );
    }),
    { numRuns: 12, ...reporting },
  );
});

const offerSchema = z.array(z.object({ starts_at: z.string(), ends_at: z.string(), is_near: z.boolean() }).strict());

async function offered(key: string, fromDay: string) {
  const [row] = await backend.sql(
    `select (extract(epoch from now()) * 1000)::float8 as now,
      (extract(epoch from private.rush_last_start(request)) * 1000)::float8 as last_start,
      public.customer_moments(${literal(key)}, ${fromDay}) as moments
    from private.request_of_key(${literal(key)}) as request`,
  );
  return z.object({ now: z.number(), last_start: z.number(), moments: offerSchema }).parse(row);
}

/**
 * One moment in each hour: of the first day and the two that cost the least, of which one on which an adviser is near comes
 * first, or of the first three days.
 */
function offerOf(model: readonly ModelAdviser[], free: readonly ModelMoment[], isInOrder: boolean) {
  const others = free.filter(({ adviser: id, nearest }) =>
    nearest === null ? model.some((one) => one.id === id && one.start !== null) : nearest > 15,
  );
  const leastOfOthers = Math.min(...others.map(({ extra }) => extra));
  function isNear({ nearest, extra }: ModelMoment): boolean {
    return nearest !== null && nearest <= 15 && extra < leastOfOthers;
  }
  const perHour = new Map<number, ModelMoment>();
  for (const moment of free.toSorted(
    (a, b) => a.cost - b.cost || a.starts - b.starts || (a.adviser < b.adviser ? -1 : 1),
  )) {
    const hour = Math.floor(dutchClock(moment.starts) / (60 * minute));
    if (!perHour.has(hour)) perHour.set(hour, moment);
  }
  const best = [...perHour.values()].toSorted((a, b) => a.starts - b.starts);
  const costs = new Map<number, number>();
  for (const { starts, cost } of best) {
    const day = dutchDay(starts);
    costs.set(day, Math.min(cost, costs.get(day) ?? Infinity));
  }
  const nearDays = new Set(best.filter(isNear).map(({ starts }) => dutchDay(starts)));
  const byCost = [...costs].toSorted(([a, costOfA], [b, costOfB]) => costOfA - costOfB || a - b).map(([day]) => day);
  const inOrder = byCost.toSorted((a, b) => a - b);
  const near = byCost.filter((day) => nearDays.has(day)).slice(0, 1);
  const suited = [...new Set([...inOrder.slice(0, 1), ...near, ...byCost])].slice(0, 3).toSorted((a, b) => a - b);
  const shown = isInOrder ? inOrder.slice(0, 3) : suited;
  return shown
    .flatMap((day) => best.filter(({ starts }) => dutchDay(starts) === day))
    .map((moment) => ({ starts: moment.starts, ends: moment.ends, is_near: isNear(moment) }));
}

test('a customer is offered the best moment of each hour of the first day and the two best, or of the next three, and can pick each', async () => {
  await assert(
    asyncProperty(
      oneof(constant(1), integer({ min: 2, max: 50 })),
      week(2),
      boolean(),
      async (ahead, random, isRush) => {
        const today = dutchDay(Date.now());
        // A rush request is offered the hours that come, any other what can be moved yet, from tomorrow or from a given day.
        const fromDay = ahead === 1 ? 'null' : literal(dateOf(today + ahead));
        const first = isRush ? today : today + ahead;
        const { model, own, key } = await prepare(first, random, isRush);
        const { now, last_start: lastStart, moments } = await offered(key, isRush ? 'null' : fromDay);
        const from = isRush ? now + 60 * minute : Math.max(atDutchTime(first, 0), now + 25 * 60 * minute);
        const until = atDutchTime(isRush ? today + 15 : first + 14, 0);
        const inTime = isRush ? offerOf(model, freeIn(model, own, from, lastStart), false) : [];
        const expected =
          inTime.length > 0 ? inTime : offerOf(model, freeIn(model, own, from, until), !isRush && ahead > 1);
        expect(
          moments.map((one) => ({
            starts: Date.parse(one.starts_at),
            ends: Date.parse(one.ends_at),
            is_near: one.is_near,
          })),
        ).toEqual(expected);
        expect(JSON.stringify(moments)).not.toContain('Een ander');
        if (moments.length === 0) return;
        const picks = await backend.sql(`
        select distinct pg_temp_pick('${key}', picked) as answer
        from (values ${moments.map((one) => `('${one.starts_at}'::timestamptz)`).join(', ')}) as offer (picked)`);
        expect(picks).toEqual([{ answer: 'planned' }]);
      },
    ),
    { numRuns: 15, ...reporting },
  );
});

function dateOf(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}
