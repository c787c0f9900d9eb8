-- The mails to those who work here. They store nothing of a customer: names are looked up when they are sent.

-- Where switched on, what customers do is a mail to the office too (D-66): at once, or once a day.

create table private.office_news (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  action text not null check (
    action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call', 'agreed', 'refused')
  ),
  happened_at timestamptz not null default now(),
  -- The mail that tells it; null until that is sent.
  message_id uuid references private.outgoing_messages (id) on delete cascade
);
create index on private.office_news (request_id);
create index on private.office_news (message_id);

-- When the next mail to the office may go, null while these are off. At once is after a minute, for a customer who does
-- several things, and at most ten times an hour: what comes in meanwhile waits for the next one. Once a day is in the
-- morning of a working day.
create function private.next_office_mail() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case office_mail
    when 'at_once' then greatest(now() + private.mail_pause(), (
      select created_at + interval '1 hour' from private.outgoing_messages
      where kind = 'office' and created_at > now() - interval '1 hour' order by created_at desc offset 9 limit 1
    ))
    when 'daily' then (
      select morning
      from generate_series(0, 21) as later
      cross join lateral (select (now() at time zone 'Europe/Amsterdam')::date + later) as candidate (day)
      cross join lateral (select (day + time '07:30') at time zone 'Europe/Amsterdam') as clock (morning)
      where morning > now() and extract(isodow from day) < 6
        and not exists (select from private.holidays where holidays.day = candidate.day)
      order by day limit 1
    )
  end
  from public.settings
$$;

create function private.note_office_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_by_customer() and private.next_office_mail() is not null then
    insert into private.office_news (request_id, action) values (new.id, new.customer_action);
    insert into private.outgoing_messages (kind, payload, not_before)
    select 'office', '{}', private.next_office_mail() where not exists (
      select from private.outgoing_messages where kind = 'office' and state = 'waiting' and attempts = 0
    );
  end if;
  return null;
end
$$;
create trigger "70_note_office_news" after update on public.contact_submissions
  for each row when (
    new.customer_action is not null and new.customer_acted_at is distinct from old.customer_acted_at
  )
  execute function private.note_office_news();

-- Gives a mail that is due what is to tell; one without anything is dropped.
create function private.fill_office_mails() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid;
begin
  for due in
    select id from private.outgoing_messages
    where kind = 'office' and state = 'waiting' and not_before <= now() order by created_at
  loop
    update private.office_news set message_id = due where message_id is null;
    delete from private.outgoing_messages
    where id = due and not exists (select from private.office_news where message_id = due);
  end loop;
end
$$;

-- What such a mail tells: the last of each kind of each request, ten of them, and how many more there are.
create function private.office_payload(of_message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with news as (
    select distinct on (request_id, action) request_id, action, happened_at
    from private.office_news where message_id = of_message order by request_id, action, happened_at desc
  )
  select jsonb_build_object(
    'email', (select office_mail_address from public.settings),
    'more', greatest((select count(*) from news) - 10, 0),
    'news', coalesce(jsonb_agg(jsonb_build_object(
      'request_id', first.request_id, 'action', first.action, 'happened_at', first.happened_at,
      'reference', upper(left(first.request_id::text, 8)),
      'name', case when private.is_name(request.name) then request.name end, 'visit_at', visit.starts_at
    ) order by first.happened_at), '[]')
  )
  from (select * from news order by happened_at limit 10) as first
  join public.contact_submissions as request on request.id = first.request_id
  -- Of one that was changed since, only that it was chosen.
  left join public.appointments as visit on visit.request_id = first.request_id and visit.state = 'planned'
    and first.action in ('picked', 'moved') and visit.changed_at = first.happened_at
$$;

-- Switched off, nothing goes of before; with another rhythm what waits follows it.
create function private.follow_office_switch() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.office_mail = 'off' then
    delete from private.outgoing_messages where kind = 'office' and state = 'waiting';
    delete from private.office_news where message_id is null;
  else
    update private.outgoing_messages set not_before = private.next_office_mail()
    where kind = 'office' and state = 'waiting' and attempts = 0;
  end if;
  return null;
end
$$;
create trigger "70_follow_office_switch" after update on public.settings
  for each row when (old.office_mail <> new.office_mail) execute function private.follow_office_switch();

-- An adviser is mailed what a colleague planned, moved, called off or handed over of this adviser's visits: one mail about
-- all of the last minute, and nothing of what was undone in it. As for customers, what was known before is kept, and the mail
-- tells the difference with what is now. What customers choose or call off is told to the office instead (D-66), unless the
-- adviser changes.
create table private.handed_over_visits (
  id bigint generated always as identity primary key,
  -- Also of a request that was deleted: its visit is off.
  request_id uuid not null,
  adviser uuid not null references private.admins (user_id) on delete cascade,
  -- The moment of the visit that the adviser knew of; null for none.
  known_at timestamptz,
  -- The mail that tells it; null until that is sent.
  message_id uuid references private.outgoing_messages (id) on delete cascade
);
create index on private.handed_over_visits (request_id);
create index on private.handed_over_visits (adviser);
create index on private.handed_over_visits (message_id);

create function private.note_handed_over() returns trigger
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
create trigger "70_note_handed_over" after insert or update or delete on public.appointments
  for each row execute function private.note_handed_over();

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
create function private.fill_handed_over_mails() returns void
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
create function private.handed_over_payload(of_message uuid) returns jsonb
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

revoke execute on all functions in schema private from public;
