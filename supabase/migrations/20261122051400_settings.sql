-- What administrators set for the whole site. Whoever knows the URL of the automation can start it, so it stands here and
-- in no file of the public site.

create table public.settings (
  is_only_row boolean primary key default true check (is_only_row),
  -- '' while there is no automation. The browser of an administrator posts requests to it: by https, to this machine, or
  -- to a path of the site itself; never with credentials, which browsers refuse.
  webhook_url text not null default '' check (
    char_length(webhook_url) <= 2000 and webhook_url ~
      '^((https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?/(|[!-.0-\[\]-~][!-~]*))?$'
  )
);

insert into public.settings default values;

alter table public.settings enable row level security;

create policy "admins read the settings" on public.settings
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the settings" on public.settings
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.settings from anon, authenticated;
grant select (webhook_url), update (webhook_url) on public.settings to authenticated;
