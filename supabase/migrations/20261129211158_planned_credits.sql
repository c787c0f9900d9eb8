-- The minute before a credit note takes its number (D-65).

-- By invoice, which outlives its request. Until the credit note is made the invoice is not credited, but nobody is asked to pay
-- it and no payment of it is noted.
create table private.planned_credits (
  invoice_id uuid primary key references private.invoices,
  -- That of the credit note to be.
  id uuid not null unique,
  is_mailed boolean not null,
  not_before timestamptz not null,
  planned_by_email text
);
create index on private.planned_credits (not_before);

drop function private.add_credit_note(id uuid, invoice_id uuid, by_email text);

drop function public.credit_invoice(id uuid, invoice_id uuid);

drop function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text);

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
      payload = private.sent_payload(message.kind, message.payload)
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
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

create or replace function private.has_work() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.outgoing_messages where state = 'waiting' and not_before <= now()
  ) or exists (
    select from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
  ) or exists (
    select from private.label_looks where not_before <= now() or until < now()
  ) or exists (
    select from private.unmade_invoice_files where not_before <= now()
  ) or exists (
    select from private.planned_invoices where not_before <= now()
  ) or exists (
    select from private.planned_credits where not_before <= now()
  ) or exists (
    select from private.withdrawal_notices where handled_at is null and compared_at is null
  ) or exists (
    select from private.due_reminders()
  );
end
$$;

