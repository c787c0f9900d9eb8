-- What turns the tables of the last 1.x into those of this version. tools/database/upgrade.ts runs it in one transaction with
-- the functions, views, triggers, policies and grants of supabase/migrations, each in its new form, so none of these stands
-- here. Until 2.0.0 is released, a change of supabase/migrations also comes here where it is one of
--   rows, tables, columns, types, indexes, constraints, and row level security of a new table;
--   a function, view, trigger, policy or grant that is no more;
--   a function with other arguments, other names of them, or another result, and a view that lost or renamed a column: drop
--   the old one.
-- supabase/tests/installing/upgrade.test.ts compares the outcome with a new database, and names what is missing here.

-- First, while the functions and triggers of 1.x still stand:

-- Under other names now, with their triggers.
drop function public.why_not(uuid, timestamptz, uuid, timestamptz);
drop function private.wait_to_plan_first() cascade;
drop function private.wait_to_plan();
drop function private.tell_of_visit() cascade;
drop function private.tell_of_new_request() cascade;
drop function private.tell_of_label() cascade;
drop function private.tell_automation() cascade;
drop function private.was_told(uuid, jsonb);
drop function private.visit_payload(public.appointments);
drop function private.visit_duration(text, double precision);
drop function private.origin_of_visit(uuid);
-- With other names of their arguments.
drop function private.obstacles(uuid, timestamptz, timestamptz, integer, integer, uuid);
drop function private.adviser_name(uuid);
drop function private.queue_mail(text, public.contact_submissions, jsonb, timestamptz);
drop function private.queue_reminder(public.appointments);
drop function public.period_figures(date, date, date);
drop function public.visit_figures(date, date, date);
drop function private.forget_messages();
drop function private.erasure_of(text);
drop function private.free_moments(public.contact_submissions, timestamptz, timestamptz, uuid);
drop function public.remove_admin(uuid);
drop function public.delete_requests(jsonb);
drop function public.list_requests, public.count_requests, private.meets_filters;
drop function public.pick_moment(text, timestamptz);

-- Dates that can be stored (D-68). What lies outside is a slip of the keyboard or a sabotage: it goes, and its request stays.
alter table public.contact_submissions disable trigger user;
update public.contact_submissions
set appointment_date = null, appointment_time = null
where appointment_date not between '2000-01-01' and '2099-12-31';
update public.contact_submissions set callback_on = null where callback_on not between '2000-01-01' and '2099-12-31';
update public.contact_submissions
set overruled_moment = null where overruled_moment < '2000-01-01' or overruled_moment >= '2100-01-01';
update public.contact_submissions
set label_class = null, label_registered_at = null, label_valid_until = null
where label_registered_at not between '2000-01-01' and '2099-12-31'
  or label_valid_until not between '2000-01-01' and '2099-12-31';
alter table public.contact_submissions enable trigger user;
delete from public.appointments where starts_at < '2000-01-01' or ends_at >= '2100-01-01';
delete from public.blocked_times where starts_at < '2000-01-01' or ends_at >= '2100-01-01';
alter table public.website_content disable trigger user;
update public.website_content set published_at = null where published_at < '2000-01-01' or published_at >= '2100-01-01';
update public.website_content set last_updated = now() where last_updated < '2000-01-01' or last_updated >= '2100-01-01';
alter table public.website_content enable trigger user;
alter table public.contact_submissions
  add check (appointment_date between '2000-01-01' and '2099-12-31'),
  add check (overruled_moment >= '2000-01-01' and overruled_moment < '2100-01-01'),
  add check (callback_on between '2000-01-01' and '2099-12-31'),
  add check (label_registered_at between '2000-01-01' and '2099-12-31'),
  add check (label_valid_until between '2000-01-01' and '2099-12-31');
alter table public.appointments add check (starts_at >= '2000-01-01' and ends_at < '2100-01-01');
alter table public.blocked_times add check (starts_at >= '2000-01-01' and ends_at < '2100-01-01');
alter table public.website_content
  add check (last_updated >= '2000-01-01' and last_updated < '2100-01-01'),
  add check (published_at >= '2000-01-01' and published_at < '2100-01-01');

-- Bounds on what strangers can cause (D-67).
alter table private.recent_callers alter column caller drop not null;
create table private.unseen_picks (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  caller text,
  picked_at timestamptz not null default now()
);
create index unseen_picks_caller on private.unseen_picks (caller);
create table private.register_positions (
  postcode text,
  house_number text,
  x integer not null,
  y integer not null,
  seen_at timestamptz not null default now(),
  primary key (postcode, house_number)
);
create index on private.register_positions (seen_at);
create table private.unverified_positions (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade
);
drop table private.site_report_limit;
create table private.site_report_limit (
  kind text primary key,
  hour timestamptz not null default '-infinity',
  taken integer not null default 0
);
insert into private.site_report_limit (kind) values ('error'), ('delivery'), ('policy'), ('not-found');

