-- An undo takes back its own act and nothing else (D-82): what changed since is left alone and named, and what no longer fits
-- is asked.

-- What waited to be undone, for a minute, was kept in another form.
delete from private.visit_decisions;
alter table private.visit_decisions drop column blocked_time;
alter table private.visit_decisions add column blocked_time jsonb;

drop function public.save_adviser_hours(adviser_id uuid, hours jsonb);

drop function public.undo_changes(changes jsonb);

drop function public.undo_decisions(decision uuid);

-- Undoes what change_requests returned as changed, where nobody has changed the request since: restores status,
-- assignment and whether it was held from the old values in the audit trail. Returns the same as change_requests,
-- without `change`. A removed administrator is assigned nothing. A visit that no longer fits comes back only when that is
-- confirmed by `is_overruled`.
create function public.undo_changes(changes jsonb, is_overruled boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 100000);
  perform private.lock_schedule();
  perform set_config('app.is_undoing', 'on', true);
  for named in
    select audit.request_id, audit.old_values, (change ->> 'version')::timestamptz as version
    from jsonb_array_elements(changes) as change
    join public.request_audit as audit on audit.id = (change ->> 'change')::bigint
      and audit.request_id = (change ->> 'id')::uuid and audit.action = 'update'
  loop
    begin
      update public.contact_submissions as stored
      set (status, assigned_to, is_held, overruled_moment) = (
        select before.status, administrator.user_id, before.is_held, case
          when is_overruled then stored.appointment_date + stored.appointment_time else stored.overruled_moment
        end
        from jsonb_populate_record(stored, named.old_values) as before
        left join private.admins as administrator on administrator.user_id = before.assigned_to
      )
      where stored.id = named.request_id and stored.updated_at = named.version;
      if found then
        written := written || named.request_id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.request_id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]')
      from public.contact_submissions where id = any (written)
    ),
    'skipped', private.skipped_requests(changes, written, unfit)
  );
end
$$;

-- Stores the hours of a whole week, four ranges a day at most; what is not among them goes. With `replaces` only while those
-- are the hours of now: otherwise false.
create function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('hours', hours::text, 5000);
  if coalesce(jsonb_typeof(hours), '') <> 'array' or jsonb_array_length(hours) > 28 then
    raise exception 'a week has at most 28 ranges of hours' using errcode = '22023';
  end if;
  if exists (select from jsonb_to_recordset(hours) as given (weekday smallint) group by weekday having count(*) > 4) then
    raise exception 'a day has at most four ranges of hours' using errcode = '22023';
  end if;
  perform private.require_short('replaces', replaces::text, 5000);
  if replaces is not null and (
    select jsonb_agg(jsonb_build_array(weekday, opens, closes) order by weekday, opens) from public.adviser_hours
    where adviser = adviser_id
  ) is distinct from (
    select jsonb_agg(jsonb_build_array(weekday, opens, closes) order by weekday, opens)
    from jsonb_to_recordset(replaces) as expected (weekday smallint, opens time, closes time)
  ) then
    return false;
  end if;
  delete from public.adviser_hours as stored
  where stored.adviser = adviser_id and not exists (
    select from jsonb_to_recordset(hours) as given (weekday smallint, opens time)
    where given.weekday = stored.weekday and given.opens = stored.opens
  );
  insert into public.adviser_hours (adviser, weekday, opens, closes)
  select adviser_id, weekday, opens, closes
  from jsonb_to_recordset(hours) as given (weekday smallint, opens time, closes time)
  order by weekday, opens
  on conflict (adviser, weekday, opens) do update set closes = excluded.closes;
  return true;
end
$$;

-- Whether a visit that ended or was moved fits where it was: nothing is in its way, or only hours and holidays and it was
-- planned in spite of them.
create function private.fits_again(visit public.appointments) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from public.contact_submissions as request
    cross join lateral private.obstacles(
      visit.adviser, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id
    ) as obstacle
    where request.id = visit.request_id and not (visit.is_overruled and obstacle.kind in ('hours', 'holiday'))
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

create or replace function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
begin
  if tg_op = 'UPDATE' then
    if old.state = 'no_show' then
      delete from private.outgoing_messages
      where request_id = new.request_id and kind = 'no_show' and state = 'waiting';
    end if;
    if old.state = 'planned' then
      before := old;
    elsif old.state = 'no_show' or new.state <> 'planned' then
      return null;
    end if;
    if (old.state, old.starts_at, old.ends_at, old.adviser)
      is not distinct from (new.state, new.starts_at, new.ends_at, new.adviser) then
      return null;
    end if;
  elsif new.state <> 'planned' then
    return null;
  end if;
  perform private.queue_appointment_mail(request, before, new)
  from public.contact_submissions as request where request.id = new.request_id;
  return null;
end
$$;

create function private.blocked_period(blocked public.blocked_times) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', blocked.id, 'adviser', blocked.adviser, 'starts_at', blocked.starts_at, 'ends_at', blocked.ends_at
  )
$$;

