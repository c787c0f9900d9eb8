-- The office puts the PDF of a label on its request; the customer gets it by mail and on the own page (D-83).

-- The PDFs of new labels, by request (D-83), with the id that the browser gave. Without a foreign key: a request that is
-- restored from the bin has its label. One that was replaced is kept while that can be undone.
create table private.label_files (
  id uuid primary key,
  request_id uuid not null,
  pdf bytea not null check (octet_length(pdf) <= 10 * 1024 * 1024 and substring(pdf from 1 for 5) = '%PDF-'),
  stored_at timestamptz not null default now(),
  stored_by_email text,
  replaced_at timestamptz,
  -- Whether the request was completed, and the customer is not mailed about this label.
  is_without_mail boolean not null
);
create unique index label_files_newest on private.label_files (request_id) where replaced_at is null;
create index on private.label_files (request_id);
create index label_files_replaced on private.label_files (replaced_at) where replaced_at is not null;

alter table private.customer_acts drop constraint customer_acts_act_check;
alter table private.customer_acts add constraint customer_acts_act_check
  check (act in ('planned', 'wished', 'called', 'message', 'label'));

drop function private.sent_payload(kind text, payload jsonb);

-- Removes for good what can no longer be undone. Rows that another call is removing are skipped, so that a visitor's
-- insert never waits for it.
create or replace function private.forget_overdue() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := private.believed_time();
  forgotten uuid[];
begin
  perform private.forget_callers();
  perform private.forget_notices(moment);
  perform private.forget_messages(moment);
  perform private.forget_former_labels();
  perform private.forget_invoice_customers();
  perform private.forget_bank_entries();
  perform private.forget_busy_times(moment);
  with gone as (
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= moment - private.undo_period()
      for update skip locked
    ) returning id
  )
  select array_agg(id) into forgotten from gone;
  perform private.strip_audit(forgotten);
end
$$;

-- What a customer may see of the own request, with the new label once it is registered, and whether its PDF is here. Of a request in the bin: that
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
      'has_label_file', own.status = 'completed' and exists (select from private.given_label_file(own.id)),
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
    from public.price_lists as list where list.valid_from = own.price_list
  );
end
$$;

-- When labels are looked up, the mail waits for the label, unless its PDF is here.
create or replace function private.queue_label_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    -- It was a mistake.
    delete from private.outgoing_messages where request_id = new.id and kind = 'label_ready' and state = 'waiting';
  elsif private.has_label_file(new.id) or not private.awaits_label(new) then
    perform private.queue_label_ready(new);
  end if;
  return null;
end
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create or replace function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.carry_out_notices();
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  perform private.give_up_messages(private.believed_time());
  with chosen as materialized (
    select id, case
      when kind not in ('webhook', 'at_home') and is_open and coalesce(payload -> 'to_payer', 'false') <> 'true' then private.new_key()
    end as key
    from private.outgoing_messages as message
    cross join lateral (
      select exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    ) as page (is_open)
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      when 'office' then with_mail
      when 'handed_over' then with_mail
      else with_mail and private.is_mailed(kind)
        and not private.is_being_credited((payload ->> 'invoice_id')::uuid)
        -- By a clock that is not believed yet.
        and not_before >= now() - interval '3 days'
        and (kind = 'withdrawn' or coalesce((payload ->> 'starts_at')::timestamptz >= now(), true))
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or private.tells_off(kind, payload))
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null,
      payload = private.sent_payload(message.kind, message.payload, message.request_id)
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  ), told as (
    delete from private.known_requests as known using updated
    where updated.kind = 'webhook' and known.request_id = updated.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', case kind
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id)
      else payload
    end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case
      when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload)
      when kind = 'label_ready' then private.label_attachment(request_id)
    end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

create function private.has_label_file(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.label_files where request_id = of_request)
$$;

-- The labels of these requests, for export_person; who exports them gets the PDFs beside it.
create function private.exported_labels(of_requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', request_id, 'stored_at', stored_at, 'bytes', octet_length(pdf)
  ) order by stored_at), '[]')
  from private.label_files where request_id = any (of_requests) and replaced_at is null
$$;