create table private.clock (
  is_only_row boolean primary key default true check (is_only_row),
  latest timestamptz not null default now(),
  doubted_since timestamptz
);
insert into private.clock default values;
alter table public.settings
  add column route_weight smallint not null default 0 check (route_weight between -2 and 2),
  add column webhook_set_by uuid, add column webhook_set_by_email text, add column webhook_set_at timestamptz;
create table public.settings_log (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by_email text,
  about text not null,
  subject text,
  old_values jsonb,
  new_values jsonb
);
alter table public.settings_log enable row level security;
alter table public.blocked_times add column created_by uuid, add column created_by_email text;
create index on public.blocked_times (created_by);
drop policy "admins manage the hours of advisers" on public.adviser_hours;
alter table public.adviser_hours
  drop constraint adviser_hours_pkey,
  add primary key (adviser, weekday, opens),
  add constraint adviser_hours_apart exclude using gist (
    adviser with =, weekday with =, tsrange('2000-01-01'::date + opens, '2000-01-01'::date + closes, '[]') with &&
  );
create table private.deleted_appointments (
  id uuid primary key,
  request_id uuid not null,
  appointment jsonb not null
);
create index on private.deleted_appointments (request_id);
create table private.own_calendars (
  adviser uuid primary key references public.advisers (user_id) on delete cascade,
  calendar_url text not null check (
    char_length(calendar_url) <= 2000
    and calendar_url ~ '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*/[!-~]*$'
  ),
  set_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  tried_at timestamptz,
  read_at timestamptz,
  error text check (error ~ '^[a-z-]{1,40}( [0-9]{3})?$'),
  left_out integer not null default 0
);
create table private.busy_times (
  adviser uuid not null references private.own_calendars (adviser) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (adviser, starts_at),
  check (starts_at < ends_at),
  check (starts_at >= '2000-01-01' and ends_at < '2100-01-01')
);
create index on private.busy_times (adviser, ends_at);
create index on private.busy_times (ends_at);
alter table public.contact_submissions
  add column customer_action text check (customer_action in ('message', 'picked', 'moved', 'cancelled', 'call')),
  add column customer_acted_at timestamptz,
  add column early_start_requested_at timestamptz,
  add check (num_nulls(customer_action, customer_acted_at) in (0, 2));
create index contact_submissions_work_customers on public.contact_submissions (customer_acted_at)
  where customer_acted_at is not null and not is_held and anonymised_at is null;
drop index public.contact_submissions_waiting;
create index contact_submissions_waiting on public.contact_submissions (rush_service desc, created_at)
  where status in ('new', 'contacted') and not is_held and anonymised_at is null;
drop index public.contact_submissions_work_scheduled;
create index contact_submissions_work_scheduled on public.contact_submissions (appointment_date, appointment_time)
  where appointment_date is not null
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create table private.visit_decisions (
  id uuid primary key default gen_random_uuid(),
  decided_at timestamptz not null default now(),
  decided_by uuid not null,
  blocked_time uuid,
  visits jsonb not null
);
insert into private.request_columns (name, is_personal, is_derived) values
  ('customer_action', true, true), ('customer_acted_at', true, true), ('early_start_requested_at', false, false);
drop index public.contact_submissions_work_rush;
create index contact_submissions_work_rush on public.contact_submissions (created_at)
  where rush_service and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');

-- Mails wait while what they tell of can be undone (D-65).
create table private.known_appointments (
  request_id uuid primary key,
  appointment_id uuid,
  starts_at timestamptz,
  adviser uuid,
  changed_at timestamptz not null default now()
);
alter table private.label_looks add column is_without_mail boolean not null default false;

-- Mails to the office (D-66).
alter table private.outgoing_messages drop constraint outgoing_messages_kind_check, add check (
  kind in (
    'webhook', 'received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
    'office', 'handed_over'
  )
);
alter table public.settings
  add column office_mail text not null default 'off' check (office_mail in ('off', 'at_once', 'daily')),
  add column office_mail_address text not null default '' check (
    office_mail_address = ''
    or char_length(office_mail_address) <= 254 and office_mail_address ~ '^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$'
  ),
  add check (office_mail = 'off' or office_mail_address <> '');
