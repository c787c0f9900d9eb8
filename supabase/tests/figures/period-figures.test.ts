import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from '../setup/factories.ts';
import { startBackendWithRoles } from '../setup/roles.ts';

// The figures of a period against plain SQL over the requests themselves.

const { backend, roles } = await startBackendWithRoles();

/** The day on which a request came in, in Amsterdam. */
const day = "(created_at at time zone 'Europe/Amsterdam')::date";
const isOrder = "status in ('scheduled', 'completed')";
const worth = 'coalesce(price, 0)';

/** Days of the year 2026: over the change of the clock, one day, whole months, within a month, and nothing at all. */
const periods = [
  ['2026-01-01', '2026-12-31'],
  ['2026-03-29', '2026-03-29'],
  ['2026-02-01', '2026-04-30'],
  ['2026-03-05', '2026-03-20'],
  ['2026-02-17', '2026-04-02'],
  ['2026-03-31', '2026-04-01'],
  ['2020-01-01', '2020-03-31'],
] as const;

const partsSchema = z.array(z.object({ value: z.string(), requests: z.number() }));
const weeksSchema = z.array(z.object({ source: z.string(), requests: z.number() }));

async function sql<Row extends z.ZodRawShape>(shape: Row, statement: string) {
  return z.array(z.object(shape)).parse(await backend.sql(statement));
}

async function received(from_day: string, until_day: string, aligned_to?: string) {
  const { data, error } = await roles.admin.rpc('period_figures', {
    from_day,
    until_day,
    ...(aligned_to && { aligned_to }),
  });
  expect(error).toBeNull();
  return z
    .looseObject({
      parts: z.record(z.string(), z.unknown()),
      steps: z.record(z.string(), z.unknown()),
      weeks: z.unknown(),
    })
    .parse(data);
}

beforeAll(async () => {
  // Each of a different mix, from January to May, and at every hour of the day; one in eleven held, one in seven by telephone.
  await backend.sql(`
    insert into public.contact_submissions (
      created_at, name, email, address, property_type, surface_area, rush_service, calculated_price, source, relay_status,
      status, is_held, appointment_date, contacted_at, completed_at, landing_path, referrer_host
    )
    select received, 'Jan', 'jan' || n || '@example.nl', place[1 + n % 4],
      kind[1 + n % 5], nullif(40 + n % 260, 45), n % 17 = 0, nullif(200 + n, 245),
      case when n % 7 = 0 then 'telephone' else 'website' end, case when n % 7 = 0 then null else 'sent' end,
      case when n % 11 = 0 then 'new' else state[1 + n % 6] end, n % 11 = 0,
      case when n % 11 > 0 and n % 3 > 0 then received::date + n % 9 end,
      case when n % 11 > 0 and n % 5 > 0 then received + (n * 13 % 5000) * interval '1 minute' end,
      case when n % 11 > 0 and state[1 + n % 6] = 'completed' then received + (n % 30) * interval '7 hours' end,
      page[1 + n % 3], site[1 + n % 3]
    from (select n, '2026-01-01T00:30:00Z'::timestamptz + n * interval '5 hours 17 minutes' as received
      from generate_series(1, 650) as n) as every,
    (select array['Dorpsstraat 1, 6711 AA Ede', 'Kerkweg 2, Gouda', 'zonder plaats', null] as place,
      array['apartment', 'terraced', 'semi-detached', 'detached', 'other'] as kind,
      array['new', 'contacted', 'scheduled', 'completed', 'cancelled', 'on-hold'] as state,
      array['/', '/blog/isolatie', null] as page, array['google.com', null, 'funda.nl'] as site) as words`);
  // What changes afterwards is counted as it then is.
  await backend.sql(`update public.contact_submissions set status = 'completed' where status = 'contacted' and id in (
    select id from public.contact_submissions order by created_at limit 100)`);
  await backend.sql(`update public.contact_submissions set address = 'Plein 1, Utrecht', appointment_date = appointment_date + 3
    where not is_held and property_type = 'detached'`);
  await backend.sql(`update public.contact_submissions set is_held = false where is_held and property_type = 'other'`);
  await backend.sql(`update public.contact_submissions set anonymised_at = now(), address = null, landing_path = null,
    referrer_host = null where status = 'cancelled' and not is_held and source = 'website'`);
  await backend.sql(
    `delete from public.contact_submissions where property_type = 'apartment' and source = 'telephone'`,
  );
  await backend.sql(`update public.contact_submissions set appointment_origin = 'customer'
    where appointment_date is not null and property_type in ('terraced', 'other')`);
  await backend.sql(`update public.contact_submissions set appointment_origin = 'adviser'
    where appointment_date is not null and property_type = 'detached'`);
});

