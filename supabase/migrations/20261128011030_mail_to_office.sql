-- The mails to those who work here. They store nothing of a customer: names are looked up when they are sent.

-- Where switched on, what customers do is a mail to the office too (D-66): at once, or once a day.

create table private.office_news (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  action text not null check (action in ('message', 'picked', 'moved', 'cancelled', 'call')),
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
create trigger note_office_news after update on public.contact_submissions
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
      'name', case when private.is_name(request.name) then request.name end
    ) order by first.happened_at), '[]')
  )
  from (select * from news order by happened_at limit 10) as first
  join public.contact_submissions as request on request.id = first.request_id
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
create trigger follow_office_switch after update on public.settings
  for each row when (old.office_mail <> new.office_mail) execute function private.follow_office_switch();

-- An adviser is mailed which visits changed hands, unless the adviser did that: one mail about all of the last minute, and
-- nothing of what was undone in it.
create table private.handed_over_visits (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.contact_submissions (id) on delete cascade,
  adviser uuid not null references private.admins (user_id) on delete cascade,
  -- Whether it is a visit of this adviser now, or no longer.
  is_gained boolean not null,
  starts_at timestamptz not null,
  -- The mail that tells it; null until that is sent.
  message_id uuid references private.outgoing_messages (id) on delete cascade
);
create index on private.handed_over_visits (request_id);
create index on private.handed_over_visits (adviser);
create index on private.handed_over_visits (message_id);

create function private.note_handed_over() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_handed_over(old, false);
  perform private.tell_handed_over(new, true);
  return null;
end
$$;
create trigger note_handed_over after update on public.appointments
  for each row when (
    old.state = 'planned' and new.state = 'planned' and old.adviser is not null and old.adviser is distinct from new.adviser
    and new.starts_at > now()
  )
  execute function private.note_handed_over();

create function private.tell_handed_over(visit public.appointments, gains boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The opposite was not told yet.
  delete from private.handed_over_visits
  where request_id = visit.request_id and adviser = visit.adviser and is_gained <> gains and message_id is null;
  if found or visit.adviser is not distinct from auth.uid()
    or not exists (select from private.admins where user_id = visit.adviser)
    or not exists (select from public.settings where sends_mail) then
    return;
  end if;
  insert into private.handed_over_visits (request_id, adviser, is_gained, starts_at)
  values (visit.request_id, visit.adviser, gains, visit.starts_at);
  update private.outgoing_messages set not_before = now() + private.mail_pause()
  where kind = 'handed_over' and state = 'waiting' and attempts = 0 and payload ->> 'adviser' = visit.adviser::text;
  if not found then
    insert into private.outgoing_messages (kind, payload, not_before)
    values ('handed_over', jsonb_build_object('adviser', visit.adviser), now() + private.mail_pause());
  end if;
end
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
    -- Called off meanwhile.
    delete from private.handed_over_visits as visit
    where visit.adviser = due.adviser and message_id is null and is_gained and not exists (
      select from public.appointments as planned
      where planned.request_id = visit.request_id and planned.state = 'planned' and planned.adviser = due.adviser
    );
    update private.handed_over_visits set message_id = due.id where adviser = due.adviser and message_id is null;
    delete from private.outgoing_messages
    where id = due.id and not exists (select from private.handed_over_visits where message_id = due.id);
  end loop;
end
$$;

-- What such a mail tells: thirty visits, the new ones first, and how many more there are.
create function private.handed_over_payload(of_message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with visits as (
    select visit.is_gained, request.id as request_id, upper(left(request.id::text, 8)) as reference,
      case when private.is_name(request.name) then request.name end as name,
      case when not private.has_web_address(line) then line end as address,
      case when is_gained then coalesce(planned.starts_at, visit.starts_at) else visit.starts_at end as starts_at
    from private.handed_over_visits as visit
    join public.contact_submissions as request on request.id = visit.request_id
    cross join private.address_line(request) as line
    left join public.appointments as planned on planned.request_id = request.id and planned.state = 'planned'
    where visit.message_id = of_message
  )
  select jsonb_build_object(
    'email', (
      select admin.email from private.outgoing_messages as message
      join private.admins as admin on admin.user_id::text = message.payload ->> 'adviser'
      where message.id = of_message
    ),
    'more', greatest((select count(*) from visits) - 30, 0),
    'visits', coalesce(jsonb_agg(to_jsonb(first) order by is_gained desc, starts_at), '[]')
  )
  from (select * from visits order by is_gained desc, starts_at limit 30) as first
$$;

revoke execute on all functions in schema private from public;
