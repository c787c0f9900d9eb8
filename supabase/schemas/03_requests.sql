-- The requests of home owners. A visitor may only add one, with the columns of the form, and reads nothing back; the
-- rest is for administrators, who also enter what comes in by telephone. Lengths and formats repeat
-- src/domain/limits.ts. Each column has its properties in private.request_columns: grants, anonymising, erasing, the
-- audit trail and the search words follow from them. supabase/tests/requests/request-columns.test.ts fails on a column without a
-- row, and names it.

-- Zero-width and directional characters, soft hyphen, byte order mark and tags, which make a text look or sort like
-- another one; the line and paragraph separators; control characters but tab and the ends of lines; and noncharacters.
-- Unicode categories Cf, Zl, Zp and Cc, and the property Noncharacter_Code_Point, which regular expressions of Postgres cannot name.
create function private.has_invisible_characters(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ (
    '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f'
    '\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff'
    '\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe\U0003ffff\U0004fffe\U0004ffff\U0005fffe\U0005ffff'
    '\U0006fffe\U0006ffff\U0007fffe\U0007ffff\U0008fffe\U0008ffff\U0009fffe\U0009ffff\U000afffe\U000affff'
    '\U000bfffe\U000bffff\U000cfffe\U000cffff\U000dfffe\U000dffff\U000efffe\U000effff\U000ffffe\U000fffff'
    '\U0010fffe\U0010ffff]'
  )
$$;

-- `muller` for Müller, `lukasz` for Łukasz: without diacritics, composed or not. The letters named here do not
-- decompose.
create function private.plain_text(value text) returns text
language sql immutable set search_path = ''
as $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıðħ', 'oldidh'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- What names are sorted by (D-71), the same whatever the database knows of languages: without diacritics, capitals and
-- punctuation, a hyphen as a space. Names stay as they are written: "van der Berg" is under the v, "'t Hart" under the t,
-- and ij is an i and a j. Compared by bytes: `collate "C"`.
create function private.name_key(name text) returns text
language sql immutable security definer set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(private.plain_text(name), '[!-,./:-@[-`{-~\u2018-\u201f]', '', 'g'), '[-\s\u2010-\u2015]+', ' ', 'g'
  ))
$$;

