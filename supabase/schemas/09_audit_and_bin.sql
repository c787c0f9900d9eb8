-- Who changed which request, when, from what to what: written by the database, so that no change is left out and nobody
-- can rewrite it. A deleted request stays in a bin for seven days and can be restored from there; after that no
-- personal data of it is left, in its audit trail either: the person may have requested its deletion.

create table public.request_audit (
  id bigint generated always as identity primary key,
  request_id uuid not null,
  action text not null check (action in ('update', 'delete', 'restore', 'anonymise')),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_email text,
  -- By the link of the request.
  by_customer boolean not null default false,
  old_values jsonb not null,
  new_values jsonb
);
create index request_audit_of_request on public.request_audit (request_id, id desc);

alter table public.request_audit enable row level security;
create policy "admins read the audit trail" on public.request_audit
  for select to authenticated using ((select private.require_admin()));

-- For latest_changes.
create index request_audit_latest on public.request_audit (changed_at);

revoke all on public.request_audit from anon, authenticated;

grant select on public.request_audit to authenticated;

-- Whether the current change is made by the customer, with a key.
create function private.is_by_customer() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('app.is_by_customer', true), '') = 'true'
$$;

create function private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, by_customer, old_values, new_values)
  values (
    request_id, action, auth.uid(), private.own_admin_email(), private.is_by_customer(), old_values, new_values
  )
$$;

create function private.audit_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Follows from another change, which has an entry of its own.
  derived_columns text[];
  before_change jsonb;
  after_change jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.add_to_audit(old.id, 'delete', jsonb_build_object(
      'status', old.status, 'created_at', old.created_at, 'property_type', old.property_type,
      'rush_service', old.rush_service, 'calculated_price', old.calculated_price
    ), null);
  elsif new.anonymised_at is distinct from old.anonymised_at then
    perform private.strip_audit(array[old.id]);
    perform private.add_to_audit(old.id, 'anonymise', '{}', null);
  else
    derived_columns := array(select name from private.request_columns where is_derived);
    select jsonb_object_agg(changed.key, changed.value), jsonb_object_agg(changed.key, to_jsonb(new) -> changed.key)
    into before_change, after_change
    from jsonb_each(to_jsonb(old)) as changed
    where changed.key <> all (derived_columns) and changed.value is distinct from to_jsonb(new) -> changed.key;
    if before_change is not null then
      perform private.add_to_audit(old.id, 'update', before_change, after_change);
    end if;
  end if;
  return null;
end
$$;
create trigger "40_audit_request" after update or delete on public.contact_submissions
  for each row execute function private.audit_request();

-- The latest time that was accepted.
create table private.clock (
  is_only_row boolean primary key default true check (is_only_row),
  latest timestamptz not null default now(),
  -- When the clock was first seen to be more than a day ahead of that; null while it is not.
  doubted_since timestamptz
);

insert into private.clock default values;

-- The time used for purging and for giving up what is overdue: the current time, unless the clock has leapt ahead by
-- more than a day. Such a leap is accepted only once it is confirmed, by a machine with a clock of its own or by an
-- administrator: a clock that stays wrong, or leaps twice, does no harm. Concurrent calls do not wait for each other.
create function private.believed_time() returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  seen private.clock;
  is_mine boolean;
  has_leapt boolean;
begin
  select * into seen from private.clock for update skip locked;
  is_mine := found;
  if not is_mine then
    select * into seen from private.clock;
  end if;
  has_leapt := now() > seen.latest + interval '1 day';
  if is_mine and has_leapt and coalesce(now() < seen.doubted_since, true) then
    update private.clock set doubted_since = now();
  elsif is_mine and not has_leapt and (abs(extract(epoch from now() - seen.latest)) > 60 or seen.doubted_since is not null) then
    update private.clock set latest = now(), doubted_since = null;
  end if;
  return case when has_leapt then seen.latest else now() end;
end
$$;

