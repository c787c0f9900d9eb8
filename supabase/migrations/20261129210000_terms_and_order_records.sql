-- The terms of the business become rows with a day (D-75), and what customers agreed to is kept (D-77).

create table private.business_terms (
  valid_from date primary key check (valid_from between '2000-01-01' and '2099-12-31'),
  -- How long a quote holds.
  quote_days smallint not null check (quote_days between 1 and 365),
  payment_days smallint not null check (payment_days between 1 and 60),
  -- Per month, in percent; the statutory rate where that is higher.
  late_interest smallint not null check (late_interest between 0 and 2),
  -- From so many hours before a visit on, cancelling costs a percentage of the price.
  cancellation_hours smallint not null check (cancellation_hours between 1 and 168),
  cancellation_percentage smallint not null check (cancellation_percentage between 0 and 100),
  -- In cents, VAT included, for a visit that cannot take place.
  callout_fee integer not null check (callout_fee between 0 and 50000 and callout_fee % 100 = 0),
  -- How soon to say what is wrong; no bound on the customer's rights.
  complaint_days smallint not null check (complaint_days between 1 and 365),
  -- The law: at least 14 days to withdraw, and at most 14 to pay back (directive 2011/83/EU, articles 9 and 13).
  withdrawal_days smallint not null check (withdrawal_days between 14 and 60),
  refund_days smallint not null check (refund_days between 1 and 14),
  -- How much of the price the visit is, for who withdraws after it.
  visit_percentage smallint not null check (visit_percentage between 0 and 100),
  -- How long what is kept: of what became no order, of who ordered (the law: at least seven years), and of the home.
  request_months smallint not null check (request_months between 1 and 24),
  customer_years smallint not null check (customer_years between 7 and 30),
  label_years smallint not null check (label_years between 7 and 30),
  noted_at timestamptz not null default now(),
  check (label_years >= customer_years)
);
-- The specification's.
insert into private.business_terms (
  valid_from, quote_days, payment_days, late_interest, cancellation_hours, cancellation_percentage, callout_fee,
  complaint_days, withdrawal_days, refund_days, visit_percentage, request_months, customer_years, label_years
) values ('2000-01-01', 30, 14, 1, 24, 50, 7500, 8, 14, 14, 50, 12, 7, 10);

alter table public.contact_submissions
  add terms_from date not null default '2000-01-01' references private.business_terms;
create index contact_submissions_terms on public.contact_submissions (terms_from);
insert into private.request_columns (name, is_derived) values ('terms_from', true);

-- The texts that pages showed above and on the buttons, with the terms in full, by the version that a page names. They have
-- places, such as {{cancellation_hours}}. `npm run texts:order` adds the rows (tools/order-texts).
create table private.order_texts (
  version text primary key check (version ~ '^[0-9a-f]{12}$'),
  texts jsonb not null
);

create table private.order_records (
  id bigint generated always as identity primary key,
  -- Not a reference: it outlives a request in the bin, and one with an invoice that is gone.
  request_id uuid not null,
  recorded_at timestamptz not null default now(),
  -- By the customer: the request sent, a moment picked or moved, a higher price agreed. By the office: a request by telephone, a first
  -- visit planned, the wish to begin early noted, and what was agreed on by telephone.
  act text not null check (act in ('sent', 'telephone', 'planned', 'picked', 'moved', 'price_agreed', 'early_start')),
  by_customer boolean not null,
  property_type text not null,
  surface_area double precision,
  rush_service boolean not null,
  -- Euro, VAT included; null while it was not known.
  price integer,
  -- Of the visit.
  starts_at timestamptz,
  -- The last day to withdraw, before the order for who has no such right; and when the customer asked to begin before that.
  withdrawal_until date,
  early_start_at timestamptz,
  -- Null for what the office did, and where the page named no version that is known.
  texts text references private.order_texts,
  -- By their names in the texts: the button, and the lines above it.
  button text,
  lines text[] not null default '{}',
  -- What fills in the texts, as it was: the terms, the prices and the business.
  places jsonb not null
);
create index on private.order_records (request_id);
create index on private.order_records (texts);

