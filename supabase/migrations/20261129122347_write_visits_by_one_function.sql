-- Appointments are written by one function. Administrators plan, move and cancel them by functions of the API; what is left
-- of plain writes is the save of a request's own date and time.

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
      id, request_id, adviser, starts_at, ends_at, state, origin, is_overruled, sequence, created_at, changed_at
    ) values (
      coalesce(visit.id, gen_random_uuid()), visit.request_id, visit.adviser, visit.starts_at, visit.ends_at,
      coalesce(visit.state, 'planned'), coalesce(visit.origin, 'adviser'), coalesce(visit.is_overruled, false),
      coalesce(visit.sequence, 0), coalesce(visit.created_at, now()), coalesce(visit.changed_at, now())
    )
    returning stored.* into written;
  end if;
  return written;
end
$$;

create or replace function public.plan_visit(
  request_id uuid, starts_at timestamptz, ends_at timestamptz, adviser uuid default null, is_overruled boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', plan_visit.starts_at);
  perform private.require_calendar_date('ends_at', plan_visit.ends_at);
  perform private.lock_schedule();
  visit.request_id := plan_visit.request_id;
  visit.starts_at := plan_visit.starts_at;
  visit.ends_at := plan_visit.ends_at;
  visit.adviser := plan_visit.adviser;
  visit.is_overruled := plan_visit.is_overruled;
  return private.visit_version(private.write_visit(visit));
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
begin
  perform private.require_admin();
  perform private.require_calendar_date('starts_at', move_visit.starts_at);
  perform private.require_calendar_date('ends_at', move_visit.ends_at);
  visit := private.planned_visit(move_visit.visit_id, move_visit.sequence);
  if visit.id is null then
    return null;
  end if;
  visit.starts_at := move_visit.starts_at;
  visit.ends_at := move_visit.ends_at;
  visit.adviser := move_visit.adviser;
  visit.is_overruled := move_visit.is_overruled;
  return private.visit_version(private.write_visit(visit));
end
$$;

create or replace function public.cancel_visit(visit_id uuid, sequence integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.require_admin();
  visit := private.planned_visit(cancel_visit.visit_id, cancel_visit.sequence);
  if visit.id is null then
    return null;
  end if;
  visit.state := 'cancelled';
  return private.visit_version(private.write_visit(visit));
end
$$;

create or replace function private.planned_visit(visit_id uuid, version integer) returns public.appointments
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  perform private.lock_schedule();
  select * into visit from public.appointments where id = visit_id and sequence = version and state = 'planned';
  return visit;
end
$$;

create or replace function private.visit_version(visit public.appointments) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', visit.id, 'sequence', visit.sequence) where visit.id is not null
$$;

create or replace function private.restore_appointments() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
begin
  if not exists (select from private.deleted_appointments where request_id = new.id) then
    return null;
  end if;
  perform private.lock_schedule();
  for visit in
    select own.* from private.deleted_appointments as aside
    cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as own
    where aside.request_id = new.id
    -- The reminder follows the last.
    order by own.state = 'planned', own.created_at
  loop
    visit.adviser := (select user_id from private.admins where user_id = visit.adviser);
    if visit.state = 'planned' then
      visit.sequence := visit.sequence + 2;
      visit.is_overruled := visit.is_overruled or exists (
        select from private.obstacles(visit.adviser, visit.starts_at, visit.ends_at, new.rd_x, new.rd_y, null)
      );
    end if;
    perform private.write_visit(visit);
  end loop;
  delete from private.deleted_appointments where request_id = new.id;
  return null;
end
$$;

create or replace function private.plan_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_closed constant boolean := new.status in ('completed', 'cancelled');
  wanted constant timestamptz := case when not is_closed then private.moment_of(new) end;
  planned public.appointments;
  lasts interval;
  adviser_id uuid := new.assigned_to;
  is_unassigned constant boolean := tg_op = 'UPDATE' and old.assigned_to is not null and new.assigned_to is null;
  is_agreed constant boolean := tg_op = 'INSERT' or (
    old.status in ('completed', 'cancelled') and private.moment_of(old) = wanted
  );
  is_confirmed constant boolean := coalesce(
    new.overruled_moment = new.appointment_date + new.appointment_time, false
  );
begin
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
  lasts := planned.ends_at - planned.starts_at;
  planned.is_overruled := is_confirmed;
  if planned.id is null then
    lasts := private.appointment_duration(new.property_type, new.surface_area);
    planned.request_id := new.id;
    planned.origin := case when new.source = 'telephone' then 'telephone' else 'adviser' end;
    planned.is_overruled := is_confirmed or is_agreed
      and exists (select from private.obstacles(adviser_id, wanted, wanted + lasts, new.rd_x, new.rd_y, null));
  end if;
  planned.starts_at := wanted;
  planned.ends_at := wanted + lasts;
  planned.adviser := adviser_id;
  perform private.write_visit(planned);
  return null;
end
$$;

create or replace function public.pick_moment(
  key text, starts_at timestamptz, early_start boolean default false, only_note boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  sender constant text := private.caller_hash();
  today constant timestamptz :=
    (now() at time zone 'Europe/Amsterdam')::date::timestamp at time zone 'Europe/Amsterdam';
  moment record;
  visit public.appointments;
begin
  perform private.require_calendar_date('starts_at', starts_at);
  own := private.request_of_key(key);
  if own.id is null then
    return 'closed';
  end if;
  if starts_at < now() + (case when own.rush_service then interval '30 minutes' else interval '24 hours' end)
    or starts_at > now() + interval '80 days' then
    return 'taken';
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return 'closed';
  end if;
  if private.customer_changes(own.id, '{appointment_date,appointment_time,preferred_times}', today) >= 5 then
    return 'limited';
  end if;
  select free.* into moment
  from private.free_moments(
    private.with_verified_position(own), pick_moment.starts_at, pick_moment.starts_at
  ) as free
  order by free.cost, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  if only_note or private.has_unseen_picks(own, sender) then
    update public.contact_submissions as request
    set preferred_times = right(concat_ws(
      ', ', request.preferred_times, to_char(moment.starts_at at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI')
    ), 200)
    where id = own.id;
    return 'wished';
  end if;
  insert into private.unseen_picks (request_id, caller) values (own.id, sender)
  on conflict (request_id) do update set caller = excluded.caller, picked_at = now();
  -- Who picks a moment need not be called about one.
  update public.contact_submissions as request
  set early_start_requested_at = case when early_start then now() else request.early_start_requested_at end,
    callback_on = null
  where id = own.id and (early_start or request.callback_on is not null);
  select * into visit from public.appointments as planned where planned.request_id = own.id and planned.state = 'planned';
  visit.request_id := own.id;
  visit.adviser := moment.adviser;
  visit.starts_at := moment.starts_at;
  visit.ends_at := moment.ends_at;
  visit.origin := 'customer';
  visit.is_overruled := false;
  perform private.write_visit(visit);
  return 'planned';
exception
  -- The drive is longer than was assumed for coordinates that nobody confirmed.
  when exclusion_violation then return 'taken';
end
$$;

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
  blocked_id uuid;
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
      returning id into blocked_id;
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
    select coalesce(jsonb_agg(was || jsonb_build_object('after', private.decided_state((was ->> 'id')::uuid))), '[]')
    into before from jsonb_array_elements(before) as was;
    insert into private.visit_decisions (decided_by, blocked_time, visits) values (auth.uid(), blocked_id, before)
    returning id into decision;
  exception when sqlstate 'WL001' then
    decision := null;
  end;
  return jsonb_build_object('undo', decision, 'refused', refused);
end
$$;

create or replace function public.undo_decisions(decision uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made private.visit_decisions;
  was record;
  visit public.appointments;
  owner public.contact_submissions;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  select * into made from private.visit_decisions where id = decision and decided_by = auth.uid();
  if made.id is null or exists (
    select from jsonb_to_recordset(made.visits) as each (id uuid, request_id uuid, after jsonb)
    where private.decided_state(each.id) is distinct from each.after or exists (
      select from private.outgoing_messages as sent
      where sent.request_id = each.request_id and sent.taken_at >= made.decided_at
        and sent.kind not in ('webhook', 'received', 'label_ready')
    )
  ) then
    return false;
  end if;
  perform set_config('app.without_mail', 'on', true);
  delete from public.blocked_times where id = made.blocked_time;
  for was in
    select * from jsonb_to_recordset(made.visits) as each (
      id uuid, request_id uuid, adviser uuid, is_overruled boolean, status text, assigned_to uuid,
      callback_on date, known private.known_appointments, mails jsonb
    )
  loop
    select * into visit from public.appointments where id = was.id;
    select * into owner from public.contact_submissions where id = visit.request_id;
    visit.state := 'planned';
    visit.adviser := (select user_id from private.admins where user_id = was.adviser);
    visit.is_overruled := was.is_overruled or exists (
      select from private.obstacles(visit.adviser, visit.starts_at, visit.ends_at, owner.rd_x, owner.rd_y, visit.id)
    );
    perform private.write_visit(visit);
    update public.contact_submissions as request
    set status = was.status, callback_on = was.callback_on,
      assigned_to = (select user_id from private.admins where user_id = was.assigned_to)
    where id = was.request_id
    returning request.* into owner;
    delete from private.outgoing_messages where id in (select id from private.waiting_visit_mails(was.request_id));
    insert into private.outgoing_messages
    select mail.* from jsonb_array_elements(was.mails) as kept
    cross join lateral jsonb_populate_record(null::private.outgoing_messages, kept || jsonb_build_object(
      'payload', private.mail_payload(owner) || (kept -> 'payload')
    )) as mail
    on conflict (id) do nothing;
    -- Else a change after a restored mail has gone would be told as one from what was known before that mail.
    delete from private.known_appointments where request_id = was.request_id;
    insert into private.known_appointments select (was.known).* where (was.known).request_id is not null;
  end loop;
  delete from private.visit_decisions where id = decision;
  return true;
end
$$;

drop policy "admins plan appointments" on public.appointments;
drop policy "admins move appointments" on public.appointments;
revoke insert, update on public.appointments from authenticated;

revoke execute on function private.write_visit, private.planned_visit, private.visit_version from public;
revoke execute on function public.plan_visit, public.move_visit, public.cancel_visit from public, anon, authenticated;
grant execute on function public.plan_visit, public.move_visit, public.cancel_visit to authenticated;
