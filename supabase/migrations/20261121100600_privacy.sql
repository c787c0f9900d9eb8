-- The rights of the people whose data is kept: everything about one person on request, and requests that became no
-- order made anonymous after twelve months.

create index contact_submissions_expired on public.contact_submissions (created_at)
  where anonymised_at is null and status not in ('scheduled', 'completed');

-- What anonymise_requests would change, without changing it: how many, and the oldest fifty.
create function public.expired_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return jsonb_build_object(
    'total', (
      select count(*) from public.contact_submissions
      where anonymised_at is null and status not in ('scheduled', 'completed')
        and created_at < now() - interval '12 months'
    ),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status from public.contact_submissions
        where anonymised_at is null and status not in ('scheduled', 'completed')
          and created_at < now() - interval '12 months'
        order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

-- Makes at most 500 expired requests anonymous, oldest first, and tells how many: call again until it tells 0. What
-- stays (day, type, area, price, status) names nobody.
create function public.anonymise_requests() returns integer
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
    where anonymised_at is null and status not in ('scheduled', 'completed')
      and created_at < now() - interval '12 months'
    order by created_at, id limit 500
  );
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Everything that is kept about one person, found by e-mail address in any case: requests and their changes.
create function public.export_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return jsonb_build_object(
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(request) order by request.created_at), '[]')
      from public.contact_submissions as request where lower(request.email) = lower(btrim(export_person.email))
    ),
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change
      where change.request_id in (
        select request.id from public.contact_submissions as request
        where lower(request.email) = lower(btrim(export_person.email))
      )
    )
  );
end
$$;

revoke execute on function public.expired_requests(), public.anonymise_requests(), public.export_person(text)
from public, anon, authenticated;
grant execute on function public.expired_requests(), public.anonymise_requests(), public.export_person(text)
to authenticated;
