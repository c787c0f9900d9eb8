-- Invoices (D-73): numbered without gaps, never changed once made, corrected by a credit note. Off until the owner has
-- filled in who he is. Amounts are whole cents, VAT included unless they say otherwise.

-- Who invoices, and on what terms.
create table public.invoice_settings (
  is_only_row boolean primary key default true check (is_only_row),
  seller_name text not null default '' check (char_length(seller_name) <= 70),
  street text not null default '' check (char_length(street) <= 100),
  postcode text not null default '' check (postcode ~ '^([1-9][0-9]{3} [A-Z]{2})?$'),
  city text not null default '' check (char_length(city) <= 60),
  chamber_of_commerce text not null default '' check (chamber_of_commerce ~ '^([0-9]{8})?$'),
  vat_number text not null default '' check (vat_number ~ '^(NL[0-9]{9}B[0-9]{2})?$'),
  iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$'),
  -- The small-business scheme ("kleineondernemersregeling"): no VAT is charged.
  is_small_business boolean not null default false,
  -- In percent.
  vat_rate smallint not null default 21 check (vat_rate in (0, 9, 21)),
  -- What the first line of an invoice is called.
  label_line text not null default 'Energielabel: opname, berekening en registratie'
    check (char_length(label_line) between 1 and 200),
  -- When all was first filled in; what was completed before is not to be invoiced here.
  enabled_at timestamptz,
  check (
    seller_name || street || city || label_line !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(seller_name || street || city || label_line)
  )
);
insert into public.invoice_settings default values;

-- What the owner may add to an invoice: an amount, a percentage of the price, or what is filled in on the invoice.
create table public.price_items (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
    check (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]]' and not private.has_invisible_characters(name)),
  amount integer check (amount between -10000000 and 10000000 and amount <> 0),
  percentage smallint check (percentage between 1 and 100),
  check (num_nonnulls(amount, percentage) <= 1)
);
insert into public.price_items (name, amount, percentage) values
  ('Voorrijkosten', 7500, null), ('Late annulering', null, 50), ('Spoed', 9500, null), ('Extra wooneenheid', null, null);

create trigger log_setting after update on public.invoice_settings
  for each row execute function private.log_setting(
    'seller_name', 'street', 'postcode', 'city', 'chamber_of_commerce', 'vat_number', 'iban', 'is_small_business', 'vat_rate', 'label_line'
  );
create trigger log_setting after insert or delete on public.price_items
  for each row execute function private.log_setting('amount', 'percentage');

alter table public.invoice_settings enable row level security;
create policy "admins read the invoice settings" on public.invoice_settings
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the invoice settings" on public.invoice_settings
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
alter table public.price_items enable row level security;
create policy "admins read the price items" on public.price_items
  for select to authenticated using ((select private.require_admin()));
create policy "admins add price items" on public.price_items
  for insert to authenticated with check ((select private.require_admin()));
create policy "admins remove price items" on public.price_items
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.invoice_settings, public.price_items from anon, authenticated;
grant select, update (
  seller_name, street, postcode, city, chamber_of_commerce, vat_number, iban, is_small_business, vat_rate, label_line
) on public.invoice_settings to authenticated;
grant select, delete, insert (name, amount, percentage) on public.price_items to authenticated;

-- Who invoices; null while the owner has not filled it in, and then nobody is invoiced.
create function private.seller() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller_name, 'street', street, 'postcode', postcode, 'city', city,
    'chamber_of_commerce', chamber_of_commerce, 'vat_number', vat_number, 'iban', iban,
    'is_small_business', is_small_business
  )
  from public.invoice_settings
  where '' not in (seller_name, street, postcode, city, chamber_of_commerce, vat_number, iban)
$$;

create function private.note_invoicing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.invoice_settings set enabled_at = now() where private.seller() is not null;
  return null;
end
$$;
create trigger note_invoicing after update on public.invoice_settings
  for each row when (old.enabled_at is null and new.enabled_at is null) execute function private.note_invoicing();

-- The last number of each year. A row and no sequence: its lock is held until the invoice is stored or undone, so that
-- no number is lost or used twice.
create table private.invoice_series (
  year smallint primary key,
  last integer not null default 0
);