-- What is kept of each request that is not wholly anonymous, and until when.
create or replace view private.kept_requests as
  select id, created_at, updated_at, name, address, status, lower(email) as email, is_no_order, is_customer_gone,
    case
      when is_no_order and not is_customer_gone then created_at + make_interval(months => (terms).request_months)
      when not is_customer_gone then start + make_interval(years => (terms).customer_years)
      else start + make_interval(years => (terms).label_years)
    end as expires_at,
    -- The home stays when the customer goes.
    not is_no_order and not is_customer_gone and start + make_interval(years => (terms).label_years) > now() as keeps_label
  from (
    select id, created_at, updated_at, name, address, status, email, private.is_no_order(status) as is_no_order,
      anonymised_at is not null as is_customer_gone, private.order_start(created_at, appointment_date) as start,
      (select terms from private.business_terms as terms where valid_from = terms_from) as terms
    from public.contact_submissions
    where anonymised_at is null or num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0
  ) as request;

-- The first condition is for the index below.
create or replace view private.expired_requests as
  select * from private.kept_requests
  where created_at < now() - make_interval(months => (select min(request_months) from private.business_terms)::integer)
    and expires_at < now();

drop function private.withdrawal_after(ordered_at timestamp with time zone);

create function private.dutch_today() returns date
language sql stable set search_path = ''
as $$
  select (now() at time zone 'Europe/Amsterdam')::date
$$;

-- Which terms hold on a day, by the day from which they do.
create function private.terms_on(day date) returns date
language sql stable security definer set search_path = ''
as $$
  select max(valid_from) from private.business_terms where valid_from <= day
$$;

create function private.terms_of(from_day date) returns private.business_terms
language sql stable security definer set search_path = ''
as $$
  select terms from private.business_terms as terms where valid_from = from_day
$$;

-- The terms that the page of this call says its visitor saw, if a quote under them is still valid; null for others, and for
-- a page that says nothing.
create function private.named_terms() returns date
language sql stable security definer set search_path = ''
as $$
  select terms.valid_from
  from private.business_terms as terms
  where to_char(terms.valid_from, 'YYYY-MM-DD') = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-terms'
    and terms.valid_from <= private.dutch_today() and not exists (
      select from private.business_terms as next
      where next.valid_from > terms.valid_from and next.valid_from <= private.dutch_today() - terms.quote_days
    )
$$;

create function private.keep_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.valid_from <= private.dutch_today() or tg_op <> 'DELETE' and new.valid_from <= private.dutch_today()
  then
    raise restrict_violation using message = 'terms that hold are never changed: others follow them';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger "10_keep_terms" before insert or update or delete on private.business_terms
  for each row execute function private.keep_terms();

-- The terms of today, for the build of the site. Amounts are cents.
create function public.current_terms() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(terms) - 'noted_at'
  from private.business_terms as terms where valid_from = private.terms_on(private.dutch_today())
$$;

-- A new request has the terms that its page named, else those of its day; one from elsewhere or from the bin keeps its own.
create function private.fill_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.terms_from := coalesce(
    case when new.created_at = now() then private.named_terms() end,
    private.terms_on((new.created_at at time zone 'Europe/Amsterdam')::date)
  );
  return new;
end
$$;

create trigger "20_fill_terms" before insert on public.contact_submissions
  for each row when (new.created_at = now() or new.terms_from is null) execute function private.fill_terms();

-- How long before a visit it can be moved and cancelled for nothing.
create function private.free_before(request public.contact_submissions) returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(hours => (private.terms_of(request.terms_from)).cancellation_hours)
$$;

