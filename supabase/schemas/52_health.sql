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

-- Codes of what does not work within its bounds, without personal data:
-- - sending: a message waits for 10 minutes and the sender has not tried it
-- - mail-server: the mail server refuses the sender, or has taken no mail since one failed half an hour ago
-- - publishing: the last build failed, or has not started 10 minutes after its time
-- - calendars: an own calendar has not been read for a day
create function public.health() returns text[]
language sql stable security definer set search_path = ''
as $$
  select array_remove(array[
    case when private.waiting_since() < now() - interval '10 minutes' then 'sending' end,
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

revoke execute on all functions in schema private from public;
