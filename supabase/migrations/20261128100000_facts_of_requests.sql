-- What the figures count of a request, as columns of its own, so that each figure leads to its requests by a filter.

-- The place at the end of an address such as `Dorpsstraat 12, 3811 AA Amersfoort`; null where no comma tells it apart, and for
-- the `-` that stands for those of which it is not known.
create function private.place_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(nullif(left(btrim(regexp_replace(
    substring(address from ',([^,]*)$'), '^\s*([1-9][0-9]{3}\s?[A-Za-z]{2}(?![A-Za-z]))?', ''
  )), 80), ''), '-')
$$;

alter table public.contact_submissions
  add place text,
  -- When one of the office first did something with it, and when it was last completed.
  add contacted_at timestamptz,
  add completed_at timestamptz,
  -- Who chose the moment of its visit; null without one, and when it was cancelled.
  add appointment_origin text check (appointment_origin in ('adviser', 'customer', 'telephone')),
  -- The page with which the visit to the site began and the site that led there, when the visitor's browser tells them.
  -- Nothing but the path of a page of our own, and nothing but a host.
  add landing_path text check (char_length(landing_path) <= 200 and landing_path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'),
  add referrer_host text check (char_length(referrer_host) <= 100 and referrer_host ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$');

-- The place stays as long as the address of which it is a part.
insert into private.request_columns (name, is_personal, is_derived, added_by) values
  ('place', true, true, null),
  ('contacted_at', false, true, null),
  ('completed_at', false, true, null),
  ('appointment_origin', false, true, null),
  ('landing_path', true, false, 'visitors'),
  ('referrer_host', true, false, 'visitors');
select private.grant_request_columns();

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.place := private.place_of(new.address);
  return new;
end
$$;
create trigger follow_address before insert or update of address, place on public.contact_submissions
  for each row execute function private.follow_address();

-- Who sets a status back within an hour corrects a mistake: the request keeps the moments that it had before. A customer who
-- picks a moment is not spoken to by that.
create function private.note_progress() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  is_set_back constant boolean := not is_new and coalesce((
    select max(changed_at) from public.request_audit where request_id = old.id and new_values ? 'status'
  ), old.created_at) > now() - interval '1 hour';
begin
  if private.status_order(new.status) in (1, 2, 3) and not private.is_by_customer()
    and (new.contacted_at is null or not (is_new or is_set_back or private.status_order(old.status) <> 0))
  then
    new.contacted_at := now();
  end if;
  if new.status = 'completed' and (new.completed_at is null or not (is_new or is_set_back)) then
    new.completed_at := now();
  end if;
  return new;
end
$$;
create trigger note_progress_added before insert on public.contact_submissions
  for each row when (new.status in ('contacted', 'scheduled', 'completed')) execute function private.note_progress();
create trigger note_progress before update of status on public.contact_submissions
  for each row when (old.status <> new.status) execute function private.note_progress();

-- A visit that comes back at the same moment, because its request was opened again or restored, was chosen by whoever chose it
-- first.
create function private.origin_of_visit(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select first.origin from public.appointments as first
  where first.request_id = request and first.starts_at = (
    select visit.starts_at from public.appointments as visit
    where visit.request_id = request and visit.state <> 'cancelled'
    order by visit.state = 'planned' desc, visit.created_at desc limit 1
  )
  order by first.created_at, first.state = 'planned' limit 1
$$;

create function private.note_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set appointment_origin = chosen.by
  from (select private.origin_of_visit(new.request_id) as by) as chosen
  where request.id = new.request_id and request.appointment_origin is distinct from chosen.by;
  return null;
end
$$;
create trigger note_origin_added after insert on public.appointments
  for each row execute function private.note_origin();
create trigger note_origin after update on public.appointments
  for each row when ((old.origin, old.state, old.starts_at) is distinct from (new.origin, new.state, new.starts_at))
  execute function private.note_origin();

-- Whoever plans counts the origin of the visit before the request itself, others that change its price the other way round:
-- they wait for each other before either counts anything.
drop trigger wait_to_plan_first on public.contact_submissions;
create trigger wait_to_plan_first
  before delete or update of appointment_date, appointment_time, status, assigned_to,
    property_type, surface_area, rush_service, calculated_price
  on public.contact_submissions
  for each statement execute function private.wait_to_plan_first();

-- What stood before this migration: moments as the audit trail tells them, of what it does not tell the visit.
alter table public.contact_submissions disable trigger user;
update public.contact_submissions as request
set place = private.place_of(request.address), contacted_at = told.contacted_at,
  completed_at = case when request.status = 'completed' then coalesce(
    told.completed_at,
    (request.appointment_date + coalesce(request.appointment_time, '12:00')) at time zone 'Europe/Amsterdam',
    request.updated_at
  ) end,
  appointment_origin = private.origin_of_visit(stored.id)
from public.contact_submissions as stored
left join lateral (
  select min(changed_at) filter (
      where new_values ->> 'status' in ('contacted', 'scheduled', 'completed') and not by_customer
    ) as contacted_at,
    max(changed_at) filter (where new_values ->> 'status' = 'completed') as completed_at
  from public.request_audit where request_id = stored.id and action = 'update'
) as told on true
where request.id = stored.id;
alter table public.contact_submissions enable trigger user;

-- For the list with such a filter and no period, and for the turnover of a period.
create index contact_submissions_place on public.contact_submissions (place, created_at desc, id desc)
  where not is_held and place is not null;
create index contact_submissions_landing_path on public.contact_submissions (landing_path, created_at desc, id desc)
  where not is_held and landing_path is not null;
create index contact_submissions_referrer_host on public.contact_submissions (referrer_host, created_at desc, id desc)
  where not is_held and referrer_host is not null;
create index contact_submissions_picked on public.contact_submissions (created_at desc, id desc)
  where not is_held and appointment_origin = 'customer';
create index contact_submissions_completed on public.contact_submissions (completed_at)
  where not is_held and completed_at is not null;

revoke execute on all functions in schema private from public;
