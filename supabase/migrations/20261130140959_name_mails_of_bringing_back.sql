-- Several requests that come back from the bin: a visit that no longer fits stays there, and mails nothing.

-- The mails that these changes would cause: [{"id": of the request, "kind"}]. A change is {"id", "status", "assigned_to",
-- "appointment_date", "appointment_time", "is_accepted", "is_deleted", "is_restored", "is_missed"}, with only what changes; what
-- comes back does so with a visit that no longer fits, unless "is_overruled" is false. They are made and undone again, so that the
-- answer comes from the same rule as the mails themselves.
create or replace function public.mails_of_changes(changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  change jsonb;
  mails jsonb;
  awaiting uuid[];
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 30000);
  perform private.lock_schedule();
  begin
    awaiting := array(
      select (named ->> 'id')::uuid from jsonb_array_elements(changes) as named
      join public.contact_submissions as request on request.id = (named ->> 'id')::uuid
      where named ->> 'status' = 'completed' and request.status <> 'completed'
    );
    for change in select named from jsonb_array_elements(changes) as named loop
      begin
        if (change ->> 'is_deleted')::boolean then
          delete from public.contact_submissions where id = (change ->> 'id')::uuid;
        elsif (change ->> 'is_restored')::boolean then
          perform public.restore_request((change ->> 'id')::uuid, coalesce((change ->> 'is_overruled')::boolean, true));
        elsif (change ->> 'is_accepted')::boolean then
          update public.contact_submissions set is_held = false where id = (change ->> 'id')::uuid and is_held;
        elsif (change ->> 'is_missed')::boolean then
          perform public.note_no_show(visit.id, visit.sequence) from public.appointments as visit
          where visit.request_id = (change ->> 'id')::uuid and visit.state = 'planned';
        else
          perform private.try_change(change);
        end if;
      exception when exclusion_violation then
        -- It would not be done, so it mails nothing.
      end;
    end loop;
    select coalesce(jsonb_agg(distinct jsonb_build_object('id', mail.request_id, 'kind', mail.kind)), '[]') into mails
    from (
      select request_id, kind from private.outgoing_messages
      where state = 'waiting' and kind not in ('webhook', 'reminder') and not payload ? 'is_reminder' and (
        created_at = now()
        -- What waits for a request in the bin is sent once it is back.
        or request_id in (
          select (named ->> 'id')::uuid from jsonb_array_elements(changes) as named where (named ->> 'is_restored')::boolean
        ) and request_id in (select id from public.contact_submissions)
      )
      union all
      -- Once the label is found.
      select request.id, 'label_ready' from public.contact_submissions as request
      where request.id = any (awaiting) and private.awaits_label(request) and request.email is not null
        and private.is_mailed('label_ready') and not exists (
          select from private.outgoing_messages as message
          where message.request_id = request.id and message.kind = 'label_ready'
        )
      union all
      -- Once it is made.
      select request.id, 'invoice' from public.contact_submissions as request
      where request.id = any (awaiting) and private.is_to_be_invoiced(request)
        and private.payload_of_mail('invoice', request) ->> 'email' is not null
        and private.is_mailed('invoice')
      union all
      -- To an adviser.
      select visit.request_id, message.kind
      from private.handed_over_visits as visit
      join private.outgoing_messages as message on message.payload ->> 'adviser' = visit.adviser::text
      where visit.message_id is null and private.present_visit(visit) is distinct from visit.known_at
        and message.kind = 'handed_over' and message.state = 'waiting'
        and message.not_before = now() + private.mail_pause()
    ) as mail
    where mail.request_id in (select (named ->> 'id')::uuid from jsonb_array_elements(changes) as named);
    raise sqlstate 'UNDOE';
  exception when sqlstate 'UNDOE' then
    -- All of it is undone.
  end;
  return mails;
end
$$;
