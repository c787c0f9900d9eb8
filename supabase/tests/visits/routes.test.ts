import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '../../../src/domain/appointment/week.ts';
import { winterMonday as monday } from '../../../src/test/winter-week.ts';
import { addAdministrator, buildRequestRow, insertStatement, type RequestInsert } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// What a moment makes of the route of its day (D-74). The day is a Monday in winter, when the Netherlands are an hour ahead of
// UTC.

const { roles, backend } = await startBackendWithRoles();
const { sql } = backend;
let ali: string;
let bo: string;

beforeAll(async () => {
  ali = (await roles.admin.auth.getUser()).data.user?.id ?? '';
  bo = await addAdministrator(backend, 'bo');
  for (const [id, name] of [
    [ali, 'Ali'],
    [bo, 'Bo'],
  ]) {
    await sql(`insert into public.advisers (user_id, name, start_place, start_x, start_y)
      values ('${id}', '${name}', 'Amersfoort', 155000, 463000)`);
  }
  await sql(
    `insert into public.adviser_hours select '${ali}', day, '09:00', '17:00' from generate_series(1, 5) as day`,
  );
  // The coming days may be holidays.
  await sql('delete from private.holidays');
});
beforeEach(async () => {
  await sql('delete from public.contact_submissions');
  await sql('update public.settings set route_weight = 0');
});

/** Adds a request, so many kilometres to the east and north of where the advisers start. */
async function addRequest(east: number, north = 0, overrides: Partial<RequestInsert> = {}): Promise<string> {
  const row = buildRequestRow({ rd_x: 155_000 + east * 1000, rd_y: 463_000 + north * 1000, ...overrides });
  await sql(insertStatement('contact_submissions', row));
  return row.id;
}