create table private.office_news (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  action text not null check (action in ('message', 'picked', 'moved', 'cancelled', 'call')),
  happened_at timestamptz not null default now(),
  message_id uuid references private.outgoing_messages (id) on delete cascade
);
create index on private.office_news (request_id);
create index on private.office_news (message_id);
create table private.handed_over_visits (
  id bigint generated always as identity primary key,
  request_id uuid not null,
  adviser uuid not null references private.admins (user_id) on delete cascade,
  known_at timestamptz,
  message_id uuid references private.outgoing_messages (id) on delete cascade
);
create index on private.handed_over_visits (request_id);
create index on private.handed_over_visits (adviser);
create index on private.handed_over_visits (message_id);
create table private.known_requests (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  state text not null
);

alter table public.contact_submissions
  add column agreed_price integer check (agreed_price between 1 and 100000),
  add column agreed_price_reason text check (
    char_length(agreed_price_reason) between 1 and 200 and agreed_price_reason !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(agreed_price_reason)
  );
insert into private.request_columns (name, is_personal, is_changed) values
  ('agreed_price', false, true), ('agreed_price_reason', true, true);
alter table public.mail_kinds drop constraint mail_kinds_kind_check, add check (
  kind in ('received', 'planned', 'moved', 'cancelled', 'reminder', 'label_ready', 'invoice', 'payment_reminder')
);
insert into public.mail_kinds (kind) values ('invoice'), ('payment_reminder');
create table public.invoice_settings (
  is_only_row boolean primary key default true check (is_only_row),
  seller_name text not null default '' check (char_length(seller_name) <= 70),
  street text not null default '' check (char_length(street) <= 100),
  postcode text not null default '' check (postcode ~ '^([1-9][0-9]{3} [A-Z]{2})?$'),
  city text not null default '' check (char_length(city) <= 60),
  chamber_of_commerce text not null default '' check (chamber_of_commerce ~ '^([0-9]{8})?$'),
  vat_number text not null default '' check (vat_number ~ '^(NL[0-9]{9}B[0-9]{2})?$'),
  iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{11,30})?$'),
  is_small_business boolean not null default false,
  vat_rate smallint not null default 21 check (vat_rate in (0, 9, 21)),
  label_line text not null default 'Energielabel: opname, berekening en registratie'
    check (char_length(label_line) between 1 and 200),
  enabled_at timestamptz,
  check (
    seller_name || street || city || label_line !~ '[[:cntrl:]]'
    and not private.has_invisible_characters(seller_name || street || city || label_line)
  )
);
insert into public.invoice_settings default values;
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
create table private.invoice_series (
  year smallint primary key,
  last integer not null default 0
);
create table private.invoices (
  id uuid primary key,
  number text not null unique,
  credits uuid unique references private.invoices,
  request_id uuid not null,
  issued_on date not null,
  due_on date,
  delivered_on date,
  began_on_request boolean not null default false,
  seller jsonb not null,
  customer jsonb not null,
  lines jsonb not null,
  vat jsonb not null,
  rounding smallint not null,
  total integer not null check (total > 0),
  payment_url text check (char_length(payment_url) <= 500 and payment_url ~ '^https://[a-z0-9.-]+/[!-~]*$'),
  created_at timestamptz not null default now(),
  created_by_email text
);
create index on private.invoices (request_id);
create index on private.invoices (issued_on);
create table private.invoice_files (
  invoice_id uuid primary key references private.invoices,
  pdf bytea not null,
  xml text not null
);
create table private.unmade_invoice_files (
  invoice_id uuid primary key references private.invoices,
  not_before timestamptz not null default now(),
  is_mailed boolean not null
);
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
  bank_entry text unique check (char_length(bank_entry) between 1 and 100),
  noted_at timestamptz not null default now(),
  noted_by_email text
);
create index on private.invoice_payments (invoice_id);
alter table public.invoice_settings enable row level security;
alter table public.price_items enable row level security;

-- Then the statements of supabase/migrations run here.

-- Last, what needs the new ones, or could not go while something old used it:
drop index public.contact_submissions_name;
create index contact_submissions_name on public.contact_submissions (private.name_key(name) collate "C", created_at, id)
  where not is_held;
alter table public.advisers
  add column name_key text collate "C" not null generated always as (private.name_key(name)) stored;
alter table public.saved_views
  add column name_key text collate "C" not null generated always as (private.name_key(name)) stored;
create index outgoing_messages_of_address on private.outgoing_messages (lower(payload ->> 'email'), taken_at)
  where private.is_customer_mail(kind);