-- Takes back a whole invoice. The caller holds the lock of the series of this year.
create function private.add_credit_note(id uuid, invoice_id uuid, by_email text, is_mailed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  insert into private.invoices (
    id, number, credits, request_id, due, visit_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total,
    created_by_email
  )
  select add_credit_note.id, private.next_number(extract(year from today)::integer), invoice.id, request_id, due, visit_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, by_email
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (add_credit_note.id, add_credit_note.is_mailed);
  delete from private.open_dues as due where due.invoice_id = add_credit_note.invoice_id;
  delete from private.planned_credits as planned where planned.invoice_id = add_credit_note.invoice_id;
  perform private.follow_open_amount(invoice_id);
end
$$;

create function private.is_being_credited(invoice_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.planned_credits as planned where planned.invoice_id = is_being_credited.invoice_id)
$$;

-- Plans the credit note of a whole invoice, made a minute later by `send`; undo_invoice takes it back until then. `id` is the
-- caller's: a second attempt plans no second one. `paid` is what the caller saw that was paid of it, in cents. Returns when it is
-- made. Refused: a second one ('is being credited', 'already credited'), and when something was paid or paid back
-- meanwhile ('paid meanwhile').
create function public.credit_invoice(id uuid, invoice_id uuid, paid integer) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  made_at timestamptz;
begin
  perform private.require_admin();
  -- Two at once, and one beside a payment, are judged one after the other.
  perform from private.invoices as stored where stored.id = credit_invoice.invoice_id and credits is null for update;
  if not found then
    raise invalid_parameter_value using message = 'no such invoice';
  end if;
  select coalesce(
    (select created_at from private.invoices where invoices.id = credit_invoice.id),
    (select not_before from private.planned_credits where planned_credits.id = credit_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.is_credited(invoice_id) then
    raise invalid_parameter_value using message = 'already credited';
  elsif private.is_being_credited(invoice_id) then
    raise invalid_parameter_value using message = 'is being credited';
  elsif private.paid_of(invoice_id) is distinct from paid then
    raise invalid_parameter_value using message = 'paid meanwhile';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_credits (invoice_id, id, is_mailed, not_before, planned_by_email)
  values (
    credit_invoice.invoice_id, credit_invoice.id, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  return made_at;
end
$$;

-- Takes back a planned invoice or credit note, by its own id; false once it was made.
create or replace function public.undo_invoice(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.planned_invoices as planned where planned.id = undo_invoice.id;
  if found then
    return true;
  end if;
  delete from private.planned_credits as planned where planned.id = undo_invoice.id;
  return found;
end
$$;

-- Makes the planned credit notes that are due, at most 20 at once.
create function private.make_planned_credits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_credits;
begin
  if not exists (select from private.planned_credits where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for planned in
    select * from private.planned_credits where not_before <= now() order by not_before limit 20 for update skip locked
  loop
    perform private.add_credit_note(planned.id, planned.invoice_id, planned.planned_by_email, planned.is_mailed);
  end loop;
end
$$;

-- Notes a payment, or below 0 a refund, by hand. Returns whether there is such an invoice. Refused: more than is open ('more
-- than is open') unless it is known to be too much, a refund of more than is owed back ('more than is owed back'), and a payment
-- while a credit note is planned ('is being credited').
create or replace function public.note_payment(
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
  elsif amount > 0 and private.is_being_credited(invoice.id) then
    raise invalid_parameter_value using message = 'is being credited';
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

-- For the function `send`: makes what is due, queues the reminders that are due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create or replace function public.take_invoice() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid;
begin
  perform private.make_planned_credits();
  perform private.make_planned_invoices();
  perform private.queue_due_reminders();
  update private.unmade_invoice_files set not_before = now() + interval '10 minutes' where invoice_id = (
    select invoice_id from private.unmade_invoice_files where not_before <= now()
    order by not_before limit 1 for update skip locked
  ) returning invoice_id into taken;
  return (select private.shown_invoice(invoice) from private.invoices as invoice where id = taken);
end
$$;

-- Stores the files, once, and queues the mail with them.
create or replace function public.store_invoice_files(invoice_id uuid, pdf text, xml text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  made private.unmade_invoice_files;
begin
  delete from private.unmade_invoice_files as unmade where unmade.invoice_id = store_invoice_files.invoice_id
  returning * into made;
  if not found then
    return;
  end if;
  insert into private.invoice_files (invoice_id, pdf, xml)
  values (store_invoice_files.invoice_id, decode(store_invoice_files.pdf, 'base64'), store_invoice_files.xml);
  perform private.queue_invoice_mail('invoice', invoice, now())
  from private.invoices as invoice where id = store_invoice_files.invoice_id and made.is_mailed;
end
$$;

-- What a mail says of an invoice: `invoice_total` is what is still open of it, of a credit note its total; `owed_back` is that of the
-- invoice, of a credit note that of the invoice that it takes back.
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
      'is_credited', private.is_credited(invoice.id), 'owed_back', private.owed_back(invoice),
      'iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name',
      'is_last_reminder', private.is_last_reminder(invoice.id)
    )
    else jsonb_build_object(
      'invoice_total', invoice.total, 'credited_number', (select number from private.invoices where id = invoice.credits),
      'owed_back', (select private.owed_back(credited) from private.invoices as credited where id = invoice.credits)
    )
  end
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
    and not private.is_being_credited(late.id)
    and exists (
      select from private.mailed_request(late) as request where coalesce(payer_email, email) is not null and not is_held
    )
    and not exists (
      select from private.outgoing_messages as message
      where message.request_id = any (late.request_ids) and kind in ('invoice', 'payment_reminder')
        and message.state in ('waiting', 'taken') and payload ->> 'invoice_id' = late.id::text
    )
$$;

-- Mails about an invoice by hand, after the pause in which that can be undone: of a late one the next reminder, of three, else the
-- invoice. Returns the kind of the mail. Nothing while one waits; refused after three in a day ('mailed enough'), and while a
-- credit note is planned ('is being credited').
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
  if private.is_being_credited(invoice.id) then
    raise invalid_parameter_value using message = 'is being credited';
  end if;
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

-- An invoice as the back-office reads it. `mail` is its newest mail, `reminder` the newest one that was sent, and
-- `next_reminder` the one that comes by itself; `planned_credit` is its credit note that is made within a minute.
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
        and not private.is_being_credited(invoice.id)
    ),
    'planned_credit', (
      select jsonb_build_object('id', planned.id, 'made_at', not_before, 'is_mailed', is_mailed)
      from private.planned_credits as planned where planned.invoice_id = invoice.id
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

-- The attachment of a mail about an invoice; null for any other mail. Of an invoice that was credited, or paid in part or
-- whole, `send` makes a copy that asks for what is open: the stored file asks for all of it.
create or replace function private.invoice_attachment(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', case when credits is null then 'factuur-' else 'creditnota-' end || number || '.pdf'
  ) || case when credits is null and (private.paid_of(invoice.id) <> 0 or private.is_credited(invoice.id))
    then jsonb_build_object('invoice', private.shown_invoice(invoice))
    else jsonb_build_object('content', translate(encode(pdf, 'base64'), E'\n', ''))
  end
  from private.invoices as invoice join private.invoice_files on invoice_id = id
  where id = (payload ->> 'invoice_id')::uuid
$$;

-- An invoice as it will be sent: a planned one, or with the parameters of make_invoice one that is not planned yet, which is then
-- refused for the same reasons; or with `credits` the credit note of that invoice. {"invoice": as `take_invoice` hands it out, without a number, "mail": what fills in its mail, null
-- where its customer cannot be mailed}. It is made and undone, so that it follows from the same rule.
create function public.preview_invoice(
  id uuid, request_id uuid default null, lines jsonb default null, began_on_request boolean default false,
  due text default 'job', visit_id uuid default null, reason text default null, credits uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made private.invoices;
  shown jsonb;
begin
  perform private.require_admin();
  perform private.require_short('lines', lines::text, 20000);
  perform private.require_short('due', due, 20);
  perform private.require_short('reason', reason, 500);
  begin
    perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
    if preview_invoice.request_id is not null then
      perform public.make_invoice(
        preview_invoice.id, preview_invoice.request_id, preview_invoice.lines, preview_invoice.began_on_request,
        preview_invoice.due, preview_invoice.visit_id, preview_invoice.reason
      );
    end if;
    if preview_invoice.credits is null then
      perform private.add_invoice(planned, request, coalesce(planned.lines, private.promised_lines(request)))
      from private.planned_invoices as planned
      join public.contact_submissions as request on request.id = planned.request_id
      where planned.id = preview_invoice.id;
    else
      perform private.add_credit_note(preview_invoice.id, invoice.id, null, true)
      from private.invoices as invoice
      where invoice.id = preview_invoice.credits and invoice.credits is null and not private.is_credited(invoice.id);
    end if;
    if not found then
      raise invalid_parameter_value using message = 'nothing to make';
    end if;
    select * into made from private.invoices as stored where stored.id = preview_invoice.id;
    perform private.queue_invoice_mail('invoice', made, now());
    shown := jsonb_build_object('invoice', private.shown_invoice(made) || '{"number": null}', 'mail', (
      select payload - 'invoice_number' from private.outgoing_messages
      where kind = 'invoice' and payload ->> 'invoice_id' = made.id::text
    ));
    raise sqlstate 'UNDOE';
  exception when sqlstate 'UNDOE' then
    -- All of it is undone, the number too.
  end;
  return shown;
end
$$;

-- What the customer of a request pays, and how: each invoice of which something is open, oldest first, else the newest one
-- that was paid; none that is being credited, and one for several homes only if it is mailed to this customer. That it was
-- mailed is said only when it was.
create or replace function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_ids @> array[customer_invoices.request_id] and credits is null and not private.is_credited(id)
      and not private.is_being_credited(id) and exists (select from private.invoice_files where invoice_id = id)
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

create or replace function private.settle_bank_entry(entry_id uuid, pays jsonb, is_too_much boolean) returns text
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
      or entry.kind = 'in' and private.is_being_credited(invoice.id)
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
    perform private.add_credit_note(gen_random_uuid(), bill, null, not private.is_without_mail());
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

revoke execute on function private.add_credit_note(id uuid, invoice_id uuid, by_email text, is_mailed boolean) from public;

revoke execute on function public.credit_invoice(id uuid, invoice_id uuid, paid integer) from public;

revoke execute on function public.credit_invoice(id uuid, invoice_id uuid, paid integer) from anon;

revoke execute on function private.is_being_credited(invoice_id uuid) from public;

revoke execute on function private.make_planned_credits() from public;

revoke execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text, credits uuid) from public;

revoke execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text, credits uuid) from anon;

grant execute on function public.credit_invoice(id uuid, invoice_id uuid, paid integer) to service_role;

grant execute on function public.credit_invoice(id uuid, invoice_id uuid, paid integer) to authenticated;

grant execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text, credits uuid) to service_role;

grant execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text, credits uuid) to authenticated;
