import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildRequestRow, insertStatement } from './factories.ts';
import { publicRoles, startBackendWithRoles } from './roles.ts';

// The figures of a period against plain SQL over the requests themselves.

const { backend, roles } = await startBackendWithRoles();

/** The day on which a request came in, in Amsterdam. */
const day = "(created_at at time zone 'Europe/Amsterdam')::date";
const isOrder = "status in ('scheduled', 'completed')";
const worth = 'coalesce(private.list_price(property_type, surface_area, rush_service), calculated_price, 0)';

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

async function sql<Row extends z.ZodRawShape>(shape: Row, statement: string) {
  return z.array(z.object(shape)).parse(await backend.sql(statement));
}

async function received(from_day: string, until_day: string, beside?: string) {
  const { data, error } = await roles.admin.rpc('period_figures', { from_day, until_day, ...(beside && { beside }) });
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
        count(*) filter (where ${isOrder})::int as orders from ${within} group by 1 order by 2 desc, 1`,
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

  test.each([
    ['source', 'telephone', "source = 'telephone'"],
    ['property_type', 'detached', "property_type = 'detached'"],
    ['place', 'Ede', "place = 'Ede'"],
    ['place', '-', 'place is null'],
    ['landing_path', '/blog/isolatie', "landing_path = '/blog/isolatie'"],
    ['referrer_host', '-', 'referrer_host is null'],
    ['step', 'order', isOrder],
    ['step', 'picked', "appointment_origin = 'customer'"],
    ['step', 'label', "status = 'completed'"],
  ])('the list by the %s %s shows what is counted and not anonymised', async (name, value, condition) => {
    const filters = { from_day: from, until_day: until, figure: { [name]: value } };
    const { data } = await roles.admin.rpc('list_requests', { ...filters, page_size: 1000 });
    const [expected] = await sql(
      { amount: z.number() },
      `select count(*)::int as amount from ${within} and anonymised_at is null and ${condition}`,
    );
    expect(data).toHaveLength(expected?.amount ?? NaN);
    const counts = z.record(z.string(), z.number()).parse((await roles.admin.rpc('count_requests', filters)).data);
    delete counts['held'];
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(expected?.amount);
  });

  test('the list by the days on which requests were completed shows what was earned', async () => {
    const figure = { completed_from: from, completed_until: until };
    const { data } = await roles.admin.rpc('list_requests', { figure, page_size: 1000 });
    const months = await roles.admin.rpc('visit_figures', { from_day: from, until_day: until });
    const done = z.array(z.looseObject({ done: z.number() })).parse(months.data);
    expect(data).toHaveLength(done.reduce((sum, month) => sum + month.done, 0));
  });
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
  ['2000-01-01', '2026-02-01'],
])('%s up to %s is no period', async (from_day, until_day) => {
  for (const name of ['period_figures', 'visit_figures'] as const)
    expect((await roles.admin.rpc(name, { from_day, until_day })).error?.code).toBe('22023');
});

test.each(publicRoles)('%s gets no figures', async (_, role) => {
  const period = { from_day: '2026-01-01', until_day: '2026-01-31' };
  expect((await roles[role].rpc('period_figures', period)).error?.code).toBe('42501');
  expect((await roles[role].rpc('visit_figures', period)).error?.code).toBe('42501');
});

test('the kilometres of a day go from the own place by each visit and back, times the detour', async () => {
  const { data: user } = await roles.admin.auth.getUser();
  const adviser = user.user?.id ?? '';
  await backend.sql(`insert into public.advisers (user_id, name, start_place, start_x, start_y, detour_factor)
    values ('${adviser}', 'Anna', 'Amersfoort', 150000, 460000, 1.5) on conflict (user_id) do update
    set start_place = 'Amersfoort', start_x = 150000, start_y = 460000, detour_factor = 1.5`);
  const visits = [
    ['2024-05-06T08:00:00Z', 153000, 464000, 'completed'],
    ['2024-05-06T12:00:00Z', 153000, 470000, 'completed'],
    ['2024-05-31T22:30:00Z', 156000, 468000, 'completed'],
    // Not driven, and nobody knows where.
    ['2024-05-07T08:00:00Z', 180000, 400000, 'cancelled'],
    ['2024-05-08T08:00:00Z', null, null, 'completed'],
  ] as const;
  for (const [starts_at, rd_x, rd_y, state] of visits) {
    const row = buildRequestRow({ rd_x, rd_y, status: 'contacted' });
    await backend.sql(
      insertStatement('contact_submissions', {
        created_at: starts_at,
        source: 'website',
        is_held: false,
        appointment_sequence: 0,
        updated_at: starts_at,
        ...row,
      }),
    );
    await backend.sql(`insert into public.appointments (request_id, adviser, starts_at, ends_at, state)
      values ('${row.id}', '${adviser}', '${starts_at}', '${starts_at}'::timestamptz + interval '1 hour', '${state}')`);
  }
  const { data } = await roles.admin.rpc('visit_figures', { from_day: '2024-05-01', until_day: '2024-06-30' });
  const first = Math.hypot(3, 4) + 6 + Math.hypot(3, 10);
  // On the first of June in Amsterdam.
  const second = 2 * Math.hypot(6, 8);
  expect(data).toMatchObject([
    { month: '2024-05', visits: 2, kilometres: Math.round(first * 1.5 * 10) / 10 },
    { month: '2024-06', visits: 1, kilometres: Math.round(second * 1.5 * 10) / 10 },
  ]);
});
