-- Whether everything that works by itself does, for the Edge Function `health` and an uptime monitor.

-- Whether the mail server refuses the sender, or took no mail since one failed half an hour ago.
create function private.is_mail_refused() returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.outgoing_messages as mail
    where mail.state = 'waiting' and mail.attempts > 0 and mail.kind <> 'webhook' and (
      private.is_refusal_of_sender(mail.error)
      or mail.created_at < now() - interval '30 minutes' and not exists (
        select from private.outgoing_messages as other
        where other.state = 'sent' and other.kind <> 'webhook' and other.done_at > mail.created_at
      )
    )
  )
$$;

-- Whether a message waits for 10 minutes that the sender has not tried.
create function private.is_sending_late() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(private.waiting_since() < now() - interval '10 minutes', false)
$$;

-- Codes of what does not work within its bounds, without personal data:
-- - sending: a message waits for 10 minutes and the sender has not tried it
-- - mail-server: the mail server refuses the sender, or has taken no mail since one failed half an hour ago
-- - publishing: the last build failed, or has not started 10 minutes after its time
-- - calendars: an own calendar has not been read for a day
create function public.health() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when private.is_sending_late() then 'sending' end,
    case when private.is_mail_refused() then 'mail-server' end,
    case when (select has_failed or planned_for < now() - interval '10 minutes' from private.site_builds) then 'publishing' end,
    case when private.unread_calendars() <> '[]' then 'calendars' end
  ], null)
$$;
revoke execute on function public.health() from public, anon, authenticated;
grant execute on function public.health() to service_role;

-- The same for the back-office, with the last success of each part: the last message that was sent, the last build that did
-- not fail, and the own calendar that was read longest ago; null for none.
create function public.site_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'problems', public.health(),
    'sent_at', (select max(done_at) from private.outgoing_messages where state = 'sent'),
    'built_at', (select started_at from private.site_builds where not has_failed),
    'read_at', (select min(read_at) from private.own_calendars)
  );
end
$$;
revoke execute on function public.site_health() from public, anon, authenticated;
grant execute on function public.site_health() to authenticated;

-- Of each road on which mail goes, whether the office was told by the other road that it fails: once, and again only after
-- it has worked.
create table private.told_troubles (
  road text primary key check (road in ('smtp', 'relay')),
  is_told boolean not null default true,
  -- When this road may be told of again: a road that fails and works by turns is told of four times a day.
  not_before timestamptz not null default now() + interval '6 hours'
);

-- The roads on which mail waits too long:
-- - smtp: the sender does not try its messages, or the mail server takes none
-- - relay: a new request of the last three days was not mailed within half an hour, and nobody has done anything with it
create function private.failing_roads() returns setof text
language sql stable set search_path = ''
as $$
  select 'smtp' where private.is_sending_late() or private.is_mail_refused()
  union all
  select 'relay' where (select sends_mail from public.settings) and exists (
    select from public.contact_submissions
    where relay_status = 'failed' and status = 'new' and not is_held
      and created_at > now() - interval '3 days' and created_at < now() - interval '30 minutes'
  )
$$;

-- The roads of which the office is to be told now.
create function private.untold_roads() returns setof text
language sql stable set search_path = ''
as $$
  select failing from private.failing_roads() as failing
  where not exists (
    select from private.told_troubles where road = failing and (is_told or not_before > now())
  )
$$;

-- Hands these roads to the sender, once, with the address of the office. No personal data of a customer.
create function public.take_troubles() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  roads text[];
begin
  update private.told_troubles set is_told = false where is_told and road not in (select private.failing_roads());
  with taken as (
    insert into private.told_troubles as told (road) select private.untold_roads()
    on conflict (road) do update set is_told = true, not_before = excluded.not_before
      -- Another sender was first.
      where not told.is_told
    returning road
  )
  select array_agg(road) into roads from taken;
  return jsonb_build_object('roads', coalesce(roads, '{}'), 'email', (
    select case office_mail when 'off' then public.current_business() ->> 'email' else office_mail_address end
    from public.settings
  ));
end
$$;

-- The other road fails too: the office is told ten minutes later.
create function public.fail_trouble(road text) returns void
language sql security definer set search_path = ''
as $$
  update private.told_troubles as told set is_told = false, not_before = now() + interval '10 minutes'
  where told.road = fail_trouble.road and is_told
$$;

revoke execute on function public.take_troubles, public.fail_trouble from public, anon, authenticated;
grant execute on function public.take_troubles, public.fail_trouble to service_role;

revoke execute on all functions in schema private from public;
