-- Entries of bank statements are stored once, each until an administrator settles it (D-79).

create table private.bank_entries (
  id uuid primary key default gen_random_uuid(),
  -- IBAN of the account that the statement is of.
  account text not null check (char_length(account) <= 34),
  -- What the bank calls it in every file; '' for none.
  reference text not null check (char_length(reference) <= 100),
  -- `in-undone` took back what came in, `out-undone` brought back what was paid.
  kind text not null check (kind in ('in', 'out', 'in-undone', 'out-undone')),
  booked_on date not null check (booked_on between '2000-01-01' and '2099-12-31'),
  amount integer not null check (amount between 1 and 1000000000),
  -- Who paid or was paid, and what went with it.
  party text not null check (char_length(party) <= 140),
  remittance text not null check (char_length(remittance) <= 1000),
  -- Why it has to do with no invoice; null when nobody put it aside.
  put_aside text check (char_length(put_aside) between 1 and 200),
  -- The entry that this one took back.
  undoes uuid unique references private.bank_entries check (undoes <> id),
  -- Who linked it, put it aside or let it undo another, and when.
  settled_at timestamptz,
  settled_by_email text
);
create index on private.bank_entries (account, booked_on, amount);
create index on private.bank_entries (settled_at) where settled_at is not null;

alter table private.invoice_payments add column bank_entry_id uuid references private.bank_entries;
create index on private.invoice_payments (bank_entry_id);

drop function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text, is_too_much boolean);

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
  perform private.forget_messages(moment);
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

-- All data about one person, found by e-mail address in any case: whole requests, so that no column is left out, with
-- their audit trail, their appointments, their invoices and what was sent about them. Requests in the bin are included, with
-- `deleted_at`.
create or replace function public.export_person(email text) returns jsonb
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

