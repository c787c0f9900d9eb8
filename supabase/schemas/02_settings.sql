-- What administrators set for the whole site. Whoever knows the URL of the automation can trigger it, so it is stored
-- here and in no file of the public site.

create table public.settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- '' while there is no automation. By https to a host with a name, to this machine, or to a path of the site itself; never with
  -- credentials.
  webhook_url text not null default '' check (
    char_length(webhook_url) <= 2000 and webhook_url ~
      '^((https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?/(|[!-.0-\[\]-~][!-~]*))?$'
  ),
  -- Whether customers get mails: only where the function `send` has SMTP settings.
  sends_mail boolean not null default false,
  -- Whether the label of each home is looked up: only where the function `send` has a key of the register.
  looks_up_labels boolean not null default false,
  -- What the suggested moments weigh, from earlier (-2) to less driving (2); private.moment_cost counts with it.
  route_weight smallint not null default 0 check (route_weight between -2 and 2),
  -- Whether what customers do is mailed to the office too, and to which address (36_mail_to_office.sql).
  office_mail text not null default 'off' check (office_mail in ('off', 'at_once', 'daily')),
  office_mail_address text not null default '' check (
    office_mail_address = ''
    or char_length(office_mail_address) <= 254 and office_mail_address ~ '^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$'
  ),
  check (office_mail = 'off' or office_mail_address <> ''),
  -- The administrator who last set the URL of the automation, and when; kept when that administrator is removed. Null
  -- when it was the owner, in the SQL editor.
  webhook_set_by uuid,
  webhook_set_by_email text,
  webhook_set_at timestamptz
);

insert into public.settings default values;

alter table public.settings enable row level security;
create policy "admins read the settings" on public.settings
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the settings" on public.settings
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.settings from anon, authenticated;
grant select (
    webhook_url, sends_mail, route_weight, office_mail, office_mail_address, webhook_set_by_email, webhook_set_at
  ),
  update (webhook_url, sends_mail, route_weight, office_mail, office_mail_address)
  on public.settings to authenticated;

create function private.note_webhook_setter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.webhook_set_by := auth.uid();
  new.webhook_set_by_email := private.own_admin_email();
  new.webhook_set_at := case when new.webhook_set_by is not null then now() end;
  return new;
end
$$;
create trigger "20_note_webhook_setter" before update of webhook_url on public.settings
  for each row when (old.webhook_url <> new.webhook_url) execute function private.note_webhook_setter();

-- The rest of the URL may be a secret. '/' for a path of the site itself, null for none.
create function private.webhook_host(url text) returns text
language sql immutable set search_path = ''
as $$
  select substring(url from '^(?:https?://)?([^/]+|/)')
$$;

-- Who changed which setting, when, from what to what: written by the database. What moves money or mail is kept, of the rest
-- the last thousand changes. The e-mail address is stored, because the author may be removed later; null is the owner, in the
-- SQL editor, or a new administrator.
create table public.settings_log (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by_email text,
  -- The table of the setting.
  about text not null,
  -- The name or e-mail address, type of home or kind of mail that the setting belongs to.
  subject text,
  -- Null for what was added.
  old_values jsonb,
  -- Null for what was removed.
  new_values jsonb
);

alter table public.settings_log enable row level security;
create policy "admins read the log of settings" on public.settings_log
  for select to authenticated using ((select private.require_admin()));

revoke all on public.settings_log from anon, authenticated;
grant select on public.settings_log to authenticated;