-- Queues the mail that the label is ready, once, and not while the completion can still be undone. A mail that was left
-- to a person because no label was found in time is sent when the label is found after all. What the mail says of the label
-- is computed when it is sent (private.label_facts).
create or replace function private.queue_label_ready(request public.contact_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_new_label(request) then
    update private.outgoing_messages set
      state = 'waiting', payload = private.mail_payload(request), attempts = 0, not_before = now(),
      taken_at = null, done_at = null, error = null
    where request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  end if;
  perform private.queue_mail(
    'label_ready', request, not_before => greatest(now(), request.completed_at + private.mail_pause())
  ) where not exists (
    select from private.outgoing_messages where request_id = request.id and kind = 'label_ready'
  ) and not exists (
    select from private.label_looks as look where look.request_id = request.id and look.is_without_mail
  ) and not exists (
    select from private.label_files as file where file.request_id = request.id and file.is_without_mail
  );
end
$$;

-- Hands at most so many lookups to the sender, which passes whether it has a key. When a label was not found in time,
-- the mail is left to a person.
create or replace function public.take_label_looks(amount integer, has_key boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  moment constant timestamptz := private.believed_time();
  overdue public.contact_submissions;
  taken jsonb;
begin
  update public.settings set looks_up_labels = has_key where looks_up_labels <> has_key;
  if found and has_key then
    -- What came in before the first call with a key was not planned.
    perform private.plan_look_for(request) from (
      select * from public.contact_submissions where status <> 'cancelled' and anonymised_at is null
      order by created_at desc limit 500
    ) as request;
  end if;
  for overdue in
    with gone as (
      delete from private.label_looks where request_id in (
        select request_id from private.label_looks where until < moment or not has_key limit 100 for update skip locked
      ) returning request_id, not_before, is_without_mail
    )
    select request.* from gone join public.contact_submissions as request on request.id = gone.request_id
    where request.status = 'completed' and gone.not_before < 'infinity' and not gone.is_without_mail
  loop
    perform private.queue_label_ready(overdue);
    if has_key and not private.has_label_file(overdue.id) then
      update private.outgoing_messages set state = 'failed', error = 'label-not-found', done_at = now()
      where request_id = overdue.id and kind = 'label_ready' and state = 'waiting';
    end if;
  end loop;
  with due as (
    select request_id, case when looked_on = today then looks + 1 else 1 end as looks
    from private.label_looks where not_before <= now() and has_key
    order by not_before limit least(amount, 50)
    for update skip locked
  ), postponed as (
    update private.label_looks as look set
      looked_on = today, looks = due.looks,
      not_before = private.next_look(today, due.looks, now() + interval '6 hours')
    from due where look.request_id = due.request_id
    returning look.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'postcode', request.postcode, 'house_number', request.house_number,
    'suffix', coalesce(request.house_number_addition, '')
  )) into taken
  from postponed join public.contact_submissions as request on request.id = postponed.request_id;
  return coalesce(taken, '[]');
end
$$;

-- Removes what else is stored about these requests: the personal data in their audit trail, which keeps who changed
-- what and when, the messages, the label lookups and the deleted appointments. The label itself stays with the home.
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
  delete from private.label_files as file where request_id = any (ids) and not exists (
    select from public.contact_submissions as request
    where request.id = file.request_id and num_nonnulls(address, postcode, house_number) > 0
  );
  delete from private.deleted_appointments where request_id = any (ids);
  perform private.forget_order_records(ids);
end
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

-- The mails of a request, newest first: [{"id", "kind", "state", "error", "due_at", "done_at", "payload"}]. The payload
-- is what fills in the text; the key of the link is not stored.
create or replace function public.request_mails(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'state', state, 'error', error, 'due_at', not_before, 'done_at', done_at,
      'payload', case when state = 'waiting' then private.sent_payload(kind, payload, request_mails.request_id) else payload end
    ) order by coalesce(done_at, not_before) desc, id), '[]')
    from (
      select * from private.outgoing_messages as message
      where message.request_id = request_mails.request_id and kind <> 'webhook'
      order by created_at desc limit 50
    ) as latest
  );
end
$$;

-- Without line breaks, which PostgreSQL adds.
create function private.base64(content bytea) returns text
language sql immutable set search_path = ''
as $$
  select translate(encode(content, 'base64'), E'\n', '')
$$;

-- The files of at most 25 invoices, the PDF in base64.
create or replace function public.invoice_files(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 25 then
    raise invalid_parameter_value using message = 'at most 25 at once';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', number, 'pdf', private.base64(pdf), 'xml', xml
    ) order by number), '[]')
    from private.invoice_files join private.invoices on id = invoice_id where id = any (ids)
  );
end
$$;

