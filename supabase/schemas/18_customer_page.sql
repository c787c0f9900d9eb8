-- What a customer reads of the own request, by a link with a key.

-- Whether the visit of a rush request is too late for its deadline. Read from the request, which private.follow_appointment keeps
-- equal to its visit, so that its price changes in the same write.
create function private.is_rush_missed(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.rush_service and request.status <> 'cancelled' and coalesce(
    (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam'
      > private.rush_last_start(request), false
  )
$$;

-- By the list of the request, in euros, with the surcharge for rush or without; null without a surface area. In plpgsql, as
-- private.price_list_for, because that plans its query once and not for every row.
create function private.listed_price(request public.contact_submissions, has_rush boolean) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.list_price(list, request.property_type, request.surface_area, has_rush)
    from public.price_lists as list where list.valid_from = request.price_list
  );
end
$$;

-- What a visit costs (D-72), in euros: the agreed price, else that of the list with the surcharge for rush or without; null
-- when that is not known. Never what a browser computed. An agreed price has no surcharge that could lapse.
create function private.price_with(request public.contact_submissions, has_rush boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(request.agreed_price, private.listed_price(request, has_rush))
$$;

-- The one rule of the price that holds: private.fill_price keeps it in the column `price`, which all else reads.
create function private.promised_price(request public.contact_submissions) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.price_with(request, request.rush_service and not private.is_rush_missed(request))
$$;

-- A new request gets its list by the day on which it came in, so that one that comes back from the bin keeps its own. What the
-- office enters or corrects has the price of the list, where the office does not say what the customer saw.
create function private.fill_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  named date;
begin
  if tg_op = 'INSERT' then
    named := new.price_list;
    new.price_list := private.price_list_for(named, (new.created_at at time zone 'Europe/Amsterdam')::date);
    if named <> new.price_list then
      new.outdated_list := named;
    end if;
  end if;
  new.list_price := private.listed_price(new, new.rush_service);
  new.price := private.promised_price(new);
  if tg_op = 'INSERT' then
    if new.source = 'telephone' then
      new.calculated_price := coalesce(new.calculated_price, new.list_price);
    end if;
  elsif private.is_admin() and new.calculated_price is not distinct from old.calculated_price
    and (new.property_type, new.surface_area, new.rush_service)
      is distinct from (old.property_type, old.surface_area, old.rush_service) then
    new.calculated_price := new.list_price;
  end if;
  return new;
end
$$;
create trigger "20_fill_price" before insert or update of
  property_type, surface_area, rush_service, agreed_price, status, appointment_date, appointment_time
  on public.contact_submissions for each row execute function private.fill_price();

-- Whether a visit is in time for rush follows from the hours, from the days on which advisers work, and from how long visits
-- take.
create function private.follow_working_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set price = private.promised_price(request)
  where rush_service and status not in ('completed', 'cancelled') and appointment_date is not null
    and price is distinct from private.promised_price(request);
  return null;
end
$$;
create trigger "90_follow_working_hours" after update on public.working_hours
  for each statement execute function private.follow_working_hours();
create trigger "90_follow_working_hours" after insert or update or delete on public.adviser_hours
  for each statement execute function private.follow_working_hours();
create trigger "90_follow_working_hours" after update on public.visit_durations
  for each statement execute function private.follow_working_hours();

-- The moment to come that the customer asked for last and that was only noted (`wished` of pick_moment), until the visit is
-- planned, moved or called off, or an administrator takes it out of the preferred times. The audit trail has what the
-- customer added, apart from what others write there.
create function private.wished_moment(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select wish.starts_at
  from (
    select change.changed_at, right(change.new_values ->> 'preferred_times', 16) as text
    from public.request_audit as change
    where change.request_id = request.id and change.by_customer
      and change.new_values ->> 'preferred_times' ~ '\d{2}-\d{2}-\d{4} \d{2}:\d{2}$'
    order by change.id desc limit 1
  ) as last
  cross join lateral (
    select (to_date(left(last.text, 10), 'DD-MM-YYYY') + right(last.text, 5)::time) at time zone 'Europe/Amsterdam' as starts_at
  ) as wish
  where wish.starts_at > now() and strpos(request.preferred_times, last.text) > 0
    and not exists (
      select from public.appointments where request_id = request.id and changed_at > last.changed_at
    )
$$;

-- The last day to withdraw from what is ordered at a moment, so many days after that day. What would end at a weekend or on a
-- public holiday ends on the next working day (Algemene termijnenwet, articles 1 and 3, which name Good Friday and
-- 5 May too).
create function private.withdrawal_after(ordered_at timestamptz, days integer) returns date
language sql stable security definer set search_path = ''
as $$
  select min(day)
  from generate_series(days, days + 14) as later
  cross join lateral (select (ordered_at at time zone 'Europe/Amsterdam')::date + later) as candidate (day)
  where extract(isodow from day) < 6 and to_char(day, 'MM-DD') <> '05-05' and not exists (
    select from private.holidays as holiday
    where holiday.day = candidate.day or holiday.day = candidate.day + 3 and holiday.name = 'Tweede paasdag'
  )
$$;

-- Whether who orders is a consumer, who may withdraw, whoever pays: not who orders for the company that pays.
create function private.is_consumer(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select request.payer_kind is distinct from 'company' or request.ordered_as is not distinct from 'consumer'
$$;

-- The last day to withdraw from an order that was made at this moment; for who has no right to it the day before that.
create function private.withdrawal_end(request public.contact_submissions, ordered_at timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select case when private.is_consumer(request) then private.withdrawal_after(ordered_at, (private.terms_of(request.terms_from)).withdrawal_days)
    else (ordered_at at time zone 'Europe/Amsterdam')::date - 1 end
$$;

-- The last day on which the customer can withdraw from the order, which was made when a visit was first planned. A visit that
-- is moved begins no new period. Null without a visit.
create function private.withdrawal_until(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select private.withdrawal_end(request, ordered_at)
  from public.contact_submissions as request
  cross join lateral (
    select min(created_at) as ordered_at from public.appointments where request_id = of_request and state <> 'cancelled'
  ) as visit
  where request.id = of_request
$$;

-- What the customer wrote, oldest first: with the request, and each later message after its moment. Not what the office noted
-- of a call.
create function private.sent_messages(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(part order by place), '[]')
  from regexp_split_to_table(request.message, E'\n\n(?=\\d\\d-\\d\\d-\\d{4}( \\d\\d:\\d\\d)?: )') with ordinality as written (part, place)
  where place > 1 or request.source = 'website' or part ~ '^\d\d-\d\d-\d{4}( \d\d:\d\d)?: '
$$;

-- What a customer may see of the own request, with the new label once it is registered, and whether its PDF is here. Of a request in the bin: that
-- it is deleted, whether a visit to come went with it, and its invoices. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one too late for its deadline and `timely_price`
-- of one in time, null for any other.
create function public.customer_request(key text) returns jsonb
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
      'surface_area', own.surface_area, 'rush', private.rush_term(own), 'price', own.price,
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
      'messages', private.sent_messages(own), 'answer', own.answer, 'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'has_label_file', own.status = 'completed' and exists (select from private.given_label_file(own.id)),
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
    from public.price_lists as list where list.valid_from = own.price_list
  );
end
$$;

-- While there is something to change, until so many hours before the appointment as the terms say.
create function private.can_change(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + private.free_before(request)
  )
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

revoke execute on all functions in schema private from public;
revoke execute on function public.customer_request from public, anon, authenticated;
grant execute on function public.customer_request to anon, authenticated;