create table private.invoices (
  id uuid primary key,
  number text not null unique,
  -- The invoice that this credit note takes back; null for an invoice.
  credits uuid unique references private.invoices,
  -- Without a foreign key: an invoice stays when its request is deleted.
  request_id uuid not null,
  issued_on date not null,
  -- Null for a credit note.
  due_on date,
  -- When the work was done; null when it was not.
  delivered_on date,
  -- Whether the customer asked to begin within the withdrawal period.
  began_on_request boolean not null default false,
  -- Both as they were on that day.
  seller jsonb not null,
  customer jsonb not null,
  -- [{"description": ..., "amount": ..., "net": ..., "vat_rate": ...}], `net` without VAT.
  lines jsonb not null,
  -- [{"rate": ..., "net": ..., "vat": ...}], by rate.
  vat jsonb not null,
  -- At most a cent per rate: what must be added to net and VAT to come to exactly the total.
  rounding smallint not null,
  total integer not null check (total > 0),
  -- Where the customer can pay online, if the owner added that.
  payment_url text check (char_length(payment_url) <= 500 and payment_url ~ '^https://[a-z0-9.-]+/[!-~]*$'),
  created_at timestamptz not null default now(),
  created_by_email text
);
create index on private.invoices (request_id);
create index on private.invoices (issued_on);

-- The PDF and the e-invoice (UBL) as they were sent.
create table private.invoice_files (
  invoice_id uuid primary key references private.invoices,
  pdf bytea not null,
  xml text not null
);

-- The invoices whose files are still to be made, by the Edge Function `send`, and whether the customer is then mailed.
create table private.unmade_invoice_files (
  invoice_id uuid primary key references private.invoices,
  not_before timestamptz not null default now(),
  is_mailed boolean not null
);

-- The completed requests that are invoiced by themselves, and when: not before completing can no longer be undone (D-65),
-- nor while the customer could withdraw without having asked to begin.
create table private.due_invoices (
  request_id uuid primary key references public.contact_submissions on delete cascade,
  not_before timestamptz not null,
  is_mailed boolean not null
);

create table private.invoice_payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.invoices,
  paid_on date not null check (paid_on between '2000-01-01' and '2099-12-31'),
  amount integer not null check (amount > 0),
  -- Of the entry in the bank file, so that it counts once; null when it was noted by hand.
  bank_entry text unique check (char_length(bank_entry) between 1 and 100),
  noted_at timestamptz not null default now(),
  noted_by_email text
);
create index on private.invoice_payments (invoice_id);

-- Only the link to pay may change; seven years later the customer is forgotten, and the sums stay.
create function private.keep_invoice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.payment_url := null;
    old.payment_url := null;
    if private.is_past_tax_period(old.issued_on) and new.customer = '{}' then
      old.customer := '{}';
    end if;
    if new is not distinct from old then
      return null;
    end if;
  end if;
  raise restrict_violation using message = 'an invoice is never changed: make a credit note';
end
$$;
create constraint trigger keep_invoice after update or delete on private.invoices
  for each row execute function private.keep_invoice();

-- Tax law keeps an invoice for seven years after the year it is of.
create function private.is_past_tax_period(issued_on date) returns boolean
language sql stable set search_path = ''
as $$
  select date_trunc('year', issued_on) + interval '8 years' < private.believed_time()
$$;

create function private.keep_invoice_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' or not exists (
    select from private.invoices where id = old.invoice_id and private.is_past_tax_period(issued_on)
  ) then
    raise restrict_violation using message = 'the files of an invoice are never changed';
  end if;
  return null;
end
$$;
create trigger keep_invoice_files after update or delete on private.invoice_files
  for each row execute function private.keep_invoice_files();

