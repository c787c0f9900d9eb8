-- What administrators set for the whole site. Whoever knows the URL of the automation can start it, so it stands here and in
-- no file of the public site.

create table public.settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- '' while there is no automation. By https, to this machine, or to a path of the site itself; never with credentials.
  webhook_url text not null default '' check (
    char_length(webhook_url) <= 2000 and webhook_url ~
      '^((https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?/(|[!-.0-\[\]-~][!-~]*))?$'
  ),
  -- Whether customers get mails: only where the function `send` has SMTP settings.
  sends_mail boolean not null default false,
  -- Whether the label of each home is looked up: only where the function `send` has a key of the register.
  looks_up_labels boolean not null default false
);

insert into public.settings default values;

alter table public.settings enable row level security;
create policy "admins read the settings" on public.settings
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the settings" on public.settings
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.settings from anon, authenticated;
grant select (webhook_url, sends_mail), update (webhook_url, sends_mail) on public.settings to authenticated;

-- When the owner works, in Dutch time: only these hours count in the 24 of a rush request (src/domain/request/rush-deadline.ts).
-- Everyone reads them, because a visitor is told by when the label is there, so they stand apart from the settings.
create table public.working_hours (
  is_only_row boolean primary key default true check (is_only_row),
  -- The days of the week by their ISO numbers: 1 is Monday.
  days smallint[] not null default '{1,2,3,4,5,6,7}' check (array_ndims(days) is not distinct from 1 and days <@ '{1,2,3,4,5,6,7}'),
  -- Whole minutes within one day.
  opens time not null default '08:00' check (extract(second from opens) = 0),
  closes time not null default '20:00' check (extract(second from closes) = 0 and closes < '24:00'),
  check (opens < closes)
);

insert into public.working_hours default values;

alter table public.working_hours enable row level security;
create policy "everyone reads the working hours" on public.working_hours
  for select to anon, authenticated using (true);
create policy "admins change the working hours" on public.working_hours
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.working_hours from anon, authenticated;

grant select (days, opens, closes) on public.working_hours to anon, authenticated;

grant update (days, opens, closes) on public.working_hours to authenticated;
