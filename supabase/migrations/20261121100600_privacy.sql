-- The rights of the people whose data is kept: everything about one person on request, and requests that became no
-- order made anonymous after twelve months.

-- Only statuses that are known to be no order: one that an automation sets may well be an order.
create index contact_submissions_expired on public.contact_submissions (created_at)
  where anonymised_at is null and status in ('new', 'contacted', 'cancelled');

-- What anonymise_requests would change, without changing it: how many, the oldest fifty, and when that was seen.
create function public.expired_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return jsonb_build_object(
    'seen_at', now(),
    'total', (
      select count(*) from public.contact_submissions
      where anonymised_at is null and status in ('new', 'contacted', 'cancelled')
        and created_at < now() - interval '12 months'
    ),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status from public.contact_submissions
        where anonymised_at is null and status in ('new', 'contacted', 'cancelled')
          and created_at < now() - interval '12 months'
        order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

-- Makes at most 500 expired requests anonymous, oldest first, and tells how many: call again until it tells 0. Only
-- what was expired when it was seen, and did not change since. What stays (day, type, area, price, status) names nobody.
create function public.anonymise_requests(seen_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  update public.contact_submissions
  set name = 'Geanonimiseerd', email = 'geanonimiseerd@example.invalid', phone = null, address = null, postcode = null,
    house_number = null, house_number_addition = null, message = null, notes = null, anonymised_at = now()
  where id in (
    select id from public.contact_submissions
    where anonymised_at is null and status in ('new', 'contacted', 'cancelled')
      and created_at < least(seen_at, now()) - interval '12 months' and updated_at <= seen_at
    order by created_at, id limit 500
  );
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Everything that is kept about one person, found by e-mail address in any case: requests and their changes. A request
-- that was deleted and is kept aside still is among them, with the moment of that.
create function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant text := lower(btrim(email));
  requests jsonb;
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
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

revoke execute on function
  public.expired_requests(), public.anonymise_requests(timestamptz), public.export_person(text)
from public, anon, authenticated;
grant execute on function
  public.expired_requests(), public.anonymise_requests(timestamptz), public.export_person(text)
to authenticated;
