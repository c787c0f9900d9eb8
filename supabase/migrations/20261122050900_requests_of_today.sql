-- The day's work, shown above the request list of the back-office.

-- Rush requests without an appointment yet. An unknown status counts as new.
create view private.open_rush_requests as
  select id, name, created_at from public.contact_submissions
  where rush_service and not is_held and status not in ('scheduled', 'completed', 'cancelled');

-- Holds exactly the rows of that view.
create index contact_submissions_open_rush on public.contact_submissions (created_at)
  where rush_service and not is_held and status not in ('scheduled', 'completed', 'cancelled');

-- How many requests are new and how many to call back (contacted, not scheduled yet), the appointments of today, and
-- the open rush requests: how many, and the oldest twenty.
create function public.requests_of_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'new', (
      select count(*) from public.contact_submissions where private.status_order(status) = 0::smallint and not is_held
    ),
    'to_call_back', (select count(*) from public.contact_submissions where status = 'contacted' and not is_held),
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(visit) order by visit.appointment_time), '[]')
      from (
        select id, name, address, appointment_time from public.contact_submissions
        where appointment_date = today and status = 'scheduled'
      ) as visit
    ),
    'open_rush', (select count(*) from private.open_rush_requests),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at), '[]')
      from (
        select id, name, created_at from private.open_rush_requests order by created_at limit 20
      ) as urgent
    )
  );
end
$$;

revoke execute on function public.requests_of_today() from public, anon, authenticated;
grant execute on function public.requests_of_today() to authenticated;
