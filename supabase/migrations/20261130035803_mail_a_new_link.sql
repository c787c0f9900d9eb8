-- Mails a customer a new link, after the address was corrected.

-- Mails the customer a new link to the own request, a minute later: with the visit that is planned, else with what was asked.
-- False when there is nobody to mail, or nothing to do by the link any more.
create function public.mail_link(request_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  visit public.appointments;
  mail_kind text;
begin
  perform private.require_admin();
  select * into request from public.contact_submissions where id = mail_link.request_id for update;
  select * into visit from public.appointments as planned
  where planned.request_id = mail_link.request_id and state = 'planned' and starts_at > now();
  mail_kind := case when visit.id is null then 'received' else 'planned' end;
  if request.id is null or request.status in ('completed', 'cancelled') then
    return false;
  end if;
  if not exists (
    select from private.outgoing_messages as waiting
    where waiting.request_id = mail_link.request_id and kind = mail_kind and state = 'waiting'
  ) then
    perform private.queue_mail(
      mail_kind, request, case when visit.id is null then '{}' else private.appointment_payload(visit) end,
      now() + private.mail_pause()
    );
  end if;
  return exists (
    select from private.outgoing_messages as waiting
    where waiting.request_id = mail_link.request_id and kind = mail_kind and state = 'waiting'
  );
end
$$;

revoke execute on function public.mail_link(request_id uuid) from public;

revoke execute on function public.mail_link(request_id uuid) from anon;

grant execute on function public.mail_link(request_id uuid) to service_role;

grant execute on function public.mail_link(request_id uuid) to authenticated;
