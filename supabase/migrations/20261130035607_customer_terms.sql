-- The own page and its mails have the terms of the order; while there is none, those of the page that the customer has open.

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, whether a visit to come went with it, and its invoices. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one after the deadline and `timely_price` of one
-- before it, null for any other.
create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ), 'invoices', private.customer_invoices(keys.request_id))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  own.terms_from := private.order_terms(own);
  return (
    select jsonb_build_object(
      'terms', to_jsonb(private.terms_of(own.terms_from)) - 'noted_at', 'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
      'price_from', private.list_price(list, own.property_type, 1, false), 'rush_price', list.rush_price,
      -- The price on the page of the visitor and the list that holds instead, when that page was too old.
      'replaced_price', case when own.outdated_list is not null and own.agreed_price is null
        and own.calculated_price <> own.list_price then jsonb_build_object('seen', own.calculated_price, 'since', own.price_list)
      end,
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
      'ended_visit', (
        select private.visit_ending(own, visit) || jsonb_build_object('starts_at', (visit).starts_at)
        from (
          select visit from public.appointments as visit
          where request_id = own.id
            and (state <> 'cancelled' or origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
          order by state = 'planned' desc, coalesce(ended_at, changed_at) desc limit 1
        ) as last
        where (visit).state in ('cancelled', 'no_show')
      ),
      'wished_moment', private.wished_moment(own),
      'is_company', not private.is_consumer(own), 'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
      'withdrawal', private.customer_withdrawal(own),
      'picks_are_noted', private.has_unseen_picks(own, private.caller_hash()),
      -- Whether a mail tells the same as the screen does: of the request, or of its visit.
      'mail_follows', exists (
        select from private.outgoing_messages as message
        where message.request_id = own.id and message.state in ('waiting', 'taken', 'sent') and message.kind = any (
          case when own.status = 'scheduled' then array['planned', 'moved'] else array['received'] end
        )
      ),
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
    from public.price_lists as list where list.valid_from = own.price_list
  );
end
$$;

-- The terms by which a request was ordered. While there is no order: those of the page that the customer has open.
create function private.order_terms(request public.contact_submissions) returns date
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    case when private.can_change(request) and not exists (
      select from public.appointments as ordered where ordered.request_id = request.id and ordered.state <> 'cancelled'
    ) then private.named_terms() end,
    request.terms_from
  )
$$;

-- The moments that are offered for the own request, one in each hour: of the three days with the lowest cost in the two
-- weeks to come, or of the first three days from a given one on, so that who asks on misses none. A day on which an
-- adviser is already nearby is among the former, and first, if that is less driving than any moment at which nobody is.
-- For a rush request moments begin an hour from now and end by `latest`, when the label has to be there; for any other an
-- hour after moving and cancelling cost something, and are accepted until then, so that the customer can still do both and the offer
-- stays valid while it is read. Of two advisers for whom a moment costs the same, the one who would be assigned is
-- offered.
create or replace function public.customer_moments(key text, from_day date default null, latest timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz;
  until timestamptz := (first_day + 14)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('latest', latest)) as given (argument, value);
  own.terms_from := private.order_terms(own);
  earliest := greatest(
    first_day::timestamp at time zone 'Europe/Amsterdam', now() + private.free_before(own) + interval '1 hour'
  );
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

-- Plans the appointment at a moment, or moves it there. When several customers pick the same moment, one gets it. Only
-- an offered moment is accepted: not past, within 80 days, half an hour ahead for rush while the offer begins at an
-- hour, else while it can be cancelled for nothing. Returns `planned`, `taken`, `closed` when nothing can be changed any more, `limited` at the
-- sixth change of a day, or `wished` when two other picks of this customer or caller are unseen: the moment is then
-- added to the preferred times, for the adviser to confirm. `early_start` is the customer's wish that we begin within the
-- period of withdrawal (D-64); with `only_note` the moment is added to the preferred times in any case: the customer read
-- that it would be, and ordered nothing.
create or replace function public.pick_moment(
  key text, starts_at timestamptz, early_start boolean default false, only_note boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  sender constant text := private.caller_hash();
  today constant timestamptz :=
    (now() at time zone 'Europe/Amsterdam')::date::timestamp at time zone 'Europe/Amsterdam';
  moment record;
  visit public.appointments;
  present timestamptz;
begin
  perform private.require_calendar_date('starts_at', starts_at);
  own := private.request_of_key(key);
  if own.id is null then
    return 'closed';
  end if;
  own.terms_from := private.order_terms(own);
  if starts_at < now() + (case when own.rush_service then interval '30 minutes' else private.free_before(own) end)
    or starts_at > now() + interval '80 days' then
    return 'taken';
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return 'closed';
  end if;
  if private.acts_since(own.id, '{planned,wished,called}', today) >= 5 then
    return 'limited';
  end if;
  select free.* into moment
  from private.free_moments(
    private.with_verified_position(own), pick_moment.starts_at, pick_moment.starts_at
  ) as free
  order by free.cost, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  if only_note or private.has_unseen_picks(own, sender) then
    perform private.count_act(own.id, 'wished');
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  perform private.count_act(own.id, 'planned');
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one. The wish to begin early is that of this moment alone.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() end, callback_on = null
  where id = own.id and (early_start or num_nonnulls(request.early_start_requested_at, request.callback_on) > 0);
  -- What is ordered now is ordered under the terms of this page; a visit that is moved keeps those of its order.
  update public.contact_submissions set terms_from = private.order_terms(own)
  where id = own.id and terms_from <> private.order_terms(own);
  select * into visit from public.appointments as planned where planned.request_id = own.id and planned.state = 'planned';
  present := visit.starts_at;
  visit.request_id := own.id;
  visit.adviser := moment.adviser;
  visit.starts_at := moment.starts_at;
  visit.ends_at := moment.ends_at;
  visit.origin := 'customer';
  visit.is_overruled := false;
  perform private.write_visit(visit);
  perform private.record_pick(own, present, moment.starts_at, early_start);
  return 'planned';
exception
  -- The drive is longer than was assumed for coordinates that nobody confirmed.
  when exclusion_violation then return 'taken';
end
$$;

-- The content of each mail of a request. Without what is no name, and without an address that a mail program would turn
-- into a link: a stranger may have entered it, with somebody else's e-mail address.
create or replace function private.mail_payload(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', case when private.is_name(request.name) then request.name end,
    'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', case when not private.has_web_address(line) then line end, 'property_type', request.property_type,
    'price', request.price, 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request),
    'terms', to_jsonb(private.terms_of(request.terms_from)) - 'noted_at'
  )
  from private.address_line(request) as line
$$;

revoke execute on function private.order_terms(request public.contact_submissions) from public;