-- Splits gross amounts by rate, so that net + VAT is the amount that was promised. VAT is always the net of its rate
-- times the rate, rounded (BR-CO-17 of EN 16931). For one amount in six no net of whole cents does that: then a cent
-- of rounding is left.
create function private.vat_of_lines(lines jsonb) returns table (vat jsonb, rounding integer)
language sql immutable set search_path = ''
as $$
  with gross as (
    select (line ->> 'vat_rate')::integer as rate, sum((line ->> 'amount')::integer) as amount
    from jsonb_array_elements(lines) as line group by 1
  ), split as (
    select rate, amount, nearest.net, nearest.vat
    from gross cross join lateral (
      select net, round(net * rate / 100.0) as vat
      from (select round(amount * 100.0 / (100 + rate)) + step as net from unnest('{0,-1,1}'::integer[]) as step) as candidate
      order by abs(amount - net - round(net * rate / 100.0)), abs(net * (100 + rate) - amount * 100) limit 1
    ) as nearest
  )
  select
    jsonb_agg(jsonb_build_object('rate', rate, 'net', net::integer, 'vat', split.vat::integer) order by rate desc),
    sum(amount - net - split.vat)::integer
  from split
$$;

-- Each line with its amount without VAT; those of a rate add up to the net of that rate.
create function private.net_lines(lines jsonb, vat jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  with line as (
    select place, value, (value ->> 'vat_rate')::integer as rate, (value ->> 'amount')::integer as amount
    from jsonb_array_elements(lines) with ordinality as given (value, place)
  ), running as (
    select place, value, rate, row_number() over (partition by rate order by place desc) = 1 as is_last,
      round(sum(amount) over (partition by rate order by place) * 100.0 / (100 + rate)) as net
    from line
  ), settled as (
    select place, value, rate, case when is_last then
      (select (of_rate ->> 'net')::numeric from jsonb_array_elements(vat) as of_rate where (of_rate ->> 'rate')::integer = rate)
      else net end as net
    from running
  )
  select jsonb_agg(value || jsonb_build_object(
    'net', (net - coalesce(lag, 0))::integer
  ) order by place)
  from (select *, lag(net) over (partition by rate order by place) from settled) as step
$$;

-- Locks the series of a year, so that one writer at a time makes an invoice, and returns the next number.
create function private.lock_series(year integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_series (year) values (lock_series.year) on conflict do nothing;
  perform from private.invoice_series where invoice_series.year = lock_series.year for update;
end
$$;

create function private.next_number(of_year integer) returns text
language sql security definer set search_path = ''
as $$
  update private.invoice_series set last = last + 1 where year = of_year
  returning year || '-' || lpad(last::text, greatest(4, length(last::text)), '0')
$$;

-- An address of the register has the number with its street; one that was typed need not.
create function private.invoice_customer(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', request.name,
    'street', case
      when street ~ ('\m' || request.house_number || '(?![0-9])') then street
      else concat_ws(' ', nullif(street, ''), request.house_number, request.house_number_addition)
    end,
    'postcode', coalesce(left(request.postcode, 4) || ' ' || right(request.postcode, 2), ''),
    'city', coalesce(request.place, '')
  )
  from split_part(coalesce(request.address, ''), ',', 1) as street
$$;

-- Until when the customer can withdraw from work that began within the period of withdrawal; null when it began later, or
-- when the customer asked to begin.
create function private.withdrawal_ends(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select ends
  from (select (private.withdrawal_until(request.id) + 1)::timestamp at time zone 'Europe/Amsterdam' as ends) as period
  where request.early_start_requested_at is null and exists (
    select from public.appointments where request_id = request.id and state <> 'cancelled' and starts_at < ends
  )
$$;

-- Null stands for no such period.
create function private.is_withdrawable(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.withdrawal_ends(request) > now(), false)
$$;

-- Makes an invoice, once for each id, and returns its number. Lines: [{"description": ..., "amount": ...}].
create function private.add_invoice(
  id uuid, request public.contact_submissions, lines jsonb, began_on_request boolean, is_mailed boolean default true
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  payment_days constant integer := 14;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  seller constant jsonb := private.seller();
  own_rate integer;
  rated jsonb;
  split record;
  number text;
begin
  if seller is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  perform private.lock_series(extract(year from today)::integer);
  select invoices.number into number from private.invoices where invoices.id = add_invoice.id;
  if found then
    return number;
  end if;
  select case when is_small_business then 0 else vat_rate end into own_rate from public.invoice_settings;
  select jsonb_agg(jsonb_build_object(
    'description', line ->> 'description', 'amount', (line ->> 'amount')::integer, 'vat_rate', own_rate
  ) order by place) into rated
  from jsonb_array_elements(lines) with ordinality as given (line, place);
  select * into split from private.vat_of_lines(rated);
  number := private.next_number(extract(year from today)::integer);
  insert into private.invoices (
    id, number, request_id, issued_on, due_on, delivered_on, began_on_request, seller, customer, lines, vat, rounding,
    total, created_by_email
  ) values (
    add_invoice.id, number, request.id, today, today + payment_days,
    (
      select max(starts_at at time zone 'Europe/Amsterdam')::date from public.appointments
      where request_id = request.id and state <> 'cancelled' and starts_at < now()
    ),
    began_on_request or request.early_start_requested_at is not null, seller, private.invoice_customer(request), private.net_lines(rated, split.vat), split.vat,
    split.rounding, (select sum((line ->> 'amount')::integer) from jsonb_array_elements(rated) as line),
    private.own_admin_email()
  );
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (add_invoice.id, is_mailed);
  delete from private.due_invoices where request_id = request.id;
  return number;
end
$$;

-- What the customer was told, as the lines of an invoice; null while the price is not known.
create function private.promised_lines(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('description', label_line, 'amount', price * 100))
  from public.invoice_settings, private.promised_price(request) as price
  where price is not null
$$;

-- Makes an invoice by hand; the id is the caller's, so that a second attempt makes no second one.
create function public.make_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean default false)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
begin
  perform private.require_admin();
  perform private.require_short('lines', lines::text, 20000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 20 or exists (
    select from jsonb_array_elements(lines) as line
    where not coalesce(
      char_length(line ->> 'description') between 1 and 200 and line ->> 'description' !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(line ->> 'description')
      and jsonb_typeof(line -> 'amount') = 'number' and line ->> 'amount' ~ '^-?[0-9]{1,8}$', false
    )
  ) then
    raise invalid_parameter_value using message = 'lines: 1 to 20, each with a description and an amount in cents';
  end if;
  select * into request from public.contact_submissions as stored
  where stored.id = make_invoice.request_id and anonymised_at is null and not is_held;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  if private.is_withdrawable(request) and not began_on_request then
    raise invalid_parameter_value using message = 'within the withdrawal period';
  end if;
  return private.add_invoice(make_invoice.id, request, lines, began_on_request, not private.is_without_mail());
end
$$;

-- Takes back a whole invoice, once. Returns the number of the credit note.
create function public.credit_invoice(id uuid, invoice_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  given text;
begin
  perform private.require_admin();
  perform private.lock_series(extract(year from today)::integer);
  select number into given from private.invoices where credits = invoice_id;
  if found then
    return given;
  end if;
  if not exists (select from private.invoices where invoices.id = invoice_id and credits is null) then
    raise invalid_parameter_value using message = 'no such invoice';
  end if;
  given := private.next_number(extract(year from today)::integer);
  insert into private.invoices (
    id, number, credits, request_id, issued_on, delivered_on, seller, customer, lines, vat, rounding, total, created_by_email
  )
  select credit_invoice.id, given, invoice.id, request_id, today, delivered_on, seller, customer, lines, vat,
    rounding, total, private.own_admin_email()
  from private.invoices as invoice where invoice.id = invoice_id;
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (credit_invoice.id, not private.is_without_mail());
  delete from private.outgoing_messages
  where kind = 'payment_reminder' and state = 'waiting' and payload ->> 'invoice_id' = invoice_id::text;
  return given;
end
$$;

-- Whether a request has all that an invoice needs, and none yet.
create function private.is_to_be_invoiced(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.anonymised_at is null and private.seller() is not null
    and private.promised_lines(request) is not null
    and not exists (select from private.invoices where request_id = request.id)
$$;

-- Plans the invoice of a registered label, or forgets it when completing was a mistake. That label is found by the
-- sender, who cannot know what the administrator chose about mails.
create function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.due_invoices where request_id = new.id;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) then
    insert into private.due_invoices (request_id, not_before, is_mailed) values (
      new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
      not private.is_without_mail() and not (old.status = 'completed' and exists (
        select from private.label_looks as look where look.request_id = new.id and look.is_without_mail
      ))
    ) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger plan_invoice after update of status, label_registered_at on public.contact_submissions
  for each row when (
    'completed' in (old.status, new.status) and new.anonymised_at is null
    and (old.status, old.label_registered_at) is distinct from (new.status, new.label_registered_at)
  )
  execute function private.plan_invoice();

-- Makes the invoices that are due, at most 20 at once. The series is locked first, as by whoever makes an invoice by
-- hand: two orders of locking would wait for each other.
create function private.make_due_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_invoices;
  request public.contact_submissions;
begin
  if not exists (select from private.due_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for due in
    delete from private.due_invoices where request_id in (
      select request_id from private.due_invoices where not_before <= now()
      order by not_before limit 20 for update skip locked
    ) returning *
  loop
    select * into request from public.contact_submissions where id = due.request_id;
    if private.is_to_be_invoiced(request) then
      perform private.add_invoice(
        gen_random_uuid(), request, private.promised_lines(request), false, due.is_mailed
      );
    end if;
  end loop;
end
$$;

-- The requests completed in a period that have no invoice and get none by themselves, at most 100, and what each lacks:
-- the label in the register, a price, or nothing.
create function private.uninvoiced_requests(from_day date, until_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'name', request.name,
    'completed_on', (request.completed_at at time zone 'Europe/Amsterdam')::date,
    'lacks', case
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
    end
  ) order by request.completed_at), '[]')
  from (
    select * from public.contact_submissions as completed
    where not is_held and completed_at is not null and status = 'completed' and anonymised_at is null
      and completed_at >= (select enabled_at from public.invoice_settings where private.seller() is not null)
      and completed_at >= from_day::timestamp at time zone 'Europe/Amsterdam'
      and completed_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam'
      and not exists (select from private.invoices where request_id = completed.id)
      and not exists (select from private.due_invoices as due where due.request_id = completed.id)
    order by completed_at limit 100
  ) as request
$$;

create function private.paid_of(invoice_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(amount), 0)::integer from private.invoice_payments as payment
  where payment.invoice_id = paid_of.invoice_id
$$;

create function private.invoice_state(invoice private.invoices) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when invoice.credits is not null then 'credit-note'
    when exists (select from private.invoices where credits = invoice.id) then 'credited'
    when private.paid_of(invoice.id) >= invoice.total then 'paid'
    when invoice.due_on < (now() at time zone 'Europe/Amsterdam')::date then 'late'
    else 'open'
  end
$$;

-- Whether an invoice of a request would be mailed, when nobody chose otherwise.
create function private.can_mail_invoice(request_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_mailed('invoice') and exists (
    select from public.contact_submissions as request
    where request.id = can_mail_invoice.request_id and email is not null and not is_held and anonymised_at is null
  )
$$;

-- An invoice as the back-office reads it.
create function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
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
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount, 'is_from_bank', payment.bank_entry is not null
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- The invoices of a period, newest first, at most 500: all, or those in a state, the rows of that state's sum. With the sums of the whole period, and what
-- was completed in it without an invoice.
create function public.list_invoices(from_day date, until_day date, state text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('state', state, 20);
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    with of_period as materialized (
      select invoice, private.invoice_state(invoice) as of_state, private.paid_of(invoice.id) as paid
      from private.invoices as invoice where issued_on between from_day and until_day
    )
    select jsonb_build_object(
      'is_on', private.seller() is not null,
      'uninvoiced', private.uninvoiced_requests(from_day, until_day),
      'sums', jsonb_build_object(
        'invoiced', coalesce(sum(case when of_state = 'credit-note' then -(invoice).total else (invoice).total end), 0),
        'paid', coalesce(sum(paid), 0),
        'open', coalesce(sum((invoice).total - paid) filter (where of_state in ('open', 'late')), 0),
        'late', coalesce(sum((invoice).total - paid) filter (where of_state = 'late'), 0)
      ),
      'vat', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat) order by rate desc), '[]')
        from (
          select (of_rate ->> 'rate')::integer as rate,
            sum((of_rate ->> 'net')::integer * sign) as net, sum((of_rate ->> 'vat')::integer * sign) as vat
          from of_period cross join lateral jsonb_array_elements((invoice).vat) as of_rate
          cross join lateral (select case when of_state = 'credit-note' then -1 else 1 end) as signs (sign)
          group by 1
        ) as by_rate
      ),
      'rows', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by (invoice).number desc), '[]')
        from (
          select * from of_period
          where case state
            when 'paid' then paid > 0 when 'open' then of_state in ('open', 'late') else coalesce(of_state = state, true)
          end
          order by (invoice).number desc limit 500
        ) as listed
      )
    )
    from of_period
  );
