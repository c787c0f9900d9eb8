-- A deletion can be undone for a minute. After that nothing personal of the request is left, in its audit trail either:
-- its subject may have requested that.

create table private.deleted_requests (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  request jsonb not null
);
create index deleted_requests_oldest on private.deleted_requests (deleted_at);

create function private.undo_period() returns interval
language sql immutable set search_path = ''
as $$
  select interval '1 minute'
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

create trigger keep_deleted_requests after delete on public.contact_submissions
  referencing old table as deleted
  for each statement execute function private.keep_deleted_requests();

-- Undoes a deletion: the request comes back exactly as it was. False when it is too late.
create function public.restore_request(request_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  deleted jsonb;
begin
  perform private.require_admin();
  delete from private.deleted_requests
  where id = request_id and deleted_at > now() - private.undo_period()
  returning request into deleted;
  if deleted is null then
    return false;
  end if;
  insert into public.contact_submissions
  select * from jsonb_populate_record(null::public.contact_submissions, deleted);
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
  forgotten uuid[];
begin
  perform private.forget_callers();
  with gone as (
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= now() - private.undo_period()
      for update skip locked
    ) returning id
  )
  select array_agg(id) into forgotten from gone;
  perform private.strip_audit(forgotten);
end
$$;

-- The browser calls this when the minute is over.
create function public.forget_deleted_requests() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.forget_overdue();
end
$$;

-- If that browser was closed, the next request or deletion does it.
create function private.forget_overdue_meanwhile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_overdue();
  return null;
end
$$;

create trigger forget_overdue_meanwhile after insert or delete on public.contact_submissions
  for each statement execute function private.forget_overdue_meanwhile();

-- With the extension pg_cron the clock does it too. For the owner, in the SQL editor, when the extension is turned on
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

revoke execute on all functions in schema private from public;
revoke execute on function
  public.restore_request(uuid), public.forget_deleted_requests(), public.is_forgetting_scheduled()
from public, anon, authenticated;
grant execute on function public.restore_request(uuid), public.forget_deleted_requests() to authenticated;
grant execute on function public.is_forgetting_scheduled() to anon;
