-- What becomes of visits when something takes them away: a request that is deleted or goes back to an earlier status, an
-- adviser who is removed, works other hours or cannot come. One function names the visits, one carries out what is
-- decided for each of them, in one transaction, and one undoes that.

-- The planned visits that an action would touch, the first five hundred, and how many there are: those of requests, those
-- to come of an adviser, of these within a period, or within the hours of now and not within other ones
-- ([{"weekday": 1, "opens": "09:00", "closes": "17:00"}]). Each with the colleagues for whom it fits at the same time,
-- the least extra driving first, and whether its adviser is mailed when it is no longer a visit of this adviser (D-65): not
-- who does it, and not who is removed with all visits.
create function public.affected_visits(
  request_ids uuid[] default null, adviser uuid default null, from_moment timestamptz default null,
  until_moment timestamptz default null, hours jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
set jit = off
as $$
declare
  present constant jsonb := (
    select jsonb_agg(jsonb_build_object('weekday', own.weekday, 'opens', own.opens, 'closes', own.closes))
    from public.adviser_hours as own where own.adviser = affected_visits.adviser
  );
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_moment', from_moment), ('until_moment', until_moment)) as given (argument, value);
  perform private.require_short('hours', hours::text, 5000);
  if num_nonnulls(request_ids, adviser) <> 1 or cardinality(request_ids) > 5000 then
    raise invalid_parameter_value using message = 'name an adviser, or at most 5000 requests';
  end if;
  return (
    with affected as materialized (
      select visit.id, visit.sequence, visit.request_id, visit.adviser, visit.starts_at, visit.ends_at,
        request.name, private.address_line(request) as address, request.email, request.phone, request.rd_x, request.rd_y,
        request.updated_at
      from public.appointments as visit
      join public.contact_submissions as request on request.id = visit.request_id
      where visit.state = 'planned' and (
        visit.request_id = any (affected_visits.request_ids)
        or visit.adviser = affected_visits.adviser and visit.ends_at > now()
          and visit.ends_at > coalesce(from_moment, '-infinity') and visit.starts_at < coalesce(until_moment, 'infinity')
          and (affected_visits.hours is null or not private.is_within(visit.starts_at, visit.ends_at, affected_visits.hours)
            and (present is null or private.is_within(visit.starts_at, visit.ends_at, present)))
      )
    )
    select jsonb_build_object(
      'total', (select count(*) from affected),
      'mails', jsonb_build_object(
        'put_back', private.is_mailed('cancelled'), 'hand_over', private.is_mailed('moved'),
        'colleague', (select sends_mail from public.settings)
      ),
      'visits', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'sequence', sequence, 'request_id', request_id, 'version', updated_at, 'name', name,
          'address', address, 'email', email, 'phone', phone, 'starts_at', starts_at, 'ends_at', ends_at,
          'adviser', private.adviser_name(first.adviser),
          'tells_adviser', first.adviser <> auth.uid() and starts_at > now() and (
            request_ids is not null or num_nonnulls(from_moment, until_moment, hours) > 0
          ), 'colleagues', case when starts_at > now() then (
            select coalesce(jsonb_agg(jsonb_build_object('id', own.user_id, 'name', own.name) order by extra, own.name), '[]')
            from public.advisers as own
            cross join lateral private.added_drive(
              own.user_id, first.starts_at, first.ends_at, rd_x, rd_y, first.id, start_x, start_y, detour_factor, speed
            ) as drive
            where own.user_id is distinct from first.adviser and not exists (
              select from private.obstacles(own.user_id, first.starts_at, first.ends_at, rd_x, rd_y, first.id)
            )
          ) else '[]' end
        ) order by starts_at, id), '[]')
        from (select * from affected order by affected.starts_at, affected.id limit 500) as first
      )
    )
  );
end
$$;

-- Whether a period is within one of these hours, on a Dutch clock.
create function private.is_within(starts timestamptz, ends timestamptz, hours jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from jsonb_to_recordset(hours) as part (weekday smallint, opens time, closes time)
    cross join (select starts at time zone 'Europe/Amsterdam' as begins, ends at time zone 'Europe/Amsterdam' as finish) as clock
    where part.weekday = extract(isodow from begins)
      and begins >= begins::date + part.opens and finish <= begins::date + part.closes
  )
$$;

-- What undo_decisions restores, for a day: of each visit and its request what they were, what the customer knew of the visit,
-- and the mails about it that then waited, without what is personal in them.
create table private.visit_decisions (
  id uuid primary key default gen_random_uuid(),
  decided_at timestamptz not null default now(),
  decided_by uuid not null,
  visits jsonb not null,
  -- As private.blocked_period returns it; null for none.
  blocked_time jsonb
);

-- What a decision changes of a visit and its request, to find out whether somebody has changed that since; not the version
-- of the request, which a lookup of its label changes too.
create function private.decided_state(visit_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    visit.sequence, request.status, request.assigned_to, request.appointment_date, request.appointment_time
  )
  from public.appointments as visit join public.contact_submissions as request on request.id = visit.request_id
  where visit.id = visit_id
$$;

create function private.blocked_period(blocked public.blocked_times) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', blocked.id, 'adviser', blocked.adviser, 'starts_at', blocked.starts_at, 'ends_at', blocked.ends_at
  )
$$;

-- The mails about the visit of a request that still wait.
create function private.waiting_visit_mails(of_request uuid) returns setof private.outgoing_messages
language sql stable security definer set search_path = ''
as $$
  select * from private.outgoing_messages
  where request_id = of_request and state = 'waiting' and private.is_visit_mail(kind)
$$;

-- What undo_decisions restores of a visit and its request.
create function private.state_to_restore(visit public.appointments, request public.contact_submissions) returns jsonb
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
create function private.keep_decision(visits jsonb, blocked_time jsonb default null) returns uuid
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
create function public.decide_visits(decisions jsonb, with_mail boolean default true, blocked jsonb default null)
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

revoke execute on all functions in schema private from public;
revoke execute on function public.affected_visits, public.decide_visits, public.undo_decisions
  from public, anon, authenticated;
grant execute on function public.affected_visits, public.decide_visits, public.undo_decisions to authenticated;
