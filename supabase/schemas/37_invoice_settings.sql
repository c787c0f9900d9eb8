-- Who invoices, on what terms, and what the owner may add. Off until the owner has filled in who he is.

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
  -- How many days after the due date, or after the reminder before it, each reminder goes; null for one that is off.
  first_reminder_days smallint default 7 check (first_reminder_days between 1 and 90),
  second_reminder_days smallint check (second_reminder_days between 1 and 90),
  third_reminder_days smallint check (third_reminder_days between 1 and 90),
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

create trigger "40_log_setting" after update on public.invoice_settings
  for each row execute function private.log_setting(
    'seller_name', 'street', 'postcode', 'city', 'chamber_of_commerce', 'vat_number', 'iban', 'is_small_business', 'vat_rate', 'label_line',
    'first_reminder_days', 'second_reminder_days', 'third_reminder_days'
  );
create trigger "40_log_setting" after insert or delete on public.price_items
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
  seller_name, street, postcode, city, chamber_of_commerce, vat_number, iban, is_small_business, vat_rate, label_line,
  first_reminder_days, second_reminder_days, third_reminder_days
) on public.invoice_settings to authenticated;
grant select, delete, insert (name, amount, percentage) on public.price_items to authenticated;

-- Whether a VAT number can exist: the nine digits of a company pass the eleven test, the whole number of a person modulo 97, with
-- the letters as numbers. As src/domain/invoice/vat-number.ts has it: vat-number.test.ts compares the two.
create function private.is_vat_number(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when value ~ '^NL[0-9]{9}B[0-9]{2}$' then (
    select sum(digit::integer * case place when 9 then -1 else 10 - place end) % 11 = 0
    from string_to_table(substr(value, 3, 9), null) with ordinality as each (digit, place)
  ) or ('2321' || substr(value, 3, 9) || '11' || right(value, 2))::numeric % 97 = 1 else false end
$$;

-- One that was stored before this check stays until it is changed.
create function private.check_vat_number() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.vat_number <> '' and not private.is_vat_number(new.vat_number) then
    raise invalid_parameter_value using message = 'the check digits of the VAT number are wrong';
  end if;
  return new;
end
$$;
create trigger "10_check_vat_number" before update on public.invoice_settings
  for each row when (old.vat_number <> new.vat_number and current_user = 'authenticated')
  execute function private.check_vat_number();

-- Who invoices, and how to reach him; null while the owner has not filled it in, and then nobody is invoiced.
create function private.seller() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller_name, 'street', street, 'postcode', postcode, 'city', city,
    'chamber_of_commerce', chamber_of_commerce, 'vat_number', vat_number, 'iban', iban,
    'is_small_business', is_small_business, 'phone', phone, 'email', email
  )
  from public.invoice_settings, public.business_facts
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
create trigger "90_note_invoicing" after update on public.invoice_settings
  for each row when (old.enabled_at is null and new.enabled_at is null) execute function private.note_invoicing();

-- All facts of the business, for its site and its mails; of its name and address '' while nothing was filled in.
create function public.current_business() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(facts) - 'is_only_row' || jsonb_build_object(
    'company', seller.seller_name, 'street', seller.street, 'postcode', seller.postcode, 'city', seller.city,
    'chamber_of_commerce', seller.chamber_of_commerce
  )
  from public.business_facts as facts, public.invoice_settings as seller
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.current_business from public, anon, authenticated;
grant execute on function public.current_business to anon, authenticated;
