-- What a visit after the deadline of rush costs (D-61, D-72): the promise is that the surcharge lapses then.

-- Whether the visit of a rush request begins after its deadline.
create function private.is_rush_missed(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.rush_service and exists (
    select from public.appointments as visit
    where visit.request_id = request.id and visit.state in ('planned', 'completed')
      and visit.starts_at > private.rush_deadline(request.created_at)
  )
$$;

-- The price in euros that the customer is told, with the surcharge for rush or without: the agreed one, else the price
-- that an administrator set, or the list price of what was filled in; null when that is unknown. Never one that only a
-- browser sent. A set price has no surcharge that could lapse.
create function private.price_to_tell(request public.contact_submissions, has_rush boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when request.agreed_price is not null then request.agreed_price
    when request.calculated_price
      is distinct from private.list_price(request.property_type, request.surface_area, request.rush_service)
      and (request.source = 'telephone' or exists (
        select from public.request_audit as audit
        where audit.request_id = request.id and audit.action = 'update' and not audit.by_customer
          and audit.new_values ? 'calculated_price'
      )) then request.calculated_price
    else private.list_price(request.property_type, request.surface_area, has_rush)
  end
$$;

create or replace function private.promised_price(request public.contact_submissions) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.price_to_tell(request, request.rush_service and not private.is_rush_missed(request))
$$;

-- As before, with `late_price`: the price of a rush request whose visit begins after its deadline, null for any other.
create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', private.promised_price(own),
      'late_price', case when own.rush_service then private.price_to_tell(own, false) end,
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at, 'adviser', adviser.name, 'sequence', appointment.sequence,
          'id', appointment.id, 'label_day', private.label_day(appointment.starts_at)
        )
        from public.appointments as appointment left join public.advisers as adviser on adviser.user_id = appointment.adviser
        where appointment.request_id = own.id and appointment.state in ('planned', 'completed')
        order by appointment.state = 'planned' desc, appointment.starts_at desc limit 1
      ),
      'lost_visit', exists (
        select from public.appointments
        where request_id = own.id and state = 'cancelled'
          and (origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
      ),
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'invoice', private.customer_invoice(own.id)
    )
  );
end
$$;

-- As before, but a visit for rush ends before its deadline: at the deadline the label has to be there.
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
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('latest', latest)) as given (argument, value);
  if own.id is null or not private.can_change(own) then
    return '[]';
  end if;
  if own.rush_service and from_day is null then
    earliest := now() + interval '1 hour';
    until := least(until, latest - private.appointment_duration(own.property_type, own.surface_area));
  end if;
  return (
    with moments as (
      select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day, cost,
        coalesce(nearest_minutes <= 15, false) and coalesce(extra_minutes < min(extra_minutes) filter (
          where nearest_minutes > 15 or nearest_minutes is null and adviser.start_x is not null
        ) over (), true) as is_near
      from private.free_moments(private.with_verified_position(own), earliest, until) as moment
      join public.advisers as adviser on adviser.user_id = moment.adviser
      cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
      order by hour, cost, moment.starts_at, moment.adviser
    ), costs as (
      select day, bool_or(is_near) as has_near, min(cost) as cost from moments group by day
    ), days as (
      select day, has_near from costs
      order by
        case when from_day is not null then day end,
        has_near and row_number() over (partition by has_near order by cost, day) = 1 desc, cost, day
      limit 3
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near
    ) order by from_day is null and has_near desc, day, starts_at), '[]')
    from moments join days using (day)
  );
end
$$;

revoke execute on all functions in schema private from public;