describe.each(periods)('from %s up to %s', (from, until) => {
  const within = `public.contact_submissions where not is_held and ${day} between '${from}' and '${until}'`;

  test('the totals', async () => {
    const { requests, orders, planned, picked } = await received(from, until);
    const [expected] = await sql(
      { requests: z.number(), orders: z.number(), planned: z.number(), picked: z.number() },
      `select count(*)::int as requests, count(*) filter (where ${isOrder})::int as orders,
        count(appointment_origin)::int as planned,
        count(*) filter (where appointment_origin = 'customer')::int as picked from ${within}`,
    );
    expect({ requests, orders, planned, picked }).toEqual(expected);
  });

  test.each(['property_type', 'place', 'landing_path', 'referrer_host'])('by %s', async (column) => {
    const { parts } = await received(from, until);
    const expected = await sql(
      { value: z.string(), requests: z.number(), orders: z.number() },
      `select coalesce(${column}, '-') as value, count(*)::int as requests,
        count(*) filter (where ${isOrder})::int as orders from ${within}
          and (source = 'website' or '${column}' in ('property_type', 'place')) group by 1 order by 2 desc, 1`,
    );
    expect(parts[column] ?? []).toEqual(expected);
  });

  test('by week, status and source', async () => {
    const { weeks } = await received(from, until);
    const expected = await sql(
      { week: z.string(), status: z.string(), source: z.string(), requests: z.number() },
      `select date_trunc('week', ${day}::timestamp)::date::text as week,
        case when status = 'on-hold' then 'new' else status end as status, source, count(*)::int as requests
        from ${within} group by 1, 2, 3 order by 1, array_position(
          array['new', 'contacted', 'scheduled', 'completed', 'cancelled'],
          case when status = 'on-hold' then 'new' else status end), 3`,
    );
    expect(weeks).toEqual(expected);
  });

  const hours = `greatest(0, floor(date_part('epoch', contacted_at - created_at) / 3600))::int`;
  test.each([
    [
      'contact',
      `case when ${hours} < 48 then ${hours} else ${hours} / 24 * 24 end`,
      "source = 'website' and contacted_at is not null and status not in ('new', 'on-hold')",
    ],
    ['visit', `greatest(0, appointment_date - ${day})`, `${isOrder} and appointment_date is not null`],
    [
      'label',
      `greatest(0, (completed_at at time zone 'Europe/Amsterdam')::date - ${day})`,
      "status = 'completed' and completed_at is not null",
    ],
  ])('the time until %s', async (step, time, isReached) => {
    const { steps } = await received(from, until);
    const [expected] = await sql(
      { requests: z.number(), times: z.array(z.number()).nullable() },
      `select count(*)::int as requests, percentile_disc(array[0.5, 0.9]) within group (order by ${time}) as times
        from ${within} and ${isReached}`,
    );
    const counted: unknown = steps[step] ?? { requests: 0, times: null };
    expect(counted).toEqual(expected);
  });

  test('what was earned and what is expected, by month', async () => {
    const { data } = await roles.admin.rpc('visit_figures', { from_day: from, until_day: until });
    const expected = await sql(
      {
        month: z.string(),
        ...{ done: z.number(), done_euros: z.number(), expected: z.number(), expected_euros: z.number() },
      },
      `select to_char(month, 'YYYY-MM') as month, count(*) filter (where is_done)::int as done,
        coalesce(sum(euros) filter (where is_done), 0)::int as done_euros,
        count(*) filter (where not is_done)::int as expected,
        coalesce(sum(euros) filter (where not is_done), 0)::int as expected_euros
      from generate_series(date_trunc('month', '${from}'::timestamp), '${until}'::timestamp, interval '1 month') as month
      left join (
        select (completed_at at time zone 'Europe/Amsterdam')::date as counted_on, ${worth} as euros, true as is_done
        from public.contact_submissions where not is_held and status = 'completed'
        union all
        select appointment_date, ${worth}, false from public.contact_submissions where not is_held and status = 'scheduled'
      ) as earned on counted_on between '${from}' and '${until}' and date_trunc('month', counted_on::timestamp) = month
      group by month order by month`,
    );
    expect(data).toMatchObject(expected);
    expect(data).toHaveLength(expected.length);
  });

  type Received = Awaited<ReturnType<typeof received>>;
  function partOf(kind: string, value: string) {
    return ({ parts }: Received) =>
      partsSchema.parse(parts[kind] ?? []).find((part) => part.value === value)?.requests ?? 0;
  }
  function stepOf(step: string) {
    return ({ steps }: Received) => z.object({ requests: z.number() }).parse(steps[step] ?? { requests: 0 }).requests;
  }
  test.each<[string, string, string, (figures: Received) => unknown]>([
    [
      'source',
      'telephone',
      "source = 'telephone'",
      ({ weeks }) =>
        weeksSchema.parse(weeks).reduce((sum, week) => sum + (week.source === 'telephone' ? week.requests : 0), 0),
    ],
    ['property_type', 'detached', "property_type = 'detached'", partOf('property_type', 'detached')],
    ['place', 'Ede', "place = 'Ede'", partOf('place', 'Ede')],
    ['place', '-', 'place is null', partOf('place', '-')],
    [
      'landing_path',
      '/blog/isolatie',
      "landing_path = '/blog/isolatie' and source = 'website'",
      partOf('landing_path', '/blog/isolatie'),
    ],
    ['landing_path', '-', "landing_path is null and source = 'website'", partOf('landing_path', '-')],
    ['referrer_host', '-', "referrer_host is null and source = 'website'", partOf('referrer_host', '-')],
    [
      'step',
      'contact',
      "source = 'website' and contacted_at is not null and status not in ('new', 'on-hold')",
      stepOf('contact'),
    ],
    ['step', 'visit', `${isOrder} and appointment_date is not null`, stepOf('visit')],
    ['step', 'label', "status = 'completed'", stepOf('label')],
    ['step', 'order', isOrder, ({ orders }) => orders],
    ['step', 'planned', 'appointment_origin is not null', ({ planned }) => planned],
    ['step', 'picked', "appointment_origin = 'customer'", ({ picked }) => picked],
  ])('the list by the %s %s shows what is counted and not anonymised', async (name, value, condition, figureOf) => {
    const filters = { from_day: from, until_day: until, figure: { [name]: value } };
    const { data } = await roles.admin.rpc('list_requests', { ...filters, page_size: 1000 });
    const [expected] = await sql(
      { amount: z.number(), shown: z.number() },
      `select count(*)::int as amount, count(*) filter (where anonymised_at is null)::int as shown
        from ${within} and ${condition}`,
    );
    expect(data).toHaveLength(expected?.shown ?? NaN);
    expect(figureOf(await received(from, until))).toBe(expected?.amount);
    const counts = z.record(z.string(), z.number()).parse((await roles.admin.rpc('count_requests', filters)).data);
    delete counts['held'];
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(expected?.shown);
  });

  test('the list by the days on which requests were completed shows what was earned', async () => {
    const figure = { completed_from: from, completed_until: until };
    const { data } = await roles.admin.rpc('list_requests', { figure, page_size: 1000 });
    const months = await roles.admin.rpc('visit_figures', { from_day: from, until_day: until });
    const done = z.array(z.looseObject({ done: z.number() })).parse(months.data);
    expect(data).toHaveLength(done.reduce((sum, month) => sum + month.done, 0));
  });
});

