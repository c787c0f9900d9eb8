-- An appointment is a row of its own (D-58): a request may have had several, and at most one upcoming. The columns
-- appointment_date and appointment_time of a request keep their meaning: writing them plans the appointment, and an
-- appointment that is planned or moved elsewhere writes them. The obstacles to an appointment are one rule,
-- private.obstacles, for all callers.

create index on public.blocked_times (adviser, ends_at);

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  -- Null while nobody is assigned to the request.
  adviser uuid references private.admins (user_id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'completed', 'cancelled', 'no_show')),
  -- When it was cancelled or nobody was home, and who cancelled it: the customer also by telephone.
  ended_at timestamptz,
  ended_by text check (ended_by in ('customer', 'office')),
  -- Who chose the moment.
  origin text not null default 'adviser' check (origin in ('adviser', 'customer', 'telephone')),
  -- An administrator planned it although it does not fit.
  is_overruled boolean not null default false,
  -- How often it changed, as calendar files count it.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  -- For the calendar feed.
  changed_at timestamptz not null default now(),
  check (starts_at < ends_at and ends_at <= starts_at + interval '12 hours'),
  check (starts_at >= '2000-01-01' and ends_at < '2100-01-01'),
  -- Two appointments of one adviser never overlap. private.check_appointment checks the driving time between them.
  constraint appointments_of_one_adviser exclude using gist (
    adviser with =, tstzrange(starts_at, ends_at) with &&
  ) where (state = 'planned' and not is_overruled)
);
create unique index appointments_to_come on public.appointments (request_id) where state = 'planned';
create index on public.appointments (request_id);
create index on public.appointments (adviser, starts_at);
create index on public.appointments (starts_at) where state = 'planned';

alter table public.appointments enable row level security;
create policy "admins read appointments" on public.appointments for select to authenticated
  using ((select private.require_admin()));

revoke all on public.appointments from anon, authenticated;
grant select on public.appointments to authenticated;

-- How long before a visit it can be moved and cancelled for nothing.
create function private.free_before(request public.contact_submissions) returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(hours => (private.terms_of(request.terms_from)).cancellation_hours)
$$;

-- Whether the customer cancelled a visit when that was not free any more.
create function private.is_cancelled_late(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    visit.state = 'cancelled' and visit.ended_by = 'customer'
      and visit.ended_at > visit.starts_at - private.free_before(request), false
  )
  from public.contact_submissions as request where id = visit.request_id
$$;

-- Metres between two places of the Dutch grid, in a straight line; null when one of them is unknown.
create function private.metres_between(from_x integer, from_y integer, to_x integer, to_y integer)
returns double precision
language sql immutable
return sqrt((to_x - from_x)::float8 * (to_x - from_x) + (to_y - from_y)::float8 * (to_y - from_y));

-- Minutes of driving between two places of the Dutch grid. 30 when one of them is unknown.
create function private.travel_minutes(
  from_x integer, from_y integer, to_x integer, to_y integer, detour_factor numeric, speed integer
) returns integer
language sql immutable
return case
  when num_nulls(from_x, from_y, to_x, to_y) > 0 then 30
  else ceil(private.metres_between(from_x, from_y, to_x, to_y) / 1000 * detour_factor::float8 / speed * 60)
end::integer;

