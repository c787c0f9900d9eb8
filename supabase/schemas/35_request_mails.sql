-- What the customer of a request was or will be mailed, and what an action would mail before it is done (D-65).

-- The mails of a request, newest first: [{"id", "kind", "state", "error", "due_at", "done_at", "payload"}]. The payload
-- is what fills in the text; the key of the link is not stored.
create function public.request_mails(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'state', state, 'error', error, 'due_at', not_before, 'done_at', done_at,
      'payload', case when state = 'waiting' then private.sent_payload(kind, payload, request_mails.request_id) else payload end
    ) order by coalesce(done_at, not_before) desc, id), '[]')
    from (
      select * from private.outgoing_messages as message
      where message.request_id = request_mails.request_id and kind <> 'webhook'
      order by created_at desc limit 50
    ) as latest
  );
end
$$;

-- The mails that these changes would cause: [{"id": of the request, "kind"}]. A change is {"id", "status", "assigned_to",
-- "appointment_date", "appointment_time", "is_accepted", "is_deleted", "is_restored", "is_missed"}, with only what changes; what
-- comes back does so with a visit that no longer fits, unless "is_overruled" is false. They are made and undone again, so that the
-- answer comes from the same rule as the mails themselves.
create function public.mails_of_changes(changes jsonb) returns jsonb
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

create function private.try_change(change jsonb) returns void
language sql security definer set search_path = ''
as $$
  update public.contact_submissions as stored
  set (status, assigned_to, appointment_date, appointment_time, overruled_moment) = (
    select wanted.status, wanted.assigned_to, wanted.appointment_date, wanted.appointment_time,
      -- What does not fit may be confirmed.
      coalesce(wanted.appointment_date + wanted.appointment_time, stored.overruled_moment)
    from jsonb_populate_record(stored, change - '{id,overruled_moment}'::text[]) as wanted
  )
  where stored.id = (change ->> 'id')::uuid
$$;

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
revoke execute on function public.mail_link from public, anon, authenticated;
grant execute on function public.mail_link to authenticated;

revoke execute on all functions in schema private from public;
revoke execute on function public.request_mails, public.mails_of_changes from public, anon, authenticated;
grant execute on function public.request_mails, public.mails_of_changes to authenticated;