-- The named columns of a row, as every administrator may read them.
create function private.logged_values(stored jsonb, columns text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(name, case
    when name in ('webhook_url', 'calendar_url') then to_jsonb(private.webhook_host(stored ->> name))
    else stored -> name
  end)
  from unnest(columns) as name
  where stored is not null
$$;

-- Its arguments are the columns that are logged.
create function private.log_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  stored constant jsonb := coalesce(after, before);
  person constant uuid := coalesce(stored ->> 'adviser', stored ->> 'user_id');
  own_email text := private.own_admin_email();
  of_person text;
begin
  if tg_op = 'UPDATE' and not exists (select from unnest(tg_argv) as name where before -> name <> after -> name) then
    return null;
  end if;
  if person is not null then
    select email into of_person from private.admins where user_id = person;
    if tg_table_name = 'admins' then
      own_email := coalesce(own_email, case when person = auth.uid() then stored ->> 'email' end);
    elsif not found then
      -- It goes with its administrator.
      return null;
    else
      of_person := coalesce(private.adviser_name(person), of_person);
    end if;
  end if;
  insert into public.settings_log (changed_by_email, about, subject, old_values, new_values)
  values (
    own_email, tg_table_name,
    coalesce(case when tg_table_name = 'invoice_payments' then (
      select number from private.invoices where id = (stored ->> 'invoice_id')::uuid
    ) end, stored ->> 'number', stored ->> 'name', stored ->> 'email', stored ->> 'kind', stored ->> 'property_type', of_person),
    private.logged_values(before, tg_argv), private.logged_values(after, tg_argv)
  );
  delete from public.settings_log where id in (
    select id from public.settings_log
    where about not in ('settings', 'invoice_settings', 'price_lists', 'business_terms', 'invoices', 'invoice_payments')
    order by id desc offset 1000
  );
  return null;
end
$$;
-- The address that the mails to the office go to, when it is this administrator's own, or this one set it; else null.
create function private.office_mail_of(admin_email text) returns text
language sql stable security definer set search_path = ''
as $$
  select office_mail_address from public.settings
  where office_mail_address <> '' and (lower(office_mail_address) = lower(admin_email) or admin_email = (
    select changed_by_email from public.settings_log
    where about = 'settings' and old_values -> 'office_mail_address' <> new_values -> 'office_mail_address'
    order by id desc limit 1
  ))
$$;

create trigger "40_log_setting" after update on public.settings
  for each row execute function private.log_setting(
    'webhook_url', 'sends_mail', 'route_weight', 'office_mail', 'office_mail_address'
  );
create trigger "40_log_setting" after insert or update or delete on private.business_terms
  for each row execute function private.log_setting(
    'valid_from', 'quote_days', 'payment_days', 'late_interest', 'cancellation_hours', 'cancellation_percentage', 'callout_fee',
    'complaint_days', 'withdrawal_days', 'refund_days', 'visit_percentage', 'request_months', 'customer_years', 'label_years'
  );
create trigger "40_log_setting" after insert or delete on private.admins
  for each row execute function private.log_setting('email');
create trigger "40_log_setting" after insert or update or delete on private.invitations
  for each row execute function private.log_setting('invited_at');

-- When the owner takes up rush requests, in Dutch time, and how long the report takes after the visit.
create table public.working_hours (
  is_only_row boolean primary key default true check (is_only_row),
  -- The days of the week by their ISO numbers: 1 is Monday.
  days smallint[] not null default '{1,2,3,4,5,6,7}' check (array_ndims(days) is not distinct from 1 and days <@ '{1,2,3,4,5,6,7}'),
  -- Whole minutes within one day.
  opens time not null default '08:00' check (extract(second from opens) = 0),
  closes time not null default '20:00' check (extract(second from closes) = 0 and closes < '24:00'),
  -- Between the end of the visit and the label.
  report_minutes smallint not null default 120 check (report_minutes between 0 and 720),
  check (opens < closes)
);

insert into public.working_hours default values;
create trigger "40_log_setting" after update on public.working_hours
  for each row execute function private.log_setting('days', 'opens', 'closes', 'report_minutes');

-- By when a rush request that came in at a moment has its label (D-80): 24 hours later on days that the business works,
-- counted from the opening of the next of those days when it came in outside the hours. A day counts when rush is taken up,
-- an adviser works on that weekday, and it is no public holiday; days on which an adviser is away count, because the promise
-- may not move afterwards. src/domain/request/rush-deadline.ts is the same in TypeScript, and
-- supabase/tests/visits/rush-deadline.test.ts compares the two.
create function private.rush_deadline(received timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  hours public.working_hours;
  works smallint[];
  on_day date := (received at time zone 'Europe/Amsterdam')::date;
  missing interval := '24 hours';
  starts timestamptz;
  midnight timestamptz;
begin
  select * into hours from public.working_hours;
  -- While no adviser works on any of its days, those of the setting count.
  works := array(select unnest(hours.days) intersect select weekday from public.adviser_hours);
  works := coalesce(nullif(works, '{}'), hours.days);
  loop
    if extract(isodow from on_day)::smallint = any (works)
      and not exists (select from private.holidays as holiday where holiday.day = on_day)
      and (starts is not null or received < (on_day + hours.closes) at time zone 'Europe/Amsterdam') then
      starts := case
        when starts is null then greatest(received, (on_day + hours.opens) at time zone 'Europe/Amsterdam')
        else on_day::timestamp at time zone 'Europe/Amsterdam'
      end;
      midnight := (on_day + 1)::timestamp at time zone 'Europe/Amsterdam';
      if starts + missing <= midnight then
        return starts + missing;
      end if;
      missing := missing - (midnight - starts);
    end if;
    on_day := on_day + 1;
  end loop;
end
$$;

alter table public.working_hours enable row level security;
create policy "admins read the working hours" on public.working_hours
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the working hours" on public.working_hours
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.working_hours from anon, authenticated;

grant select (days, opens, closes, report_minutes), update (days, opens, closes, report_minutes)
  on public.working_hours to authenticated;

-- All that the deadline of a rush request follows from: the hours, the weekdays on which an adviser works, public holidays,
-- and how long visits take.
create function public.rush_hours() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'days', days, 'opens', opens, 'closes', closes, 'report_minutes', report_minutes,
      'adviser_days', array(select distinct weekday from public.adviser_hours order by weekday),
      'holidays', array(select day from private.holidays order by day),
      'durations', (select jsonb_agg(to_jsonb(visit_durations)) from public.visit_durations)
    )
    from public.working_hours
  );
