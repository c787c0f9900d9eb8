-- What waits too long on one road of mail is told to the office by the other one, once.

-- Of each road on which mail goes, whether the office was told by the other road that it fails: once, and again only after
-- it has worked.
create table private.told_troubles (
  road text primary key check (road in ('smtp', 'relay')),
  is_told boolean not null default true,
  -- When this road may be told of again: a road that fails and works by turns is told of four times a day.
  not_before timestamptz not null default now() + interval '6 hours'
);

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
  ) or exists (
    select from private.untold_roads()
  );
end
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
create or replace function public.health() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when private.is_sending_late() then 'sending' end,
    case when private.is_mail_refused() then 'mail-server' end,
    case when (select has_failed or planned_for < now() - interval '10 minutes' from private.site_builds) then 'publishing' end,
    case when private.unread_calendars() <> '[]' then 'calendars' end
  ], null)
$$;

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

revoke execute on function public.fail_trouble(road text) from public;

revoke execute on function public.fail_trouble(road text) from anon;

revoke execute on function public.fail_trouble(road text) from authenticated;

revoke execute on function private.failing_roads() from public;

revoke execute on function private.is_sending_late() from public;

revoke execute on function public.take_troubles() from public;

revoke execute on function public.take_troubles() from anon;

revoke execute on function public.take_troubles() from authenticated;

revoke execute on function private.untold_roads() from public;

grant execute on function public.fail_trouble(road text) to service_role;

grant execute on function public.take_troubles() to service_role;
