-- Customers that order often (D-76): requests are not held by number up to a bound, and one invoice can charge several homes.

-- Customers and companies that order often (D-76), by the e-mail address that they order with or pay by. Anybody can type that
-- address, so it only lifts the limits of an hour up to a bound of its own: as many requests in a day as its owner is mailed of.
create table private.known_payers (
  -- In small letters.
  email text primary key check (
    email = lower(email) and private.is_line(email, 254) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  name text not null check (private.is_line(name, 100)),
  -- Whether its labels wait for an invoice that the office makes of several.
  is_billed_together boolean not null default false,
  known_at timestamptz not null default now(),
  known_by_email text
);

-- A known payer is held by none of these up to a bound of its own. The total never holds back a caller's first request of the hour, where callers can be distinguished: otherwise five
-- flooding callers would use it up for everybody.
create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  per_email constant integer := 10;
  -- Generous, because an office or mobile network shares one address.
  per_caller constant integer := 20;
  in_total constant integer := 100;
  held constant integer := 3000;
  hour_ago constant timestamptz := now() - interval '1 hour';
  sender constant text := private.caller_hash();
  of_sender bigint;
begin
  -- Serialises concurrent requests, which could not count each other otherwise.
  perform pg_advisory_xact_lock(7021002);
  if exists (select from public.contact_submissions where id = new.id)
    or exists (select from private.deleted_requests where id = new.id) then
    -- A retry after a lost answer: it is refused as a duplicate.
    return new;
  end if;
  select count(*) into of_sender from private.recent_callers where caller = sender and created_at > hour_ago;
  -- Held requests do not count, so that a flood from one caller uses up only that caller's share of the total.
  new.is_held := private.has_strange_names(new) or not private.is_known_within_bound(new.email) and ((
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or ((sender is null or of_sender > 0) and (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total) or of_sender >= per_caller);
  if not new.is_held then
    insert into private.recent_callers (caller) select sender where sender is not null;
  elsif (
    select count(*) from public.contact_submissions where is_held and created_at > hour_ago
  ) + (
    select count(*) from private.recent_callers where caller is null and created_at > hour_ago
  ) >= held then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many requests in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
  return new;
end
$$;

-- How many mails about new requests, and others that strangers cause, go to one address in 24 hours.
create function private.mails_of_strangers() returns integer
language sql immutable set search_path = ''
as $$
  select 20
$$;

-- Whether a request of this address is taken whatever the limits of an hour say.
create function private.is_known_within_bound(of_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.known_payers where email = lower(of_email)) and (
    select count(*) from public.contact_submissions
    where lower(email) = lower(of_email) and not is_held and source = 'website' and created_at > now() - interval '24 hours'
  ) < private.mails_of_strangers()
$$;

create function private.is_billed_together(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.payer_kind is not null and exists (
    select from private.known_payers
    where is_billed_together and email in (lower(request.email), lower(request.payer_email))
  )
$$;

create function public.known_payers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(known) order by private.name_key(name) collate "C", email), '[]')
    from private.known_payers as known
  );
end
$$;

-- Adds or changes a known payer; at most 1000.
create function public.keep_known_payer(email text, name text, is_billed_together boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  perform private.require_short('name', name, 100);
  insert into private.known_payers as known (email, name, is_billed_together, known_by_email)
  values (
    lower(btrim(keep_known_payer.email)), btrim(keep_known_payer.name), keep_known_payer.is_billed_together,
    private.own_admin_email()
  )
  on conflict on constraint known_payers_pkey do update
  set name = excluded.name, is_billed_together = excluded.is_billed_together;
  if (select count(*) from private.known_payers) > 1000 then
    raise invalid_parameter_value using message = 'too many known payers';
  end if;
end
$$;

-- What waited for an invoice with others then stands among what can be invoiced.
create function public.forget_known_payer(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  delete from private.known_payers as known where known.email = lower(btrim(forget_known_payer.email));
  return found;
end
$$;

-- Gives up what a sender never completed, what is of no use any more, and what one address gets too much of.
create or replace function private.give_up_messages(moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  of_strangers_per_address constant integer := private.mails_of_strangers();
begin
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < moment - interval '5 minutes'
    for update skip locked
  );
  -- Messages that are days late, or later than the appointment they tell of, are of no use any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and private.is_customer_mail(kind) and not_before < moment
      and (
        not_before < moment - interval '3 days'
        or kind <> 'withdrawn' and (payload ->> 'starts_at')::timestamptz < moment
      )
      and (private.tells_off(kind, payload) or exists (select from public.contact_submissions where contact_submissions.id = request_id))
    for update skip locked
  );
  -- The limit of one address, whoever caused the mails (D-67). Strangers cause those about new requests and give the address of
  -- who is at home, so these leave room for the mails about appointments.
  update private.outgoing_messages set state = 'failed', error = 'too-many', done_at = now() where id in (
    select id
    from (
      select id, lower(payload ->> 'email') as address, is_of_stranger,
        row_number() over (
          partition by lower(payload ->> 'email') order by is_of_stranger, not_before, created_at, id
        ) as place,
        row_number() over (
          partition by lower(payload ->> 'email'), is_of_stranger order by not_before, created_at, id
        ) as place_of_kind
      from private.outgoing_messages
      cross join lateral (select kind in ('received', 'at_home')) as cause (is_of_stranger)
      where state = 'waiting' and private.is_customer_mail(kind) and not_before <= now()
    ) as due
    cross join lateral (
      select count(*) as amount, count(*) filter (where other.kind in ('received', 'at_home')) as of_strangers
      from private.outgoing_messages as other
      where private.is_customer_mail(other.kind) and lower(other.payload ->> 'email') = due.address
        and other.taken_at > now() - interval '24 hours' and other.state in ('taken', 'sent', 'unknown')
    ) as gone
    where place + gone.amount > per_address
      or is_of_stranger and place_of_kind + gone.of_strangers > of_strangers_per_address
  );
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
      'known_payer', (select to_jsonb(known) from private.known_payers as known where email = lower(btrim(person))),
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

-- Looks a person up by e-mail address or telephone number, for erase_person: each request, oldest first, what of this person is
-- in the bin, which goes whatever it was, and the moment to pass. An invoice keeps name and address whatever becomes of
-- its request.
create or replace function public.erasable_person(person text) returns jsonb
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
create or replace function public.erase_person(person text, seen_at timestamp with time zone) returns jsonb
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

-- The requests that lines charge: each names its own on an invoice for several homes, else it is `request_id`.
create function private.charged_requests(request_id uuid, lines jsonb) returns uuid[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(distinct (line ->> 'request_id')::uuid), array[charged_requests.request_id])
  from jsonb_array_elements(lines) as line where line ? 'request_id'
$$;

alter table private.invoices add column request_ids uuid[] not null
  generated always as (private.charged_requests(request_id, lines)) stored;
create index on private.invoices using gin (request_ids);
drop index private.invoices_request_id_idx;

alter table private.planned_invoices add column request_ids uuid[] not null
  generated always as (private.charged_requests(request_id, lines)) stored;
create index on private.planned_invoices using gin (request_ids);

alter table private.open_dues drop constraint open_dues_invoice_id_key;
create index on private.open_dues (invoice_id);

-- The day on which the home of a request was visited; null when it was not.
create function private.delivery_day(of_request uuid) returns date
language sql stable security definer set search_path = ''
as $$
  select max(starts_at at time zone 'Europe/Amsterdam')::date from public.appointments
  where request_id = of_request and state in ('planned', 'completed') and starts_at < now()
$$;

-- Who pays for these requests together: without what they differ in, and with each home by its request.
create function private.joint_customer(requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(key, case when is_shared or key not in ('attention', 'reference') then value else '""' end) || jsonb_build_object('homes', (
    select jsonb_object_agg(request.id, private.invoice_home(request) || jsonb_build_object(
      'number', upper(left(request.id::text, 8)), 'own_reference', coalesce(request.payer_reference, ''),
      'visited_on', private.delivery_day(request.id)
    ))
    from public.contact_submissions as request where request.id = any (requests)
  ))
  from (
    select key, min(value::text)::jsonb as value, count(distinct value) = 1 as is_shared
    from public.contact_submissions as request
    cross join lateral jsonb_each(private.invoice_customer(request) - 'home') as part
    where request.id = any (requests) group by key
  ) as given
$$;

-- What requests have in common that one invoice can charge.
create function private.payer_key(request public.contact_submissions) returns text
language sql immutable set search_path = ''
as $$
  select lower(concat_ws(
    '|', request.payer_kind, request.payer_name, request.payer_street, request.payer_postcode, request.payer_city,
    request.payer_kvk, request.payer_vat_id, coalesce(request.payer_email, request.email, '')
  ))
$$;

-- Plans an invoice that an administrator asks for, made a minute later by `send`; undo_invoice takes it back until then.
-- The id is the caller's: a second attempt plans no second one. Returns when it is made. Refused: a second one for the
-- same job or visit ('already planned', 'already invoiced'), more than may be charged without a reason ('more than may
-- be charged'), and work that the customer can still withdraw from ('within the withdrawal period').
create or replace function public.make_invoice(
  id uuid, request_id uuid, lines jsonb, began_on_request boolean default false, due text default 'job',
  visit_id uuid default null, reason text default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  given_reason constant text := nullif(btrim(reason), '');
  made_at timestamptz;
begin
  perform private.require_admin();
  perform private.require_short('due', due, 20);
  perform private.require_short('reason', reason, 500);
  perform private.require_lines(lines);
  select coalesce(
    (select created_at from private.invoices where invoices.id = make_invoice.id),
    (select not_before from private.planned_invoices where planned_invoices.id = make_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.seller() is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  -- Beside one for several homes the second waits here for the first.
  select * into request from public.contact_submissions as stored
  where stored.id = make_invoice.request_id and anonymised_at is null and not is_held for update;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  perform private.require_chargeable(request, due, visit_id, private.total_of_lines(lines), given_reason);
  if due in ('job', 'extra') and private.is_withdrawable(request) and not began_on_request then
    raise invalid_parameter_value using message = 'within the withdrawal period';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_invoices (
    id, request_id, due, visit_id, lines, began_on_request, reason, is_mailed, not_before, planned_by_email
  ) values (
    make_invoice.id, request.id, make_invoice.due, make_invoice.visit_id, make_invoice.lines,
    make_invoice.began_on_request, given_reason, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  -- The one that comes by itself waits: if this one is undone it still comes.
  update private.planned_invoices as planned set not_before = greatest(planned.not_before, made_at + interval '1 minute')
  where planned.request_id = request.id and planned.lines is null and make_invoice.due = 'job';
  return made_at;
exception
  when unique_violation then raise invalid_parameter_value using message = 'already planned';
end
$$;

create or replace function private.require_lines(lines jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  perform private.require_short('lines', lines::text, 20000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 20 or exists (
    select from jsonb_array_elements(lines) as line
    where not coalesce(
      char_length(line ->> 'description') between 1 and 200 and line ->> 'description' !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(line ->> 'description')
      and not line ? 'request_id' and jsonb_typeof(line -> 'amount') = 'number' and line ->> 'amount' ~ '^-?[0-9]{1,8}$', false
    )
  ) then
    raise invalid_parameter_value using message = 'lines: 1 to 20, each with a description and an amount in cents';
  elsif private.total_of_lines(lines) not between 1 and 1000000000 then
    raise invalid_parameter_value using message = 'lines: a total above 0';
  end if;
end
$$;

-- Raises unless this amount may be charged for the due. A fee needs a reason above what the terms allow; so does an extra
-- of a cancelled request, which ended without work. After a withdrawal no reason allows more than what is owed.
create or replace function private.require_chargeable(
  request public.contact_submissions, due text, visit_id uuid, total bigint, reason text
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  chargeable record;
begin
  if due not in ('job', 'no_show', 'late_cancellation', 'extra')
    or (visit_id is not null) <> (due in ('no_show', 'late_cancellation')) or visit_id is not null and not exists (
      select from public.appointments as visit where visit.id = visit_id and visit.request_id = request.id
    ) then
    raise invalid_parameter_value using message = 'no such due';
  elsif exists (select from private.open_dues where subject = private.due_subject(due, request.id, visit_id)) then
    raise invalid_parameter_value using message = 'already invoiced';
  elsif due = 'job' and private.is_planned_by_hand(request.id) then
    raise invalid_parameter_value using message = 'already planned';
  end if;
  select * into chargeable from private.chargeable_dues(request) as each
  where each.due = require_chargeable.due and each.visit_id is not distinct from require_chargeable.visit_id;
  if request.withdrawn_at is not null then
    if due <> 'job' or total > coalesce(chargeable.most, 0) then
      raise invalid_parameter_value using message = 'more than may be charged';
    end if;
  elsif reason is null and (
    due in ('job', 'extra') and request.status = 'cancelled'
    or due in ('no_show', 'late_cancellation') and total > coalesce(chargeable.most, 0)
  ) then
    raise invalid_parameter_value using message = 'more than may be charged';
  end if;
end
$$;

-- Whether a request has all that an invoice needs, and its job never had one: what was credited is invoiced anew by hand.
create or replace function private.is_to_be_invoiced(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.anonymised_at is null and private.seller() is not null
    and private.promised_lines(request) is not null
    and not exists (select from private.invoices where request_ids @> array[request.id] and due = 'job')
$$;

-- Whether an administrator asked for the invoice of this job, alone or with others.
create function private.is_planned_by_hand(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.planned_invoices where request_ids @> array[of_request] and due = 'job' and lines is not null
  )
$$;

-- Plans the invoice of a registered label, or forgets it when completing was a mistake. That label is found by the
-- sender, who cannot know what the administrator chose about mails.
create or replace function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.planned_invoices where request_id = new.id and lines is null;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) and not private.is_billed_together(new) then
    insert into private.planned_invoices (id, request_id, not_before, is_mailed) values (
      gen_random_uuid(), new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
      not private.is_without_mail() and not (old.status = 'completed' and exists (
        select from private.label_looks as look where look.request_id = new.id and look.is_without_mail
      ))
    ) on conflict do nothing;
  end if;
  return null;
end
$$;

-- What a planned invoice charges, as private.due_subject.
create function private.due_subjects(planned private.planned_invoices) returns setof uuid
language sql immutable set search_path = ''
as $$
  select unnest(case planned.due when 'job' then planned.request_ids when 'extra' then '{}' else array[planned.visit_id] end)
$$;

-- Makes a planned invoice. The caller holds the lock of the series.
create or replace function private.add_invoice(planned private.planned_invoices, request public.contact_submissions, lines jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment_days constant integer := 14;
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
    planned.reason, today, today + payment_days,
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

-- Makes the planned invoices that are due, at most 20 at once, those that somebody asked for first. The series is locked
-- before any row: two orders of locking would wait for each other.
create or replace function private.make_planned_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_invoices;
  request public.contact_submissions;
begin
  if private.seller() is null or not exists (select from private.planned_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  -- An invoice never changes: with empty boxes for a name it waits until the name is written otherwise.
  update private.planned_invoices as waiting set not_before = now() + interval '10 minutes'
  from public.contact_submissions as named
  where waiting.lines is null and waiting.not_before <= now() and named.id = waiting.request_id
    and private.unprinted_of(named) <> '';
  for planned in
    with made as (
      delete from private.planned_invoices where id in (
        select id from private.planned_invoices where not_before <= now()
        order by lines is null, not_before limit 20 for update skip locked
      ) returning *
    )
    select * from made order by lines is null, not_before
  loop
    select * into request from public.contact_submissions where id = planned.request_id;
    if planned.lines is not null and request.anonymised_at is null and not exists (
      select from private.open_dues where subject in (select private.due_subjects(planned))
    ) and (cardinality(planned.request_ids) = 1 or private.are_finished(planned.request_ids)) then
      perform private.add_invoice(planned, request, planned.lines);
    elsif planned.lines is null and private.is_to_be_invoiced(request) then
      perform private.add_invoice(planned, request, private.promised_lines(request));
    end if;
  end loop;
end
$$;

-- By when the law has it paid back: known after a withdrawal.
create or replace function private.refund_by(invoice private.invoices) returns date
language sql stable security definer set search_path = ''
as $$
  select (min(withdrawn_at) at time zone 'Europe/Amsterdam')::date + private.refund_days()
  from public.contact_submissions
  where id = any (invoice.request_ids) and private.owed_back(invoice) > 0
$$;

-- Whether a request has an invoice that its customer still has to pay.
create or replace function private.has_open_invoice(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.invoices as invoice where request_ids @> array[of_request] and private.open_amount(invoice) > 0
  )
$$;

-- What a mail says of an invoice: `invoice_total` is what is still open of it, of a credit note its total.
create or replace function private.invoice_facts(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_due', invoice.due,
    'invoice_due_on', invoice.due_on
  ) || case when cardinality(invoice.request_ids) > 1
    then jsonb_build_object('homes', cardinality(invoice.request_ids), 'address', null)
    else '{}'
  end || case when invoice.credits is null
    then jsonb_build_object(
      'invoice_total', private.open_amount(invoice), 'invoice_paid', private.paid_of(invoice.id),
      'iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name',
      'is_last_reminder', private.is_last_reminder(invoice.id)
    )
    else jsonb_build_object(
      'invoice_total', invoice.total, 'credited_number', (select number from private.invoices where id = invoice.credits)
    )
  end
$$;

-- The request by which an invoice is mailed: the first that is not deleted or anonymised.
create function private.mailed_request(invoice private.invoices) returns public.contact_submissions
language sql stable security definer set search_path = ''
as $$
  select request from public.contact_submissions as request
  where id = any (invoice.request_ids) and anonymised_at is null
  order by id <> invoice.request_id, created_at, id limit 1
$$;

-- Queues a mail about an invoice. What it asks for is computed when it is sent (private.invoice_facts).
create or replace function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(
    queue_invoice_mail.kind, request, private.invoice_facts(invoice), queue_invoice_mail.not_before
  )
  from private.mailed_request(invoice) as request where request.id is not null
$$;

-- Deletes the mails about an invoice that wait, and forgets which reminders those were; whether there were any.
create or replace function private.withdraw_mails(invoice private.invoices, kinds text[]) returns boolean
language sql security definer set search_path = ''
as $$
  with withdrawn as (
    delete from private.outgoing_messages as message
    where message.request_id = any (invoice.request_ids) and kind = any (kinds) and state = 'waiting'
      and payload ->> 'invoice_id' = invoice.id::text
    returning (payload ->> 'reminder')::smallint as number
  ), forgotten as (
    delete from private.payment_reminders as reminder using withdrawn
    where invoice_id = invoice.id and reminder.number = withdrawn.number and sent_at is null
  )
  select exists (select from withdrawn)
$$;

-- The reminders of which the day has come: of what is open, and beside no other mail about the invoice.
create or replace function private.due_reminders() returns table (invoice private.invoices, number smallint)
language sql stable security definer set search_path = ''
as $$
  select late, next.number
  from (select (now() at time zone 'Europe/Amsterdam')::date as day) as today
  cross join private.invoice_balances as balance
  join private.invoices as late on late.id = balance.invoice_id
  cross join lateral private.next_reminder(late) as next
  where private.is_mailed('payment_reminder')
    -- Three times the longest pause, and three days.
    and balance.state = 'open' and balance.due_on between today.day - 273 and today.day - 1 and next.on_day <= today.day
    and exists (select from private.invoice_files where invoice_id = late.id)
    and exists (
      select from private.mailed_request(late) as request where coalesce(payer_email, email) is not null and not is_held
    )
    and not exists (
      select from private.outgoing_messages as message
      where message.request_id = any (late.request_ids) and kind in ('invoice', 'payment_reminder')
        and message.state in ('waiting', 'taken') and payload ->> 'invoice_id' = late.id::text
    )
$$;

-- Queues a reminder of an invoice, each number once.
create or replace function private.queue_payment_reminder(invoice private.invoices, number integer, not_before timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Of two at once the second waits here for the first.
  insert into private.payment_reminders (invoice_id, number) values (invoice.id, queue_payment_reminder.number)
  on conflict do nothing;
  if found then
    perform private.queue_mail(
      'payment_reminder', request,
      private.invoice_facts(invoice) || jsonb_build_object('reminder', queue_payment_reminder.number),
      queue_payment_reminder.not_before
    )
    from private.mailed_request(invoice) as request where request.id is not null;
  end if;
end
$$;

-- Mails about an invoice by hand, after the pause in which that can be undone: of a late one the next reminder, of three, else the
-- invoice. Returns the kind of the mail. Nothing while one waits; refused after three in a day ('mailed enough').
create or replace function public.mail_invoice(invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  reminders integer;
  waiting text;
  today integer;
begin
  perform private.require_admin();
  -- Two at once queue one.
  select stored.* into invoice from private.invoices as stored
  join private.invoice_files as file on file.invoice_id = stored.id
  where stored.id = mail_invoice.invoice_id for update of stored;
  select min(kind) filter (where state in ('waiting', 'taken')), count(*) filter (where created_at > now() - interval '1 day')
  into waiting, today
  from private.outgoing_messages as message
  where message.request_id = any (invoice.request_ids) and kind in ('invoice', 'payment_reminder')
    and payload ->> 'invoice_id' = invoice.id::text;
  if waiting is not null then
    return waiting;
  elsif today >= 3 then
    raise invalid_parameter_value using message = 'mailed enough';
  end if;
  select coalesce(max(number), 0) into reminders from private.payment_reminders as past where past.invoice_id = invoice.id;
  if private.invoice_state(invoice) = 'late' and reminders < 3 and private.is_mailed('payment_reminder') then
    perform private.queue_payment_reminder(invoice, reminders + 1, now() + private.mail_pause());
    return 'payment_reminder';
  end if;
  perform private.queue_invoice_mail('invoice', invoice, now() + private.mail_pause());
  return 'invoice';
end
$$;

-- Takes back a mail about an invoice that was asked for; false when it is too late.
create or replace function public.undo_invoice_mail(invoice_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select private.withdraw_mails(invoice, '{invoice,payment_reminder}')
    from private.invoices as invoice
    where id = undo_invoice_mail.invoice_id and exists (
      select from private.outgoing_messages as message
      where message.request_id = any (invoice.request_ids) and private.can_undo_mail(message)
        and payload ->> 'invoice_id' = invoice.id::text
    )
  ), false);
end
$$;

-- A planned invoice as the back-office reads it; its total is null while the price is not known.
create or replace function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', planned.id, 'request_id', request.id, 'due', planned.due, 'homes', cardinality(planned.request_ids),
    'name', case when cardinality(planned.request_ids) > 1 then request.payer_name else request.name end, 'made_at', planned.not_before,
    'is_by_hand', planned.lines is not null, 'is_mailed', planned.is_mailed,
    'unprinted', case when planned.lines is null then private.unprinted_of(request) else '' end,
    'total', private.total_of_lines(coalesce(planned.lines, private.promised_lines(request)))
  )
$$;

-- The newest mail about an invoice: what, in which state and since when, or for which moment it waits. Messages are forgotten
-- after 30 days (private.forget_messages), and then only reminders are known: 'forgotten'. Null for none.
create or replace function private.newest_mail(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', kind, 'state', state, 'at', case when state = 'waiting' then not_before else coalesce(done_at, taken_at) end,
      'can_undo', private.can_undo_mail(message)
    )
    from private.outgoing_messages as message
    where message.request_id = any (invoice.request_ids) and kind in ('invoice', 'payment_reminder')
      and payload ->> 'invoice_id' = invoice.id::text
    order by created_at desc limit 1
  ), (
    select jsonb_build_object('kind', 'payment_reminder', 'state', 'sent', 'at', sent_at, 'can_undo', false)
    from private.payment_reminders
    where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
  ), case when invoice.created_at <= private.believed_time() - interval '30 days' then
    jsonb_build_object('kind', 'invoice', 'state', 'forgotten', 'at', null, 'can_undo', false)
  end)
$$;

-- An invoice as the back-office reads it. `mail` is its newest mail, `reminder` the newest one that was sent, and
-- `next_reminder` the one that comes by itself.
create or replace function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'is_credited', private.is_credited(invoice.id), 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
    'reference', upper(left(invoice.request_id::text, 8)), 'refund_by', private.refund_by(invoice),
    'credited_number', (select number from private.invoices as credited where credited.id = invoice.credits),
    'has_files', exists (select from private.invoice_files where invoice_id = invoice.id),
    'can_mail', private.can_mail_invoice((private.mailed_request(invoice)).id),
    'mail', private.newest_mail(invoice),
    'reminder', (
      select jsonb_build_object('number', number, 'sent_at', sent_at) from private.payment_reminders
      where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
    ),
    'next_reminder', (
      select to_jsonb(next) from private.next_reminder(invoice) as next
      where private.open_amount(invoice) > 0 and private.is_mailed('payment_reminder')
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount,
        'is_from_bank', num_nonnulls(payment.bank_entry, payment.bank_entry_id) > 0
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- What may be invoiced and does not come by itself: requests whose job has no invoice, with what each lacks (the label in the
-- register, a price, a new invoice after a credit note, others to be charged with, or nothing), and fees for visits. The longest ago first; without
-- what the office decided not to charge.
create or replace function private.dues_to_invoice(most integer) returns table (
  request_id uuid, name text, due text, visit_id uuid, since date, amount bigint, lacks text
)
language sql stable security definer set search_path = ''
as $$
  with enabled as (select enabled_at from public.invoice_settings where private.seller() is not null)
  select request.id, request.name, 'job', null::uuid, (completed_at at time zone 'Europe/Amsterdam')::date,
    private.total_of_lines(private.promised_lines(request)), case
      when exists (select from private.invoices where request_ids @> array[request.id] and invoices.due = 'job') then 'credited'
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
      when private.is_billed_together(request) then 'together'
    end
  from enabled join public.contact_submissions as request on request.completed_at >= enabled_at
  where not is_held and status = 'completed' and anonymised_at is null
    and not exists (select from private.open_dues where subject = request.id)
    and not exists (select from private.planned_invoices where request_ids @> array[request.id] and due = 'job')
    and not exists (select from private.waived_dues where subject = request.id)
  union all
  select request.id, request.name, fee.due, visit.id, (visit.starts_at at time zone 'Europe/Amsterdam')::date, fee.most, null
  from enabled join public.appointments as visit on visit.ended_at >= enabled_at
  join public.contact_submissions as request on request.id = visit.request_id
  cross join lateral private.chargeable_dues(request) as fee
  where (visit.state = 'no_show' or private.is_cancelled_late(visit))
    and request.anonymised_at is null and not is_held and fee.visit_id = visit.id and fee.most > 0
    and not exists (select from private.planned_invoices where planned_invoices.visit_id = visit.id)
    and not exists (select from private.waived_dues where subject = visit.id)
  order by 5, 1 limit most
$$;

-- What can be invoiced, what of it can be charged together, and what comes by itself: of the first and last a hundred.
create or replace function public.invoices_to_come() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'to_invoice', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.dues_to_invoice(100) as each),
    'joint', private.joint_proposals(),
    'planned', (
      select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
      from (select * from private.planned_invoices order by not_before limit 100) as planned
      join public.contact_submissions as request on request.id = planned.request_id
    )
  );
end
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create or replace function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'is_cancelled', request.status = 'cancelled', 'is_withdrawn', request.withdrawn_at is not null, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from private.planned_invoices as planned where planned.request_ids @> array[request.id]
      ),
      'unprinted', private.unprinted_of(request),
      'dues', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.chargeable_dues(request) as each),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_ids @> array[request.id]
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

-- What the customer of a request pays, and how: each invoice of which something is open, oldest first, else the newest one
-- that was paid. One for several homes only if it is mailed to this customer. That it was mailed is said only when it was.
create or replace function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_ids @> array[customer_invoices.request_id] and credits is null and not private.is_credited(id)
      and exists (select from private.invoice_files where invoice_id = id)
      and (cardinality(request_ids) = 1 or exists (
        select from public.contact_submissions as request
        where request.id = customer_invoices.request_id and lower(coalesce(payer_email, email)) = lower(email)
      ))
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (invoice).number, 'homes', cardinality((invoice).request_ids), 'due', (invoice).due, 'total', (invoice).total, 'open', open,
    'is_late', private.invoice_state(invoice) = 'late', 'due_on', (invoice).due_on,
    'name', (invoice).seller ->> 'name', 'iban', (invoice).seller ->> 'iban', 'payment_url', (invoice).payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = any ((invoice).request_ids) and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = (invoice).id::text
    )
  ) order by (invoice).number), '[]')
  from own
  where open > 0 or not exists (select from own where open > 0) and (invoice).number = (select max((invoice).number) from own)
$$;

-- The invoices of these requests that are still to be paid, with the open amount in cents: said before the requests are deleted.
create or replace function public.open_invoices(request_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(request_ids) > 1000 then
    raise invalid_parameter_value using message = 'at most 1000 at once';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', invoice.number, 'open', open) order by invoice.number), '[]')
    from private.invoices as invoice cross join lateral (select private.open_amount(invoice) as open) as due
    where invoice.request_ids && open_invoices.request_ids and open > 0
  );
end
$$;

-- Withdraws from the order of a request, as its customer said at a moment: calls the visit off, takes back every invoice, so
-- that what was paid is owed back, and queues the receipt. True when it is withdrawn, also before; false without the right.
create or replace function private.withdraw(of_request uuid, said_at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  bill uuid;
  visit_off jsonb;
begin
  -- Before any row, in the order in which others take them.
  perform private.lock_schedule();
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  select * into request from public.contact_submissions where id = of_request for update;
  if request.withdrawn_at is not null then
    return true;
  elsif not exists (select from private.right_to_withdraw(request) where ends_at > said_at) then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  delete from private.planned_invoices as planned where planned.request_ids @> array[request.id];
  -- A trigger calls the visit off.
  update public.contact_submissions set
    status = 'cancelled', callback_on = null, withdrawn_at = said_at,
    withdrawal_owed = private.owed_for_part(request, said_at)
  where id = request.id returning * into request;
  for bill in
    select id from private.invoices
    where request_ids @> array[request.id] and credits is null and not private.is_credited(id) order by number
  loop
    perform private.add_credit_note(gen_random_uuid(), bill, null);
  end loop;
  -- What waits tells of an order that ended. The receipt tells that the visit is off.
  with stale as (
    delete from private.outgoing_messages
    where request_id = request.id and state = 'waiting' and private.is_customer_mail(kind)
      and kind not in ('invoice', 'payment_reminder', 'at_home')
    returning kind, payload
  )
  select payload into visit_off from stale where kind = 'cancelled';
  perform private.queue_mail('withdrawn', request, coalesce(visit_off, '{}') || jsonb_build_object(
    'withdrawn_at', said_at, 'owed', request.withdrawal_owed
  ));
  return true;
end
$$;

-- Whether the work of all these requests is done, and nobody took that back.
create function private.are_finished(requests uuid[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) = cardinality(requests)
  from public.contact_submissions
  where id = any (requests) and status = 'completed' and withdrawn_at is null and anonymised_at is null
$$;

-- Whether the job of a request can be charged together with others: it has a payer of its own, its label and its price, no
-- invoice, and no right of withdrawal runs.
create function private.can_be_joined(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.are_finished(array[request.id]) and request.payer_kind is not null and not private.awaits_label(request)
    and private.promised_lines(request) is not null and not private.is_withdrawable(request)
    and private.unprinted_of(request) = '' and not exists (select from private.open_dues where subject = request.id)
    and not private.is_planned_by_hand(request.id)
$$;

-- Plans one invoice for these requests, 2 to 50, as make_invoice does for one. Returns when it is made. Refused: without one payer
-- ('not one payer'), and with a job that cannot be charged now ('cannot be joined').
create function public.make_joint_invoice(id uuid, request_ids uuid[]) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  made_at timestamptz;
  joined record;
begin
  perform private.require_admin();
  if coalesce(cardinality(request_ids), 0) not between 2 and 50 then
    raise invalid_parameter_value using message = 'request_ids: 2 to 50';
  end if;
  select coalesce(
    (select created_at from private.invoices where invoices.id = make_joint_invoice.id),
    (select not_before from private.planned_invoices where planned_invoices.id = make_joint_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.seller() is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  -- Of two at once for the same home the second waits here for the first; in one order.
  perform from public.contact_submissions as request where request.id = any (request_ids) order by request.id for update;
  select count(*) as homes, count(distinct private.payer_key(request)) as payers,
    bool_and(private.can_be_joined(request)) as can_be_joined, (array_agg(request.id order by created_at, request.id))[1] as first_id,
    jsonb_agg(line || jsonb_build_object('request_id', request.id) order by created_at, request.id) as lines
  into joined
  from public.contact_submissions as request
  cross join lateral jsonb_array_elements(coalesce(private.promised_lines(request), '[{}]')) as line
  where request.id = any (request_ids);
  if joined.homes <> cardinality(request_ids) or not joined.can_be_joined then
    raise invalid_parameter_value using message = 'cannot be joined';
  elsif joined.payers <> 1 then
    raise invalid_parameter_value using message = 'not one payer';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_invoices (id, request_id, lines, is_mailed, not_before, planned_by_email)
  values (
    make_joint_invoice.id, joined.first_id, joined.lines, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  -- Those that come by themselves wait: if this one is undone they still come.
  update private.planned_invoices as planned set not_before = greatest(planned.not_before, made_at + interval '1 minute')
  where planned.request_id = any (make_joint_invoice.request_ids) and planned.lines is null;
  return made_at;
end
$$;

-- What can be charged together now: of each payer with two or more such jobs who it is, and each home, the longest finished first.
create function private.joint_proposals() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(proposal) order by name), '[]')
  from (
    select min(request.payer_name) as name, jsonb_agg(jsonb_build_object(
      'request_id', request.id, 'home', coalesce(private.address_line(request), ''), 'amount', due.amount
    ) order by due.since, request.id) as homes
    from private.dues_to_invoice(1001) as due
    join public.contact_submissions as request on request.id = due.request_id
    where due.due = 'job' and private.can_be_joined(request)
    group by private.payer_key(request) having count(*) > 1
  ) as proposal
$$;

revoke execute on function private.are_finished(requests uuid[]) from public;

revoke execute on function private.can_be_joined(request public.contact_submissions) from public;

revoke execute on function private.charged_requests(request_id uuid, lines jsonb) from public;

revoke execute on function private.delivery_day(of_request uuid) from public;

revoke execute on function private.due_subjects(planned private.planned_invoices) from public;

revoke execute on function public.forget_known_payer(email text) from public;

revoke execute on function public.forget_known_payer(email text) from anon;

revoke execute on function private.is_billed_together(request public.contact_submissions) from public;

revoke execute on function private.is_known_within_bound(of_email text) from public;

revoke execute on function private.is_planned_by_hand(of_request uuid) from public;

revoke execute on function private.joint_customer(requests uuid[]) from public;

revoke execute on function private.joint_proposals() from public;

revoke execute on function public.keep_known_payer(email text, name text, is_billed_together boolean) from public;

revoke execute on function public.keep_known_payer(email text, name text, is_billed_together boolean) from anon;

revoke execute on function public.known_payers() from public;

revoke execute on function public.known_payers() from anon;

revoke execute on function private.mailed_request(invoice private.invoices) from public;

revoke execute on function private.mails_of_strangers() from public;

revoke execute on function public.make_joint_invoice(id uuid, request_ids uuid[]) from public;

revoke execute on function public.make_joint_invoice(id uuid, request_ids uuid[]) from anon;

revoke execute on function private.payer_key(request public.contact_submissions) from public;

grant execute on function public.forget_known_payer(email text) to service_role;

grant execute on function public.forget_known_payer(email text) to authenticated;

grant execute on function public.keep_known_payer(email text, name text, is_billed_together boolean) to service_role;

grant execute on function public.keep_known_payer(email text, name text, is_billed_together boolean) to authenticated;

grant execute on function public.known_payers() to service_role;

grant execute on function public.known_payers() to authenticated;

grant execute on function public.make_joint_invoice(id uuid, request_ids uuid[]) to service_role;

grant execute on function public.make_joint_invoice(id uuid, request_ids uuid[]) to authenticated;
