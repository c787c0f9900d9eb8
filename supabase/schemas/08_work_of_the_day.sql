-- The work queue: the requests that need an adviser's attention. Held, anonymised, completed and cancelled ones never
-- do. The strip above the list, the list and the counts all use the conditions of private.meets_filters, so that a
-- number leads to exactly those rows.

create index contact_submissions_work_scheduled on public.contact_submissions (appointment_date, appointment_time)
  where appointment_date is not null
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_callback on public.contact_submissions (callback_on)
  where callback_on is not null
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_new on public.contact_submissions (created_at)
  where private.status_order(status) = 0::smallint
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_rush on public.contact_submissions (created_at)
  where rush_service and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');

create index contact_submissions_work_customers on public.contact_submissions (customer_acted_at)
  where customer_acted_at is not null and not is_held and anonymised_at is null;

-- How many requests there are of each kind of work, and how many that are new or of any kind, 1001 for any more; the
-- appointments of today by time, the invoices that are late or wait for a name that can be printed, the newest twenty rush
-- requests without a visit in time, whose own calendar has not been read for a day, and the visits of which the adviser may
-- not come.
create function public.requests_of_today() returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  total bigint := 0;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered', 'customers'] loop
    select count(*) into amount from (
      select from public.contact_submissions r where private.meets_filters(r, work => kind) limit 1001
    ) as counted;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
  end loop;
  select greatest(total, count(*)) into total from (
    select from public.contact_submissions r where private.meets_filters(r, work => 'new') limit 1001
  ) as counted;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    select least(count(*), 1001) into total from (
      select id from public.contact_submissions r where private.meets_filters(r, work => 'today')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'overdue')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'rush')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'callback')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'customers')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'new')
    ) as counted;
  end if;
  return jsonb_build_object(
    'work', work,
    'total', total,
    'unread_calendars', private.unread_calendars(),
    'doubted_clock', private.doubted_clock(),
    'visits_at_risk', private.visits_at_risk(),
    'late_invoices', (
      select jsonb_build_object('count', count(*), 'sum', coalesce(sum(balance.amount), 0))
      from private.invoice_balances as balance
      where state = 'open' and due_on < (now() at time zone 'Europe/Amsterdam')::date
    ),
    'unprinted_invoices', (
      select count(*) from private.planned_invoices as planned
      join public.contact_submissions as request on request.id = planned.request_id
      where planned.lines is null and planned.not_before < now() + interval '1 day' and private.unprinted_of(request) <> ''
    ),
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(appointment) order by appointment.appointment_time), '[]')
      from (
        select r.id, r.name, private.address_line(r) as address, r.appointment_time from public.contact_submissions r
        where private.meets_filters(r, work => 'today')
      ) as appointment
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), '[]')
      from (
        select r.id, r.name, r.created_at from public.contact_submissions r
        where private.meets_filters(r, work => 'rush') order by r.created_at desc limit 20
      ) as urgent
    )
  );
end
$$;

revoke execute on function public.requests_of_today from public, anon, authenticated;
grant execute on function public.requests_of_today to authenticated;