-- Notes a payment, or below 0 a refund, by hand. Returns whether there is such an invoice. Refused: more than is open ('more
-- than is open') unless it is known to be too much, and a refund of more than is owed back ('more than is owed back').
create function public.note_payment(
  invoice_id uuid, paid_on date, amount integer, is_too_much boolean default false
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
begin
  perform private.require_admin();
  perform private.require_calendar_date('paid_on', paid_on);
  -- Two at once are judged one after the other.
  select * into invoice from private.invoices as stored
  where stored.id = note_payment.invoice_id and credits is null for update;
  if invoice.id is null then
    return false;
  elsif amount > private.open_amount(invoice) and not is_too_much then
    raise invalid_parameter_value using message = 'more than is open';
  elsif -amount > private.owed_back(invoice) then
    raise invalid_parameter_value using message = 'more than is owed back';
  end if;
  insert into private.invoice_payments (invoice_id, paid_on, amount, noted_by_email)
  values (note_payment.invoice_id, note_payment.paid_on, note_payment.amount, private.own_admin_email());
  perform private.follow_open_amount(note_payment.invoice_id);
  return true;
end
$$;

-- Removes a payment or refund that was noted by mistake; what was found in a bank file with all that its entry pays, so that the
-- entry is to be looked at again. Refused for a payment of which a part was paid back.
create or replace function public.remove_payment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  payment private.invoice_payments;
begin
  perform private.require_admin();
  perform from private.invoices as invoice
  where invoice.id = (select invoice_id from private.invoice_payments as noted where noted.id = remove_payment.id)
  for update;
  select * into payment from private.invoice_payments as noted where noted.id = remove_payment.id;
  if payment.bank_entry_id is not null then
    if not public.reopen_bank_entry(payment.bank_entry_id) then
      raise invalid_parameter_value using message = 'paid back';
    end if;
    return;
  end if;
  delete from private.invoice_payments as noted where noted.id = remove_payment.id;
  if private.paid_of(payment.invoice_id) < 0 then
    raise invalid_parameter_value using message = 'paid back';
  end if;
  perform private.follow_open_amount(payment.invoice_id);
end
$$;

-- An invoice as the back-office reads it.
create or replace function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'is_credited', private.is_credited(invoice.id), 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
    'reference', upper(left(invoice.request_id::text, 8)),
    'credited_number', (select number from private.invoices as credited where credited.id = invoice.credits),
    'has_files', exists (select from private.invoice_files where invoice_id = invoice.id),
    'can_mail', private.can_mail_invoice(invoice.request_id),
    -- What was sent is forgotten after 30 days (private.forget_messages).
    'mail', coalesce((
      select message.state from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice'
        and message.payload ->> 'invoice_id' = invoice.id::text
      order by message.created_at desc limit 1
    ), case when invoice.created_at <= private.believed_time() - interval '30 days' then 'forgotten' end),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount,
        'is_from_bank', num_nonnulls(payment.bank_entry, payment.bank_entry_id) > 0
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- What became of an entry: `returned` when it undoes another or was undone, `linked` and `refund` by what was noted of it.
create function private.bank_entry_state(entry private.bank_entries) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when entry.undoes is not null or exists (select from private.bank_entries where undoes = entry.id) then 'returned'
    when exists (select from private.invoice_payments where bank_entry_id = entry.id) then
      case entry.kind when 'in' then 'linked' when 'out' then 'refund' else 'returned' end
    when entry.put_aside is not null then 'aside'
    else 'open'
  end
$$;

-- Stores the entries of one file that are not stored yet, and returns what became of all of them, by direction and state. The
-- bank's own name of an entry tells it from another that looks alike; without one those of a file are counted, so that the
-- same entry in two files is one, and two payments that look alike are two. All alike ones of a file come in one call.
create function public.store_bank_entries(entries jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry record;
  known uuid;
  seen uuid[] := '{}';
  stored integer := 0;
begin
  perform private.require_admin();
  perform private.require_short('entries', entries::text, 200000);
  -- Two at once would both find an entry missing.
  lock table private.bank_entries in share row exclusive mode;
  for entry in
    select * from jsonb_to_recordset(entries) as given (
      account text, reference text, kind text, day date, amount integer, party text, remittance text
    )
    -- Those with a name first, so that those without count what is left.
    order by reference = ''
  loop
    select id into known from private.bank_entries as alike
    where alike.account = entry.account and alike.booked_on = entry.day and alike.amount = entry.amount
      and alike.kind = entry.kind and alike.party = entry.party and alike.remittance = entry.remittance
      and (alike.reference = entry.reference or '' in (alike.reference, entry.reference)) and alike.id <> all (seen)
    order by alike.reference = entry.reference desc, alike.id limit 1;
    if not found then
      insert into private.bank_entries (account, reference, kind, booked_on, amount, party, remittance)
      values (entry.account, entry.reference, entry.kind, entry.day, entry.amount, entry.party, entry.remittance)
      returning id into known;
      stored := stored + 1;
      perform private.find_noted_payment(known);
    end if;
    seen := seen || known;
  end loop;
  return jsonb_build_object('stored', stored, 'sums', (
    select coalesce(jsonb_agg(to_jsonb(sum)), '[]')
    from (
      select case when kind in ('in', 'out-undone') then 'in' else 'out' end as direction,
        private.bank_entry_state(one) as state, count(*) as entries, sum(amount) as amount
      from private.bank_entries as one where id = any (seen) group by 1, 2 order by 1, 2
    ) as sum
  ));
end
$$;

-- A payment that release 2.0.0 noted from a bank file is of the entry with its account, day and amount.
create function private.find_noted_payment(entry_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.invoice_payments set bank_entry_id = entry_id
  where id = (
    select payment.id from private.bank_entries as entry join private.invoice_payments as payment
      on starts_with(payment.bank_entry, concat_ws(' ', entry.account, entry.booked_on, entry.amount, ''))
    where entry.id = entry_id and entry.kind = 'in' and payment.bank_entry_id is null
    order by payment.noted_at limit 1
  )
$$;

-- Tax law keeps statements as it keeps invoices; then names and texts go, and the sums stay.
create function private.forget_bank_entries() returns void
language sql security definer set search_path = ''
as $$
  update private.bank_entries set party = '', remittance = ''
  where (party, remittance) <> ('', '') and private.is_past_tax_period(booked_on)
$$;

-- Notes what entries pay of invoices, or what they pay back: [{"entry": ..., "pays": [{"invoice": ..., "amount": ...}]}], with
-- amounts above 0 that add up to the entry; `is_too_much` for more than is open. Returns for each what became of it:
-- `settled`, `before` when it was settled meanwhile, or `changed` when its invoice is no longer open for that amount.
create function public.settle_bank_entries(decisions jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  decision jsonb;
  outcomes text[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('decisions', decisions::text, 200000);
  -- In one order, so that two administrators do not wait for each other.
  perform from private.invoices where id in (
    select (paid ->> 'invoice')::uuid
    from jsonb_array_elements(decisions) as one cross join lateral jsonb_array_elements(one -> 'pays') as paid
  ) order by id for update;
  for decision in select value from jsonb_array_elements(decisions) loop
    outcomes := outcomes || private.settle_bank_entry(
      (decision ->> 'entry')::uuid, decision -> 'pays', coalesce((decision ->> 'is_too_much')::boolean, false)
    );
  end loop;
  return outcomes;
end
$$;

create function private.settle_bank_entry(entry_id uuid, pays jsonb, is_too_much boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  select * into entry from private.bank_entries where id = entry_id and kind in ('in', 'out') for update;
  if entry.id is null
    or (select sum((paid ->> 'amount')::integer) from jsonb_array_elements(pays) as paid) is distinct from entry.amount
    or exists (select from jsonb_array_elements(pays) as paid where (paid ->> 'amount')::integer <= 0)
    or exists (select from jsonb_array_elements(pays) as paid group by paid ->> 'invoice' having count(*) > 1)
  then
    raise invalid_parameter_value using message = 'pays: amounts above 0 that add up to the entry, one of each invoice';
  elsif private.bank_entry_state(entry) <> 'open' then
    return 'before';
  elsif exists (
    select from jsonb_array_elements(pays) as paid
    left join private.invoices as invoice on invoice.id = (paid ->> 'invoice')::uuid and credits is null
    where invoice.id is null or (paid ->> 'amount')::integer > case entry.kind
      when 'out' then private.owed_back(invoice) when 'in' then private.open_amount(invoice)
    end and not (is_too_much and entry.kind = 'in' and invoice.id is not null)
  ) then
    return 'changed';
  end if;
  perform private.add_bank_payment(
    entry, (paid ->> 'invoice')::uuid, (paid ->> 'amount')::integer * case entry.kind when 'in' then 1 else -1 end
  ) from jsonb_array_elements(pays) as paid;
  perform private.mark_settled(entry.id);
  return 'settled';
end
$$;

-- Below 0 for what was paid back, and for what came back.
create function private.add_bank_payment(entry private.bank_entries, invoice_id uuid, amount integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry_id, noted_by_email)
  values (add_bank_payment.invoice_id, entry.booked_on, add_bank_payment.amount, entry.id, private.own_admin_email());
  perform private.follow_open_amount(add_bank_payment.invoice_id);
end
$$;

create function private.mark_settled(entry_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.bank_entries set settled_at = now(), settled_by_email = private.own_admin_email() where id = entry_id
$$;

-- Lets an entry that came back undo another entry, or a payment that was noted by hand: the payments get their opposites, so
-- that what was paid stays to be read. Returns `settled`, `before` or `changed`.
create function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid default null, undone_payment uuid default null)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
  undone private.bank_entries;
  undone_ids uuid[];
begin
  perform private.require_admin();
  perform from private.invoices where id in (
    select invoice_id from private.invoice_payments as payment
    where payment.bank_entry_id = undone_entry or payment.id = undone_payment
  ) order by id for update;
  select * into entry from private.bank_entries where id = entry_id and kind in ('in-undone', 'out-undone') for update;
  select * into undone from private.bank_entries where id = undone_entry for update;
  if entry.id is null or private.bank_entry_state(entry) <> 'open' then
    return 'before';
  elsif private.bank_entry_state(undone) = 'returned' then
    return 'changed';
  end if;
  undone_ids := array(
    select payment.id from private.invoice_payments as payment
    where payment.bank_entry_id = undone.id
      or (payment.id = undone_payment and payment.bank_entry_id is null and undone.id is null)
  );
  if coalesce(undone.amount, (
    select abs(payment.amount) from private.invoice_payments as payment where payment.id = any (undone_ids)
  )) is distinct from entry.amount or undone.kind || '-undone' <> entry.kind then
    return 'changed';
  end if;
  perform private.add_bank_payment(entry, payment.invoice_id, -payment.amount)
  from private.invoice_payments as payment where payment.id = any (undone_ids);
  update private.bank_entries set undoes = undone.id where id = entry.id;
  perform private.mark_settled(entry.id);
  return 'settled';
end
$$;

-- Puts an entry aside that has to do with no invoice, with the reason. Returns false when it was settled meanwhile.
create function public.put_bank_entry_aside(entry_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  entry private.bank_entries;
begin
  perform private.require_admin();
  perform private.require_short('reason', reason, 200);
  select * into entry from private.bank_entries where id = entry_id for update;
  if entry.id is null or private.bank_entry_state(entry) <> 'open' then
    return false;
  end if;
  update private.bank_entries set put_aside = reason where id = entry_id;
  perform private.mark_settled(entry_id);
  return true;
end
$$;

-- Takes back what was decided about an entry, so that it is to be looked at again. Returns false, and leaves all as it is, for
-- one that came back meanwhile, or of which a part was paid back.
create function public.reopen_bank_entry(entry_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  of_invoices uuid[];
begin
  perform private.require_admin();
  of_invoices := array(select invoice_id from private.invoice_payments where bank_entry_id = entry_id);
  perform from private.invoices where id = any (of_invoices) order by id for update;
  perform from private.bank_entries where id = entry_id for update;
  if exists (select from private.bank_entries where undoes = entry_id) or exists (
    select from private.invoice_payments as payment where payment.bank_entry_id = entry_id
    group by payment.invoice_id having private.paid_of(payment.invoice_id) - sum(payment.amount) < 0
  ) then
    return false;
  end if;
  delete from private.invoice_payments where bank_entry_id = entry_id;
  update private.bank_entries set put_aside = null, undoes = null, settled_at = null, settled_by_email = null
  where id = entry_id;
  perform private.follow_open_amount(invoice_id) from unnest(of_invoices) as invoice_id;
  return true;
end
$$;

-- The entries that are to be looked at, at most 1,000, the oldest first, and the last 100 that were settled; what they can belong
-- to: invoices that are open or owed back, those of the last 400 days that are neither, and what can have come back. Of what
-- went out only the last 100 days are listed.
create function public.list_bank_entries() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  perform private.require_admin();
  return (
    with open_entry as materialized (
      select * from private.bank_entries as entry
      where settled_at is null and (kind <> 'out' or booked_on > today - 100) and private.bank_entry_state(entry) = 'open'
      order by booked_on, id limit 1000
    ), undone_amount as materialized (
      select distinct amount from open_entry where kind in ('in-undone', 'out-undone')
    )
    select jsonb_build_object(
      'iban', (select iban from public.invoice_settings),
      'entries', (
        select coalesce(jsonb_agg(private.shown_bank_entry(entry) order by booked_on, entry.id), '[]')
        from private.bank_entries as entry where entry.id in (select id from open_entry)
      ),
      'settled', (
        select coalesce(jsonb_agg(private.shown_bank_entry(entry) order by settled_at desc), '[]')
        from (
          select * from private.bank_entries where settled_at is not null order by settled_at desc limit 100
        ) as entry
      ),
      'invoices', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'number', number, 'customer', coalesce(customer ->> 'name', ''),
          'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice)
        ) order by number), '[]')
        from private.invoices as invoice
        where credits is null and (
          issued_on > today - 400 or private.open_amount(invoice) > 0 or private.owed_back(invoice) > 0
        )
      ),
      'undoable', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', entry.id, 'is_entry', true, 'direction', entry.kind, 'day', entry.booked_on, 'amount', entry.amount,
          'party', entry.party, 'text', entry.remittance, 'numbers', private.bank_entry_numbers(entry.id)
        )), '[]')
        from private.bank_entries as entry
        where entry.kind in ('in', 'out') and entry.amount in (select amount from undone_amount)
          and entry.booked_on > today - 400 and private.bank_entry_state(entry) <> 'returned'
      ) || (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', payment.id, 'is_entry', false, 'direction', case when payment.amount > 0 then 'in' else 'out' end,
          'day', payment.paid_on, 'amount', abs(payment.amount), 'party', coalesce(invoice.customer ->> 'name', ''),
          'text', '', 'numbers', jsonb_build_array(invoice.number)
        )), '[]')
        from private.invoice_payments as payment join private.invoices as invoice on invoice.id = payment.invoice_id
        where payment.bank_entry_id is null and abs(payment.amount) in (select amount from undone_amount)
          and payment.paid_on > today - 400
          and (payment.amount < 0 or private.paid_of(invoice.id) >= payment.amount)
      )
    )
  );