-- Whether the customer cancelled a visit when that was not free any more.
create or replace function private.is_cancelled_late(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    visit.state = 'cancelled' and visit.ended_by = 'customer'
      and visit.ended_at > visit.starts_at - private.free_before(request), false
  )
  from public.contact_submissions as request where id = visit.request_id
$$;

-- The appointments of a day that would shorten its route by ten minutes or more at another free time of that day, the
-- best first. Nothing is moved: the customer is asked. Those too near to be moved for nothing stay
-- as they are, and none moves past the deadline of its rush.
create or replace function public.better_times(day date, adviser uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  earliest constant timestamptz := greatest(
    day::timestamp at time zone 'Europe/Amsterdam',
    now() + make_interval(hours => (private.terms_of(private.terms_on(private.dutch_today()))).cancellation_hours)
  );
  latest constant timestamptz := (day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_admin();
  perform private.require_calendar_date('day', day);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', visit.id, 'name', request.name, 'email', request.email, 'phone', request.phone, 'present', visit.starts_at,
      'starts_at', other.starts_at, 'ends_at', other.ends_at, 'saved_minutes', drive.extra - other.extra_minutes
    ) order by drive.extra - other.extra_minutes desc, visit.starts_at), '[]')
    from public.appointments as visit
    join public.contact_submissions as request on request.id = visit.request_id
    join public.advisers as own on own.user_id = visit.adviser
    cross join lateral private.added_drive(
      own.user_id, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id,
      own.start_x, own.start_y, own.detour_factor, own.speed
    ) as drive
    cross join lateral (
      select moment.* from private.free_moments(
        request, earliest, least(
          latest,
          case when request.rush_service then greatest(visit.starts_at, private.rush_deadline(request.created_at)) end
        ), visit.adviser, interval '15 minutes'
      ) as moment
      order by moment.extra_minutes, abs(extract(epoch from moment.starts_at - visit.starts_at)) limit 1
    ) as other
    where visit.adviser = better_times.adviser and visit.state = 'planned'
      and visit.starts_at > earliest and visit.starts_at < latest
      and drive.extra - other.extra_minutes >= 10
  );
end
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

-- The last day to withdraw from an order that was made at this moment; for who has no right to it the day before that.
create or replace function private.withdrawal_end(request public.contact_submissions, ordered_at timestamptz) returns date
language sql stable security definer set search_path = ''
as $$
  select case when private.is_consumer(request) then private.withdrawal_after(ordered_at, (private.terms_of(request.terms_from)).withdrawal_days)
    else (ordered_at at time zone 'Europe/Amsterdam')::date - 1 end
$$;