-- The payload of a mail as it is sent: that about an invoice asks for what is open at that moment, that about a visit that
-- did not take place says what it then costs, and that about a label what became of its invoice.
create function private.sent_payload(kind text, payload jsonb, of_request uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when kind in ('invoice', 'payment_reminder') then payload || coalesce((
      select private.invoice_facts(invoice) from private.invoices as invoice
      where invoice.id = (payload ->> 'invoice_id')::uuid
    ), '{}')
    when kind in ('cancelled', 'no_show') then payload || coalesce((
      select private.ended_visit_facts(request, visit)
      from public.appointments as visit join public.contact_submissions as request on request.id = visit.request_id
      where visit.id = (payload ->> 'appointment_id')::uuid and visit.state in ('cancelled', 'no_show')
    ), '{}')
    when kind = 'label_ready' then payload || private.label_facts(of_request)
    else payload
  end;
end
$$;

-- The attachment of a mail about an invoice; null for any other mail. Of an invoice that was credited, or paid in part or
-- whole, `send` makes a copy that asks for what is open: the stored file asks for all of it.
create or replace function private.invoice_attachment(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', case when credits is null then 'factuur-' else 'creditnota-' end || number || '.pdf'
  ) || case when credits is null and (private.paid_of(invoice.id) <> 0 or private.is_credited(invoice.id))
    then jsonb_build_object('invoice', private.shown_invoice(invoice))
    else jsonb_build_object('content', private.base64(pdf))
  end
  from private.invoices as invoice join private.invoice_files on invoice_id = id
  where id = (payload ->> 'invoice_id')::uuid
$$;

-- The invoices of these requests with their payments, for export_person.
create function private.exported_invoices(of_requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(invoice) || jsonb_build_object('payments', (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'paid_on', paid_on, 'amount', payment.amount, 'noted_at', noted_at, 'party', party, 'remittance', remittance
      ) order by paid_on, noted_at
    ), '[]')
    from private.invoice_payments as payment left join private.bank_entries as entry on entry.id = bank_entry_id
    where invoice_id = invoice.id
  )) order by invoice.number), '[]')
  from private.invoices as invoice where invoice.request_ids && of_requests
$$;

create function private.newest_label_file(of_request uuid) returns setof private.label_files
language sql stable security definer set search_path = ''
as $$
  select * from private.label_files where request_id = of_request and replaced_at is null
$$;

-- The label that the customer gets: the newest that can no longer be undone (D-65).
create function private.given_label_file(of_request uuid) returns setof private.label_files
language sql stable security definer set search_path = ''
as $$
  select file.*
  from private.label_files as file cross join (select now() - private.mail_pause()) as settled (at)
  where request_id = of_request and stored_at <= settled.at and (replaced_at is null or replaced_at > settled.at)
$$;

create function private.forget_former_labels() returns void
language sql security definer set search_path = ''
as $$
  delete from private.label_files where replaced_at <= now() - private.mail_pause()
$$;

