-- A customer follows and changes the own request by a link with a key (D-50), without an account: reads what stands, picks
-- one of the moments that fit, moves or cancels it, adds a message. Whoever has no valid key learns nothing.

-- The hashes of the keys that open a request. Without a foreign key: a request that is brought back from the bin is opened
-- by the same links again.
create table private.request_keys (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null,
  created_at timestamptz not null default now()
);
create index on private.request_keys (request_id);

-- By this column a new request brings the hash of the key that the browser made; it stands in private.request_keys alone.
alter table public.contact_submissions add key_hash text check (key_hash ~ '^[0-9a-f]{64}$');
insert into private.request_columns (name, is_personal, added_by) values ('key_hash', true, 'visitors');
select private.grant_request_columns();

create function private.keep_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_keys (key_hash, request_id) values (new.key_hash, new.id) on conflict do nothing;
  new.key_hash := null;
  return new;
end
$$;
create trigger keep_key before insert on public.contact_submissions
  for each row when (new.key_hash is not null) execute function private.keep_key();

-- The request that a key opens, null for any other key: until 30 days after its last visit, or a year after it came in while
-- there is none.
create function private.request_of_key(key text) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
begin
  perform private.require_short('key', key, 100);
  select request.* into own
  from private.request_keys as keys
  join public.contact_submissions as request on request.id = keys.request_id
  where keys.key_hash = private.code_hash(key) and request.anonymised_at is null
    and now() < coalesce(
      (
        select max(ends_at) + interval '30 days' from public.appointments
        where request_id = request.id and state <> 'cancelled'
      ),
      request.created_at + interval '1 year'
    );
  return own;
end
$$;

-- Whether the change under way is one of the customer, by a key.
create function private.is_by_customer() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('woninglabel.is_by_customer', true), '') = 'true'
$$;

alter table public.request_audit add by_customer boolean not null default false;
create or replace function private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, by_customer, old_values, new_values)
  values (
    request_id, action, auth.uid(), private.own_admin_email(), private.is_by_customer(), old_values, new_values
  )
$$;

-- The moments between two points in time at which a visit to this home fits, every half hour, with the minutes that it adds
-- to the driving of that day and the minutes to the nearest other visit of it (null on a day without).
create function private.free_moments(
  request public.contact_submissions, earliest timestamptz, latest timestamptz, only_adviser uuid default null
) returns table (adviser uuid, starts_at timestamptz, ends_at timestamptz, extra_minutes integer, nearest_minutes integer)
language sql stable security definer set search_path = ''
set jit = off
as $$
  -- Materialized, so that the obstacles can become part of this query: PostgreSQL wants no query among what they are given.
  with home as materialized (
    select request.rd_x as home_x, request.rd_y as home_y,
      private.visit_duration(request.property_type, request.surface_area) as duration,
      (select id from public.appointments where request_id = request.id and state = 'planned') as own_visit
  ), candidates as (
    select own.user_id, own.start_x, own.start_y, own.detour_factor, own.speed, home.*,
      clock, clock at time zone 'Europe/Amsterdam' as starts, clock at time zone 'Europe/Amsterdam' + duration as ends
    from home
    cross join generate_series(
      (earliest at time zone 'Europe/Amsterdam')::date, (latest at time zone 'Europe/Amsterdam')::date, interval '1 day'
    ) as day
    join public.adviser_hours as hours on hours.weekday = extract(isodow from day)
    join public.advisers as own on own.user_id = hours.adviser
    cross join generate_series(
      day::date + hours.opens, day::date + hours.closes - home.duration, interval '30 minutes'
    ) as clock
    where only_adviser is null or own.user_id = only_adviser
  )
  select user_id, starts, ends,
    coalesce(to_before, 0) + coalesce(to_after, 0) - coalesce(between_both, 0),
    least(
      case when before.id is not null then to_before end, case when after.id is not null then to_after end
    )
  from candidates
  left join lateral (
    select nearest.id, place.rd_x as x, place.rd_y as y
    from (
      select visit.id, visit.request_id from public.appointments as visit
      where visit.adviser = user_id and visit.state = 'planned' and visit.id is distinct from own_visit
        and visit.starts_at >= clock::date::timestamp at time zone 'Europe/Amsterdam' and visit.starts_at < starts
      order by visit.starts_at desc, visit.id desc limit 1
    ) as nearest
    join public.contact_submissions as place on place.id = nearest.request_id
  ) as before on true
  left join lateral (
    select nearest.id, place.rd_x as x, place.rd_y as y
    from (
      select visit.id, visit.request_id from public.appointments as visit
      where visit.adviser = user_id and visit.state = 'planned' and visit.id is distinct from own_visit
        and visit.starts_at >= ends
        and visit.starts_at < (clock::date + 1)::timestamp at time zone 'Europe/Amsterdam'
      order by visit.starts_at, visit.id limit 1
    ) as nearest
    join public.contact_submissions as place on place.id = nearest.request_id
  ) as after on true
  -- The day begins and ends at the adviser's own place, when it is known.
  cross join lateral (
    select
      case when before.id is not null then before.x else start_x end as before_x,
      case when before.id is not null then before.y else start_y end as before_y,
      case when after.id is not null then after.x else start_x end as after_x,
      case when after.id is not null then after.y else start_y end as after_y,
      before.id is not null or start_x is not null as has_before,
      after.id is not null or start_x is not null as has_after
  ) as ends_of_drive
  cross join lateral (
    select
      case when has_before then
        private.travel_minutes(before_x, before_y, home_x, home_y, detour_factor, speed)
      end as to_before,
      case when has_after then
        private.travel_minutes(home_x, home_y, after_x, after_y, detour_factor, speed)
      end as to_after,
      case when has_before and has_after then
        private.travel_minutes(before_x, before_y, after_x, after_y, detour_factor, speed)
      end as between_both
  ) as drive
  where starts between earliest and latest
    and not exists (select from private.obstacles(user_id, starts, ends, home_x, home_y, own_visit))
