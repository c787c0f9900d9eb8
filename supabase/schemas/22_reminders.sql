-- The mail of the day before a visit, and switching mails on and off.

-- At 17:00 on the day before, in Dutch time; none when the appointment is planned later than that, or so shortly before
-- that its own mail would come after it.
create function private.queue_reminder(appointment public.appointments) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz :=
    ((appointment.starts_at at time zone 'Europe/Amsterdam')::date - 1 + time '17:00') at time zone 'Europe/Amsterdam';
begin
  delete from private.outgoing_messages
  where request_id = appointment.request_id and (kind = 'reminder' or payload ? 'is_reminder') and state = 'waiting';
  if appointment.state = 'planned' and moment > now() + private.mail_pause() then
    perform private.queue_mail('reminder', request, private.appointment_payload(appointment), moment)
    from public.contact_submissions as request where request.id = appointment.request_id;
    perform private.queue_mail(
      'at_home', request,
      private.at_home_facts(private.appointment_payload(appointment)) || '{"is_reminder": true}', moment
    )
    from public.contact_submissions as request where request.id = appointment.request_id;
  end if;
end
$$;

-- Mails that are switched off are not sent later either; switching reminders on queues those of appointments that are
-- already planned.
create function private.follow_switches() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  appointment public.appointments;
begin
  delete from private.outgoing_messages where state = 'waiting' and case kind
    when 'webhook' then exists (select from public.settings where webhook_url = '')
    -- private.follow_office_switch
    when 'office' then false
    when 'handed_over' then not (select sends_mail from public.settings)
    else not private.is_mailed(kind)
  end;
  delete from private.handed_over_visits where message_id is null and not (select sends_mail from public.settings);
  delete from private.known_requests where exists (select from public.settings where webhook_url = '');
  for appointment in
    select * from public.appointments as planned where state = 'planned' and starts_at > now() and not exists (
      select from private.outgoing_messages where request_id = planned.request_id and kind = 'reminder' and state = 'waiting'
    )
  loop
    perform private.queue_reminder(appointment);
  end loop;
  return null;
end
$$;
create trigger "70_follow_switches" after update on public.settings
  for each row when (old is distinct from new) execute function private.follow_switches();
create trigger "70_follow_switches" after update on public.mail_kinds
  for each row when (old.is_on <> new.is_on) execute function private.follow_switches();

revoke execute on all functions in schema private from public;