-- The obstacles to an appointment, for all callers: the database itself, the calendar, the warnings and the offer to
-- customers. No rows when there are none. `overlap` and `travel` name the other appointment, `travel` also by how many
-- minutes it is too near. An adviser without working hours has no hours to keep to, and no holidays. Without a search
-- path of its own, so that Postgres inlines it: the offer to customers evaluates it some thousand times.
create function private.obstacles(
  adviser_id uuid, starts timestamptz, ends timestamptz, x integer, y integer, except_id uuid
) returns table (kind text, appointment_id uuid, minutes integer)
language sql stable
as $$
  select case when near.gap < 0 then 'overlap' else 'travel' end as kind, near.id as appointment_id,
    case when near.gap >= 0 then near.travel - near.gap end as minutes
  from (
    select planned.id,
      private.travel_minutes(
        request.rd_x, request.rd_y, x, y, coalesce(own.detour_factor, 1.3), coalesce(own.speed, 50::smallint)
      ) as travel,
      floor(
        extract(epoch from greatest(starts - planned.ends_at, planned.starts_at - ends)) / 60
      )::integer as gap
    from public.appointments as planned
    join public.contact_submissions as request on request.id = planned.request_id
    left join public.advisers as own on own.user_id = planned.adviser
    -- No visit lasts longer than half a day, and no drive does.
    where planned.adviser = adviser_id and planned.state = 'planned' and planned.id is distinct from except_id
      and planned.starts_at > starts - interval '1 day' and planned.starts_at < ends + interval '12 hours'
  ) as near
  where near.gap < near.travel
  union all
  select 'blocked', null::uuid, null::integer
  where exists (
    select from public.blocked_times as blocked
    where blocked.adviser = adviser_id and blocked.ends_at > starts and blocked.starts_at < ends
  )
  union all
  select 'busy', null::uuid, null::integer
  where exists (
    select from private.busy_times as busy
    where busy.adviser = adviser_id and busy.ends_at > starts and busy.starts_at < ends
  )
  union all
  select 'hours', null::uuid, null::integer
  where exists (select from public.adviser_hours where adviser = adviser_id) and not exists (
    select from public.adviser_hours as hours
    where hours.adviser = adviser_id and hours.weekday = extract(isodow from starts at time zone 'Europe/Amsterdam')
      and starts at time zone 'Europe/Amsterdam'
        >= (starts at time zone 'Europe/Amsterdam')::date + hours.opens
      and ends at time zone 'Europe/Amsterdam'
        <= (starts at time zone 'Europe/Amsterdam')::date + hours.closes
  )
  union all
  select 'holiday', null::uuid, null::integer
  where exists (select from public.adviser_hours where adviser = adviser_id)
    and exists (select from private.holidays where day = (starts at time zone 'Europe/Amsterdam')::date)
$$;

-- One plan at a time, so that two appointments that are too near to each other cannot both be planned: the exclusion
-- constraint only prevents overlaps. A lock per adviser could deadlock, because an appointment is written by way of its
-- request and a request by way of its appointment, each locking its own row first: this lock is taken before any row is
-- locked.
create function private.lock_schedule() returns void
language sql security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(7021004)
$$;

create function private.lock_schedule_first() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_schedule();
  return null;
end
$$;
create trigger "00_lock_schedule_first" before insert or update on public.appointments
  for each statement execute function private.lock_schedule_first();
create trigger "00_lock_schedule_first"
  before delete or update of appointment_date, appointment_time, status, assigned_to,
    property_type, surface_area, rush_service, calculated_price, agreed_price
  on public.contact_submissions
  for each statement execute function private.lock_schedule_first();

-- Unassigns their appointments and requests.
create trigger "00_lock_schedule_first" before delete on private.admins
  for each statement execute function private.lock_schedule_first();

create function private.check_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  obstacles jsonb;
begin
  -- As exact as the date and time of the request, which would move it otherwise.
  new.starts_at := date_trunc('second', new.starts_at);
  if tg_op = 'UPDATE' and (new.is_overruled or not old.is_overruled) and (
    new.adviser, new.starts_at, new.ends_at, new.state
  ) is not distinct from (old.adviser, old.starts_at, old.ends_at, old.state) then
    return new;
  end if;
  -- Whoever plans it looks at a request that a colleague or the customer closed meanwhile: nothing is written.
  if new.state = 'planned' and (tg_op = 'INSERT' or old.state <> 'planned') and exists (
    select from public.contact_submissions where id = new.request_id and status in ('completed', 'cancelled')
  ) then
    return null;
  end if;
  if new.state <> 'planned' or new.adviser is null or new.is_overruled then
    return new;
  end if;
  select jsonb_agg(to_jsonb(obstacle)) into obstacles
  from public.contact_submissions as request
  cross join lateral private.obstacles(
    new.adviser, new.starts_at, new.ends_at, request.rd_x, request.rd_y, new.id
  ) as obstacle
  where request.id = new.request_id;
  if obstacles is not null then
    raise exclusion_violation using message = 'the visit does not fit', detail = obstacles::text;
  end if;
  return new;
