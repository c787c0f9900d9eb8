-- The planned visits that an action would touch, with whether the adviser of each is mailed when it is no longer a visit of
-- this adviser (D-65): not who does it, and not who is removed with all visits.

create or replace function public.affected_visits(
  request_ids uuid[] default null, adviser uuid default null, from_moment timestamptz default null,
  until_moment timestamptz default null, hours jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
set jit = off
as $$
declare
  present constant jsonb := (
    select jsonb_agg(jsonb_build_object('weekday', own.weekday, 'opens', own.opens, 'closes', own.closes))
    from public.adviser_hours as own where own.adviser = affected_visits.adviser
  );
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_moment', from_moment), ('until_moment', until_moment)) as given (argument, value);
  perform private.require_short('hours', hours::text, 5000);
  if num_nonnulls(request_ids, adviser) <> 1 or cardinality(request_ids) > 5000 then
    raise invalid_parameter_value using message = 'name an adviser, or at most 5000 requests';
  end if;
  return (
    with affected as materialized (
      select visit.id, visit.sequence, visit.request_id, visit.adviser, visit.starts_at, visit.ends_at,
        request.name, private.address_line(request) as address, request.email, request.phone, request.rd_x, request.rd_y,
        request.updated_at
      from public.appointments as visit
      join public.contact_submissions as request on request.id = visit.request_id
      where visit.state = 'planned' and (
        visit.request_id = any (affected_visits.request_ids)
        or visit.adviser = affected_visits.adviser and visit.ends_at > now()
          and visit.ends_at > coalesce(from_moment, '-infinity') and visit.starts_at < coalesce(until_moment, 'infinity')
          and (affected_visits.hours is null or not private.is_within(visit.starts_at, visit.ends_at, affected_visits.hours)
            and (present is null or private.is_within(visit.starts_at, visit.ends_at, present)))
      )
    )
    select jsonb_build_object(
      'total', (select count(*) from affected),
      'mails', jsonb_build_object(
        'put_back', private.is_mailed('cancelled'), 'hand_over', private.is_mailed('moved'),
        'colleague', (select sends_mail from public.settings)
      ),
      'visits', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'sequence', sequence, 'request_id', request_id, 'version', updated_at, 'name', name,
          'address', address, 'email', email, 'phone', phone, 'starts_at', starts_at, 'ends_at', ends_at,
          'adviser', private.adviser_name(first.adviser),
          'tells_adviser', first.adviser <> auth.uid() and starts_at > now() and (
            request_ids is not null or num_nonnulls(from_moment, until_moment, hours) > 0
          ), 'colleagues', case when starts_at > now() then (
            select coalesce(jsonb_agg(jsonb_build_object('id', own.user_id, 'name', own.name) order by extra, own.name), '[]')
            from public.advisers as own
            cross join lateral private.added_drive(
              own.user_id, first.starts_at, first.ends_at, rd_x, rd_y, first.id, start_x, start_y, detour_factor, speed
            ) as drive
            where own.user_id is distinct from first.adviser and not exists (
              select from private.obstacles(own.user_id, first.starts_at, first.ends_at, rd_x, rd_y, first.id)
            )
          ) else '[]' end
        ) order by starts_at, id), '[]')
        from (select * from affected order by affected.starts_at, affected.id limit 500) as first
      )
    )
  );
end
$$;
