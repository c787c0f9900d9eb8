-- How long personal data of a request is kept, as the privacy policy promises: twelve months when it became no order;
-- of an order seven years who the customer was, which tax law requires, and ten years the home, as long as a label is
-- valid. And the rights of the people in the requests: a copy of all data about one person, and its erasure.

-- Removes what else is stored about these requests: the personal data in their audit trail, which keeps who changed
-- what and when, the messages, the label lookups and the deleted appointments.
create function private.strip_audit(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.request_audit
  set old_values = old_values - personal.columns, new_values = new_values - personal.columns
  from (select array(select name from private.request_columns where is_personal) as columns) as personal
  where request_id = any (ids);
  delete from private.outgoing_messages where request_id = any (ids);
  delete from private.known_appointments where request_id = any (ids);
  delete from private.label_looks where request_id = any (ids);
  delete from private.deleted_appointments where request_id = any (ids)
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

-- What is kept of each request that is not wholly anonymous, and until when.
create view private.kept_requests as
  select id, created_at, updated_at, name, address, status, lower(email) as email, is_no_order, is_customer_gone,
    case
      when is_no_order and not is_customer_gone then created_at + interval '12 months'
      when not is_customer_gone then start + interval '7 years'
      else start + interval '10 years'
    end as expires_at,
    -- The home stays when the customer goes.
    not is_no_order and not is_customer_gone and start + interval '10 years' > now() as keeps_label
  from (
    select id, created_at, updated_at, name, address, status, email, private.is_no_order(status) as is_no_order,
      anonymised_at is not null as is_customer_gone, private.order_start(created_at, appointment_date) as start
    from public.contact_submissions
    where anonymised_at is null or num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0
  ) as request;

-- The first condition is for the index below; the shortest period is twelve months.
create view private.expired_requests as
  select * from private.kept_requests
  where created_at < now() - interval '12 months' and expires_at < now();

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

-- All data about one person, found by e-mail address in any case: whole requests, so that no column is left out, with
-- their audit trail, their appointments, their invoices and what was sent about them. Requests in the bin are included, with
-- `deleted_at`.
create function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person text;
  requests jsonb;
  own_ids uuid[];
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  person := lower(btrim(email));
  select coalesce(jsonb_agg(kept.request order by kept.created_at), '[]') into requests
  from (
    select stored.created_at, to_jsonb(stored) as request
    from public.contact_submissions as stored where lower(stored.email) = person
    union all
    select (aside.request ->> 'created_at')::timestamptz,
      aside.request || jsonb_build_object('deleted_at', aside.deleted_at)
    from private.deleted_requests as aside where lower(aside.request ->> 'email') = person
  ) as kept;
  own_ids := array(select (request ->> 'id')::uuid from jsonb_array_elements(requests) as request);
  return jsonb_build_object(
    'requests', requests,
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change where change.request_id = any (own_ids)
    ),
    'visits', (
      select coalesce(jsonb_agg(
        to_jsonb(appointment) || jsonb_build_object('adviser_name', private.adviser_name(appointment.adviser))
        order by appointment.starts_at, appointment.id
      ), '[]')
      from (
        select * from public.appointments
        union all
        select former.* from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as former
      ) as appointment
      where appointment.request_id = any (own_ids)
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'request_id', message.request_id, 'kind', message.kind, 'state', message.state,
        'created_at', message.created_at, 'done_at', message.done_at, 'payload', message.payload
      ) order by message.created_at, message.not_before, message.id), '[]')
      from private.outgoing_messages as message where message.request_id = any (own_ids)
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(to_jsonb(notice) - 'caller' order by notice.received_at), '[]')
      from private.withdrawal_notices as notice
      where lower(notice.email) = person or notice.request_id = any (own_ids)
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
      from private.invoices as invoice where invoice.request_id = any (own_ids)
    )
  );
end
$$;

-- What erase_person does with each request of a person: all personal data goes (`erased`), the home is kept as the
-- label data (`label-kept`), or law and contract require it (`kept`). `until` is when the rest is due.
create function private.erasure_of(email text, moment timestamptz) returns table (
  id uuid, created_at timestamptz, name text, address text, status text, outcome text, until timestamptz, updated_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select id, created_at, name, address, status,
    case when is_no_order then 'erased' when expires_at > moment then 'kept' when keeps_label then 'label-kept' else 'erased' end,
    expires_at, updated_at
  from private.kept_requests
  where kept_requests.email = lower(btrim(erasure_of.email)) and not is_customer_gone
$$;

-- Looks a person up by e-mail address in any case, for erase_person: each request, oldest first, what of this person is
-- in the bin, which goes whatever it was, and the moment to pass. An invoice keeps name and address whatever becomes of
-- its request.
create function public.erasable_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) || jsonb_build_object(
        'has_invoice', exists (
          select from private.invoices as invoice where invoice.request_id = listed.id and invoice.customer <> '{}'
        )
      ) order by listed.created_at, listed.id), '[]')
      from (
        select id, created_at, name, address, status, outcome, until from private.erasure_of(email, now())
        union all
        select aside.id, stored.created_at, stored.name, stored.address, stored.status, 'erased',
          aside.deleted_at + private.undo_period()
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        where lower(stored.email) = lower(btrim(erasable_person.email))
      ) as listed
    )
  );
end
$$;

-- Erases a person and returns how many requests had each outcome, as {"erased": 2, "label_kept": 0, "kept": 1}. Changes
-- after `seen_at` are left alone. Of an order that is kept all personal data is erased except what tax law requires and
-- the location of the home, unless the appointment is still to come: no law requires the rest.
create function public.erase_person(email text, seen_at timestamp with time zone) returns jsonb
language plpgsql security definer
set search_path = ''
as $_$
declare
  moment timestamptz;
  erased uuid[];
  label_kept uuid[];
  kept uuid[];
  stripped uuid[];
  gone uuid[];
begin
  perform private.require_admin();
  perform private.require_calendar_date('seen_at', seen_at);
  perform private.require_short_email(email);
  moment := private.believed_time();
  -- What became of a request that somebody is changing is known once that is done.
  perform from private.kept_requests
  where kept_requests.email = lower(btrim(erase_person.email)) order by created_at, id for update;
  select
    coalesce(array_agg(id) filter (where outcome = 'erased'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'label-kept'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'kept'), '{}')
  into erased, label_kept, kept
  from private.erasure_of(email, moment) where updated_at <= seen_at;
  perform private.anonymise(erased, '{}');
  perform private.anonymise(label_kept, private.home_columns());
  execute format(
    'with stripped as (
       update public.contact_submissions set %s where id = any ($1) and coalesce(appointment_date < $2, true) returning id
     )
     select array_agg(id) from stripped',
    private.clearing_of(array(select name from private.request_columns where is_kept_by_tax_law or is_home))
  ) into stripped using kept, (moment at time zone 'Europe/Amsterdam')::date;
  with deleted as (
    delete from private.deleted_requests as aside
    where lower(aside.request ->> 'email') = lower(btrim(erase_person.email)) returning aside.id
  )
  select array_agg(id) into gone from deleted;
  perform private.strip_audit(stripped || gone);
  delete from private.withdrawal_notices as notice
  where lower(notice.email) = lower(btrim(erase_person.email)) and received_at <= seen_at;
  return jsonb_build_object(
    'erased', cardinality(erased) + coalesce(cardinality(gone), 0), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$_$;

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
