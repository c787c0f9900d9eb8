-- Where switched on, what customers do is a mail to the office too (D-66): at once, or once a day. Such a mail stores
-- nothing of a customer: names are looked up when it is sent.

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

revoke execute on all functions in schema private from public;