-- While there is something to change, until so many hours before the appointment as the terms say.
create or replace function private.can_change(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + private.free_before(request)
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
  own constant public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz := greatest(
    first_day::timestamp at time zone 'Europe/Amsterdam', now() + private.free_before(own) + interval '1 hour'
  );
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
  if private.customer_changes(own.id, '{appointment_date,appointment_time,preferred_times}', today) >= 5
    or private.recorded_picks(own.id, today) >= 5 then
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
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one. The wish to begin early is that of this moment alone.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() end, callback_on = null
  where id = own.id and (early_start or num_nonnulls(request.early_start_requested_at, request.callback_on) > 0);
  -- What is ordered now is ordered under the terms of this page; a visit that is moved keeps those of its order.
  update public.contact_submissions as request set terms_from = named
  from private.named_terms() as named
  where id = own.id and named <> request.terms_from and not exists (
    select from public.appointments as ordered where ordered.request_id = own.id and ordered.state <> 'cancelled'
  );
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

-- Removes what else is stored about these requests: the personal data in their audit trail, which keeps who changed
-- what and when, the messages, the label lookups and the deleted appointments.
create or replace function private.strip_audit(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.request_audit
  set old_values = old_values - personal.columns, new_values = new_values - personal.columns
  from (select array(select name from private.request_columns where is_personal) as columns) as personal
  where request_id = any (ids);
  delete from private.outgoing_messages where request_id = any (ids);
  delete from private.known_appointments where request_id = any (ids);
  delete from private.label_looks where request_id = any (ids);
  delete from private.deleted_appointments where request_id = any (ids);
  perform private.forget_order_records(ids);
end
$$;

-- How long what somebody said on /herroepen is kept: as a request of today that becomes no order.
create or replace function private.request_period() returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(months => (private.terms_of(private.terms_on(private.dutch_today()))).request_months)
$$;

-- All data about one person, found by e-mail address or telephone number: whole requests of who ordered, so that no column is left
-- out, else what is of this person in them, each with the roles; their audit trail, appointments and invoices, and what was sent.
-- Requests in the bin are included, with `deleted_at`.
create or replace function public.export_person(person text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  requests jsonb;
begin
  perform private.require_admin();
  perform private.require_short('person', person, 254);
  select coalesce(jsonb_agg(to_jsonb(
    jsonb_populate_record(null::public.contact_submissions, private.own_part(request, roles))
  ) || jsonb_build_object('roles', roles) || added order by request ->> 'created_at'), '[]') into requests
  from (
    select to_jsonb(own.request) as request, roles, '{}'::jsonb as added from private.requests_of_person(person) as own
    union all
    select request, roles, jsonb_build_object('deleted_at', deleted_at) from private.deleted_requests_of_person(person)
  ) as kept;
  return (
    with own as (select * from jsonb_to_recordset(requests) as found (id uuid, roles text[]))
    select jsonb_build_object(
      'requests', requests,
      'changes', (
        select coalesce(jsonb_agg(to_jsonb(change) || jsonb_build_object(
          'old_values', private.own_part(old_values, roles), 'new_values', private.own_part(new_values, roles)
        ) order by change.id), '[]')
        from own join public.request_audit as change on change.request_id = own.id
        where 'orders' = any (roles) or private.own_part(old_values, roles) <> '{}'
      ),
      'visits', (
        select coalesce(jsonb_agg(
          to_jsonb(appointment) || jsonb_build_object('adviser_name', private.adviser_name(appointment.adviser))
          order by appointment.starts_at, appointment.id
        ), '[]')
        from own join (
          select * from public.appointments
          union all
          select former.* from private.deleted_appointments as aside
          cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as former
        ) as appointment on appointment.request_id = own.id
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', message.id, 'request_id', message.request_id, 'kind', message.kind, 'state', message.state,
          'created_at', message.created_at, 'done_at', message.done_at, 'payload', message.payload
        ) order by message.created_at, message.not_before, message.id), '[]')
        from own join private.outgoing_messages as message on message.request_id = own.id
        where 'orders' = any (roles) or lower(message.payload ->> 'email') = lower(btrim(person))
          or message.kind = 'at_home' and 'at_home' = any (roles)
      ),
      'known_payer', (select to_jsonb(known) from private.known_payers as known where email = lower(btrim(person))),
      'order_records', (
        select coalesce(jsonb_agg(to_jsonb(record) order by record.id), '[]')
        from private.order_records as record where record.request_id in (select id from own where 'orders' = any (roles))
      ),
      'withdrawals', (
        select coalesce(jsonb_agg(to_jsonb(notice) - 'caller' order by notice.received_at), '[]')
        from private.withdrawal_notices as notice
        where lower(notice.email) = lower(btrim(person))
          or notice.request_id in (select id from own where 'orders' = any (roles))
      ),
      'invoices', (
        select coalesce(jsonb_agg(to_jsonb(invoice) || jsonb_build_object('payments', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'paid_on', paid_on, 'amount', payment.amount, 'noted_at', noted_at, 'party', party, 'remittance', remittance
            ) order by paid_on, noted_at
          ), '[]')
          from private.invoice_payments as payment left join private.bank_entries as entry on entry.id = bank_entry_id
          where invoice_id = invoice.id
        )) order by invoice.number), '[]')
        from private.invoices as invoice
        where invoice.request_ids && array(select id from own where roles && '{orders,pays}')
      )
    )
  );