-- Stores the PDF of a label, in base64, in the place of an earlier one. `id` is the caller's: a second attempt stores it once.
-- Of a completed request the customer is mailed after the pause in which that can be undone; else once it is completed.
-- Refused: what is no PDF of at most 10 MiB ('no pdf'), and a request that gets no label ('no such request').
create function public.store_label_file(id uuid, request_id uuid, pdf text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  content bytea;
  former_bytes integer;
begin
  perform private.require_admin();
  perform private.require_short('pdf', pdf, 14000000);
  content := decode(pdf, 'base64');
  if octet_length(content) > 10 * 1024 * 1024 or substring(content from 1 for 5) <> '%PDF-' then
    raise invalid_parameter_value using message = 'no pdf';
  end if;
  -- Of two at once the second waits here for the first.
  select * into request from public.contact_submissions as stored
  where stored.id = store_label_file.request_id and anonymised_at is null and not is_held and status <> 'cancelled' for update;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  if exists (select from private.label_files as stored where stored.id = store_label_file.id) then
    return;
  end if;
  perform private.forget_former_labels();
  update private.label_files as former set replaced_at = now() where former.request_id = request.id and replaced_at is null
  returning octet_length(former.pdf) into former_bytes;
  insert into private.label_files (id, request_id, pdf, stored_by_email, is_without_mail)
  values (
    store_label_file.id, request.id, content, private.own_admin_email(),
    request.status = 'completed' and private.is_without_mail()
  );
  perform private.audit_label_file(request.id, former_bytes, octet_length(content));
  if request.status = 'completed' then
    perform private.queue_label_file(request, store_label_file.id);
  end if;
end
$$;

-- Queues the mail with a label that was just stored, or lets the one that waits go with it. Which label queued a mail is kept, so
-- that undoing it takes back that mail alone; one that was left to a person for want of a label is left to a person again.
create function private.queue_label_file(request public.contact_submissions, file_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due constant timestamptz := now() + private.mail_pause();
  named constant jsonb := jsonb_build_object('label_file', file_id);
begin
  update private.outgoing_messages as message set not_before = greatest(not_before, due)
  where message.request_id = request.id and kind = 'label_ready' and state = 'waiting';
  if found or private.is_without_mail() then
    return;
  end if;
  update private.outgoing_messages as message set
    state = 'waiting', payload = private.mail_payload(request) || named || '{"was_not_found": true}', attempts = 0,
    not_before = due, taken_at = null, done_at = null, error = null
  where message.request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  if not found then
    perform private.queue_mail('label_ready', request, named, due);
  end if;
end
$$;

-- Takes a label back within the minute: the one before it counts again, and its own mail does not go. With `is_late` also after
-- that minute, for good. False when there is nothing to take back, or it is too late for that.
create function public.remove_label_file(id uuid, is_late boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed private.label_files;
  former_bytes integer;
begin
  perform private.require_admin();
  perform private.forget_former_labels();
  delete from private.label_files as file
  where file.id = remove_label_file.id and (is_late or stored_at > now() - private.mail_pause())
  returning * into removed;
  if removed.id is null then
    return false;
  end if;
  update private.label_files as former set replaced_at = removed.replaced_at
  where former.request_id = removed.request_id and former.replaced_at = removed.stored_at
  returning octet_length(former.pdf) into former_bytes;
  perform private.audit_label_file(removed.request_id, octet_length(removed.pdf), former_bytes);
  if removed.replaced_at is not null then
    return true;
  end if;
  with own as (
    select message.id, payload ? 'was_not_found' as was_not_found from private.outgoing_messages as message
    where message.request_id = removed.request_id and kind = 'label_ready' and state = 'waiting' and (
      payload ->> 'label_file' = removed.id::text or payload ? 'label_file' and not private.has_label_file(removed.request_id)
    )
  ), left_again as (
    update private.outgoing_messages as message
    set state = 'failed', error = 'label-not-found', done_at = now(), payload = payload - '{label_file,was_not_found}'::text[]
    from own where message.id = own.id and was_not_found
  )
  delete from private.outgoing_messages as message using own where message.id = own.id and not was_not_found;
  return true;
end
$$;

create function private.audit_label_file(of_request uuid, bytes_before integer, bytes_after integer) returns void
language sql security definer set search_path = ''
as $$
  select private.add_to_audit(
    of_request, 'update', jsonb_build_object('label_file', bytes_before), jsonb_build_object('label_file', bytes_after)
  )
$$;

-- The newest label of a request: {"id", "stored_at", "stored_by", "bytes", "can_undo", "mail": the state of the mail with it,
-- null while none is queued}; null without one.
create function public.label_file(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', file.id, 'stored_at', stored_at, 'stored_by', stored_by_email, 'bytes', octet_length(pdf),
      'can_undo', stored_at > now() - private.mail_pause(),
      'mail', (
        select state from private.outgoing_messages as message
        where message.request_id = file.request_id and kind = 'label_ready'
          and coalesce(done_at, not_before) >= stored_at order by created_at desc limit 1
      )
    )
    from private.newest_label_file(label_file.request_id) as file
  );
end
$$;

-- The newest label of a request as base64; null without one.
create function public.label_pdf(request_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.base64(pdf) from private.newest_label_file(label_pdf.request_id));
end
$$;

-- The label of the own request as base64, at most 20 times a day; null without one, and beyond that.
create function public.customer_label(key text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null or own.status <> 'completed' or private.acts_since(own.id, '{label}', now() - interval '1 day') >= 20 then
    return null;
  end if;
  perform private.count_act(own.id, 'label');
  return (select private.base64(pdf) from private.given_label_file(own.id));
end
$$;

-- The attachment of the mail about a label; null while there is no PDF, and for one that is too large to mail: that is on the own
-- page alone.
create function private.label_attachment(of_request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', 'energielabel-' || upper(left(of_request::text, 8)) || '.pdf', 'content', private.base64(pdf)
  )
  from private.newest_label_file(of_request) where octet_length(pdf) <= 5 * 1024 * 1024
$$;

-- What a customer reads of the invoice of the job: 'paid', 'sent' to this customer, 'elsewhere' to who pays, on the 'page' when it
-- was not mailed, or 'follows'. 'none' when it was credited and no other comes; null where no invoice is made here.
create function private.job_invoice_state(request public.contact_submissions) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (invoice).id is null then case
      when private.seller() is null then null
      when not private.is_to_be_invoiced(request) and not private.is_planned_by_hand(request.id) then 'none'
      when has_other_payer then 'elsewhere'
      else 'follows'
    end
    when private.open_amount(invoice) = 0 then 'paid'
    when has_other_payer then 'elsewhere'
    when 'sent' = any (mails) then 'sent'
    when mails && '{waiting,taken}' or exists (
      select from private.unmade_invoice_files where invoice_id = (invoice).id and is_mailed
    ) then 'follows'
    else 'page'
  end
  from (select private.is_billed_elsewhere(request)) as payer (has_other_payer)
  left join lateral (
    select made from private.invoices as made
    where request_ids @> array[request.id] and due = 'job' and credits is null and not private.is_credited(made.id)
      and not private.is_being_credited(made.id)
    order by number desc limit 1
  ) as latest (invoice) on true
  left join lateral (
    select array_agg(state) from private.outgoing_messages as message
    where message.request_id = any ((invoice).request_ids) and kind = 'invoice'
      and payload ->> 'invoice_id' = (invoice).id::text
  ) as mailed (mails) on true
$$;

-- What the mail about a label says of it: that in the register, its PDF ('attached' or 'online', and whether it replaces one that
-- was mailed), and the invoice.
create function private.label_facts(of_request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.has_new_label(request)
    then jsonb_build_object('label_class', request.label_class, 'label_valid_until', request.label_valid_until) else '{}'
  end || coalesce((
    select jsonb_build_object(
      'label_pdf', case when private.label_attachment(of_request) is null then 'online' else 'attached' end,
      'label_replaced', exists (
        select from private.outgoing_messages
        where request_id = of_request and kind = 'label_ready' and state = 'sent' and payload ? 'label_pdf'
      )
    )
    from private.newest_label_file(of_request)
  ), '{}') || jsonb_build_object('label_invoice', private.job_invoice_state(request))
  from public.contact_submissions as request where request.id = of_request
$$;

revoke execute on function private.audit_label_file(of_request uuid, bytes_before integer, bytes_after integer) from public;

revoke execute on function private.base64(content bytea) from public;

revoke execute on function public.customer_label(key text) from public;

revoke execute on function private.exported_invoices(of_requests uuid[]) from public;

revoke execute on function private.exported_labels(of_requests uuid[]) from public;

revoke execute on function private.forget_former_labels() from public;

revoke execute on function private.given_label_file(of_request uuid) from public;

revoke execute on function private.has_label_file(of_request uuid) from public;

revoke execute on function private.job_invoice_state(request public.contact_submissions) from public;

revoke execute on function private.label_attachment(of_request uuid) from public;

revoke execute on function private.label_facts(of_request uuid) from public;

revoke execute on function public.label_file(request_id uuid) from public;

revoke execute on function public.label_file(request_id uuid) from anon;

revoke execute on function public.label_pdf(request_id uuid) from public;

revoke execute on function public.label_pdf(request_id uuid) from anon;

revoke execute on function private.newest_label_file(of_request uuid) from public;

revoke execute on function private.queue_label_file(request public.contact_submissions, file_id uuid) from public;

revoke execute on function public.remove_label_file(id uuid, is_late boolean) from public;

revoke execute on function public.remove_label_file(id uuid, is_late boolean) from anon;

revoke execute on function private.sent_payload(kind text, payload jsonb, of_request uuid) from public;

revoke execute on function public.store_label_file(id uuid, request_id uuid, pdf text) from public;

revoke execute on function public.store_label_file(id uuid, request_id uuid, pdf text) from anon;

grant execute on function public.customer_label(key text) to service_role;

grant execute on function public.customer_label(key text) to anon;

grant execute on function public.customer_label(key text) to authenticated;

grant execute on function public.label_file(request_id uuid) to service_role;

grant execute on function public.label_file(request_id uuid) to authenticated;

grant execute on function public.label_pdf(request_id uuid) to service_role;

grant execute on function public.label_pdf(request_id uuid) to authenticated;

grant execute on function public.remove_label_file(id uuid, is_late boolean) to service_role;

grant execute on function public.remove_label_file(id uuid, is_late boolean) to authenticated;

grant execute on function public.store_label_file(id uuid, request_id uuid, pdf text) to service_role;

grant execute on function public.store_label_file(id uuid, request_id uuid, pdf text) to authenticated;
