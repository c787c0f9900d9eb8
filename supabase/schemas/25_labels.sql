-- The energy label that the national register (EP-Online) holds for the home of a request: the one it has when the
-- request comes in, and the new one once that is registered. The Edge Function `send` looks it up, at most a few times
-- a day per request, and only with a key of the register.

-- The PDFs of new labels, by request (D-83), with the id that the browser gave. Without a foreign key: a request that is
-- restored from the bin has its label. One that was replaced is kept while that can be undone.
create table private.label_files (
  id uuid primary key,
  request_id uuid not null,
  pdf bytea not null check (octet_length(pdf) <= 10 * 1024 * 1024 and substring(pdf from 1 for 5) = '%PDF-'),
  stored_at timestamptz not null default now(),
  stored_by_email text,
  replaced_at timestamptz,
  -- Whether the request was completed, and the customer is not mailed about this label.
  is_without_mail boolean not null
);
create unique index label_files_newest on private.label_files (request_id) where replaced_at is null;
create index on private.label_files (request_id);
create index label_files_replaced on private.label_files (replaced_at) where replaced_at is not null;

create function private.has_label_file(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.label_files where request_id = of_request)
$$;

-- The labels of these requests, for export_person; who exports them gets the PDFs beside it.
create function private.exported_labels(of_requests uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', request_id, 'stored_at', stored_at, 'bytes', octet_length(pdf)
  ) order by stored_at), '[]')
  from private.label_files where request_id = any (of_requests) and replaced_at is null
$$;

-- The requests whose homes are to be looked up. Taking one schedules the next lookup, so nothing is lost when a sender
-- crashes.
create table private.label_looks (
  request_id uuid primary key references public.contact_submissions on delete cascade,
  -- Infinite when there is nothing left to look for.
  not_before timestamptz not null default now(),
  -- How long to look for a label.
  until timestamptz not null,
  -- Whether the request was completed without a mail.
  is_without_mail boolean not null default false,
  -- How often the home was looked up on the last day with a lookup: private.next_look.
  looked_on date,
  looks smallint not null default 0
);

create function private.has_work() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.outgoing_messages where state = 'waiting' and not_before <= now()
  ) or exists (
    select from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
  ) or exists (
    select from private.label_looks where not_before <= now() or until < now()
  ) or exists (
    select from private.unmade_invoice_files where not_before <= now()
  ) or exists (
    select from private.planned_invoices where not_before <= now()
  ) or exists (
    select from private.planned_credits where not_before <= now()
  ) or exists (
    select from private.withdrawal_notices where handled_at is null and compared_at is null
  ) or exists (
    select from private.due_reminders()
  ) or exists (
    select from private.untold_roads()
  );
end
$$;
create index on private.label_looks (not_before);

