-- The overview of Beheer shows what works and since when; a mail that was sent ends the warning about the mail server.

create index on private.outgoing_messages (error) where state = 'waiting' and error is not null;

-- The message was sent, even if that took so long that it counted as lost. When it is a mail, the mail server takes mails of
-- ours again: those that it refused are due at once, and their warning ends.
create or replace function public.complete_message(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done private.outgoing_messages;
begin
  update private.outgoing_messages set state = 'sent', done_at = now(), error = null
  where id = message_id and state in ('taken', 'unknown') returning * into done;
  perform private.note_webhook(done, 'sent');
  update private.payment_reminders set sent_at = now()
  where invoice_id = (done.payload ->> 'invoice_id')::uuid and number = (done.payload ->> 'reminder')::smallint;
  if done.kind <> 'webhook' then
    update private.outgoing_messages set not_before = least(not_before, now()), error = null
    where state = 'waiting' and error is not null and private.is_refusal_of_sender(error);
  end if;
end
$$;

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

revoke execute on function public.site_health() from public;

revoke execute on function public.site_health() from anon;

grant execute on function public.site_health() to service_role;

grant execute on function public.site_health() to authenticated;
