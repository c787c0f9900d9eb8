-- How long personal data of a request is kept, as the privacy policy promises by the terms of the request: some months when it
-- became no order; of an order for years who the customer was, which tax law requires, and longer the home, as long as a
-- label is valid. And the rights of the people in the requests: a copy of all data about one person, and its erasure.

-- Removes what else is stored about these requests: the personal data in their audit trail, which keeps who changed
-- what and when, the messages, the label lookups and the deleted appointments. The label itself stays with the home.
create function private.strip_audit(ids uuid[]) returns void
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
  delete from private.label_files as file where request_id = any (ids) and not exists (
    select from public.contact_submissions as request
    where request.id = file.request_id and num_nonnulls(address, postcode, house_number) > 0
  );
  delete from private.deleted_appointments where request_id = any (ids);
  perform private.forget_order_records(ids);
end
$$;

-- Known not to be an order. A custom status of an automation may be one.
create function private.is_no_order(status text) returns boolean
language sql immutable set search_path = ''
as $$
  select status in ('new', 'contacted', 'cancelled')
$$;

-- When the retention period of an order starts: at the appointment, or else the request. A mistyped date changes
-- little.
create function private.order_start(created_at timestamptz, appointment_date date) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when appointment_date is null then created_at
    else greatest(created_at, least(appointment_date::timestamptz, created_at + interval '1 year'))
  end
$$;

-- How long what somebody said on /herroepen is kept: as a request of today that becomes no order.
create function private.request_period() returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(months => (private.terms_of(private.terms_on(private.dutch_today()))).request_months)
$$;

-- What is kept of each request that is not wholly anonymous, and until when.
create view private.kept_requests as
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

-- A function, which the planner evaluates to choose an index: of a subquery it does not know the value.
create function private.fewest_request_months() returns integer
language sql stable set search_path = ''
as $$
  select min(request_months)::integer from private.business_terms
$$;

-- The first condition is for the index below.
create view private.expired_requests as
  select * from private.kept_requests
  where created_at < now() - make_interval(months => private.fewest_request_months()) and expires_at < now();

create index contact_submissions_kept on public.contact_submissions (created_at)
  where anonymised_at is null or num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0;

-- What anonymise_requests would change: how many, the oldest fifty, and the moment to pass to it. Either the requests
-- that became no order, or the orders.
create function public.expired_requests(orders boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'total', (select count(*) from private.expired_requests where is_no_order <> orders),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status, keeps_label from private.expired_requests
        where is_no_order <> orders order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

-- Replaces the personal data of these requests, except the columns in `kept`, and clears their audit trail. Date, type,
-- surface area, price and status stay: they identify nobody.
create function private.anonymise(ids uuid[], kept text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'update public.contact_submissions set anonymised_at = now(), %s where id = any ($1)', private.clearing_of(kept)
  ) using ids;
end
$$;

-- Anonymises at most 500 expired requests, oldest first, and returns how many: call again until 0. Only what had
-- expired when it was seen and has not changed since.
create function public.anonymise_requests(seen_at timestamptz default now(), orders boolean default false)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  wholly uuid[];
  but_the_label uuid[];
begin
  perform private.require_admin();
  perform private.require_calendar_date('seen_at', seen_at);
  moment := private.believed_time();
  with expired as (
    select id, keeps_label from private.expired_requests
    where is_no_order <> orders and expires_at < least(seen_at, moment) and updated_at <= seen_at
    order by created_at, id limit 500
    for update
  )
  select array_agg(id) filter (where not keeps_label), array_agg(id) filter (where keeps_label)
  into wholly, but_the_label from expired;
  perform private.anonymise(wholly, '{}');
  perform private.anonymise(but_the_label, private.home_columns());
  return coalesce(cardinality(wholly), 0) + coalesce(cardinality(but_the_label), 0);
end
$$;

-- All data about one person, found by e-mail address or telephone number: whole requests of who ordered, so that no column is left
-- out, else what is of this person in them, each with the roles; their audit trail, appointments and invoices, and what was sent.
-- Requests in the bin are included, with `deleted_at`.
create function public.export_person(person text) returns jsonb
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
      'labels', private.exported_labels(array(select id from own where 'orders' = any (roles))),
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
      'invoices', private.exported_invoices(array(select id from own where roles && '{orders,pays}'))
    )
  );
end
$$;

-- What erase_person does with each request of a person: all that is of this person goes (`erased`), the home is kept as the
-- label data (`label-kept`), law and contract require it (`kept`), or this person is at home at a visit that is still to come
-- (`visit-first`). `until` is when the rest is due.
create function private.erasure_of(person text, moment timestamptz) returns table (
  id uuid, created_at timestamptz, name text, address text, status text, outcome text, until timestamptz,
  updated_at timestamptz, roles text[]
)
language sql stable security definer set search_path = ''
as $$
  select kept.id, kept.created_at, kept.name, kept.address, kept.status,
    case
      when waits then 'visit-first'
      when is_no_order then 'erased'
      when expires_at > moment and roles && '{orders,pays}' then 'kept'
      when keeps_label and 'orders' = any (roles) then 'label-kept'
      else 'erased'
    end,
    case when waits then ((request).appointment_date + 1)::timestamp at time zone 'Europe/Amsterdam' else expires_at end,
    kept.updated_at, roles
  from private.requests_of_person(person) as own
  join private.kept_requests as kept on kept.id = (own.request).id
  cross join lateral (
    select not roles && '{orders,pays}'
      and coalesce((request).appointment_date >= (moment at time zone 'Europe/Amsterdam')::date, false)
  ) as visit (waits)
  where not is_customer_gone