-- From when a home may be looked up again: at most four times a day, however often its request changes.
create function private.next_look(looked_on date, looks integer, earliest timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(earliest, case when looked_on = today and looks >= 4
    then (today + 1)::timestamp at time zone 'Europe/Amsterdam' end)
  from (select (now() at time zone 'Europe/Amsterdam')::date) as days (today)
$$;

-- How many visitors were told of a valid label, and how many requested a new one all the same; by month.
create table private.label_figures (
  month date primary key,
  told integer not null default 0,
  asked integer not null default 0
);

create function private.count_label(told integer, asked integer) returns void
language sql security definer set search_path = ''
as $$
  insert into private.label_figures as figures (month, told, asked)
  values (date_trunc('month', now() at time zone 'Europe/Amsterdam'), count_label.told, count_label.asked)
  on conflict (month) do update set told = figures.told + excluded.told, asked = figures.asked + excluded.asked
$$;

create function public.count_told_label() returns void
language sql security definer set search_path = ''
as $$
  select private.count_label(1, 0)
$$;

-- A label that is registered on or after the day on which the request came in is the new one.
create function private.has_new_label(request public.contact_submissions) returns boolean
language sql stable set search_path = ''
as $$
  select request.status = 'completed'
    and coalesce(request.label_registered_at >= (request.created_at at time zone 'Europe/Amsterdam')::date, false)
$$;

create function private.awaits_label(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.postcode is not null and request.house_number is not null
    and request.anonymised_at is null and not private.has_new_label(request)
    and (select looks_up_labels from public.settings)
$$;

-- Schedules one lookup for a new request, with retries for three days while the register does not respond; for a
-- completed one lookups until its label is there, for two weeks. Not for one that was completed longer ago, unless the
-- mail about its label was left to a person.
create function private.plan_look_for(request public.contact_submissions, is_just_completed boolean default false)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if request.is_held or request.anonymised_at is not null or request.postcode is null or request.house_number is null
    or private.has_new_label(request) or not (select looks_up_labels from public.settings)
    or not (case request.status
      when 'cancelled' then false
      when 'completed' then is_just_completed or request.completed_at > now() - interval '14 days'
        or private.lacks_label(request.id)
      else request.label_class is null
    end)
  then
    update private.label_looks set not_before = 'infinity' where request_id = request.id;
    return;
  end if;
  insert into private.label_looks as look (request_id, until, is_without_mail)
  values (
    request.id, now() + case request.status when 'completed' then interval '14 days' else interval '3 days' end,
    is_just_completed and private.is_without_mail()
  )
  on conflict (request_id) do update set
    until = excluded.until, not_before = private.next_look(look.looked_on, look.looks, now()),
    is_without_mail = case when is_just_completed then excluded.is_without_mail else look.is_without_mail end;
end
$$;

-- Whether the mail about its label was left to a person, because no label was found in time.
create function private.lacks_label(request_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.outgoing_messages as message
    where message.request_id = lacks_label.request_id and kind = 'label_ready' and state = 'failed'
      and error = 'label-not-found'
  )
$$;

create function private.plan_label_look() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.plan_look_for(new, tg_op = 'UPDATE' and old.status is distinct from new.status);
  return null;
end
$$;

-- A restored request keeps its earlier time; its home was looked up when it came in.
create trigger "70_plan_label_look_of_new" after insert on public.contact_submissions
  for each row when (new.created_at = now() or new.status = 'completed') execute function private.plan_label_look();
create trigger "70_plan_label_look" after update of
  status, is_held, postcode, house_number, house_number_addition, anonymised_at on public.contact_submissions
  for each row when (
    old.is_held <> new.is_held or old.anonymised_at is distinct from new.anonymised_at
    or old.status is distinct from new.status and 'completed' in (old.status, new.status)
    or (old.postcode, old.house_number, old.house_number_addition)
      is distinct from (new.postcode, new.house_number, new.house_number_addition)
  )
  execute function private.plan_label_look();

-- A label that was found at another address does not apply to this one.
create function private.forget_label() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.label_class := null;
  new.label_registered_at := null;
  new.label_valid_until := null;
  return new;
end
$$;
create trigger "20_forget_label" before update of postcode, house_number, house_number_addition on public.contact_submissions
  for each row when (
    (old.postcode, old.house_number, old.house_number_addition)
      is distinct from (new.postcode, new.house_number, new.house_number_addition)
  )
  execute function private.forget_label();

-- Queues the mail that the label is ready, once, and not while the completion can still be undone. A mail that was left
-- to a person because no label was found in time is sent when the label is found after all. What the mail says of the label
-- is computed when it is sent (private.label_facts).
create function private.queue_label_ready(request public.contact_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_new_label(request) then
    update private.outgoing_messages set
      state = 'waiting', payload = private.mail_payload(request), attempts = 0, not_before = now(),
      taken_at = null, done_at = null, error = null
    where request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  end if;
  perform private.queue_mail(
    'label_ready', request, not_before => greatest(now(), request.completed_at + private.mail_pause())
  ) where not exists (
    select from private.outgoing_messages where request_id = request.id and kind = 'label_ready'
  ) and not exists (
    select from private.label_looks as look where look.request_id = request.id and look.is_without_mail
  ) and not exists (
    select from private.label_files as file where file.request_id = request.id and file.is_without_mail
  );
end
$$;

-- Hands at most so many lookups to the sender, which passes whether it has a key. When a label was not found in time,
-- the mail is left to a person.
create function public.take_label_looks(amount integer, has_key boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  moment constant timestamptz := private.believed_time();
  overdue public.contact_submissions;
  taken jsonb;
begin
  update public.settings set looks_up_labels = has_key where looks_up_labels <> has_key;
  if found and has_key then
    -- What came in before the first call with a key was not planned.
    perform private.plan_look_for(request) from (
      select * from public.contact_submissions where status <> 'cancelled' and anonymised_at is null
      order by created_at desc limit 500
    ) as request;
  end if;
  for overdue in
    with gone as (
      delete from private.label_looks where request_id in (
        select request_id from private.label_looks where until < moment or not has_key limit 100 for update skip locked
      ) returning request_id, not_before, is_without_mail
    )
    select request.* from gone join public.contact_submissions as request on request.id = gone.request_id
    where request.status = 'completed' and gone.not_before < 'infinity' and not gone.is_without_mail
  loop
    perform private.queue_label_ready(overdue);
    if has_key and not private.has_label_file(overdue.id) then
      update private.outgoing_messages set state = 'failed', error = 'label-not-found', done_at = now()
      where request_id = overdue.id and kind = 'label_ready' and state = 'waiting';
    end if;
  end loop;
  with due as (
    select request_id, case when looked_on = today then looks + 1 else 1 end as looks
    from private.label_looks where not_before <= now() and has_key
    order by not_before limit least(amount, 50)
    for update skip locked
  ), postponed as (
    update private.label_looks as look set
      looked_on = today, looks = due.looks,
      not_before = private.next_look(today, due.looks, now() + interval '6 hours')
    from due where look.request_id = due.request_id
    returning look.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'postcode', request.postcode, 'house_number', request.house_number,
    'suffix', coalesce(request.house_number_addition, '')
  )) into taken
  from postponed join public.contact_submissions as request on request.id = postponed.request_id;
  return coalesce(taken, '[]');
end
$$;

-- Stores the register's answer to a lookup of take_label_looks: [{"labelClass": ..., "registeredOn": ..., "validUntil":
-- ..., "isOfBuilding": ...}]. The newest valid one is kept, as in supabase/functions/_shared/registered-label.ts; none if the
-- request's address has changed meanwhile, which has a lookup of its own.
create function public.store_labels(look jsonb, labels jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  request public.contact_submissions;
begin
  select * into request from public.contact_submissions
  where id = (look ->> 'request_id')::uuid and anonymised_at is null
    and (postcode, house_number, coalesce(house_number_addition, ''))
      = (look ->> 'postcode', look ->> 'house_number', look ->> 'suffix')
  for update;
  if request.id is null then
    return;
  end if;
  select label ->> 'labelClass', label ->> 'registeredOn', label ->> 'validUntil'
  into request.label_class, request.label_registered_at, request.label_valid_until
  from jsonb_array_elements(labels) as label
  where not (label ->> 'isOfBuilding')::boolean
    and (label ->> 'registeredOn')::date <= today and (label ->> 'validUntil')::date >= today
  order by label ->> 'registeredOn' desc, label ->> 'validUntil' desc limit 1;
  if request.status <> 'completed' and request.source = 'website' and request.label_class is not null
    and not exists (select from public.contact_submissions where id = request.id and label_class is not null) then
    perform private.count_label(0, 1);
  end if;
  -- An update that changes nothing would still be a new version, and refuse what an administrator saves.
  update public.contact_submissions as stored set
    label_class = request.label_class, label_registered_at = request.label_registered_at,
    label_valid_until = request.label_valid_until
  where stored.id = request.id
    and (stored.label_class, stored.label_registered_at, stored.label_valid_until)
      is distinct from (request.label_class, request.label_registered_at, request.label_valid_until);
  if request.status <> 'completed' or private.has_new_label(request) then
    update private.label_looks set not_before = 'infinity' where request_id = request.id;
  end if;
  if private.has_new_label(request) then
    perform private.queue_label_ready(request);
  end if;
end
$$;

-- The months of the last twelve in which anything was counted, newest first.
create function public.label_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'month', to_char(figures.month, 'YYYY-MM'), 'told', figures.told, 'asked', figures.asked
    ) order by figures.month desc), '[]')
    from private.label_figures as figures
    where figures.month > (now() at time zone 'Europe/Amsterdam')::date - interval '12 months'
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.count_told_label, public.take_label_looks, public.store_labels, public.label_figures
  from public, anon, authenticated;
grant execute on function public.count_told_label, public.take_label_looks, public.store_labels to service_role;
grant execute on function public.label_figures to authenticated;