$$;

-- What a customer may see of the own request.
create function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.calculated_price,
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', visit.starts_at, 'ends_at', visit.ends_at, 'adviser', adviser.name, 'sequence', visit.sequence,
          'id', visit.id
        )
        from public.appointments as visit left join public.advisers as adviser on adviser.user_id = visit.adviser
        where visit.request_id = own.id and visit.state in ('planned', 'completed')
        order by visit.state = 'planned' desc, visit.starts_at desc limit 1
      ),
      'can_change', private.can_change(own)
    )
  );
end
$$;

-- Until 24 hours before the visit, while there is something to change.
create function private.can_change(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + interval '24 hours'
  )
$$;

-- The moments that are offered for the own request: of at most three days in the two weeks from a day on, one in each hour,
-- and first the days on which an adviser is near already. A rush request has moments from an hour from now on, until
-- `latest`; any other from tomorrow on.
create function public.customer_moments(key text, from_day date default null, latest timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz := first_day::timestamp at time zone 'Europe/Amsterdam';
  until timestamptz := (first_day + 14)::timestamp at time zone 'Europe/Amsterdam';
begin
  if own.id is null or own.is_held or not private.can_change(own) then
    return '[]';
  end if;
  if own.rush_service and from_day is null then
    earliest := now() + interval '1 hour';
    until := least(until, latest);
  end if;
  return (
    with moments as (
      select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day,
        coalesce(nearest_minutes <= 15, false) as is_near
      from private.free_moments(own, earliest, until) as moment
      cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
      order by hour, extra_minutes, moment.starts_at
    ), days as (
      select day, bool_or(is_near) as has_near from moments group by day order by has_near desc, day limit 3
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near
    ) order by has_near desc, day, starts_at), '[]')
    from moments join days using (day)
  );
end
$$;

-- Plans the visit at a moment, or moves it there. Of many who pick the same moment one gets it. Answers `planned`, `taken`,
-- or `closed` when nothing can be changed any more.
create function public.pick_moment(key text, starts_at timestamptz) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
  earliest timestamptz := now();
  moment record;
begin
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.wait_to_plan();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or own.is_held or not private.can_change(own) then
    return 'closed';
  end if;
  if not own.rush_service then
    earliest := ((now() at time zone 'Europe/Amsterdam')::date + 1)::timestamp at time zone 'Europe/Amsterdam';
  end if;
  select free.* into moment
  from private.free_moments(own, pick_moment.starts_at, pick_moment.starts_at) as free
  where free.starts_at between earliest and now() + interval '80 days'
  order by free.extra_minutes, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  update public.appointments as visit
  set starts_at = moment.starts_at, ends_at = moment.ends_at, adviser = moment.adviser, is_overruled = false,
    origin = 'customer'
  where visit.request_id = own.id and visit.state = 'planned';
  if not found then
    insert into public.appointments (request_id, adviser, starts_at, ends_at, origin)
    values (own.id, moment.adviser, moment.starts_at, moment.ends_at, 'customer');
  end if;
  return 'planned';
end
$$;

-- Cancels the request and its visit; false when it is too late for that here.
create function public.cancel_request(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.wait_to_plan();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return coalesce(own.status = 'cancelled', false);
  end if;
  update public.contact_submissions set status = 'cancelled' where id = own.id;
  return true;
end
$$;

-- Adds a message below what was written before, with the day; false when there is no room for it.
create function public.add_customer_message(key text, message text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  perform set_config('woninglabel.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  return found;
end
$$;

-- Reserves the path of the new page: no text can be published there. The same list as reservedSlugs in src/lib/paths.ts.
update public.website_content set page_path = page_path || '-pagina'
where page_path ~ '^/(blog/|energielabel-)?mijn-aanvraag$';
alter table public.website_content
  drop constraint website_content_reserved_path,
  add constraint website_content_reserved_path check (
    page_path !~ (
      '^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|bedankt|blog|build|create-admin|favicon|'
      || 'heb-ik-een-energielabel-nodig|images|index|local|login|mijn-aanvraag|privacy-beleid|robots|share|sitemap|'
      || 'voorbereiding-opname|werkgebieden)$'
    )
  );

revoke execute on all functions in schema private from public;
revoke execute on function public.customer_request(text), public.customer_moments(text, date, timestamptz),
  public.pick_moment(text, timestamptz), public.cancel_request(text), public.add_customer_message(text, text)
  from public, anon, authenticated;
grant execute on function public.customer_request(text), public.customer_moments(text, date, timestamptz),
  public.pick_moment(text, timestamptz), public.cancel_request(text), public.add_customer_message(text, text)
  to anon, authenticated;