end
$$;

-- The numbers of the invoices that an entry pays or pays back.
create function private.bank_entry_numbers(entry_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(number order by number), '[]')
  from private.invoice_payments join private.invoices on invoices.id = invoice_id where bank_entry_id = entry_id
$$;

create function private.shown_bank_entry(entry private.bank_entries) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', entry.id, 'account', entry.account, 'kind', entry.kind, 'day', entry.booked_on, 'amount', entry.amount,
    'party', entry.party, 'text', entry.remittance, 'state', private.bank_entry_state(entry),
    'put_aside', entry.put_aside, 'numbers', private.bank_entry_numbers(entry.id), 'settled_by', entry.settled_by_email
  )
$$;

revoke execute on function private.add_bank_payment(entry private.bank_entries, invoice_id uuid, amount integer) from public;

revoke execute on function private.bank_entry_numbers(entry_id uuid) from public;

revoke execute on function private.bank_entry_state(entry private.bank_entries) from public;

revoke execute on function private.find_noted_payment(entry_id uuid) from public;

revoke execute on function private.forget_bank_entries() from public;

revoke execute on function public.list_bank_entries() from public;

revoke execute on function public.list_bank_entries() from anon;

revoke execute on function private.mark_settled(entry_id uuid) from public;

revoke execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, is_too_much boolean) from public;