end
$$;
create trigger "10_check_appointment" before insert or update on public.appointments
  for each row execute function private.check_appointment();

-- Whether the customer cancels: on the own page, or by telephone, which the browser of an administrator says in a header.
-- Who refuses a higher price does not: that we asked more ends the visit.
create function private.is_cancelled_by_customer() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('app.price_refused', true), '') <> 'on' and (private.is_by_customer() or coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-cancelled-by' = 'customer' and private.is_admin(),
    false
  ))
$$;

create function private.note_appointment_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.sequence := old.sequence + 1;
  new.changed_at := now();
  if new.state <> old.state then
    new.ended_at := case when new.state in ('cancelled', 'no_show') then now() end;
    new.ended_by := case when new.state = 'cancelled' then
      case when private.is_cancelled_by_customer() then 'customer' else 'office' end
    end;
  end if;
  return new;
end
$$;
create trigger "20_note_appointment_change" before update of adviser, starts_at, ends_at, state on public.appointments
  for each row when (
    (old.adviser, old.starts_at, old.ends_at, old.state)
      is distinct from (new.adviser, new.starts_at, new.ends_at, new.state)
  )
  execute function private.note_appointment_change();

-- The only function that writes appointments: plans, moves, hands over or ends one, as the row says. A row without an id is a
-- new one. Returns the stored row, or null when the request was closed meanwhile.
create function private.write_visit(visit public.appointments) returns public.appointments
language plpgsql security definer set search_path = ''
as $$
declare
  written public.appointments;
begin
  update public.appointments as stored set
    adviser = visit.adviser, starts_at = visit.starts_at, ends_at = visit.ends_at, state = visit.state,
    origin = visit.origin, is_overruled = visit.is_overruled
  where stored.id = visit.id
  returning stored.* into written;
  if written.id is null then
    insert into public.appointments as stored (
      id, request_id, adviser, starts_at, ends_at, state, ended_at, ended_by, origin, is_overruled, sequence, created_at,
      changed_at
    ) values (
      coalesce(visit.id, gen_random_uuid()), visit.request_id, visit.adviser, visit.starts_at, visit.ends_at,
      coalesce(visit.state, 'planned'), visit.ended_at, visit.ended_by, coalesce(visit.origin, 'adviser'),
      coalesce(visit.is_overruled, false),
      coalesce(visit.sequence, 0), coalesce(visit.created_at, now()), coalesce(visit.changed_at, now())
    )
    returning stored.* into written;
  end if;
  return written;
end
$$;

