-- The rights of the people in the requests: a copy of all data about one person, and its erasure.

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

-- What erase_person does with each request of a person: all personal data goes (`erased`), the home is kept as the label
-- data (`label-kept`), or law and contract require it (`kept`). `until` is when the rest is due.
create function private.erasure_of(email text) returns table (
  id uuid, created_at timestamptz, name text, address text, status text, outcome text, until timestamptz, updated_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select id, created_at, name, address, status,
    case when is_no_order then 'erased' when expires_at > now() then 'kept' when keeps_label then 'label-kept' else 'erased' end,
    expires_at, updated_at
  from private.kept_requests
  where kept_requests.email = lower(btrim(erasure_of.email)) and not is_customer_gone
$$;

-- Looks a person up by e-mail address in any case, for erase_person: each request, oldest first, and the moment to pass.
create function public.erasable_person(email text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) - 'updated_at' order by listed.created_at, listed.id), '[]')
      from private.erasure_of(email) as listed
    )
  );
end
$$;

-- Does it, and returns how many requests had each outcome, as {"erased": 2, "label_kept": 0, "kept": 1}. What changed after
-- `seen_at` is left alone. Of an order that is kept, phone, message and notes go too unless the visit is still to come: no
-- law asks for these.
create function public.erase_person(email text, seen_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased uuid[];
  label_kept uuid[];
  kept uuid[];
  touched uuid[];
begin
  perform private.require_admin();
  select
    coalesce(array_agg(id) filter (where outcome = 'erased'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'label-kept'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'kept'), '{}')
  into erased, label_kept, kept
  from private.erasure_of(email) where updated_at <= seen_at;
  perform private.anonymise(erased, '{}');
  perform private.anonymise(label_kept, private.label_columns());
  with stripped as (
    update public.contact_submissions set phone = null, message = null, notes = null
    where id = any (kept) and coalesce(appointment_date < (now() at time zone 'Europe/Amsterdam')::date, true)
    returning id
  ), gone as (
    delete from private.deleted_requests as aside
    where lower(aside.request ->> 'email') = lower(btrim(erase_person.email)) returning aside.id
  )
  select array(select id from stripped union all select id from gone) into touched;
  perform private.strip_audit(touched);
  return jsonb_build_object(
    'erased', cardinality(erased), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.export_person(text), public.erasable_person(text), public.erase_person(text, timestamptz)
from public, anon, authenticated;
grant execute on function
  public.export_person(text), public.erasable_person(text), public.erase_person(text, timestamptz)
to authenticated;
