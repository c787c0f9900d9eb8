-- Bringing back from the bin says before what it will mail, and asks where a visit no longer fits (D-65, D-82).

drop function public.restore_request(request_id uuid);

drop function public.restore_requests(deleted_at timestamp with time zone);

-- Undoes such a deletion and returns {"restored": how many requests are back, "left": how many stay in the bin, because their
-- visit no longer fits}. Both are 0 when it is too late.
create function public.restore_requests(deleted_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz;
  restored uuid[];
begin
  perform private.require_admin();
  perform private.require_calendar_date('deleted_at', deleted_at);
  perform private.lock_schedule();
  moment := private.believed_time();
  with taken as (
    delete from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > moment - private.undo_period()
      and private.fits_from_bin(aside.id)
    returning aside.request
  ), added as (
    insert into public.contact_submissions
    select request.* from taken, private.restored(taken.request) as request
    returning id
  )
  select coalesce(array_agg(id), '{}') into restored from added;
  perform private.add_to_audit(id, 'restore', '{}', null) from unnest(restored) as id;
  return jsonb_build_object('restored', cardinality(restored), 'left', (
    select count(*) from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > moment - private.undo_period()
  ));
end
$$;

-- Undoes a deletion: the request comes back exactly as it was. False when it is too late. A visit that no longer fits is
-- refused (exclusion_violation), unless that is confirmed by `is_overruled`.
create function public.restore_request(request_id uuid, is_overruled boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted jsonb;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  if not is_overruled and not private.fits_from_bin(request_id) then
    raise exclusion_violation using message = 'the visit does not fit';
  end if;
  delete from private.deleted_requests
  where id = request_id and deleted_at > private.believed_time() - private.undo_period()
  returning request into deleted;
  if deleted is null then
    return false;
  end if;
  insert into public.contact_submissions select request.* from private.restored(deleted) as request;
  perform private.add_to_audit(request_id, 'restore', '{}', null);
  return true;
end
$$;

-- The only function that writes appointments: plans, moves, hands over or ends one, as the row says. A row without an id is a
-- new one. Returns the stored row, or null when the request was closed meanwhile.
create or replace function private.write_visit(visit public.appointments) returns public.appointments
language plpgsql security definer set search_path = ''
as $$
declare
  written public.appointments;
begin
  update public.appointments as stored set
    adviser = visit.adviser, starts_at = visit.starts_at, ends_at = visit.ends_at, state = visit.state,
    origin = visit.origin, is_overruled = visit.is_overruled
  where stored.id = visit.id
  returning stored.* into written;
  if written.id is null then
    insert into public.appointments as stored (
      id, request_id, adviser, starts_at, ends_at, state, ended_at, ended_by, origin, is_overruled, sequence, created_at,
      changed_at
    ) values (
      coalesce(visit.id, gen_random_uuid()), visit.request_id, visit.adviser, visit.starts_at, visit.ends_at,
      coalesce(visit.state, 'planned'), visit.ended_at, visit.ended_by, coalesce(visit.origin, 'adviser'),
      coalesce(visit.is_overruled, false),
      coalesce(visit.sequence, 0), coalesce(visit.created_at, now()), coalesce(visit.changed_at, now())
    )
    returning stored.* into written;
  end if;
  return written;
end
$$;

-- Whether the planned visit of a request in the bin, if any, fits where it was, as in private.fits_again.
create function private.fits_from_bin(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from private.deleted_appointments as aside
    join private.deleted_requests as deleted on deleted.id = aside.request_id
    cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
    cross join lateral jsonb_populate_record(null::public.contact_submissions, deleted.request) as request
    cross join lateral private.obstacles(
      visit.adviser, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id
    ) as obstacle
    where aside.request_id = of_request and visit.state = 'planned'
      and not (visit.is_overruled and obstacle.kind in ('hours', 'holiday'))
  )
$$;

-- Makes the appointment what its request says. A moment is planned only when it fits or is confirmed, also one that comes
-- back because its request is reopened. That appointment keeps its length and who chose its moment. It is the same one when
-- it was completed, or when an undo reopens it; else the customer orders anew (private.right_to_withdraw).
create or replace function private.plan_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_closed constant boolean := new.status in ('completed', 'cancelled');
  wanted constant timestamptz := case when not is_closed then private.moment_of(new) end;
  planned public.appointments;
  ended public.appointments;
  lasts interval;
  adviser_id uuid := new.assigned_to;
  is_unassigned constant boolean := tg_op = 'UPDATE' and old.assigned_to is not null and new.assigned_to is null;
  is_confirmed constant boolean := coalesce(
    new.overruled_moment = new.appointment_date + new.appointment_time, false
  );
begin
  if current_setting('app.writes_visit', true) = 'on' then
    -- private.undo_visit writes both.
    return null;
  end if;
  -- A request that is added brings its moment along without having waited.
  perform private.lock_schedule();
  select * into planned from public.appointments where request_id = new.id and state = 'planned';
  if tg_op = 'INSERT' and planned.id is not null then
    -- It came out of the bin with its request.
    return null;
  elsif wanted is null then
    if planned.id is not null then
      planned.state := case new.status when 'completed' then 'completed' else 'cancelled' end;
      perform private.write_visit(planned);
    end if;
    return null;
  end if;
  if adviser_id is null and not is_unassigned then
    adviser_id := private.only_adviser();
  end if;
  if (planned.starts_at, planned.adviser) is not distinct from (wanted, adviser_id) then
    return null;
  end if;
  if planned.id is not null then
    planned.ends_at := wanted + (planned.ends_at - planned.starts_at);
    planned.is_overruled := is_confirmed;
  elsif tg_op = 'UPDATE' and old.status in ('completed', 'cancelled') then
    select * into ended from public.appointments
    where request_id = new.id and state in ('completed', 'cancelled') and starts_at = wanted
    order by changed_at desc limit 1;
  end if;
  if ended.id is not null then
    planned := ended;
    planned.state := 'planned';
    planned.adviser := adviser_id;
    planned.is_overruled := is_confirmed or ended.is_overruled and private.fits_again(planned);
    if ended.state = 'cancelled' and coalesce(current_setting('app.is_undoing', true), '') <> 'on' then
      planned.id := null;
      planned.ended_at := null;
      planned.ended_by := null;
      planned.sequence := 0;
      planned.created_at := now();
      planned.changed_at := now();
    end if;
  elsif planned.id is null then
    lasts := private.appointment_duration(new.property_type, new.surface_area);
    planned.request_id := new.id;
    planned.ends_at := wanted + lasts;
    planned.origin := case when new.source = 'telephone' then 'telephone' else 'adviser' end;
    planned.is_overruled := is_confirmed or tg_op = 'INSERT'
      and exists (select from private.obstacles(adviser_id, wanted, wanted + lasts, new.rd_x, new.rd_y, null));
  end if;
  planned.starts_at := wanted;
  planned.adviser := adviser_id;
  perform private.write_visit(planned);
  return null;
end
$$;

-- The mails that these changes would cause: [{"id": of the request, "kind"}]. A change is {"id", "status", "assigned_to",
-- "appointment_date", "appointment_time", "is_accepted", "is_deleted", "is_restored", "is_missed"}, with only what changes. They are
-- made and undone again, so that the answer comes from the same rule as the mails themselves.
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
          perform public.restore_request((change ->> 'id')::uuid, true);
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
        )
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

revoke execute on function private.fits_from_bin(of_request uuid) from public;

revoke execute on function public.restore_request(request_id uuid, is_overruled boolean) from public;

revoke execute on function public.restore_request(request_id uuid, is_overruled boolean) from anon;

revoke execute on function public.restore_requests(deleted_at timestamp with time zone) from public;

revoke execute on function public.restore_requests(deleted_at timestamp with time zone) from anon;

grant execute on function public.restore_request(request_id uuid, is_overruled boolean) to service_role;

grant execute on function public.restore_request(request_id uuid, is_overruled boolean) to authenticated;

grant execute on function public.restore_requests(deleted_at timestamp with time zone) to service_role;

grant execute on function public.restore_requests(deleted_at timestamp with time zone) to authenticated;
