-- Planning and moving a visit is undone by the rule of decisions about visits (D-82).

-- The three by which administrators write appointments. Each returns {"id", "sequence"}, the first two also "undo", which
-- undo_decisions takes; or null when nothing was written because somebody else changed the appointment or closed the request
-- meanwhile.
create or replace function public.plan_visit(
  request_id uuid, starts_at timestamptz, ends_at timestamptz, adviser uuid default null, is_overruled boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  undone public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', plan_visit.starts_at);
  perform private.require_calendar_date('ends_at', plan_visit.ends_at);
  perform private.lock_schedule();
  before := (
    select private.state_to_restore(null, request) from public.contact_submissions as request
    where request.id = plan_visit.request_id
  );
  visit.request_id := plan_visit.request_id;
  visit.starts_at := plan_visit.starts_at;
  visit.ends_at := plan_visit.ends_at;
  visit.adviser := plan_visit.adviser;
  visit.is_overruled := plan_visit.is_overruled;
  visit := private.write_visit(visit);
  if visit.id is null then
    return null;
  end if;
  undone := visit;
  undone.state := 'cancelled';
  return private.visit_version(visit) || private.keep_change(before || jsonb_build_object('visit', to_jsonb(undone)));
end
$$;

create or replace function public.move_visit(
  visit_id uuid, sequence integer, starts_at timestamptz, ends_at timestamptz, adviser uuid default null,
  is_overruled boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', move_visit.starts_at);
  perform private.require_calendar_date('ends_at', move_visit.ends_at);
  visit := private.planned_visit(move_visit.visit_id, move_visit.sequence);
  if visit.id is null then
    return null;
  end if;
  before := (
    select private.state_to_restore(visit, request) from public.contact_submissions as request
    where request.id = visit.request_id
  );
  visit.starts_at := move_visit.starts_at;
  visit.ends_at := move_visit.ends_at;
  visit.adviser := move_visit.adviser;
  visit.is_overruled := move_visit.is_overruled;
  visit := private.write_visit(visit);
  if visit.id is null then
    return null;
  end if;
  return private.visit_version(visit) || private.keep_change(before);
end
$$;

-- Who chose the moment of the appointment of a request: of the planned one, else of the last that took place.
create or replace function private.origin_of_appointment(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select appointment.origin from public.appointments as appointment
  where appointment.request_id = request and appointment.state <> 'cancelled'
  order by appointment.state = 'planned' desc, appointment.created_at desc limit 1
$$;

-- What undo_decisions restores of a visit and its request.
create or replace function private.state_to_restore(visit public.appointments, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'visit', to_jsonb(visit), 'request', jsonb_build_object(
      'id', request.id, 'status', request.status, 'assigned_to', request.assigned_to, 'callback_on', request.callback_on,
      'appointment_date', request.appointment_date, 'appointment_time', request.appointment_time,
      'early_start_requested_at', request.early_start_requested_at
    ), 'known', (
      select to_jsonb(known) from private.known_appointments as known where request_id = request.id
    ), 'mails', (
      select coalesce(jsonb_agg(to_jsonb(mail) || jsonb_build_object('payload', mail.payload - array(
        select jsonb_object_keys(private.payload_of_mail(mail.kind, request))
      ))), '[]')
      from private.waiting_visit_mails(request.id) as mail
    )
  )
$$;

-- Keeps what was done with these visits, so that it can be undone; returns what undo_decisions takes.
create or replace function private.keep_decision(visits jsonb, blocked_time jsonb default null) returns uuid
language sql security definer set search_path = ''
as $$
  delete from private.visit_decisions where decided_at < now() - interval '1 day';
  insert into private.visit_decisions (decided_by, visits, blocked_time)
  select auth.uid(), coalesce(jsonb_agg(was || jsonb_build_object(
    'after', private.decided_state((was -> 'visit' ->> 'id')::uuid), 'request_after', (
      select jsonb_build_object('callback_on', callback_on, 'early_start_requested_at', early_start_requested_at)
      from public.contact_submissions where id = (was -> 'request' ->> 'id')::uuid
    )
  ) order by place), '[]'), keep_decision.blocked_time
  from jsonb_array_elements(visits) with ordinality as each (was, place)
  returning id
$$;

-- Keeps what a visit and its request were before a change, as private.state_to_restore returns it.
create function private.keep_change(before jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object('undo', private.keep_decision(jsonb_build_array(before)))
$$;

-- Carries out what was decided: [{"id": visit, "sequence": as read, "action": "hand_over", "adviser": ...}], or with the
-- action "put_back" (the request waits again, for its customer to choose anew) or "keep"; with "status" and "version" the
-- request also gets that status. `blocked` blocks the time of an adviser with it. All or nothing: {"undo": what
-- undo_decisions takes, "refused": [{"id": ..., "reason": "changed" or "unfit"}]}, the first null where anything is refused.
create or replace function public.decide_visits(decisions jsonb, with_mail boolean default true, blocked jsonb default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  named record;
  visit public.appointments;
  request public.contact_submissions;
  refused jsonb := '[]';
  before jsonb := '[]';
  blocked_time public.blocked_times;
  decision uuid;
begin
  perform private.require_admin();
  perform private.require_short('decisions', decisions::text, 150000);
  perform private.require_short('blocked', blocked::text, 1000);
  if not with_mail then
    perform set_config('app.without_mail', 'on', true);
  end if;
  perform private.lock_schedule();
  begin
    if blocked is not null then
      insert into public.blocked_times (adviser, starts_at, ends_at, reason)
      select adviser, starts_at, ends_at, nullif(btrim(reason), '')
      from jsonb_to_record(blocked) as time (adviser uuid, starts_at timestamptz, ends_at timestamptz, reason text)
      returning * into blocked_time;
    end if;
    -- What is put back makes room for what is handed over.
    for named in
      select * from jsonb_to_recordset(decisions) as each (
        id uuid, sequence integer, action text, adviser uuid, status text, version timestamptz
      )
      order by each.action = 'hand_over'
    loop
      select * into visit from public.appointments where id = named.id and state = 'planned' and sequence = named.sequence;
      select * into request from public.contact_submissions where id = visit.request_id;
      if visit.id is null or named.status is not null and request.updated_at is distinct from named.version then
        refused := refused || jsonb_build_object('id', named.id, 'reason', 'changed');
        continue;
      end if;
      before := before || private.state_to_restore(visit, request);
      begin
        if named.action = 'put_back' then
          visit.state := 'cancelled';
          perform private.write_visit(visit);
          -- Who has not chosen anew by tomorrow is called.
          update public.contact_submissions
          set callback_on = coalesce(callback_on, (now() at time zone 'Europe/Amsterdam')::date + 1)
          where id = request.id;
        elsif named.action = 'hand_over' and exists (select from public.advisers where user_id = named.adviser) then
          visit.adviser := named.adviser;
          visit.is_overruled := false;
          perform private.write_visit(visit);
        elsif named.action is distinct from 'keep' then
          refused := refused || jsonb_build_object('id', named.id, 'reason', 'changed');
        end if;
      exception when exclusion_violation then
        refused := refused || jsonb_build_object('id', named.id, 'reason', 'unfit');
      end;
      update public.contact_submissions set status = named.status where id = request.id and status <> named.status;
    end loop;
    if refused <> '[]' then
      raise exception using errcode = 'WL001';
    end if;
    decision := private.keep_decision(before, case
      when blocked_time.id is not null then private.blocked_period(blocked_time)
    end);
  exception when sqlstate 'WL001' then
    decision := null;
  end;
  return jsonb_build_object('undo', decision, 'refused', refused);
end
$$;

-- Restores a visit and its request, from what keep_decision kept. Returns why it is left as it is; null once it is undone.
create or replace function private.undo_visit(was jsonb, decided_at timestamptz, is_overruled boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments := jsonb_populate_record(null::public.appointments, was -> 'visit');
  known constant private.known_appointments :=
    jsonb_populate_record(null::private.known_appointments, nullif(was -> 'known', 'null'));
  present public.appointments;
  owner public.contact_submissions;
begin
  if private.decided_state(visit.id) is distinct from was -> 'after' then
    return 'changed';
  elsif exists (
    select from private.outgoing_messages as sent
    where sent.request_id = visit.request_id and sent.taken_at >= decided_at and private.is_visit_mail(sent.kind)
  ) then
    return 'mailed';
  end if;
  select * into present from public.appointments where id = visit.id;
  visit.adviser := (select user_id from private.admins where user_id = visit.adviser);
  if visit.state = 'planned' and (visit.adviser, visit.starts_at, visit.ends_at, visit.state)
    is distinct from (present.adviser, present.starts_at, present.ends_at, present.state)
    and not private.fits_again(visit)
  then
    if not is_overruled then
      return 'unfit';
    end if;
    visit.is_overruled := true;
  end if;
  -- Its request first, because a closed one gets no visit.
  perform set_config('app.writes_visit', 'on', true);
  update public.contact_submissions as request
  set status = before.status, assigned_to = administrator.user_id, appointment_date = before.appointment_date,
    appointment_time = before.appointment_time,
    -- As long as nobody has changed these since.
    callback_on = case
      when request.callback_on is not distinct from after.callback_on then before.callback_on else request.callback_on
    end,
    early_start_requested_at = case
      when request.early_start_requested_at is not distinct from after.early_start_requested_at
        then before.early_start_requested_at
      else request.early_start_requested_at
    end
  from jsonb_populate_record(null::public.contact_submissions, was -> 'request') as before
  left join private.admins as administrator on administrator.user_id = before.assigned_to
  cross join lateral jsonb_populate_record(null::public.contact_submissions, was -> 'request_after') as after
  where request.id = before.id
  returning request.* into owner;
  perform private.write_visit(visit);
  perform set_config('app.writes_visit', '', true);
  delete from private.outgoing_messages where id in (select id from private.waiting_visit_mails(owner.id));
  insert into private.outgoing_messages
  select mail.* from jsonb_array_elements(was -> 'mails') as kept
  cross join lateral jsonb_populate_record(null::private.outgoing_messages, kept || jsonb_build_object(
    'payload', private.payload_of_mail(kept ->> 'kind', owner) || (kept -> 'payload')
  )) as mail
  on conflict (id) do nothing;
  -- Else a change after a restored mail has gone would be told as one from what was known before that mail.
  delete from private.known_appointments where request_id = owner.id;
  insert into private.known_appointments select known.* where known.request_id is not null;
  return null;
end
$$;

revoke execute on function private.keep_change(before jsonb) from public;