test('what happens on the day of the request took 0 days, as does what is noted before it', async () => {
  const moments = {
    ...{
      created_at: '2024-02-01T08:00:00Z',
      contacted_at: '2024-02-01T08:30:00Z',
      completed_at: '2024-02-01T15:00:00Z',
    },
    ...{ updated_at: '2024-02-01T15:00:00Z', appointment_date: '2024-02-01' },
  };
  const row = buildRequestRow({ status: 'completed' });
  const fixed = { is_held: false, appointment_sequence: 0, source: 'website' };
  await backend.sql(insertStatement('contact_submissions', { ...row, ...fixed, ...moments }));
  const { steps } = await received('2024-02-01', '2024-02-01');
  const none = { requests: 1, times: [0, 0] };
  expect(steps).toMatchObject({ contact: none, visit: none, label: none });
  await backend.sql(`update public.contact_submissions
    set appointment_date = '2024-01-31', completed_at = '2024-01-31T15:00:00Z' where id = '${row.id}'`);
  expect((await received('2024-02-01', '2024-02-01')).steps).toMatchObject({ visit: none, label: none });
  await backend.sql(`delete from public.contact_submissions where id = '${row.id}'`);
});

test('after everything was counted anew the sums are the same, and none is of nothing', async () => {
  const kept = 'select * from private.figure_counts order by 1, 2, 3, 4';
  const before = await backend.sql(kept);
  expect(before.length).toBeGreaterThan(500);
  await backend.sql('select private.recount_requests()');
  expect(await backend.sql(kept)).toEqual(before);
});

