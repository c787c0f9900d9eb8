-- A deleted request stands in a bin for seven days: it can be brought back from there, and is then gone for good. What
-- purges it stays as it was: the clock where pg_cron runs, every new request and every deletion, and now whoever opens
-- the bin.

create or replace function private.undo_period() returns interval
language sql immutable set search_path = ''
as $$
  select interval '7 days'
$$;

-- A deleted request as it was; its administrator may be gone by now.
create function private.restored(deleted jsonb) returns public.contact_submissions
language sql stable security definer set search_path = ''
as $$
  select jsonb_populate_record(null::public.contact_submissions, deleted || jsonb_build_object('assigned_to', (
    select user_id from private.admins where user_id = (deleted ->> 'assigned_to')::uuid
  )))
$$;

create or replace function public.restore_request(request_id uuid) returns boolean
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
  insert into public.contact_submissions select request.* from private.restored(deleted) as request;
  perform private.add_to_audit(request_id, 'restore', '{}', null);
  return true;
end
$$;

create or replace function public.restore_requests(deleted_at timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  restored uuid[];
begin
  perform private.require_admin();
  with taken as (
    delete from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > now() - private.undo_period()
    returning aside.request
  ), added as (
    insert into public.contact_submissions
    select request.* from taken, private.restored(taken.request) as request
    returning id
  )
  select coalesce(array_agg(id), '{}') into restored from added;
  perform private.add_to_audit(id, 'restore', '{}', null) from unnest(restored) as id;
  return cardinality(restored);
end
$$;

-- What is in the bin: how many, and the last two hundred, those that were held apart after all others.
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

-- As before, and what of this person is in the bin, which goes whatever it was.
create or replace function public.erasable_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at, listed.id), '[]')
      from (
        select id, created_at, name, address, status, outcome, until from private.erasure_of(email)
        union all
        select aside.id, stored.created_at, stored.name, stored.address, stored.status, 'erased',
          aside.deleted_at + private.undo_period()
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        where lower(stored.email) = lower(btrim(erasable_person.email))
      ) as listed
    )
  );
end
$$;

-- As before, but what is erased from the bin is counted too.
create or replace function public.erase_person(email text, seen_at timestamp with time zone) returns jsonb
language plpgsql security definer
set search_path = ''
as $_$
declare
  erased uuid[];
  label_kept uuid[];
  kept uuid[];
  stripped uuid[];
  gone uuid[];
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  -- What became of a request that somebody is changing is known once that is done.
  perform from private.kept_requests
  where kept_requests.email = lower(btrim(erase_person.email)) order by created_at, id for update;
  select
    coalesce(array_agg(id) filter (where outcome = 'erased'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'label-kept'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'kept'), '{}')
  into erased, label_kept, kept
  from private.erasure_of(email) where updated_at <= seen_at;
  perform private.anonymise(erased, '{}');
  perform private.anonymise(label_kept, private.home_columns());
  execute format(
    'with stripped as (
       update public.contact_submissions set %s where id = any ($1) and coalesce(appointment_date < $2, true) returning id
     )
     select array_agg(id) from stripped',
    private.clearing_of(array(select name from private.request_columns where is_kept_by_tax_law or is_home))
  ) into stripped using kept, (now() at time zone 'Europe/Amsterdam')::date;
  with deleted as (
    delete from private.deleted_requests as aside
    where lower(aside.request ->> 'email') = lower(btrim(erase_person.email)) returning aside.id
  )
  select array_agg(id) into gone from deleted;
  perform private.strip_audit(stripped || gone);
  return jsonb_build_object(
    'erased', cardinality(erased) + coalesce(cardinality(gone), 0), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$_$;

revoke execute on all functions in schema private from public;
revoke execute on function public.deleted_requests() from public, anon, authenticated;
grant execute on function public.deleted_requests() to authenticated;
