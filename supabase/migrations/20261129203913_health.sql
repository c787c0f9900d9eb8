-- An uptime monitor asks whether sending, publishing and calendars work.

-- Since when a message waits that the sender has not tried; null when none waits for over 5 minutes.
create function private.waiting_since() returns timestamptz
language sql stable set search_path = ''
as $$
  select min(not_before) from private.outgoing_messages
  where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
    -- What is switched off does not wait for the sender.
    and (not private.is_customer_mail(kind) or private.is_mailed(kind))
    -- About a request in the bin nothing is sent but that its visit is off.
    and (not private.is_customer_mail(kind) or private.tells_off(kind, payload) or exists (
      select from public.contact_submissions where contact_submissions.id = request_id
    ))
$$;

-- For the back-office: the latest fifty that failed or may not have arrived, how many there are, all that may have
-- arrived, since when messages wait without an attempt, and why a mail server refuses us while mails wait for that. The
-- reminder of a deleted request does not wait for the sender.
create or replace function public.outgoing_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (
      select jsonb_object_agg(kind, is_on) from public.mail_kinds
      where kind <> 'withdrawn' and (kind not in ('invoice', 'payment_reminder') or private.seller() is not null)
    ),
    'waiting_since', private.waiting_since(),
    'refusal', (
      select error from private.outgoing_messages
      where state = 'waiting' and private.is_refusal_of_sender(error) order by done_at desc limit 1
    ),
    'total', (select count(*) from private.outgoing_messages where state in ('failed', 'unknown')),
    'uncertain', (
      select jsonb_build_object(
        'ids', coalesce(jsonb_agg(id), '[]'), 'are_mails', coalesce(bool_and(kind <> 'webhook'), true)
      )
      from (
        select id, kind from private.outgoing_messages where state = 'unknown' order by created_at limit 1000
      ) as message
    ),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', kind, 'state', state, 'error', error,
        'name', coalesce(request.name, payload ->> 'name'), 'created_at', message.created_at
      ) order by message.created_at desc), '[]')
      from (
        select * from private.outgoing_messages where state in ('failed', 'unknown') order by created_at desc limit 50
      ) as message
      left join public.contact_submissions as request on request.id = message.request_id
    )
  );
end
$$;

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

revoke execute on function public.health() from public;

revoke execute on function public.health() from anon;

revoke execute on function public.health() from authenticated;

revoke execute on function private.is_mail_refused() from public;

revoke execute on function private.waiting_since() from public;

grant execute on function public.health() to service_role;