$$;

-- Looks a person up by e-mail address or telephone number, for erase_person: each request, oldest first, what of this person is
-- in the bin, which goes whatever it was, and the moment to pass. An invoice keeps name and address whatever becomes of
-- its request.
create function public.erasable_person(person text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('person', person, 254);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) || jsonb_build_object(
        'has_invoice', roles && '{orders,pays}' and exists (
          select from private.invoices as invoice where invoice.request_ids @> array[listed.id] and invoice.customer <> '{}'
        )
      ) order by listed.created_at, listed.id), '[]')
      from (
        select id, created_at, name, address, status, outcome, until, roles from private.erasure_of(person, now())
        union all
        select aside.id, (request ->> 'created_at')::timestamptz, request ->> 'name', request ->> 'address', request ->> 'status',
          'erased', aside.deleted_at + private.undo_period(), roles
        from private.deleted_requests_of_person(person) as aside
      ) as listed
    )
  );
end
$$;

-- Erases a person and returns how many requests had each outcome, as {"erased": 2, "label_kept": 0, "kept": 1, "visit_first": 0}.
-- Changes after `seen_at` are left alone. Of an order that is kept all personal data is erased except what tax law requires and
-- the location of the home, unless the appointment is still to come: no law requires the rest. Of what somebody else ordered
-- only what is of this person goes.
create function public.erase_person(person text, seen_at timestamp with time zone) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz;
  own record;
  counts jsonb := '{"erased": 0, "label_kept": 0, "kept": 0, "visit_first": 0}';
  outcome text;
begin
  perform private.require_admin();
  perform private.require_calendar_date('seen_at', seen_at);
  perform private.require_short('person', person, 254);
  moment := private.believed_time();
  -- What became of a request that somebody is changing is known once that is done.
  perform from public.contact_submissions as stored
  where id in (select found.id from private.erasure_of(person, moment) as found) order by created_at, id for update;
  for own in select * from private.erasure_of(person, moment) as found where found.updated_at <= seen_at loop
    if not 'orders' = any (own.roles) then
      perform private.erase_role(own.id, array(
        select name from private.request_columns
        where name in (select unnest(private.columns_of_role(role)) from unnest(own.roles) as role)
          and not (is_kept_by_tax_law and own.outcome = 'kept')
      ), moment);
    elsif own.outcome = 'kept' then
      perform private.strip_audit(array[own.id]) where private.clear_past(own.id, array(
        select name from private.request_columns where is_personal and not is_kept_by_tax_law and not is_home
      ), moment);
    else
      perform private.anonymise(
        array[own.id], case own.outcome when 'label-kept' then private.home_columns() else '{}' end
      );
    end if;
    outcome := replace(own.outcome, '-', '_');
    counts := counts || jsonb_build_object(outcome, (counts -> outcome)::integer + 1);
  end loop;
  counts := counts || jsonb_build_object('erased', (counts -> 'erased')::integer + private.erase_from_bin(person));
  delete from private.withdrawal_notices as notice
  where lower(notice.email) = lower(btrim(person)) and received_at <= seen_at;
  delete from private.known_payers as known where known.email = lower(btrim(person));
  return counts;
end
$$;

-- Clears these columns of a request, unless its visit is still to come; whether it did.
create function private.clear_past(of_request uuid, columns text[], moment timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  cleared integer;
begin
  execute format(
    'update public.contact_submissions set %s where id = $1 and coalesce(appointment_date < $2, true)',
    private.clearing_of(array(select name from private.request_columns where name <> all (columns)))
  ) using of_request, (moment at time zone 'Europe/Amsterdam')::date;
  get diagnostics cleared = row_count;
  return cleared > 0;
end
$$;

-- Clears these columns of what somebody else ordered, in its audit trail and mails too. A held request stays held.
create function private.erase_role(of_request uuid, columns text[], moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was_held constant boolean := (select is_held from public.contact_submissions where id = of_request);
begin
  if not private.clear_past(of_request, columns, moment) then
    return;
  end if;
  update public.contact_submissions set is_held = true where id = of_request and was_held;
  update public.request_audit set old_values = old_values - columns, new_values = new_values - columns
  where request_id = of_request;
  delete from private.outgoing_messages
  where request_id = of_request
    and (kind = 'at_home' and 'at_home_name' = any (columns) or payload ? 'to_payer' and 'payer_name' = any (columns));
end
$$;

-- Deletes what this person ordered from the bin and clears what is of this person in the rest; returns how many there were.
create function private.erase_from_bin(person text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  own record;
  erased integer := 0;
begin
  for own in select * from private.deleted_requests_of_person(person) loop
    if 'orders' = any (own.roles) then
      delete from private.deleted_requests where id = own.id;
      perform private.strip_audit(array[own.id]);
    else
      update private.deleted_requests set request = request - array(
        select unnest(private.columns_of_role(role)) from unnest(own.roles) as role
      ) where id = own.id;
    end if;
    erased := erased + 1;
  end loop;
  return erased;
end
$$;

-- The assignments of an update that clears all personal columns but those in `kept`.
create function private.clearing_of(kept text[]) returns text
language sql stable set search_path = ''
as $$
  select string_agg(format('%I = %L', name, replacement), ', ')
  from private.request_columns where is_personal and name <> all (kept)
$$;

create function private.home_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array(select name from private.request_columns where is_home)
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.expired_requests, public.anonymise_requests, public.export_person, public.erasable_person,
  public.erase_person from public, anon, authenticated;
grant execute on function
  public.expired_requests, public.anonymise_requests, public.export_person, public.erasable_person,
  public.erase_person to authenticated;