-- Accepts the time of the database when that of another source is less than an hour from it. False when it is not.
create function private.accept_time(source timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if source is null or abs(extract(epoch from now() - source)) >= 3600 then
    return false;
  end if;
  update private.clock set latest = now(), doubted_since = null
  where abs(extract(epoch from now() - latest)) > 60 or doubted_since is not null;
  return true;
end
$$;

-- What the clock says and what was accepted last, while the two are more than a day apart; null while they are not.
create function private.doubted_clock() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', now(), 'latest', latest) from private.clock where now() > latest + interval '1 day'
$$;

-- Confirms the time that an administrator was shown. False when the clock says another one meanwhile.
create function public.confirm_clock(shown timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('shown', shown);
  return private.accept_time(shown);
end
$$;

-- Confirms the time by the clock of a hosted Edge Function, which runs on another machine than the database.
create function public.note_clock(source timestamptz) returns boolean
language sql security definer set search_path = ''
as $$
  select private.accept_time(source)
$$;
revoke execute on function public.confirm_clock, public.note_clock from public, anon, authenticated;
grant execute on function public.confirm_clock to authenticated;
grant execute on function public.note_clock to service_role;

create table private.deleted_requests (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  request jsonb not null
);
create index deleted_requests_oldest on private.deleted_requests (deleted_at);

-- How long a deleted request can be brought back from the bin.
create function private.undo_period() returns interval
language sql immutable set search_path = ''
as $$
  select interval '7 days'
$$;

-- Once for a whole statement: thousands of held requests may be deleted at once.
create function private.keep_deleted_requests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deleted_requests (id, request) select id, to_jsonb(deleted) from deleted
  on conflict (id) do update set deleted_at = now(), request = excluded.request;
  return null;
end
$$;
create trigger "40_keep_deleted_requests" after delete on public.contact_submissions
  referencing old table as deleted
  for each statement execute function private.keep_deleted_requests();

-- The id of a request in the bin is taken: a browser that sends the request again gets a duplicate. Checked after the
-- insert, because an insert waits for a concurrent deletion.
create function private.refuse_taken_id() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.deleted_requests where id = new.id) then
    raise unique_violation using message = 'a request with this id is in the bin';
  end if;
  return null;
end
$$;
create trigger "10_refuse_taken_id" after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_taken_id();

-- Undoes a deletion: the request comes back exactly as it was. False when it is too late. A visit that no longer fits is
-- refused (exclusion_violation), unless that is confirmed by `is_overruled`.
create function public.restore_request(request_id uuid, is_overruled boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted jsonb;
begin
  perform private.require_admin();
  perform private.lock_schedule();
  if not is_overruled and not private.fits_from_bin(request_id) then
    raise exclusion_violation using message = 'the visit does not fit';
  end if;
  delete from private.deleted_requests
  where id = request_id and deleted_at > private.believed_time() - private.undo_period()
  returning request into deleted;
  if deleted is null then
    return false;
  end if;
  insert into public.contact_submissions select request.* from private.restored(deleted) as request;
  perform private.add_to_audit(request_id, 'restore', '{}', null);
  return true;
end
$$;

-- Removes for good what can no longer be undone. Rows that another call is removing are skipped, so that a visitor's
-- insert never waits for it.
create function private.forget_overdue() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  moment constant timestamptz := private.believed_time();
  forgotten uuid[];
begin
  perform private.forget_callers();
  perform private.forget_notices(moment);
  perform private.forget_messages(moment);
  perform private.forget_former_labels();
  perform private.forget_invoice_customers();
  perform private.forget_bank_entries();
  perform private.forget_busy_times(moment);
  with gone as (
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= moment - private.undo_period()
      for update skip locked
    ) returning id
  )
  select array_agg(id) into forgotten from gone;
  perform private.strip_audit(forgotten);
end
$$;

-- Called when an administrator opens the back-office.
create function public.forget_deleted_requests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.forget_overdue();
end
$$;

-- Each new request and each deletion purges too.
create function private.forget_overdue_meanwhile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_overdue();
  return null;
end
$$;
create trigger "80_forget_overdue_meanwhile" after insert or delete on public.contact_submissions
  for each statement execute function private.forget_overdue_meanwhile();

-- With the extension pg_cron a schedule does it too. For the owner, in the SQL editor, when the extension is enabled
-- after this migration. False without the extension.
create function private.schedule_forgetting() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('forget-deleted-requests', '* * * * *', 'select private.forget_overdue()');
  return true;
end
$$;

select private.schedule_forgetting();

-- For `npm run check:release`, which holds no key but the public one.
create function public.is_forgetting_scheduled() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$ select exists (select from cron.job where jobname = 'forget-deleted-requests') $job$
      into is_scheduled;
  end if;
  return is_scheduled;
end
$$;

-- {"as_of": what to pass as `since` the next time, "latest": the number of the last change, "changed": which of `ids`
-- changed since}. A change has the time at which its transaction began, and is visible once that ends: the last 15
-- seconds are read again, longer than a statement of the API may take.
create function public.latest_changes(since timestamptz default now(), ids uuid[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('since', since);
  return jsonb_build_object(
    'as_of', now(),
    'latest', (select max(id) from public.request_audit),
    'changed', (
      select coalesce(jsonb_agg(distinct request_id), '[]') from public.request_audit
      where changed_at > since - interval '15 seconds' and request_id = any (ids)
    )
  );
end
$$;

-- A deleted request as it was; its administrator may have been removed since.
create function private.restored(deleted jsonb) returns public.contact_submissions
language sql stable security definer set search_path = ''
as $$
  select jsonb_populate_record(null::public.contact_submissions, deleted || jsonb_build_object('assigned_to', (
    select user_id from private.admins where user_id = (deleted ->> 'assigned_to')::uuid
  )))
$$;

-- What is in the bin: how many, and the last two hundred, held ones after all others.
create function public.deleted_requests() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.forget_overdue();
  return jsonb_build_object(
    'total', (select count(*) from private.deleted_requests),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.is_held, listed.deleted_at desc, listed.id), '[]')
      from (
        select aside.id, stored.name, private.address_line(stored) as address, stored.is_held,
          aside.deleted_at, aside.deleted_at + private.undo_period() as gone_at
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        order by stored.is_held, aside.deleted_at desc, aside.id limit 200
      ) as listed
    )
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.restore_request, public.forget_deleted_requests, public.is_forgetting_scheduled, public.latest_changes,
  public.deleted_requests from public, anon, authenticated;
grant execute on function
  public.restore_request, public.forget_deleted_requests, public.latest_changes, public.deleted_requests
  to authenticated;
grant execute on function public.is_forgetting_scheduled to anon;
