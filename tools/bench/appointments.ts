import { createHash } from 'node:crypto';
import type pg from 'pg';
import { buildRequestRow } from '../../supabase/tests/setup/factories.ts';
import { insertOf } from '../../supabase/tests/setup/in-role.ts';

/** The key of the request that a customer plans. */
export const customerKey = 'sleutel-van-de-meting';

const advisers = 5;
const appointmentsADay = 5;

/** Bypasses the triggers that require an invitation. */
export async function addAdvisers(owner: pg.Client): Promise<void> {
  // None of them was invited.
  await owner.query('set session_replication_role = replica');
  await owner.query(`
    with added as (
      insert into auth.users (id, email)
      select gen_random_uuid(), 'adviseur' || number || '@example.nl' from generate_series(1, ${advisers}) as number
      returning id, email
    ), admins as (
      insert into private.admins (user_id, email) select id, email from added
    ), advisers as (
      insert into public.advisers (user_id, name, start_place, start_x, start_y)
      select id, 'Adviseur', 'Amersfoort', 155000, 463000 from added
    )
    insert into public.adviser_hours select id, day, '08:30', '17:30' from added, generate_series(1, 5) as day`);
  await owner.query('set session_replication_role = origin');
  const key_hash = createHash('sha256').update(customerKey).digest('hex');
  await owner.query(...insertOf(buildRequestRow({ key_hash, rd_x: 150_000, rd_y: 460_000 })));
}

/** Adds so many appointments of those advisers from tomorrow on, or before today, on successive working days. */
export async function addAppointments(owner: pg.Client, amount: number, state: 'planned' | 'completed'): Promise<void> {
  const step = state === 'planned' ? 1 : -1;
  const lastDay = step * Math.ceil((amount / advisers / appointmentsADay) * 1.5);
  // Bypasses the triggers, which would write each request again; what they check is correct here.
  await owner.query('set session_replication_role = replica');
  await owner.query(`
    with days as (
      select day, row_number() over () - 1 as number
      from generate_series(current_date + ${step}, current_date + ${lastDay}, interval '${step} day') as day
      where extract(isodow from day) < 6
    ), visitors as (
      select user_id, row_number() over (order by user_id) - 1 as number from public.advisers
    ), waiting as (
      select id, row_number() over (order by id) - 1 as number
      from public.contact_submissions
      where not is_held and not exists (select from private.request_keys where request_id = contact_submissions.id)
        and not exists (select from public.appointments where request_id = contact_submissions.id)
      limit ${amount}
    )
    insert into public.appointments (request_id, adviser, starts_at, ends_at, state)
    select waiting.id, visitors.user_id, starts, starts + interval '1 hour', '${state}'
    from waiting
    join visitors on visitors.number = waiting.number % ${advisers}
    join days on days.number = waiting.number / ${advisers} / ${appointmentsADay}
    cross join lateral (
      select (days.day + interval '9 hours' + waiting.number / ${advisers} % ${appointmentsADay} * interval '100 minutes')
        at time zone 'Europe/Amsterdam' as starts
    ) as moment`);
  await owner.query(`
    update public.contact_submissions
    set rd_x = 130000 + abs(hashtext(id::text)) % 50000, rd_y = 440000 + abs(hashtext(name || id)) % 50000
    where id in (select request_id from public.appointments where state = '${state}')`);
  await owner.query('set session_replication_role = origin');
  await owner.query('analyze public.appointments');
}