end
$$;

-- Whether an adviser works in each hour that counts for rush; src/domain/request/uncovered-hours.ts names those in which
-- none does.
create function private.are_rush_hours_covered() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not exists (
    select from public.working_hours as rush
    cross join unnest(rush.days) as day
    where not tsmultirange(tsrange('2000-01-01'::date + rush.opens, '2000-01-01'::date + rush.closes)) <@ (
      select coalesce(range_agg(tsrange('2000-01-01'::date + own.opens, '2000-01-01'::date + own.closes)), '{}')
      from public.adviser_hours as own where own.weekday = day
    )
  );
end
$$;

-- What is left to do in a new installation, in its order: facts of its own in place of each example, an adviser who works from
-- somewhere, rush that an adviser works on, mails to customers, invoices, a calendar on a phone, a text of one's own, and a
-- request.
create function public.remaining_setup() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return array_remove(array[
    -- Those of the first row; src/domain/business/business-problems.ts knows more of them.
    case when exists (
      select from public.business_facts
      where phone = '085 000 0000' or whatsapp = '31850000000' or email like '%.example' or advisers::text like '%-00000"%'
    ) then 'business' end,
    case when not exists (
      select from public.advisers join public.adviser_hours on adviser = user_id where start_x is not null
    ) then 'adviser' end,
    case when exists (select from public.adviser_hours) and not private.are_rush_hours_covered() then 'rush' end,
    case when not exists (select from public.settings where sends_mail)
      or not exists (select from public.mail_kinds where is_on) then 'mails' end,
    case when private.seller() is null then 'invoices' end,
    case when not exists (select from private.calendar_feeds)
      and not exists (select from private.own_calendars) then 'calendar' end,
    -- The first content has fixed ids (supabase/seed.sql).
    case when not exists (
      select from public.website_content where is_edited or id::text not like 'a0000000-0000-4000-8000-%'
    ) then 'text' end,
    case when not exists (select from public.contact_submissions)
      and not exists (select from public.request_audit) then 'request' end
  ], null);
end
$$;
revoke execute on function public.rush_hours, public.remaining_setup from public, anon;
grant execute on function public.rush_hours, public.remaining_setup to authenticated;