end
$$;

-- What may be charged for a request and was not yet: `most` in cents, and why it is nothing ('withdrawal': cancelled or
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known. After a
-- withdrawal only the part of the job that was done on request, and no fee.
create or replace function private.chargeable_dues(request public.contact_submissions)
returns table (due text, visit_id uuid, visit_at timestamptz, most bigint, free_because text)
language sql stable security definer set search_path = ''
as $$
  select 'job', null::uuid, null::timestamptz,
    case when request.withdrawn_at is null then private.total_of_lines(private.promised_lines(request))
      else request.withdrawal_owed end,
    null
  where (request.status <> 'cancelled' or request.withdrawal_owed > 0)
    and not exists (select from private.open_dues where subject = request.id)
  union all
  select case state when 'no_show' then state else 'late_cancellation' end, visit.id, visit.starts_at,
    case when is_free then 0 when state = 'no_show' then (private.terms_of(request.terms_from)).callout_fee
      else round(request.price * (private.terms_of(request.terms_from)).cancellation_percentage) end,
    case when is_free then 'withdrawal' end
  from public.appointments as visit
  cross join lateral (
    select case state
      when 'no_show' then request.early_start_requested_at is null
        and private.withdrawal_end(request, visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_end(request, visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and request.withdrawn_at is null and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- Makes a planned invoice. The caller holds the lock of the series.
create or replace function private.add_invoice(planned private.planned_invoices, request public.contact_submissions, lines jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  is_joint constant boolean := cardinality(planned.request_ids) > 1;
  own_rate integer;
  rated jsonb;
  split record;
begin
  select case when is_small_business then 0 else vat_rate end into own_rate from public.invoice_settings;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'description', line ->> 'description', 'amount', (line ->> 'amount')::integer, 'vat_rate', own_rate,
    'request_id', line ->> 'request_id'
  )) order by place) into rated
  from jsonb_array_elements(lines) with ordinality as given (line, place);
  select * into split from private.vat_of_lines(rated);
  insert into private.invoices (
    id, number, request_id, due, visit_id, reason, issued_on, due_on, delivered_on, began_on_request, seller, customer,
    lines, vat, rounding, total, created_by_email
  ) values (
    planned.id, private.next_number(extract(year from today)::integer), request.id, planned.due, planned.visit_id,
    planned.reason, today, today + (private.terms_of(request.terms_from)).payment_days,
    case when planned.due in ('job', 'extra') and not is_joint then private.delivery_day(request.id) end,
    planned.began_on_request or request.early_start_requested_at is not null, private.seller(),
    case when is_joint then private.joint_customer(planned.request_ids) else private.invoice_customer(request) end,
    private.net_lines(rated, split.vat), split.vat, split.rounding,
    private.total_of_lines(lines), planned.planned_by_email
  );
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (planned.id, planned.is_mailed);
  insert into private.open_dues (subject, invoice_id) select subject, planned.id from private.due_subjects(planned) as subject;
  delete from private.planned_invoices as other
  where other.request_id = any (planned.request_ids) and other.lines is null and planned.due = 'job';
end
$$;

-- By when the law has it paid back: known after a withdrawal.
create or replace function private.refund_by(invoice private.invoices) returns date
language sql stable security definer set search_path = ''
as $$
  select min((withdrawn_at at time zone 'Europe/Amsterdam')::date + (private.terms_of(terms_from)).refund_days)
  from public.contact_submissions
  where id = any (invoice.request_ids) and private.owed_back(invoice) > 0
$$;

-- The right to withdraw from the order of a request: when it was ordered, the last day of the period, when the right ends and
-- why. No row without an order, for a company, and none once the order was cancelled or withdrawn from. Work that was done at the customer's wish
-- ends it when the label is registered; without that wish it lasts until the period is over ('period').
create or replace function private.right_to_withdraw(request public.contact_submissions)
returns table (ordered_at timestamptz, last_day date, ends_at timestamptz, ends_because text)
language sql stable security definer set search_path = ''
as $$
  select ordered.ordered_at, period.last_day, least(period.ends_at, done.ends_at),
    case when done.ends_at < period.ends_at then 'label' else 'period' end
  from (
    select min(created_at) as ordered_at from public.appointments where request_id = request.id and state <> 'cancelled'
  ) as ordered
  cross join lateral (
    select day as last_day, (day + 1)::timestamp at time zone 'Europe/Amsterdam' as ends_at
    from private.withdrawal_after(ordered.ordered_at, (private.terms_of(request.terms_from)).withdrawal_days) as day
  ) as period
  cross join lateral (
    select case when request.early_start_requested_at is not null and request.status = 'completed'
      and not private.awaits_label(request) then greatest(request.completed_at, case when private.has_new_label(request)
        then request.label_registered_at::timestamp at time zone 'Europe/Amsterdam' end)
    end as ends_at
  ) as done
  where ordered.ordered_at is not null and request.status <> 'cancelled' and not request.is_held
    and request.anonymised_at is null and private.is_consumer(request)
$$;

-- What the customer owes at most, in cents, after withdrawing at a moment: the part of the price that the visit is, once that
-- began at the customer's wish within the period.
create or replace function private.owed_for_part(request public.contact_submissions, said_at timestamptz) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when request.early_start_requested_at is not null and exists (
    select from public.appointments
    where request_id = request.id and state in ('planned', 'completed') and starts_at <= said_at
  ) then coalesce(request.price * (private.terms_of(request.terms_from)).visit_percentage, 0) else 0 end::integer
$$;

-- Notes that the customer asked by telephone to begin within the period of withdrawal, and when; null for a mistake. False
-- for a request that is cancelled, and for a moment to come.
create or replace function public.note_early_start(request_id uuid, asked_at timestamptz default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('asked_at', asked_at);
  update public.contact_submissions as request set early_start_requested_at = asked_at
  where request.id = note_early_start.request_id and status <> 'cancelled' and anonymised_at is null
    and coalesce(asked_at <= now(), true);
  if found and asked_at is not null then
    perform private.record_order(request_id, 'early_start');
    return true;
  end if;
  return found;
end
$$;

create function private.keep_order_records() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise restrict_violation using message = 'what a customer agreed to is never changed';
end
$$;

create trigger "10_keep_order_records" before update on private.order_records
  for each row execute function private.keep_order_records();

create trigger "10_keep_order_records" before update on private.order_texts
  for each row execute function private.keep_order_records();

-- The version of the texts that the page of this call names; null for one that is not known.
create function private.named_texts() returns text
language sql stable security definer set search_path = ''
as $$
  select version from private.order_texts
  where version = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-order-texts'
$$;

-- What fills in the places of the texts of a request: euro for prices, cents for the fee.
create function private.text_places(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(terms) - 'noted_at' || jsonb_build_object(
    'price_from', private.list_price(request.property_type, 1, request.rush_service and not private.is_rush_missed(request)),
    'lowest_price', private.list_price('other', 1, false),
    'rush_price', private.list_price('other', 1, true) - private.list_price('other', 1, false),
    'seller', seller_name, 'street', street, 'postcode', postcode, 'city', city, 'chamber_of_commerce', chamber_of_commerce
  )
  from private.business_terms as terms, public.invoice_settings where terms.valid_from = request.terms_from
$$;

-- The lines above the button that orders a visit, as src/content/legal/visit-rules.ts chooses them; order-records.test.ts
-- compares the two.
create function private.visit_lines(request public.contact_submissions, starts_at timestamptz, last_day date) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  free_until constant timestamptz := starts_at - private.free_before(request);
  is_free constant boolean := free_until > now();
  cost constant text := case
    when (starts_at at time zone 'Europe/Amsterdam')::date <= last_day then 'work'
    when (free_until at time zone 'Europe/Amsterdam')::date <= last_day then 'either'
    else 'fee'
  end;
begin
  return array_remove(array[
    case when private.is_rush_missed(request) then 'rush_missed' end, case when request.price is null then 'no_price' end,
    case when is_free then 'free' else 'soon' end, case when is_free then 'later_' else 'late_' end || cost, 'callout',
    case when private.address_line(request) is null then 'no_address' end,
    case when request.early_start_requested_at is not null then 'early_start' end
  ], null);
end
$$;

-- Writes what was just done with a request down, in the write that does it. What the office does has no button.
create function private.record_order(of_request uuid, act text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := act = 'sent' or private.is_by_customer();
  request public.contact_submissions;
  visit_at timestamptz;
  last_day date;
begin
  select * into request from public.contact_submissions where id = of_request;
  if request.status <> 'cancelled' then
    visit_at := (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam';
  end if;
  if visit_at is not null then
    last_day := coalesce(private.withdrawal_until(of_request), private.withdrawal_end(request, now()));
  end if;
  insert into private.order_records (
    request_id, act, by_customer, property_type, surface_area, rush_service, price, starts_at, withdrawal_until,
    early_start_at, texts, button, lines, places
  ) values (
    of_request, act, by_customer, request.property_type, request.surface_area, request.rush_service, request.price, visit_at,
    last_day, request.early_start_requested_at,
    case when by_customer then private.named_texts() end,
    case when by_customer then case act
      when 'sent' then 'send'
      when 'price_agreed' then case when visit_at is null then 'agree' else 'agree_order' end
      else case when request.price is null then 'pick_unpriced' else 'pick' end
    end end,
    case
      when act = 'sent' then '{no_obligation}'::text[]
      when act in ('picked', 'moved') then private.visit_lines(request, visit_at, last_day)
      else '{}'
    end,
    private.text_places(request)
  );
end
$$;

-- How often the customer of a request picked a moment since a moment.
create function private.recorded_picks(of_request uuid, since timestamptz) returns bigint
language sql stable security definer set search_path = ''
as $$
  select count(*) from private.order_records
  where request_id = of_request and act in ('picked', 'moved') and recorded_at >= since
$$;

-- Records a pick, unless the customer picked the same moment again with the same wish. `request` and `present`, its visit, are
-- those of before.
create function private.record_pick(
  request public.contact_submissions, present timestamptz, picked timestamptz, early_start boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if present is distinct from picked or early_start is distinct from (request.early_start_requested_at is not null) then
    perform private.record_order(request.id, case when present is null then 'picked' else 'moved' end);
  end if;
end
$$;

create function private.record_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_order(new.id, case new.source when 'website' then 'sent' else 'telephone' end);
  return null;
end
$$;

-- Not one that comes back from the bin.
create trigger "40_record_request" after insert on public.contact_submissions
  for each row when (new.created_at = now()) execute function private.record_request();

-- A visit makes the order, also where the office plans it. Read from the request, whose price follows its visit in the same write.
create function private.record_planned_visit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_by_customer() then
    perform private.record_order(new.id, 'planned');
  end if;
  return null;
end
$$;

create trigger "40_record_planned_visit" after update on public.contact_submissions
  for each row when (
    old.appointment_date + old.appointment_time is null and new.appointment_date + new.appointment_time is not null
  )
  execute function private.record_planned_visit();

-- Removes the records of requests that are gone or became no order, unless an invoice charges what they prove.
create function private.forget_order_records(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.order_records as record
  where request_id = any (ids)
    and not exists (select from private.invoices as invoice where invoice.request_ids @> array[record.request_id])
    and not exists (
      select from public.contact_submissions as kept
      where kept.id = record.request_id and not private.is_no_order(kept.status)
    )
$$;

-- The records of a request, oldest first, with the texts that they name by version.
create function public.order_records(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'records', coalesce(jsonb_agg(to_jsonb(record) - '{request_id}'::text[] || jsonb_build_object(
        'free_until', record.starts_at - make_interval(hours => (record.places ->> 'cancellation_hours')::integer),
        'rush_until', (
          select private.rush_deadline(created_at) from public.contact_submissions as request
          where request.id = record.request_id and 'rush_missed' = any (record.lines)
        )
      ) order by record.id), '[]'),
      'texts', coalesce((
        select jsonb_object_agg(version, texts) from private.order_texts
        where version = any (array_agg(record.texts))
      ), '{}')
    )
    from private.order_records as record where record.request_id = order_records.request_id
  );
end
$$;

-- Carries out an answer. Whoever refuses a higher price ends the request and owes nothing.
create or replace function private.settle_question(question private.price_questions, agrees boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := private.is_by_customer();
begin
  perform set_config('app.price_agreed', 'on', true);
  perform set_config('app.price_refused', case when agrees then '' else 'on' end, true);
  update public.contact_submissions as request
  set property_type = case when agrees then question.property_type else request.property_type end,
    surface_area = case when agrees then question.surface_area else request.surface_area end,
    rush_service = case when agrees then question.rush_service else request.rush_service end,
    calculated_price = case
      when agrees then private.list_price(question.property_type, question.surface_area, question.rush_service)
      else request.calculated_price
    end,
    status = case when agrees then request.status else 'cancelled' end,
    customer_action = case when not by_customer then request.customer_action when agrees then 'agreed' else 'refused' end,
    customer_acted_at = case when by_customer then now() else request.customer_acted_at end
  where id = question.request_id;
  perform set_config('app.price_agreed', '', true);
  perform set_config('app.price_refused', '', true);
  if agrees then
    perform private.record_order(question.request_id, 'price_agreed');
  end if;
end
$$;

drop function private.callout_fee();

drop function private.cancellation_hours();

drop function private.cancellation_percentage();

drop function private.refund_days();

drop function private.visit_percentage();

revoke execute on function public.current_terms() from public;

revoke execute on function private.dutch_today() from public;

revoke execute on function private.fill_terms() from public;

revoke execute on function private.forget_order_records(ids uuid[]) from public;

revoke execute on function private.free_before(request public.contact_submissions) from public;

revoke execute on function private.keep_order_records() from public;

revoke execute on function private.keep_terms() from public;

revoke execute on function private.named_terms() from public;

revoke execute on function private.named_texts() from public;

revoke execute on function public.order_records(request_id uuid) from public;

revoke execute on function public.order_records(request_id uuid) from anon;

revoke execute on function private.record_order(of_request uuid, act text) from public;

revoke execute on function private.record_pick(request public.contact_submissions, present timestamp with time zone, picked timestamp with time zone, early_start boolean) from public;

revoke execute on function private.record_planned_visit() from public;

revoke execute on function private.record_request() from public;

revoke execute on function private.recorded_picks(of_request uuid, since timestamp with time zone) from public;

revoke execute on function private.terms_of(from_day date) from public;

revoke execute on function private.terms_on(day date) from public;

revoke execute on function private.text_places(request public.contact_submissions) from public;

revoke execute on function private.visit_lines(request public.contact_submissions, starts_at timestamp with time zone, last_day date) from public;

revoke execute on function private.withdrawal_after(ordered_at timestamp with time zone, days integer) from public;

grant execute on function public.current_terms() to service_role;

grant execute on function public.current_terms() to anon;

grant execute on function public.current_terms() to authenticated;

grant execute on function public.order_records(request_id uuid) to service_role;

grant execute on function public.order_records(request_id uuid) to authenticated;