-- What undo_decisions restores of a visit and its request.
create or replace function private.state_to_restore(visit public.appointments, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'visit', to_jsonb(visit), 'request', jsonb_build_object(
      'id', request.id, 'status', request.status, 'assigned_to', request.assigned_to, 'callback_on', request.callback_on,
      'appointment_date', request.appointment_date, 'appointment_time', request.appointment_time
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
create function private.keep_decision(visits jsonb, blocked_time jsonb default null) returns uuid
language sql security definer set search_path = ''
as $$
  insert into private.visit_decisions (decided_by, visits, blocked_time)
  select auth.uid(), coalesce(jsonb_agg(was || jsonb_build_object(
    'after', private.decided_state((was -> 'visit' ->> 'id')::uuid), 'callback_after', (
      select callback_on from public.contact_submissions where id = (was -> 'request' ->> 'id')::uuid
    )
  ) order by place), '[]'), keep_decision.blocked_time
  from jsonb_array_elements(visits) with ordinality as each (was, place)
  returning id
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
  delete from private.visit_decisions where decided_at < now() - interval '1 day';
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

-- Undoes one's own decisions with the time that they blocked: no mail about them goes, and those that waited before go as
-- they would have. Returns what it left: {"left": [{"name": of the customer, "reason"}], "is_blocked_time_left": changed by
-- somebody since}; null when there is nothing to undo any more. A visit is left when it or its status was "changed", when it
-- was "mailed", and when it is "unfit" at its old moment: then another call with `is_overruled` brings it back all the same.
create function public.undo_decisions(decision uuid, is_overruled boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made private.visit_decisions;
  was jsonb;
  reason text;
  remaining jsonb := '[]';
  unfit jsonb := '[]';
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into made from private.visit_decisions where id = decision and decided_by = auth.uid();
  if made.id is null then
    return null;
  end if;
  perform set_config('app.without_mail', 'on', true);
  delete from public.blocked_times as blocked where private.blocked_period(blocked) = made.blocked_time;
  -- The last first: what was put back made room for what was handed over.
  for was in
    select value from jsonb_array_elements(made.visits) with ordinality as each (value, place) order by place desc
  loop
    reason := private.undo_visit(was, made.decided_at, is_overruled);
    if reason is not null then
      remaining := remaining || jsonb_build_object(
        'name', private.name_of_request((was -> 'request' ->> 'id')::uuid), 'reason', reason
      );
    end if;
    if reason = 'unfit' then
      unfit := jsonb_build_array(was) || unfit;
    end if;
  end loop;
  if unfit = '[]' then
    delete from private.visit_decisions where id = decision;
  else
    update private.visit_decisions set visits = unfit, blocked_time = null where id = decision;
  end if;
  return jsonb_build_object('left', remaining, 'is_blocked_time_left', exists (
    select from public.blocked_times where id = (made.blocked_time ->> 'id')::uuid
  ));
end
$$;

-- The name of the customer, also of a request in the bin; '' once that is gone.
create function private.name_of_request(request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select name from public.contact_submissions where id = request_id),
    (select request ->> 'name' from private.deleted_requests where id = request_id), ''
  )
$$;

-- Restores a visit and its request, from what keep_decision kept. Returns why it is left as it is; null once it is undone.
create function private.undo_visit(was jsonb, decided_at timestamptz, is_overruled boolean) returns text
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
    appointment_time = before.appointment_time, callback_on = case
      -- As long as nobody has changed it since.
      when request.callback_on is not distinct from (was ->> 'callback_after')::date then before.callback_on
      else request.callback_on
    end
  from jsonb_populate_record(null::public.contact_submissions, was -> 'request') as before
  left join private.admins as administrator on administrator.user_id = before.assigned_to
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

create or replace function private.note_handed_over() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
  after public.appointments;
begin
  -- A visit that has been made is no news, nor that it has not.
  if tg_op = 'UPDATE' and (old.state not in ('planned', 'cancelled') or new.state = 'completed') then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.state = 'planned' then
    before := old;
  end if;
  if tg_op <> 'DELETE' and new.state = 'planned' then
    after := new;
  end if;
  if before.adviser <> after.adviser or private.is_admin() and not private.is_by_customer() then
    if before.adviser is distinct from after.adviser then
      perform private.note_known_visit(before.request_id, before.adviser, before.starts_at, null);
      perform private.note_known_visit(after.request_id, after.adviser, null, after.starts_at);
    elsif before.starts_at <> after.starts_at then
      perform private.note_known_visit(after.request_id, after.adviser, before.starts_at, after.starts_at);
    end if;
  end if;
  return null;
end
$$;

revoke execute on function private.blocked_period(blocked public.blocked_times) from public;

revoke execute on function private.fits_again(visit public.appointments) from public;

revoke execute on function private.keep_decision(visits jsonb, blocked_time jsonb) from public;

revoke execute on function private.name_of_request(request_id uuid) from public;

revoke execute on function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb) from public;

revoke execute on function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb) from anon;

revoke execute on function public.undo_changes(changes jsonb, is_overruled boolean) from public;

revoke execute on function public.undo_changes(changes jsonb, is_overruled boolean) from anon;

revoke execute on function public.undo_decisions(decision uuid, is_overruled boolean) from public;

revoke execute on function public.undo_decisions(decision uuid, is_overruled boolean) from anon;

revoke execute on function private.undo_visit(was jsonb, decided_at timestamp with time zone, is_overruled boolean) from public;

grant execute on function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb) to authenticated;

grant execute on function public.save_adviser_hours(adviser_id uuid, hours jsonb, replaces jsonb) to service_role;

grant execute on function public.undo_changes(changes jsonb, is_overruled boolean) to service_role;

grant execute on function public.undo_changes(changes jsonb, is_overruled boolean) to authenticated;

grant execute on function public.undo_decisions(decision uuid, is_overruled boolean) to service_role;

grant execute on function public.undo_decisions(decision uuid, is_overruled boolean) to authenticated;