end
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned_for', (select not_before from private.due_invoices as due where due.request_id = request.id),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_id = request.id
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

-- After a payment came or went: no reminder of what is paid, and what is still to be paid in any other.
create function private.correct_payment_reminder(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  invoice private.invoices;
  left_to_pay integer;
begin
  select * into invoice from private.invoices where id = correct_payment_reminder.invoice_id;
  left_to_pay := invoice.total - private.paid_of(invoice.id);
  if left_to_pay <= 0 then
    delete from private.outgoing_messages as message
    where message.request_id = invoice.request_id and kind = 'payment_reminder' and state = 'waiting'
      and payload ->> 'invoice_id' = invoice.id::text;
  else
    update private.outgoing_messages as message set payload = payload || jsonb_build_object('invoice_total', left_to_pay)
    where message.request_id = invoice.request_id and kind = 'payment_reminder' and state in ('waiting', 'failed', 'unknown')
      and payload ->> 'invoice_id' = invoice.id::text;
  end if;
end
$$;

-- Notes a payment, by hand or from a bank file; one entry of a file counts once. Returns whether it was new.
create function public.note_payment(invoice_id uuid, paid_on date, amount integer, bank_entry text default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('paid_on', paid_on);
  perform private.require_short('bank_entry', bank_entry, 100);
  insert into private.invoice_payments (invoice_id, paid_on, amount, bank_entry, noted_by_email)
  select invoice.id, note_payment.paid_on, note_payment.amount, note_payment.bank_entry, private.own_admin_email()
  from private.invoices as invoice where invoice.id = note_payment.invoice_id and credits is null
  on conflict do nothing;
  if not found then
    return false;
  end if;
  perform private.correct_payment_reminder(note_payment.invoice_id);
  return true;
end
$$;

-- Removes a payment that was noted by mistake: the customer may have to be reminded after all.
create function public.remove_payment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  of_invoice uuid;
begin
  perform private.require_admin();
  delete from private.invoice_payments as payment where payment.id = remove_payment.id
  returning invoice_id into of_invoice;
  perform private.correct_payment_reminder(of_invoice);
  perform private.queue_payment_reminder(invoice) from private.invoices as invoice
  where invoice.id = of_invoice and private.invoice_state(invoice) in ('open', 'late');
end
$$;

-- '' for none.
create function public.set_payment_url(invoice_id uuid, url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('url', url, 500);
  update private.invoices set payment_url = nullif(url, '') where id = invoice_id;
end
$$;

-- The files of at most 25 invoices, the PDF in base64.
create function public.invoice_files(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 25 then
    raise invalid_parameter_value using message = 'at most 25 at once';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', number, 'pdf', translate(encode(pdf, 'base64'), E'\n', ''), 'xml', xml
    ) order by number), '[]')
    from private.invoice_files join private.invoices on id = invoice_id where id = any (ids)
  );
