-- Who picks a moment can still move or cancel it: a request without rush is offered moments from 25 hours from now on, and
-- takes those from 24 hours, so that an offer lasts while it is read. Before, it was offered tomorrow morning in the evening,
-- which could not be moved any more and costs half the price to cancel.
-- Of two advisers for whom a moment costs as much, the offer is that of the one who would come.
create or replace function public.customer_moments(key text, from_day date default null, latest timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz := greatest(first_day::timestamp at time zone 'Europe/Amsterdam', now() + interval '25 hours');
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
      order by hour, extra_minutes, moment.starts_at, moment.adviser
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

create or replace function public.pick_moment(key text, starts_at timestamptz) returns text
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
    earliest := now() + interval '24 hours';
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
