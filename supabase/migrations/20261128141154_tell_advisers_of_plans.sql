-- An adviser is mailed what a colleague planned, moved or called off for this adviser too, not only which visits changed
-- hands. As for customers, what was known before the changes of the last minute is kept, and the mail tells the difference
-- with what is now. What customers choose or call off is told to the office instead (D-66), unless the adviser changes.

-- Of a request that was deleted too: its visit is off.
alter table private.handed_over_visits drop constraint handed_over_visits_request_id_fkey;
-- The moment of the visit that the adviser knew of; null for none.
alter table private.handed_over_visits rename column starts_at to known_at;
alter table private.handed_over_visits alter column known_at drop not null;
update private.handed_over_visits set known_at = null where is_gained;
alter table private.handed_over_visits drop column is_gained;

drop trigger note_handed_over on public.appointments;
drop function private.tell_handed_over;

create or replace function private.note_handed_over() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
  after public.appointments;
begin
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
create trigger note_planned_visit after insert on public.appointments
  for each row when (new.state = 'planned' and new.adviser is not null) execute function private.note_handed_over();
create trigger note_changed_visit after update on public.appointments
  for each row when (
    old.state = 'planned' and new.state in ('planned', 'cancelled')
    and (old.adviser, old.starts_at, old.state) is distinct from (new.adviser, new.starts_at, new.state)
  )
  execute function private.note_handed_over();
create trigger note_deleted_visit after delete on public.appointments
  for each row when (old.state = 'planned' and old.adviser is not null) execute function private.note_handed_over();

create function private.note_known_visit(of_request uuid, adviser_id uuid, known timestamptz, present timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if adviser_id = auth.uid() then
    -- Who does it has seen what a colleague did just before.
    delete from private.handed_over_visits
    where request_id = of_request and adviser = adviser_id and message_id is null;
    return;
  elsif greatest(known, present) <= now()
    or not exists (select from private.admins where user_id = adviser_id)
    or not exists (select from public.settings where sends_mail) then
    return;
  end if;
  insert into private.handed_over_visits (request_id, adviser, known_at)
  select of_request, adviser_id, known where not exists (
    select from private.handed_over_visits
    where request_id = of_request and adviser = adviser_id and message_id is null
  );
  update private.outgoing_messages set not_before = now() + private.mail_pause()
  where kind = 'handed_over' and state = 'waiting' and attempts = 0 and payload ->> 'adviser' = adviser_id::text;
  if not found then
    insert into private.outgoing_messages (kind, payload, not_before)
    values ('handed_over', jsonb_build_object('adviser', adviser_id), now() + private.mail_pause());
  end if;
end
$$;

-- The moment of that visit of the adviser now; null for none. One that has been is still what it was.
create function private.present_visit(visit private.handed_over_visits) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select starts_at from public.appointments
  where request_id = visit.request_id and adviser = visit.adviser
    and (state = 'planned' or state = 'completed' and starts_at = visit.known_at)
  order by state = 'planned' desc limit 1
$$;

-- Gives a mail that is due its visits; one without any is dropped.
create or replace function private.fill_handed_over_mails() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select id, (payload ->> 'adviser')::uuid as adviser from private.outgoing_messages
    where kind = 'handed_over' and state = 'waiting' and not_before <= now() order by created_at
  loop
    update private.handed_over_visits set message_id = due.id where adviser = due.adviser and message_id is null;
    -- It ended as it began.
    delete from private.handed_over_visits as visit
    where message_id = due.id and private.present_visit(visit) is not distinct from known_at;
    delete from private.outgoing_messages
    where id = due.id and not exists (select from private.handed_over_visits where message_id = due.id);
  end loop;
end
$$;

-- What such a mail tells: thirty visits, those that are off last, and how many more there are. `known_at` is null for a new
-- one, `starts_at` for one that is off.
create or replace function private.handed_over_payload(of_message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with visits as (
    select visit.request_id, upper(left(visit.request_id::text, 8)) as reference,
      case when private.is_name(request.name) then request.name end as name,
      case when not private.has_web_address(line) then line end as address,
      known_at, private.present_visit(visit) as starts_at
    from private.handed_over_visits as visit
    left join lateral (
      select live.* from public.contact_submissions as live where live.id = visit.request_id
      union all
      select kept.* from private.deleted_requests as deleted
      cross join lateral jsonb_populate_record(null::public.contact_submissions, deleted.request) as kept
      where deleted.id = visit.request_id
    ) as request on true
    cross join lateral private.address_line(request) as line
    where visit.message_id = of_message
  )
  select jsonb_build_object(
    'email', (
      select admin.email from private.outgoing_messages as message
      join private.admins as admin on admin.user_id::text = message.payload ->> 'adviser'
      where message.id = of_message
    ),
    'more', greatest((select count(*) from visits) - 30, 0),
    'visits', coalesce(jsonb_agg(to_jsonb(first) order by starts_at, known_at), '[]')
  )
  from (select * from visits order by starts_at, known_at limit 30) as first
$$;

-- The mails that these changes would cause: [{"id": of the request, "kind"}]. A change is {"id", "status", "assigned_to",
-- "appointment_date", "appointment_time", "is_accepted", "is_deleted"}, with only what changes. They are made and undone
-- again, so that the answer comes from the same rule as the mails themselves.
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
        elsif (change ->> 'is_accepted')::boolean then
          update public.contact_submissions set is_held = false where id = (change ->> 'id')::uuid and is_held;
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
      where state = 'waiting' and kind not in ('webhook', 'reminder') and created_at = now()
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
      where request.id = any (awaiting) and private.is_to_be_invoiced(request) and request.email is not null
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

revoke execute on all functions in schema private from public;