async function plan(id: string, time: string, adviser = ali, date = monday): Promise<void> {
  await sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at)
    select '${id}', '${adviser}', moment, moment + interval '1 hour'
    from (select timestamptz '${date} ${time} Europe/Amsterdam' as moment) as clock`);
}

describe('the effect of a moment', () => {
  async function effectOf(request_id: string, starts_at = `${monday}T13:00:00+01:00`, adviser = ali): Promise<unknown> {
    return (await roles.admin.rpc('moment_effect', { request_id, starts_at, adviser })).data;
  }

  test('on an empty day is the drive there and back, around its own place', async () => {
    const id = await addRequest(10, 0, { address: 'Laan 1, Barneveld' });
    // 10 km with a detour of 1.3 at 50 km/h: 15.6 minutes each way.
    expect(await effectOf(id)).toEqual({ extra_minutes: 32, from_middle: null, around: null, place: 'Barneveld' });
  });

  test('on a day with appointments is the detour, and how far it lies from what that day is around', async () => {
    await plan(await addRequest(20, 0, { address: 'Laan 1, Ede' }), '09:00');
    await plan(await addRequest(22, 0, { address: 'Laan 2, Ede' }), '11:00');
    await plan(await addRequest(21, 0, { address: 'Laan 3, Wageningen' }), '15:00');
    const id = await addRequest(21, 10);
    expect(await effectOf(id)).toMatchObject({ extra_minutes: 30, from_middle: 16, around: 'Ede' });
    // Neither the appointments of a colleague, nor its own that would move.
    await plan(id, '13:00');
    expect(await effectOf(id)).toMatchObject({ extra_minutes: 30, from_middle: 16, around: 'Ede' });
    expect(await effectOf(id, undefined, bo)).toMatchObject({ from_middle: null, around: null });
  });

  test('is unknown without an adviser, and of a request that is gone', async () => {
    const id = await addRequest(10);
    const moment = { starts_at: `${monday}T13:00:00+01:00` };
    expect((await roles.admin.rpc('moment_effect', { request_id: id, ...moment })).data).toBeNull();
    await sql(`delete from public.contact_submissions`);
    expect(await effectOf(id)).toBeNull();
  });
});

describe('a suggested moment', () => {
  const momentsSchema = z.array(z.object({ starts_at: z.string(), extra_minutes: z.number(), cost: z.number() }));

  async function suggested(request_id: string) {
    return momentsSchema.parse((await roles.admin.rpc('suggest_moments', { request_id })).data);
  }

  /** The first day outside a weekend that is at least so many days ahead. */
  async function workingDay(ahead: number): Promise<string> {
    const [row] = await sql(`select min(day)::date::text as day from generate_series(
      current_date + ${ahead}, current_date + ${ahead + 2}, interval '1 day'
    ) as day where extract(isodow from day) < 6`);
    return z.object({ day: z.string() }).parse(row).day;
  }

  test('is a near one later or the first one, by what the owner lets weigh more', async () => {
    const later = await workingDay(9);
    await plan(await addRequest(30), '12:00', ali, later);
    const id = await addRequest(31);
    async function first() {
      return (await suggested(id))[0];
    }
    expect((await first())?.starts_at.slice(0, 10)).toBe(later);
    await sql('update public.settings set route_weight = -2');
    expect((await first())?.starts_at.slice(0, 10)).not.toBe(later);
    await sql('update public.settings set route_weight = 2');
    expect((await first())?.starts_at.slice(0, 10)).toBe(later);
  });

  test('costs more on a day on which a colleague is around the corner already', async () => {
    const id = await addRequest(31);
    async function costs() {
      return new Map((await suggested(id)).map(({ starts_at, cost }) => [starts_at.slice(0, 10), cost]));
    }
    // Only the best five are suggested.
    const day = await workingDay(2);
    const alone = (await costs()).get(day) ?? NaN;
    await plan(await addRequest(31, 1), '12:00', bo, day);
    // 1 km away is 2 minutes, of the 20.
    expect((await costs()).get(day)).toBe(alone + 18);
    await sql(`update public.appointments set adviser = '${ali}'`);
    expect((await costs()).get(day)).toBeLessThan(alone);
  });

  test('is at quarters of an hour, those offered to customers are at halves', async () => {
    await plan(await addRequest(30), '10:00', ali, await workingDay(2));
    const id = await addRequest(36);
    // 6 km are 9.4 minutes.
    expect((await suggested(id)).some(({ starts_at }) => /T\d\d:15/.test(starts_at))).toBe(true);
  });
});

describe('a moment suggested for a rush request', () => {
  const momentsSchema = z.array(z.object({ starts_at: z.coerce.date() }));
  let nearDay: Date;

  async function suggested(overrides: Partial<RequestInsert>): Promise<Date[]> {
    const request_id = await addRequest(31, 0, overrides);
    const { data } = await roles.admin.rpc('suggest_moments', { request_id });
    return momentsSchema.parse(data).map(({ starts_at }) => starts_at);
  }

  beforeAll(async () => {
    await sql(
      `insert into public.adviser_hours select '${ali}', day, '09:00', '17:00' from generate_series(6, 7) as day`,
    );
  });
  beforeEach(async () => {
    const [row] = await sql(`select (current_date + 6)::text as day, (current_date + 6) + time '12:00' as noon`);
    const { day, noon } = z.object({ day: z.string(), noon: z.coerce.date() }).parse(row);
    nearDay = noon;
    // Around the corner, so that this day costs over an hour of driving less than any other.
    await plan(await addRequest(30), '12:00', ali, day);
  });
  afterAll(() => sql('delete from public.adviser_hours where weekday > 5'));

  function isNear(moment: Date | undefined): boolean {
    return moment !== undefined && Math.abs(moment.getTime() - nearDay.getTime()) < 12 * 3600_000;
  }

  test('ends early enough for its report, though a later one costs less driving', async () => {
    expect(isNear((await suggested({}))[0])).toBe(true);
    const moments = await suggested({ rush_service: true });
    // The visit takes an hour, the report two.
    const [row] = await sql(`select private.rush_deadline(now()) - interval '3 hours' as last`);
    const { last } = z.object({ last: z.coerce.date() }).parse(row);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.filter((moment) => moment > last)).toEqual([]);
  });

  test('is the soonest once the deadline is over', async () => {
    const moments = await suggested({ rush_service: true, created_at: '2026-01-05T10:00:00Z' });
    expect(moments).toHaveLength(5);
    expect(isNear(moments[0])).toBe(false);
    expect(moments[0]).toEqual(new Date(Math.min(...moments.map((moment) => moment.getTime()))));
  });
});

describe('better times of a day', () => {
  async function betterTimes(day = monday) {
    const { data } = await roles.admin.rpc('better_times', { day, adviser: ali });
    return z
      .array(z.looseObject({ name: z.string(), present: z.string(), starts_at: z.string(), saved_minutes: z.number() }))
      .parse(data);
  }

  test('are those that save ten minutes, and nothing is moved', async () => {
    await plan(await addRequest(8), '09:30');
    await plan(await addRequest(-8, 0, { name: 'Tussenin', phone: '0612345678' }), '12:00');
    await plan(await addRequest(9), '14:00');
    const best = (await betterTimes()).find(({ name }) => name === 'Tussenin');
    // From the one in the east to the other 50 minutes more; after both of them 25.
    expect(best).toMatchObject({
      ...{ name: 'Tussenin', phone: '0612345678', present: `${monday}T11:00:00+00:00` },
      ...{ starts_at: `${monday}T14:30:00+00:00`, saved_minutes: 25 },
    });
    const [planned] = await sql(`select count(*)::integer as amount from public.appointments where sequence > 0`);
    expect(planned).toEqual({ amount: 0 });
    const id = z.string().parse(best?.['id']);
    await sql(`update public.appointments
      set starts_at = '${best?.starts_at}', ends_at = timestamptz '${best?.starts_at}' + interval '1 hour' where id = '${id}'`);
    expect((await betterTimes()).map(({ name }) => name)).not.toContain('Tussenin');
  });

  test('never move a rush visit to where it is too late', async () => {
    // The same day, on which 15:30 would save 25 minutes.
    await plan(await addRequest(8), '09:30');
    // Nobody works in the weekend: due on Monday at three, three hours after the last start.
    const rush = { rush_service: true, created_at: `${addDays(monday, -3)}T15:00:00Z` };
    const [row] = await sql(`select private.rush_deadline('${rush.created_at}') = '${monday} 15:00Z' as is_at_three`);
    expect(row).toEqual({ is_at_three: true });
    await plan(await addRequest(-8, 0, { name: 'Tussenin', ...rush }), '12:00');
    await plan(await addRequest(9), '14:00');
    const offered = (await betterTimes()).filter(({ name }) => name === 'Tussenin');
    expect(offered.filter(({ starts_at }) => starts_at > `${monday}T12:00`)).toEqual([]);
  });

  test('are not asked for what begins within a day', async () => {
    const [tomorrow] = await sql(`select (now() at time zone 'Europe/Amsterdam')::date::text as day`);
    const day = z.object({ day: z.string() }).parse(tomorrow).day;
    await sql(`alter table public.appointments disable trigger all`);
    for (const [east, time] of [
      [8, '09:30'],
      [-8, '12:00'],
      [9, '14:00'],
    ] as const) {
      await plan(await addRequest(east), time, ali, day);
    }
    await sql(`alter table public.appointments enable trigger all`);
    expect(await betterTimes(day)).toEqual([]);
  });
});

describe('the best order of a day', () => {
  type Point = [number, number];

  async function shortest(start: Point | null, places: readonly Point[]): Promise<number> {
    const [row] = await sql(`select private.shortest_route(
      ${start?.[0] ?? 'null'}, ${start?.[1] ?? 'null'},
      array[${places.map(([x]) => x).join()}]::integer[], array[${places.map(([, y]) => y).join()}]::integer[]
    ) as metres`);
    return z.object({ metres: z.number() }).parse(row).metres;
  }

  test.each([1, 2, 3, 4, 5, 6])('of %i appointments is the shortest of all orders', async (amount) => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const places = Array.from({ length: amount }, (_, n): Point => [
        ((n + 1) * seed * 7919) % 10_007,
        ((n + 3) * seed * 104_729) % 9973,
      ]);
      const middle: Point = [5000, 5000];
      for (const start of [middle, null]) {
        const lengths = ordersOf(places).map((order) => lengthOf(start, order));
        expect(await shortest(start, places)).toBeCloseTo(Math.min(...lengths), 4);
      }
    }
  });

  test('of more than nine is not computed', async () => {
    const [row] = await sql(`select private.shortest_route(0, 0, array_agg(n), array_agg(n)) as metres
      from generate_series(1, 10) as n`);
    expect(row).toEqual({ metres: null });
  });

  function lengthOf(start: Point | null, order: readonly Point[]): number {
    const stops = start ? [start, ...order, start] : order;
    return stops.slice(1).reduce((sum, [x, y], index) => {
      const [fromX, fromY] = stops[index] ?? [x, y];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
  }

  function ordersOf(places: readonly Point[]): Point[][] {
    if (places.length < 2) return [[...places]];
    return places.flatMap((place, index) => ordersOf(places.toSpliced(index, 1)).map((rest) => [place, ...rest]));
  }
});
