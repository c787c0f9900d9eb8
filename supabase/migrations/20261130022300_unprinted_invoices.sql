-- An invoice that waits for a name that can be printed is counted in the work of the day, and a description that cannot be
-- printed is refused.

-- How many requests there are of each kind of work, and how many that are new or of any kind, 1001 for any more; the
-- appointments of today by time, the invoices that are late or wait for a name that can be printed, the newest twenty rush
-- requests without a visit in time, whose own calendar has not been read for a day, and the visits of which the adviser may
-- not come.
create or replace function public.requests_of_today() returns jsonb
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

create or replace function private.require_lines(lines jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  unprinted text;
begin
  perform private.require_short('lines', lines::text, 20000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 20 or exists (
    select from jsonb_array_elements(lines) as line
    where not coalesce(
      char_length(line ->> 'description') between 1 and 200 and line ->> 'description' !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(line ->> 'description')
      and not line ? 'request_id' and jsonb_typeof(line -> 'amount') = 'number' and line ->> 'amount' ~ '^-?[0-9]{1,8}$', false
    )
  ) then
    raise invalid_parameter_value using message = 'lines: 1 to 20, each with a description and an amount in cents';
  elsif private.total_of_lines(lines) not between 1 and 1000000000 then
    raise invalid_parameter_value using message = 'lines: a total above 0';
  end if;
  select private.unprinted(string_agg(line ->> 'description', '')) into unprinted from jsonb_array_elements(lines) as line;
  if unprinted <> '' then
    raise invalid_parameter_value using message = 'lines: cannot be printed: ' || unprinted;
  end if;
end
$$;
