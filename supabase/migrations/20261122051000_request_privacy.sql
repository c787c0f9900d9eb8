-- The rights of the people in the requests: a copy of all data about one person, and anonymising requests that became no
-- order after twelve months.

create function private.retention_period() returns interval
language sql immutable set search_path = ''
as $$
  select interval '12 months'
$$;

-- Only statuses that are known to be no order: one that an automation sets may be an order.
create view private.expired_requests as
  select id, created_at, updated_at, name, address, status from public.contact_submissions
  where anonymised_at is null and status in ('new', 'contacted', 'cancelled')
    and created_at < now() - private.retention_period();

-- Holds the rows of that view, and those that will be in it once they are old enough.
create index contact_submissions_expired on public.contact_submissions (created_at)
  where anonymised_at is null and status in ('new', 'contacted', 'cancelled');

-- What anonymise_requests would change: how many, the oldest fifty, and the moment to pass to it.
create function public.expired_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'total', (select count(*) from private.expired_requests),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status from private.expired_requests order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

-- Anonymises at most 500 expired requests, oldest first, and returns how many: call again until 0. Only what had expired
-- when it was seen and has not changed since. Date, type, surface area, price and status stay: they identify nobody.
create function public.anonymise_requests(seen_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  expired uuid[];
begin
  perform private.require_admin();
  expired := array(
    select id from private.expired_requests
    where created_at < seen_at - private.retention_period() and updated_at <= seen_at
    order by created_at, id limit 500
    for update
  );
  execute (
    select format(
      'update public.contact_submissions set anonymised_at = now(), %s where id = any ($1)',
      string_agg(format('%I = %L', personal.key, personal.value), ', ')
    )
    from jsonb_each_text(private.personal_columns()) as personal
  ) using expired;
  return cardinality(expired);
end
$$;

-- All data about one person, found by e-mail address in any case: whole requests, so that no column is left out, and their
-- audit trail. Requests whose deletion can still be undone are included, with `deleted_at`.
create function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant text := lower(btrim(email));
  requests jsonb;
begin
  perform private.require_admin();
  select coalesce(jsonb_agg(kept.request order by kept.created_at), '[]') into requests
  from (
    select stored.created_at, to_jsonb(stored) as request
    from public.contact_submissions as stored where lower(stored.email) = person
    union all
    select (aside.request ->> 'created_at')::timestamptz,
      aside.request || jsonb_build_object('deleted_at', aside.deleted_at)
    from private.deleted_requests as aside where lower(aside.request ->> 'email') = person
  ) as kept;
  return jsonb_build_object(
    'requests', requests,
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change
      where change.request_id in (select (request ->> 'id')::uuid from jsonb_array_elements(requests) as request)
    )
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.expired_requests(), public.anonymise_requests(timestamptz), public.export_person(text)
from public, anon, authenticated;
grant execute on function
  public.expired_requests(), public.anonymise_requests(timestamptz), public.export_person(text)
to authenticated;