-- The two by which administrators write appointments. Each returns {"id", "sequence", "undo"}, the last for undo_decisions; or
-- null when nothing was written because somebody else changed the appointment or closed the request meanwhile.
create function public.plan_visit(
  request_id uuid, starts_at timestamptz, ends_at timestamptz, adviser uuid default null, is_overruled boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  undone public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', plan_visit.starts_at);
  perform private.require_calendar_date('ends_at', plan_visit.ends_at);
  perform private.lock_schedule();
  before := (
    select private.state_to_restore(null, request) from public.contact_submissions as request
    where request.id = plan_visit.request_id
  );
  visit.request_id := plan_visit.request_id;
  visit.starts_at := plan_visit.starts_at;
  visit.ends_at := plan_visit.ends_at;
  visit.adviser := plan_visit.adviser;
  visit.is_overruled := plan_visit.is_overruled;
  visit := private.write_visit(visit);
  if visit.id is null then
    return null;
  end if;
  undone := visit;
  undone.state := 'cancelled';
  return private.visit_version(visit) || private.keep_change(before || jsonb_build_object('visit', to_jsonb(undone)));
end
$$;

create function public.move_visit(
  visit_id uuid, sequence integer, starts_at timestamptz, ends_at timestamptz, adviser uuid default null,
  is_overruled boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', move_visit.starts_at);
  perform private.require_calendar_date('ends_at', move_visit.ends_at);
  visit := private.planned_visit(move_visit.visit_id, move_visit.sequence);
  if visit.id is null then
    return null;
  end if;
  before := (
    select private.state_to_restore(visit, request) from public.contact_submissions as request
    where request.id = visit.request_id
  );
  visit.starts_at := move_visit.starts_at;
  visit.ends_at := move_visit.ends_at;
  visit.adviser := move_visit.adviser;
  visit.is_overruled := move_visit.is_overruled;
  visit := private.write_visit(visit);
  if visit.id is null then
    return null;
  end if;
  return private.visit_version(visit) || private.keep_change(before);
end
$$;

-- The planned appointment of this version, locked against all other writers; null when it is gone or has changed.
create function private.planned_visit(visit_id uuid, version integer) returns public.appointments
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.lock_schedule();
  select * into visit from public.appointments where id = visit_id and sequence = version and state = 'planned';
  return visit;
end
$$;

create function private.visit_version(visit public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', visit.id, 'sequence', visit.sequence) where visit.id is not null
$$;

-- Notes that nobody was home at a visit: {"undo": what undo_decisions takes}, or null when the visit changed since it was read
-- or has not begun. The request waits for a new moment, and its customer is to be called today.
create function public.note_no_show(visit_id uuid, sequence integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  visit := private.planned_visit(note_no_show.visit_id, note_no_show.sequence);
  if visit.id is null or visit.starts_at > now() then
    return null;
  end if;
  before := (
    select private.state_to_restore(visit, request) from public.contact_submissions as request
    where request.id = visit.request_id
  );
  visit.state := 'no_show';
  perform private.write_visit(visit);
  update public.contact_submissions
  set callback_on = (now() at time zone 'Europe/Amsterdam')::date
  where id = visit.request_id and status not in ('completed', 'cancelled');
  return private.keep_change(before);
end
$$;

-- The appointments of requests in the bin, as they were.
create table private.deleted_appointments (
  id uuid primary key,
  request_id uuid not null,
  appointment jsonb not null
);
create index on private.deleted_appointments (request_id);

create function private.keep_deleted_appointments() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deleted_appointments (id, request_id, appointment)
  select id, request_id, to_jsonb(deleted) from deleted
  where not exists (select from public.contact_submissions as request where request.id = deleted.request_id);
  return null;
end
$$;
create trigger "40_keep_deleted_appointments" after delete on public.appointments
  referencing old table as deleted
  for each statement execute function private.keep_deleted_appointments();

-- Whether the planned visit of a request in the bin, if any, fits where it was, as in private.fits_again.
create function private.fits_from_bin(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from private.deleted_appointments as aside
    join private.deleted_requests as deleted on deleted.id = aside.request_id
    cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
    cross join lateral jsonb_populate_record(null::public.contact_submissions, deleted.request) as request
    cross join lateral private.obstacles(
      visit.adviser, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id
    ) as obstacle
    where aside.request_id = of_request and visit.state = 'planned'
      and not (visit.is_overruled and obstacle.kind in ('hours', 'holiday'))
  )
$$;

-- A request that is restored from the bin gets its appointments back, with their ids, and a sequence after that of the
-- mail that it was off: the customer's calendar then updates its existing entry. Whoever restores one that no longer fits
-- has confirmed that.
create function private.restore_appointments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  if not exists (select from private.deleted_appointments where request_id = new.id) then
    return null;
  end if;
  perform private.lock_schedule();
  for visit in
    select own.* from private.deleted_appointments as aside
    cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as own
    where aside.request_id = new.id
    -- The reminder follows the last.
    order by own.state = 'planned', own.created_at
  loop
    visit.adviser := (select user_id from private.admins where user_id = visit.adviser);
    if visit.state = 'planned' then
      visit.sequence := visit.sequence + 2;
      visit.is_overruled := visit.is_overruled or exists (
        select from private.obstacles(visit.adviser, visit.starts_at, visit.ends_at, new.rd_x, new.rd_y, null)
      );
    end if;
    perform private.write_visit(visit);
  end loop;
  delete from private.deleted_appointments where request_id = new.id;
  return null;
end
$$;
-- Before plan_appointment, which then finds the appointment.
create trigger "50_restore_appointments" after insert on public.contact_submissions
  for each row execute function private.restore_appointments();

-- Copies the moment of an appointment to its request. A request restored from the bin already has it.
create function private.follow_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamp := new.starts_at at time zone 'Europe/Amsterdam';
begin
  if tg_op = 'INSERT' and new.state <> 'planned' then
    return null;
  elsif new.state = 'planned' then
    -- Whoever planned it by the request has chosen its status too.
    update public.contact_submissions as request
    set appointment_date = moment::date, appointment_time = moment::time,
      assigned_to = coalesce(new.adviser, request.assigned_to),
      status = case
        when request.status in ('new', 'contacted')
          and (appointment_date, appointment_time) is distinct from (moment::date, moment::time) then 'scheduled'
        else request.status
      end
    where request.id = new.request_id
      and (appointment_date, appointment_time, assigned_to) is distinct from (
        moment::date, moment::time, coalesce(new.adviser, request.assigned_to)
      );
  elsif new.state in ('cancelled', 'no_show') then
    -- By itself, not with its request.
    update public.contact_submissions as request
    set appointment_date = null, appointment_time = null,
      status = case when request.status = 'scheduled' then 'contacted' else request.status end
    where request.id = new.request_id and request.status not in ('completed', 'cancelled')
      and (appointment_date, appointment_time) = (moment::date, moment::time);
  else
    update public.contact_submissions as request set status = 'completed'
    where request.id = new.request_id and request.status not in ('completed', 'cancelled');
  end if;
  return null;
end
$$;
create trigger "90_follow_appointment" after insert or update on public.appointments
  for each row execute function private.follow_appointment();

-- The appointment date and time of a request as a timestamp.
create function private.moment_of(request public.contact_submissions) returns timestamptz
language sql stable set search_path = ''
as $$
  select (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam'
$$;

-- Whether a visit that ended or was moved fits where it was: nothing is in its way, or only hours and holidays and it was
-- planned in spite of them.
create function private.fits_again(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.contact_submissions as request
    cross join lateral private.obstacles(
      visit.adviser, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id
    ) as obstacle
    where request.id = visit.request_id and not (visit.is_overruled and obstacle.kind in ('hours', 'holiday'))
  )
$$;

-- Makes the appointment what its request says. A moment is planned only when it fits or is confirmed, also one that comes
-- back because its request is reopened. That appointment keeps its length and who chose its moment. It is the same one when
-- it was completed, or when an undo reopens it; else the customer orders anew (private.right_to_withdraw).
create function private.plan_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_closed constant boolean := new.status in ('completed', 'cancelled');
  wanted constant timestamptz := case when not is_closed then private.moment_of(new) end;
  planned public.appointments;
  ended public.appointments;
  lasts interval;
  adviser_id uuid := new.assigned_to;
  is_unassigned constant boolean := tg_op = 'UPDATE' and old.assigned_to is not null and new.assigned_to is null;
  is_confirmed constant boolean := coalesce(
    new.overruled_moment = new.appointment_date + new.appointment_time, false
  );
begin
  if current_setting('app.writes_visit', true) = 'on' then
    -- private.undo_visit writes both.
    return null;
  end if;
  -- A request that is added brings its moment along without having waited.
  perform private.lock_schedule();
  select * into planned from public.appointments where request_id = new.id and state = 'planned';
  if tg_op = 'INSERT' and planned.id is not null then
    -- It came out of the bin with its request.
    return null;
  elsif wanted is null then
    if planned.id is not null then
      planned.state := case new.status when 'completed' then 'completed' else 'cancelled' end;
      perform private.write_visit(planned);
    end if;
    return null;
  end if;
  if adviser_id is null and not is_unassigned then
    adviser_id := private.only_adviser();
  end if;
  if (planned.starts_at, planned.adviser) is not distinct from (wanted, adviser_id) then
    return null;
  end if;
  if planned.id is not null then
    planned.ends_at := wanted + (planned.ends_at - planned.starts_at);
    planned.is_overruled := is_confirmed;
  elsif tg_op = 'UPDATE' and old.status in ('completed', 'cancelled') then
    select * into ended from public.appointments
    where request_id = new.id and state in ('completed', 'cancelled') and starts_at = wanted
    order by changed_at desc limit 1;
  end if;
  if ended.id is not null then
    planned := ended;
    planned.state := 'planned';
    planned.adviser := adviser_id;
    planned.is_overruled := is_confirmed or ended.is_overruled and private.fits_again(planned);
    if ended.state = 'cancelled' and coalesce(current_setting('app.is_undoing', true), '') <> 'on' then
      planned.id := null;
      planned.ended_at := null;
      planned.ended_by := null;
      planned.sequence := 0;
      planned.created_at := now();
      planned.changed_at := now();
    end if;
  elsif planned.id is null then
    lasts := private.appointment_duration(new.property_type, new.surface_area);
    planned.request_id := new.id;
    planned.ends_at := wanted + lasts;
    planned.origin := case when new.source = 'telephone' then 'telephone' else 'adviser' end;
    planned.is_overruled := is_confirmed or tg_op = 'INSERT'
      and exists (select from private.obstacles(adviser_id, wanted, wanted + lasts, new.rd_x, new.rd_y, null));
  end if;
  planned.starts_at := wanted;
  planned.adviser := adviser_id;
  perform private.write_visit(planned);
  return null;
end
$$;
create trigger "51_plan_appointment_added" after insert on public.contact_submissions
  for each row when (new.appointment_date is not null and new.appointment_time is not null)
  execute function private.plan_appointment();
create trigger "51_plan_appointment_changed"
  after update of appointment_date, appointment_time, status, assigned_to on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (old.appointment_date, old.appointment_time, old.status, old.assigned_to)
      is distinct from (new.appointment_date, new.appointment_time, new.status, new.assigned_to)
  )
  execute function private.plan_appointment();

alter table public.advisers enable row level security;

alter table public.adviser_hours enable row level security;

alter table public.blocked_times enable row level security;

alter table public.visit_durations enable row level security;
create policy "admins manage the advisers" on public.advisers for all to authenticated
  using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins read the hours of advisers" on public.adviser_hours for select to authenticated
  using ((select private.require_admin()));
create policy "admins manage the blocked times" on public.blocked_times for all to authenticated
  using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins read how long visits take" on public.visit_durations for select to authenticated
  using ((select private.require_admin()));
create policy "admins change how long visits take" on public.visit_durations for update to authenticated
  using ((select private.require_admin())) with check ((select private.require_admin()));

revoke execute on all functions in schema private from public;
revoke execute on function public.plan_visit, public.move_visit from public, anon, authenticated;
grant execute on function public.plan_visit, public.move_visit to authenticated;
grant execute on function private.lock_schedule to authenticated;
revoke execute on function public.note_no_show from public, anon, authenticated;
grant execute on function public.note_no_show to authenticated;