-- Whether a text is one line of at most so many characters, with nothing that is not seen.
create function private.is_line(value text, longest integer) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select char_length(value) between 1 and longest and value !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(value)
$$;

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null
    check (
      name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(name)
    ),
  -- Optional by telephone; required in the form.
  email text
    check (
      char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and email !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(email)
    ),
  phone text
    check (
      char_length(phone) between 1 and 30 and phone !~ '[[:cntrl:]]' and not private.has_invisible_characters(phone)
    ),
  address text
    check (
      char_length(address) between 1 and 200 and address !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(address)
    ),
  postcode text check (postcode ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$'),
  house_number text check (house_number ~ '^[1-9][0-9]{0,4}$'),
  house_number_addition text check (house_number_addition ~ '^[0-9A-Za-z][0-9A-Za-z /.-]{0,9}$'),
  -- Of the address, for the figures.
  place text,
  property_type text not null
    check (property_type in ('apartment', 'terraced', 'semi-detached', 'detached', 'other')),
  surface_area double precision check (surface_area > 0 and surface_area <= 2700),
  construction_year integer check (construction_year between 1100 and 2100),
  -- Whole metres in the Dutch grid.
  rd_x integer check (rd_x between 0 and 300000),
  rd_y integer check (rd_y between 300000 and 630000),
  rush_service boolean not null default false,
  -- The list that its price follows (private.price_list_for), and the one that the page of the visitor named when that held
  -- too long ago. No request is without a list, but who adds one need not name it. No foreign key, which would take an index:
  -- a list that holds is never removed.
  price_list date check (price_list is not null),
  outdated_list date check (outdated_list between '2000-01-01' and '2099-12-31'),
  -- By that list, in euros, VAT included, with the surcharge of rush; null without a surface area.
  list_price integer,
  calculated_price integer check (calculated_price between 1 and 100000),
  -- What adviser and customer agreed on instead of the list price, and why.
  agreed_price integer check (agreed_price between 1 and 100000),
  agreed_price_reason text check (
    char_length(agreed_price_reason) between 1 and 200 and agreed_price_reason !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(agreed_price_reason)
  ),
  -- The price that holds, in euros, VAT included (private.promised_price); null while it is not known.
  price integer,
  preferred_times text
    check (
      char_length(preferred_times) between 1 and 200 and preferred_times !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(preferred_times)
    ),
  -- Who is at the home, when that is not who orders (D-76).
  at_home_name text check (private.is_line(at_home_name, 100)),
  at_home_phone text check (private.is_line(at_home_phone, 30)),
  at_home_email text check (
    private.is_line(at_home_email, 254) and char_length(at_home_email) >= 5 and at_home_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  -- Who gets the invoice, when that is not who orders at the address of the home. The street is with its number.
  payer_kind text check (payer_kind in ('person', 'company')),
  -- Who orders is a consumer, also where a company pays; null with such a payer: that company orders.
  ordered_as text check (ordered_as ~ '^consumer$'),
  payer_name text check (private.is_line(payer_name, 100)),
  payer_attention text check (private.is_line(payer_attention, 100)),
  payer_postcode text check (payer_postcode ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$'),
  payer_street text check (private.is_line(payer_street, 100)),
  payer_city text check (private.is_line(payer_city, 60)),
  payer_email text check (
    private.is_line(payer_email, 254) and char_length(payer_email) >= 5 and payer_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  payer_kvk text check (payer_kvk ~ '^[0-9]{8}$'),
  payer_vat_id text check (payer_vat_id ~ '^(NL[0-9]{9}B[0-9]{2}|(?!NL)[A-Z]{2}[0-9A-Z]{2,12})$'),
  payer_reference text check (private.is_line(payer_reference, 50)),
  message text check (char_length(message) between 1 and 2000 and not private.has_invisible_characters(message)),
  source text not null default 'website' check (source in ('website', 'telephone')),
  -- The page with which the visit to the site began and the site that led there, if the visitor's browser reports them.
  -- Only the path of a page of our own, and only a host.
  landing_path text check (char_length(landing_path) <= 200 and landing_path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'),
  referrer_host text
    check (char_length(referrer_host) <= 100 and referrer_host ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$'),
  -- Of the key in the link of this request; moves to private.request_keys when the request is stored.
  key_hash text check (key_hash ~ '^[0-9a-f]{64}$'),
  -- Whether the mail of the form was sent; null for what came in by telephone.
  relay_status text check (relay_status in ('sent', 'failed')),
  -- Open to values of an automation: the back-office shows an unknown one as new.
  status text not null default 'new' check (status ~ '^[a-z][a-z_-]{0,39}$'),
  -- Came in above the limits of an hour, and nobody has accepted it yet: kept apart from the list and the day's work.
  is_held boolean not null default false,
  -- The appointment by its date and time on a Dutch clock.
  appointment_date date check (appointment_date between '2000-01-01' and '2099-12-31'),
  appointment_time time(0),
  -- How often the appointment changed: a calendar replaces an entry by one with a higher number.
  appointment_sequence integer not null default 0,
  -- Who chose the moment of the appointment; null without one, and when it was cancelled.
  appointment_origin text check (appointment_origin in ('adviser', 'customer', 'telephone')),
  -- The moment for which an administrator explicitly confirmed that the appointment is planned although it does not
  -- fit.
  overruled_moment timestamp(0) check (overruled_moment >= '2000-01-01' and overruled_moment < '2100-01-01'),
  -- When to call this customer back.
  callback_on date check (callback_on between '2000-01-01' and '2099-12-31'),
  assigned_to uuid references private.admins (user_id) on delete set null,
  -- What the office answers the customer, who reads it on the own page.
  answer text check (char_length(answer) between 1 and 2000 and not private.has_invisible_characters(answer)),
  notes text check (char_length(notes) between 1 and 5000 and not private.has_invisible_characters(notes)),
  -- When an administrator first did something with it, and when it was last completed.
  contacted_at timestamptz,
  completed_at timestamptz,
  -- The label that the home has in the register, by days.
  label_class text check (label_class ~ '^([B-G]|A[+]{0,5})$'),
  label_registered_at date check (label_registered_at between '2000-01-01' and '2099-12-31'),
  label_valid_until date check (label_valid_until between '2000-01-01' and '2099-12-31'),
  -- Whether the automation accepted the last saved version; null before the first call.
  webhook_status text check (webhook_status in ('sent', 'failed')),
  -- What the customer did last that no administrator has seen yet, and when (D-66).
  customer_action text check (
    customer_action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call', 'agreed', 'refused')
  ),
  customer_acted_at timestamptz,
  -- When the customer, who picked a moment within the period of withdrawal, asked to begin within it (D-64).
  early_start_requested_at timestamptz,
  -- When the customer withdrew from the order (D-77), and the most that may be charged for the part that was done, in cents.
  withdrawn_at timestamptz,
  withdrawal_owed integer check (withdrawal_owed >= 0),
  -- The terms that hold for it, by the day from which they did: those that its customer saw (D-75).
  terms_from date not null default '2000-01-01' references private.business_terms,
  anonymised_at timestamptz,
  constraint contact_submissions_email_of_website check (email is not null or source = 'telephone'),
  check ((relay_status is null) = (source = 'telephone')),
  check (not is_held or (status = 'new' and appointment_date is null and appointment_time is null)),
  check (num_nulls(label_class, label_registered_at, label_valid_until) in (0, 3)),
  check (num_nulls(customer_action, customer_acted_at) in (0, 2)),
  check (num_nulls(withdrawn_at, withdrawal_owed) in (0, 2)),
  -- Nobody takes that back: a customer can order anew.
  constraint contact_submissions_stays_withdrawn check (withdrawn_at is null or status = 'cancelled'),
  constraint contact_submissions_at_home check (
    num_nulls(at_home_name, at_home_phone) = 0 or num_nonnulls(at_home_name, at_home_phone, at_home_email) = 0
  ),
  constraint contact_submissions_payer check (
    num_nulls(payer_kind, payer_name, payer_postcode, payer_street, payer_city) = 0
    or num_nonnulls(payer_kind, payer_name, payer_postcode, payer_street, payer_city, payer_email, payer_reference) = 0
  ),
  constraint contact_submissions_company check (
    payer_kind is not distinct from 'company' or num_nonnulls(payer_attention, payer_kvk, payer_vat_id) = 0
  )
);
create index contact_submissions_email on public.contact_submissions (lower(email), is_held, created_at desc);
create index contact_submissions_terms on public.contact_submissions (terms_from);
create index contact_submissions_held on public.contact_submissions (created_at desc, id desc) where is_held;

-- For what names a request by its home (private.candidates_of_notice).
create index contact_submissions_home on public.contact_submissions (postcode, house_number);

-- One for each sort order of the list: the column, then a tie-breaker. Thousands of held requests do not slow it.
create index contact_submissions_newest on public.contact_submissions (created_at desc, id desc) where not is_held;
create index contact_submissions_name on public.contact_submissions (private.name_key(name) collate "C", created_at, id)
  where not is_held;
create index contact_submissions_address on public.contact_submissions (lower(coalesce(address, '')), created_at, id)
  where not is_held;
create index contact_submissions_type on public.contact_submissions (property_type, created_at, id) where not is_held;

-- Sorts by status. An unknown one counts as new, as everywhere in the back-office.
create function private.status_order(status text) returns smallint
language sql immutable set search_path = ''
as $$
  select case status
    when 'contacted' then 1 when 'scheduled' then 2 when 'completed' then 3 when 'cancelled' then 4 else 0
  end::smallint
$$;
create index contact_submissions_status on public.contact_submissions (private.status_order(status), created_at, id)
  where not is_held;
create index contact_submissions_rush on public.contact_submissions (rush_service, created_at, id) where not is_held;
create index contact_submissions_price on public.contact_submissions (coalesce(price, 0), created_at, id)
  where not is_held;

-- Without an appointment a request comes last, in either direction.
create index contact_submissions_first_appointment on public.contact_submissions (
  coalesce(appointment_date + coalesce(appointment_time, '24:00'), 'infinity'), created_at, id
) where not is_held;
create index contact_submissions_last_appointment on public.contact_submissions (
  coalesce(appointment_date + coalesce(appointment_time, '24:00'), '-infinity'), created_at, id
) where not is_held;
create index contact_submissions_appointment on public.contact_submissions (appointment_date, appointment_time)
  where appointment_date is not null;
create index contact_submissions_assigned on public.contact_submissions (assigned_to, created_at desc, id desc);

alter table public.contact_submissions enable row level security;

create table private.request_columns (
  name text primary key,
  -- Identifies a person or a home.
  is_personal boolean not null default false,
  -- Its value in an anonymised request; null clears it.
  replacement text,
  -- Names the customer of an order, whom tax law requires to keep for seven years.
  is_kept_by_tax_law boolean not null default false,
  -- Locates the home of an order: kept as long as its label is valid.
  is_home boolean not null default false,
  is_searched boolean not null default false,
  -- Maintained by the database or a service, so that writing it does not count as an edit of the request.
  is_derived boolean not null default false,
  -- Who may insert it: 'visitors' (administrators too) or 'administrators'; null is nobody.
  added_by text check (added_by in ('visitors', 'administrators')),
  -- Whether administrators may update it.
  is_changed boolean not null default false,
  check (is_personal or (replacement is null and not is_kept_by_tax_law and not is_home))
);

insert into private.request_columns
  (name, is_personal, replacement, is_kept_by_tax_law, is_home, is_searched, added_by, is_changed)
values
  ('name', true, 'Geanonimiseerd', true, false, true, 'visitors', true),
  ('email', true, 'geanonimiseerd@example.invalid', true, false, true, 'visitors', true),
  ('phone', true, null, false, false, true, 'visitors', true),
  ('address', true, null, false, true, true, 'visitors', true),
  ('postcode', true, null, false, true, true, 'visitors', true),
  ('house_number', true, null, false, true, true, 'visitors', true),
  ('house_number_addition', true, null, false, true, true, 'visitors', true),
  ('rd_x', true, null, false, true, false, 'visitors', true),
  ('rd_y', true, null, false, true, false, 'visitors', true),
  ('preferred_times', true, null, false, false, true, 'visitors', true),
  ('at_home_name', true, null, false, false, true, 'visitors', true),
  ('at_home_phone', true, null, false, false, true, 'visitors', true),
  ('at_home_email', true, null, false, false, true, 'visitors', true),
  ('payer_kind', true, null, true, false, false, 'visitors', true),
  ('ordered_as', true, null, false, false, false, 'visitors', true),
  ('payer_name', true, null, true, false, true, 'visitors', true),
  ('payer_attention', true, null, false, false, true, 'visitors', true),
  ('payer_postcode', true, null, true, false, true, 'visitors', true),
  ('payer_street', true, null, true, false, true, 'visitors', true),
  ('payer_city', true, null, true, false, true, 'visitors', true),
  ('payer_email', true, null, true, false, true, 'visitors', true),
  ('payer_kvk', true, null, true, false, true, 'visitors', true),
  ('payer_vat_id', true, null, true, false, true, 'visitors', true),
  ('payer_reference', true, null, false, false, true, 'visitors', true),
  -- Stays as it was written.
  ('message', true, null, false, false, true, 'visitors', false),
  ('landing_path', true, null, false, false, false, 'visitors', false),
  ('referrer_host', true, null, false, false, false, 'visitors', false),
  ('key_hash', true, null, false, false, false, 'visitors', false),
  ('answer', true, null, false, false, false, null, true),
  ('notes', true, null, false, false, true, null, true),
  ('agreed_price_reason', true, null, false, false, false, null, true);
insert into private.request_columns (name, added_by, is_changed) values
  ('id', 'visitors', false), ('property_type', 'visitors', true), ('surface_area', 'visitors', true),
  ('construction_year', 'visitors', true), ('rush_service', 'visitors', true), ('calculated_price', 'visitors', true),
  ('source', 'administrators', false), ('created_at', null, false), ('is_held', null, false), ('anonymised_at', null, false),
  ('early_start_requested_at', null, false), ('withdrawn_at', null, false), ('withdrawal_owed', null, false),
  ('agreed_price', null, true), ('status', null, true), ('appointment_date', null, true), ('appointment_time', null, true),
  ('overruled_moment', null, true), ('callback_on', null, true), ('assigned_to', null, true);
-- The label's day and class identify the home by the open data of the register, so they are removed with the person.
insert into private.request_columns (name, is_personal, is_derived, added_by) values
  ('place', true, true, null), ('label_class', true, true, null), ('label_registered_at', true, true, null),
  ('label_valid_until', true, true, null), ('customer_action', true, true, null),
  ('customer_acted_at', true, true, null), ('updated_at', false, true, null), ('relay_status', false, true, 'visitors'),
  ('webhook_status', false, true, null), ('appointment_sequence', false, true, null),
  ('appointment_origin', false, true, null), ('price', false, true, null), ('list_price', false, true, null),
  ('price_list', false, true, 'visitors'), ('outdated_list', false, true, null), ('terms_from', false, true, null),
  ('contacted_at', false, true, null), ('completed_at', false, true, null);

-- Whether a request is as a new one must be. Which columns must be empty follows from private.request_columns: those
-- that are filled in later and have no default.
create function private.is_fresh(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'new' and request.created_at > now() - interval '1 minute' and request.created_at <= now()
    and not exists (
      select from private.request_columns as later
      join pg_attribute as stored on stored.attrelid = 'public.contact_submissions'::regclass and stored.attname = later.name
      where later.is_changed and later.added_by is null and not stored.atthasdef
        and to_jsonb(request) ->> later.name is not null
    )
$$;
create policy "visitors add a new request" on public.contact_submissions
  for insert to anon with check (source = 'website' and private.is_fresh(contact_submissions));
create policy "admins enter a request by telephone" on public.contact_submissions
  for insert to authenticated
  with check (private.is_fresh(contact_submissions) and (source = 'website' or (select private.require_admin())));
create policy "admins read requests" on public.contact_submissions
  for select to authenticated using ((select private.require_admin()));
create policy "admins change requests" on public.contact_submissions
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins delete requests" on public.contact_submissions
  for delete to authenticated using ((select private.require_admin()));

-- Whether the agreed price, or without one the price that the visitor saw, is another than that of the list. False where the
-- list gives none. The same as listPriceDifference in src/domain/pricing/price-difference.ts: one-price.test.ts compares the two.
create function private.differs_from_list(agreed_price integer, calculated_price integer, list_price integer) returns boolean
language sql immutable
return coalesce(agreed_price, calculated_price) is distinct from coalesce(list_price, agreed_price, calculated_price);

-- For work = 'price' in private.meets_filters.
create index contact_submissions_deviating_price on public.contact_submissions (created_at desc, id desc)
  where private.differs_from_list(agreed_price, calculated_price, list_price) and not is_held and anonymised_at is null;

revoke all on public.contact_submissions from anon, authenticated;
grant select, delete on public.contact_submissions to authenticated;

-- The version that a save is checked against; two saves never share one, however coarse the clock.
create function private.touch_updated_at() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  derived constant text[] := array(select name from private.request_columns where is_derived);
begin
  if old is not distinct from new or to_jsonb(old) - derived is distinct from to_jsonb(new) - derived then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
create trigger "29_touch_updated_at" before update on public.contact_submissions
  for each row execute function private.touch_updated_at();

-- For a visitor whose mail failed and was sent at a later attempt. Whoever knows the id can say that, and nothing else.
create function public.confirm_request_mail(request_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.contact_submissions set relay_status = 'sent' where id = request_id and relay_status = 'failed'
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

create function private.count_appointment_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.appointment_sequence := old.appointment_sequence + 1;
  return new;
end
$$;
create trigger "20_count_appointment_changes" before update on public.contact_submissions
  for each row when (
    (old.appointment_date, old.appointment_time, old.status = 'cancelled')
      is distinct from (new.appointment_date, new.appointment_time, new.status = 'cancelled')
  )
  execute function private.count_appointment_changes();

-- Refuses a text with more characters than that. `argument` is its name, for the message.
create function private.require_short(argument text, value text, longest integer) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(value) > longest then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = format('%s is longer than %s characters', argument, longest);
  end if;
end
$$;

-- Refuses a day or moment that is infinite or outside the years that can be stored (D-68): the work on a range would
-- have no end. Null passes.
create function private.require_calendar_date(argument text, value timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if value < '2000-01-01' or value >= '2100-01-01' then
    raise invalid_parameter_value using message = format('%s lies outside the years 2000 to 2099', argument);
  end if;
end
$$;

-- The length of the longest e-mail address that can be stored: no longer text can match as a whole.
create function private.require_short_search(search text) returns void
language sql immutable set search_path = ''
as $$
  select private.require_short('search', search, 254)
$$;

create function private.require_short_email(email text) returns void
language sql immutable set search_path = ''
as $$
  select private.require_short('email', email, 254)
$$;

-- Gives the roles of the API what the table says, and takes away what it does not.
create function private.grant_request_columns() returns void
language plpgsql set search_path = ''
as $$
declare
  added text;
  added_by_administrators text;
  changed text;
begin
  select
    string_agg(quote_ident(name), ', ') filter (where added_by = 'visitors'),
    string_agg(quote_ident(name), ', ') filter (where added_by is not null),
    string_agg(quote_ident(name), ', ') filter (where is_changed)
  into added, added_by_administrators, changed from private.request_columns;
  revoke insert, update on public.contact_submissions from anon, authenticated;
  execute format('grant insert (%s) on public.contact_submissions to anon', added);
  execute format(
    'grant insert (%s), update (%s) on public.contact_submissions to authenticated', added_by_administrators, changed
  );
end
$$;

select private.grant_request_columns();

-- Whether a text holds a URL or a domain that a mail program would turn into a link. Initials and titles have dots too:
-- "Dr.ir. A.B. de Vries", "St.Jansstraat 1.2". So have abbreviated streets, "Const.Huygensstraat", and no top-level
-- domain ends like a street.
create function private.has_web_address(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~* '://|\mwww\s*[.]|\m(https?|ftp|mailto|javascript)\s*:|\m\d{1,3}([.]\d{1,3}){3}\M'
    or regexp_replace(
      value,
      '\m(bc|burg|dhr|dr|drs|ds|fam|gebr|gen|ing|ir|jhr|jkvr|kon|mevr|mgr|mr|mw|nw|prof|st|ver|wed)[.](?!(nl|com|net|org)\M)'
      '|(?<![.])\m[[:alpha:]-]{2,12}[.](?=[[:alpha:]-]*(straat|str|laan|weg|plein|kade|dijk|gracht|hof|singel|dreef|steeg|plantsoen)\M(?![.]))',
      ' ', 'gi'
    ) ~* (
      '([[:alpha:]][[:alnum:]-]{1,62}|[[:alnum:]-][[:alpha:]])[.。．｡]([[:alpha:]]{2}|xn--)'
      '|[[:alnum:]][.](co|com|io|info|ly|me|net|nl|org|to)\M'
    )
$$;

-- Whether a text can name a person or an organisation: no URL, domain, e-mail address, phone number or markup. The form
-- refuses the clear cases: src/domain/contact/person-name.ts.
create function private.is_name(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ '[^[:digit:][:punct:][:space:]]' and value !~ '[][<>{}@]|[0-9]([ ().+/-]*[0-9]){8}'
    and not private.has_web_address(value)
$$;

-- The address on one line; one that was never looked up as `3811AA 12 A`.
create function private.address_line(request public.contact_submissions) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(
    request.address,
    nullif(concat_ws(' ', request.postcode, request.house_number, request.house_number_addition), '')
  )
$$;

-- Whether a text can name a company, whose name may end in a domain: "Makelaardij Voorbeeld.nl".
create function private.is_company_name(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select private.is_name(regexp_replace(value, '(?<=[[:alnum:]])[.](?=[[:alpha:]]{2,24}$)', ' '))
$$;

-- Whether what names people or places in a request holds what is no name or a link: such a request is held (D-67).
create function private.has_strange_names(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select exists (
    select from unnest(array[request.name, request.payer_name]) as given (name)
    where not case when request.payer_kind = 'company' then private.is_company_name(name) else private.is_name(name) end
  ) or exists (
    select from unnest(array[request.at_home_name, request.payer_attention]) as given (name) where not private.is_name(name)
  ) or private.has_web_address(concat_ws(
    ' | ', private.address_line(request), request.payer_street, request.payer_city, request.payer_reference
  ))
$$;

-- The last moment at which the visit of a rush request begins in time: it and the report after it end by the deadline. The
-- visit lasts as long as this home takes. Whether rush is kept is this comparison everywhere.
create function private.rush_last_start(request public.contact_submissions) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.rush_deadline(request.created_at)
    - coalesce(private.appointment_duration(request.property_type, request.surface_area), '0')
    - (select make_interval(mins => report_minutes) from public.working_hours);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.confirm_request_mail from public, anon, authenticated;
grant execute on function
  private.has_invisible_characters, private.is_line, private.name_key, private.status_order, private.is_fresh,
  private.differs_from_list,
  public.confirm_request_mail to anon, authenticated;
grant execute on function private.require_short, private.require_calendar_date to authenticated;