revoke execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, is_too_much boolean) from anon;

revoke execute on function public.put_bank_entry_aside(entry_id uuid, reason text) from public;

revoke execute on function public.put_bank_entry_aside(entry_id uuid, reason text) from anon;

revoke execute on function public.reopen_bank_entry(entry_id uuid) from public;

revoke execute on function public.reopen_bank_entry(entry_id uuid) from anon;

revoke execute on function public.settle_bank_entries(decisions jsonb) from public;

revoke execute on function public.settle_bank_entries(decisions jsonb) from anon;

revoke execute on function private.settle_bank_entry(entry_id uuid, pays jsonb, is_too_much boolean) from public;

revoke execute on function private.shown_bank_entry(entry private.bank_entries) from public;

revoke execute on function public.store_bank_entries(entries jsonb) from public;

revoke execute on function public.store_bank_entries(entries jsonb) from anon;

revoke execute on function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid, undone_payment uuid) from public;

revoke execute on function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid, undone_payment uuid) from anon;

grant execute on function public.list_bank_entries() to authenticated;

grant execute on function public.list_bank_entries() to service_role;

grant execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, is_too_much boolean) to service_role;

grant execute on function public.note_payment(invoice_id uuid, paid_on date, amount integer, is_too_much boolean) to authenticated;

grant execute on function public.put_bank_entry_aside(entry_id uuid, reason text) to authenticated;

grant execute on function public.put_bank_entry_aside(entry_id uuid, reason text) to service_role;

grant execute on function public.reopen_bank_entry(entry_id uuid) to authenticated;

grant execute on function public.reopen_bank_entry(entry_id uuid) to service_role;

grant execute on function public.settle_bank_entries(decisions jsonb) to authenticated;

grant execute on function public.settle_bank_entries(decisions jsonb) to service_role;

grant execute on function public.store_bank_entries(entries jsonb) to authenticated;

grant execute on function public.store_bank_entries(entries jsonb) to service_role;

grant execute on function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid, undone_payment uuid) to authenticated;

grant execute on function public.undo_by_bank_entry(entry_id uuid, undone_entry uuid, undone_payment uuid) to service_role;