test('the weeks of the period before stand beside those of the period', async () => {
  const weeks = z.array(z.looseObject({ week: z.string() }));
  const before = weeks.parse((await received('2026-02-02', '2026-03-01', '2026-03-02')).weeks);
  expect([...new Set(before.map(({ week }) => week))]).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
  ]);
});

test.each([
  ['2026-02-02', '2026-02-01'],
  ['2023-01-01', '2026-01-05'],
])('%s up to %s is no period', async (from_day, until_day) => {
  for (const name of ['period_figures', 'visit_figures', 'route_figures'] as const)
    expect((await roles.admin.rpc(name, { from_day, until_day })).error?.code).toBe('22023');
});

describe('the kilometres', () => {
  let adviser: string;
  beforeAll(async () => {
    const { data } = await roles.admin.auth.getUser();
    adviser = data.user?.id ?? '';
    await backend.sql(`insert into public.advisers (user_id, name, start_place, start_x, start_y, detour_factor)
      values ('${adviser}', 'Anna', 'Amersfoort', 150000, 460000, 1.5) on conflict (user_id) do update
      set start_place = 'Amersfoort', start_x = 150000, start_y = 460000, detour_factor = 1.5`);
  });

  async function addAppointment(appointment_date: string, appointment_time: string, part: object): Promise<string> {
    const row = buildRequestRow({ rd_x: 153000, rd_y: 464000 });
    const fixed = { created_at: '2024-05-01T10:00:00Z', updated_at: '2024-05-01T10:00:00Z', source: 'website' };
    await backend.sql(
      insertStatement('contact_submissions', {
        ...fixed,
        ...{ is_held: false, appointment_sequence: 0, assigned_to: adviser },
        ...row,
        ...{ status: 'completed', appointment_date, appointment_time },
        ...part,
      }),
    );
    return row.id;
  }

  async function driven(from_day: string, until_day: string, aligned_to?: string) {
    const { data } = await roles.admin.rpc('visit_figures', { from_day, until_day, ...(aligned_to && { aligned_to }) });
    return z.array(z.object({ month: z.string(), visits: z.number(), kilometres: z.number() })).parse(data);
  }

  test('of a day go from the own place by each appointment and back, times the detour', async () => {
    await addAppointment('2024-05-06', '10:00', {});
    await addAppointment('2024-05-06', '14:00', { rd_y: 470000 });
    await addAppointment('2024-06-01', '00:30', { rd_x: 156000, rd_y: 468000 });
    // Not driven, nobody knows where, and nobody knows by whom.
    await addAppointment('2024-05-07', '10:00', { status: 'cancelled' });
    await addAppointment('2024-05-08', '10:00', { rd_x: null, rd_y: null });
    await addAppointment('2024-05-09', '10:00', { assigned_to: null });
    const first = Math.hypot(3, 4) + 6 + Math.hypot(3, 10);
    const second = 2 * Math.hypot(6, 8);
    expect(await driven('2024-05-01', '2024-06-30')).toEqual([
      { month: '2024-05', visits: 2, kilometres: Math.round(first * 1.5 * 10) / 10 },
      { month: '2024-06', visits: 1, kilometres: Math.round(second * 1.5 * 10) / 10 },
    ]);
  });

  test('stand beside those of the best order of each day', async () => {
    // There and back along one line: the middle one last is a detour.
    for (const [time, rd_x] of [
      ['09:00', 152000],
      ['11:00', 156000],
      ['13:00', 154000],
    ] as const)
      await addAppointment('2024-09-02', time, { rd_x, rd_y: 460000 });
    await addAppointment('2024-09-03', '10:00', {});
    const period = { from_day: '2024-09-01', until_day: '2024-09-30' };
    const { data } = await roles.admin.rpc('route_figures', period);
    const [month] = await driven(period.from_day, period.until_day);
    expect(data).toEqual({ visits: 4, kilometres: month?.kilometres, best_kilometres: (12 + 10) * 1.5 });
    expect(month?.kilometres).toBe((2 + 4 + 2 + 4 + 10) * 1.5);
    await addAppointment('2024-09-02', '08:00', { rd_x: 154000, rd_y: 460000 });
    expect((await roles.admin.rpc('route_figures', period)).data).toMatchObject({
      kilometres: (4 + 2 + 4 + 2 + 4 + 10) * 1.5,
      best_kilometres: (12 + 10) * 1.5,
    });
  });

  test('of the best order are told of 92 days at most, and nothing of none', async () => {
    const longer = { from_day: '2024-01-01', until_day: '2024-04-02' };
    expect((await roles.admin.rpc('route_figures', longer)).error?.code).toBe('22023');
    const { data } = await roles.admin.rpc('route_figures', { ...longer, until_day: '2024-04-01' });
    expect(data).toEqual({ visits: 0, kilometres: 0, best_kilometres: 0 });
  });

  test('of a request that is opened again and completed anew are driven once', async () => {
    const id = await addAppointment('2024-07-02', '10:00', { status: 'contacted' });
    for (const status of ['completed', 'scheduled', 'completed']) {
      expect((await roles.admin.from('contact_submissions').update({ status }).eq('id', id)).error).toBeNull();
    }
    expect(await backend.sql(`select id from public.appointments where request_id = '${id}'`)).toHaveLength(1);
    expect(await driven('2024-07-01', '2024-07-31')).toEqual([{ month: '2024-07', visits: 1, kilometres: 15 }]);
  });

  test('are of the appointments that the list shows', async () => {
    await addAppointment('2099-08-01', '10:00', { status: 'scheduled' });
    const shown = { appointment_from: '2024-05-01', figure: { step: 'visited' } };
    const { data } = await roles.admin.rpc('list_requests', { ...shown, page_size: 1000 });
    const months = await driven('2024-05-01', '2026-12-31');
    expect(data).toHaveLength(months.reduce((sum, { visits }) => sum + visits, 0));
    expect(data?.length).toBeGreaterThan(3);
  });

  test('and turnover of days before stand beside those of the period', async () => {
    // 17 February up to 4 March, beside 5 up to 20 March: all in one month.
    const [counted] = await sql(
      { done: z.number() },
      `select count(*)::int as done from public.contact_submissions where status = 'completed' and not is_held
        and (completed_at at time zone 'Europe/Amsterdam')::date between '2026-02-17' and '2026-03-04'`,
    );
    const shifted = { from_day: '2026-02-17', until_day: '2026-03-04', aligned_to: '2026-03-05' };
    const { data } = await roles.admin.rpc('visit_figures', shifted);
    expect(counted?.done).toBeGreaterThan(2);
    expect(data).toMatchObject([{ month: '2026-03', done: counted?.done }]);
  });
});

test('of many places the hundred largest are told, the unknown one, and the others together', async () => {
  await backend.sql(`
    insert into public.contact_submissions (created_at, name, email, address, property_type, source, relay_status)
    select '2019-05-06T10:00:00Z', 'Jan', 'jan@example.nl', case when n > 1 then 'Plein 1, Plaats ' || least(n, 140) end,
      'other', 'website', 'sent' from generate_series(1, 150) as n`);
  const { parts } = await received('2019-05-01', '2019-05-31');
  const places = z.array(z.object({ value: z.string(), requests: z.number() })).parse(parts['place']);
  expect(places).toHaveLength(102);
  expect(places[0]).toMatchObject({ value: 'Plaats 140', requests: 11 });
  expect(places.at(-1)).toMatchObject({ value: '', requests: 39 });
  expect(places.find(({ value }) => value === '-')?.requests).toBe(1);
  expect(places.reduce((sum, { requests }) => sum + requests, 0)).toBe(150);
});