end
$$;

-- For the function `send`: makes what is due, and returns an invoice whose files are to be made, null for none. Tried again
-- every ten minutes.
create function public.take_invoice() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken uuid;
begin
  perform private.make_due_invoices();
  update private.unmade_invoice_files set not_before = now() + interval '10 minutes' where invoice_id = (
    select invoice_id from private.unmade_invoice_files where not_before <= now()
    order by not_before limit 1 for update skip locked
  ) returning invoice_id into taken;
  return (select private.shown_invoice(invoice) from private.invoices as invoice where id = taken);
end
$$;

-- Stores the files, once, and queues the mail with them; for an invoice also the reminder, a week after its due date.
create function public.store_invoice_files(invoice_id uuid, pdf text, xml text) returns void
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
  perform private.queue_invoice_mail('invoice', invoice, now()) from private.invoices as invoice
  where id = store_invoice_files.invoice_id and made.is_mailed;
  perform private.queue_payment_reminder(invoice) from private.invoices as invoice
  where id = store_invoice_files.invoice_id and due_on is not null;
end
$$;

create function private.queue_invoice_mail(kind text, invoice private.invoices, not_before timestamptz)
returns void
language sql security definer set search_path = ''
as $$
  select private.queue_mail(queue_invoice_mail.kind, request, jsonb_build_object(
    'invoice_id', invoice.id, 'invoice_number', invoice.number, 'invoice_total', case queue_invoice_mail.kind
      when 'payment_reminder' then invoice.total - private.paid_of(invoice.id) else invoice.total
    end,
    'invoice_due_on', invoice.due_on
  ) || case when invoice.credits is null
    then jsonb_build_object('iban', invoice.seller ->> 'iban', 'account_holder', invoice.seller ->> 'name')
    else jsonb_build_object('credited_number', (select number from private.invoices where id = invoice.credits))
  end, queue_invoice_mail.not_before)
  from public.contact_submissions as request where request.id = invoice.request_id
