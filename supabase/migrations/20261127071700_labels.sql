-- The energy label that the national register (EP-Online) holds for the home of a request: the one it has when the request
-- comes in, and the new one once that is registered. The Edge Function `send` looks it up, a few times a day for a request at
-- most, and only where it has a key of the register.

-- The requests whose home is looked up next. Taking one plans the next look, so nothing is lost when a sender dies.
create table private.label_looks (
  request_id uuid primary key references public.contact_submissions on delete cascade,
  -- Infinite when there is nothing to look for any more.
  not_before timestamptz not null default now(),
  -- Until when a label is waited for.
  until timestamptz not null,
  -- How often the home was looked up on the last day on which it was: private.next_look.
  looked_on date,
  looks smallint not null default 0
);

create function private.has_work() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.outgoing_messages where state = 'waiting' and not_before <= now()
  ) or exists (
    select from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
  ) or exists (
    select from private.label_looks where not_before <= now() or until < now()
  )
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

-- Told of a valid label, and asked for a new one all the same; by the month.
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

-- Of a new request once, with another try for three days while the register does not answer; of a completed one until its
-- label is there, for two weeks. Not of one that was completed long ago, whose customer has the label, unless a person has
-- the mail about it before him.
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
  insert into private.label_looks as look (request_id, until)
  values (request.id, now() + case request.status when 'completed' then interval '14 days' else interval '3 days' end)
  on conflict (request_id) do update set
    until = excluded.until, not_before = private.next_look(look.looked_on, look.looks, now());
end
$$;

-- Whether a person has the mail about its label before him, because no label was found in time.
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

-- One that is restored has the time of before; its home was looked up when it came in.
create trigger plan_label_look_of_new after insert on public.contact_submissions
  for each row when (new.created_at = now() or new.status = 'completed') execute function private.plan_label_look();
create trigger plan_label_look after update of
  status, is_held, postcode, house_number, house_number_addition, anonymised_at on public.contact_submissions
  for each row when (
    old.is_held <> new.is_held or old.anonymised_at is distinct from new.anonymised_at
    or old.status is distinct from new.status and 'completed' in (old.status, new.status)
    or (old.postcode, old.house_number, old.house_number_addition)
      is distinct from (new.postcode, new.house_number, new.house_number_addition)
  )
  execute function private.plan_label_look();

-- What was found at another address says nothing of this one.
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
create trigger forget_label before update of postcode, house_number, house_number_addition on public.contact_submissions
  for each row when (
    (old.postcode, old.house_number, old.house_number_addition)
      is distinct from (new.postcode, new.house_number, new.house_number_addition)
  )
  execute function private.forget_label();

-- FIXME 
-- Queues the mail that the label is ready: once, and one that a person has before them goes with the label that was found after all.
create function private.queue_label_ready(request public.contact_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  label constant jsonb := case when private.has_new_label(request)
    then jsonb_build_object('label_class', request.label_class, 'label_valid_until', request.label_valid_until)
    else '{}' end;
begin
  if label <> '{}' and private.lacks_label(request.id) then
    update private.outgoing_messages set
      state = 'waiting', payload = private.mail_payload(request) || label, attempts = 0, not_before = now(),
      taken_at = null, done_at = null, error = null
    where request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  end if;
  perform private.queue_mail('label_ready', request, label) where not exists (
    select from private.outgoing_messages where request_id = request.id and kind = 'label_ready'
  );
end
$$;

-- Hands at most so many looks to the sender, which says whether it has a key. Of a label that did not come in time, the mail
-- is left to a person.
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
      ) returning request_id, not_before
    )
    select request.* from gone join public.contact_submissions as request on request.id = gone.request_id
    where request.status = 'completed' and gone.not_before < 'infinity'
  loop
    perform private.queue_label_ready(overdue);
    if has_key then
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

-- What the register answered to a look, as take_label_looks gave it: [{"labelClass": ..., "registeredOn": ...,
-- "validUntil": ..., "isOfBuilding": ...}]. Kept is the newest that is valid, as in src/domain/label/registered-label.ts;
-- nothing when the request has another address meanwhile, for which there is a look of its own.
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

-- Of the last twelve months, the newest first, those in which anything was counted.
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