$$;

-- At 9:00 a week after the due date; none beside one that waits or was sent.
create function private.queue_payment_reminder(invoice private.invoices) returns void
language sql security definer set search_path = ''
as $$
  select private.queue_invoice_mail(
    'payment_reminder', invoice,
    greatest((invoice.due_on + 7 + time '09:00') at time zone 'Europe/Amsterdam', now() + private.mail_pause())
  )
  where not exists (
    select from private.outgoing_messages as message
    where message.request_id = invoice.request_id and message.kind = 'payment_reminder'
      and message.payload ->> 'invoice_id' = invoice.id::text and message.state <> 'failed'
  )
$$;

-- The attachment of a mail about an invoice; null for any other mail.
create function private.invoice_attachment(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', case when credits is null then 'factuur-' else 'creditnota-' end || number || '.pdf',
    'content', translate(encode(pdf, 'base64'), E'\n', '')
  )
  from private.invoices join private.invoice_files on invoice_id = id
  where id = (payload ->> 'invoice_id')::uuid
$$;

-- Mails an invoice once more.
create function public.mail_invoice(invoice_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.queue_invoice_mail('invoice', invoice, now())
  from private.invoices as invoice join private.invoice_files as file on file.invoice_id = invoice.id
  where invoice.id = mail_invoice.invoice_id;
end
$$;

-- What the customer of a request pays, and how: its newest invoice that was not credited. Null for none. That it was
-- mailed is said only when it was.
create function private.customer_invoice(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', number, 'total', total, 'paid', private.paid_of(invoice.id), 'state', private.invoice_state(invoice),
    'due_on', due_on, 'name', seller ->> 'name', 'iban', seller ->> 'iban', 'payment_url', payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = invoice.id::text
    )
  )
  from private.invoices as invoice
  where invoice.request_id = customer_invoice.request_id and private.invoice_state(invoice) in ('open', 'late', 'paid')
    and exists (select from private.invoice_files where invoice_id = invoice.id)
  order by number desc limit 1
$$;

-- Forgets the customers of invoices that tax law keeps no longer; numbers and sums stay.
create function private.forget_invoice_customers() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invoice_files where invoice_id in (
    select id from private.invoices where customer <> '{}' and private.is_past_tax_period(issued_on)
  );
  update private.invoices set customer = '{}' where customer <> '{}' and private.is_past_tax_period(issued_on);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.make_invoice, public.credit_invoice, public.list_invoices, public.invoices_of_request, public.note_payment,
  public.remove_payment, public.set_payment_url, public.invoice_files, public.take_invoice, public.store_invoice_files,
  public.mail_invoice from public, anon, authenticated;
grant execute on function
  public.make_invoice, public.credit_invoice, public.list_invoices, public.invoices_of_request, public.note_payment,
  public.remove_payment, public.set_payment_url, public.invoice_files, public.mail_invoice to authenticated;
grant execute on function public.take_invoice, public.store_invoice_files to service_role;
