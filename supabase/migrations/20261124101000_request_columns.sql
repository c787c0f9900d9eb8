-- The properties of each column of a request, in one place: anonymising, erasing, the audit trail and the search words
-- follow from them. supabase/tests/request-columns.test.ts fails on a column without a row, and names it.

create table private.request_columns (
  name text primary key,
  -- Identifies a person or a home.
  is_personal boolean not null default false,
  -- Its value in an anonymised request; null clears it.
  replacement text,
  -- Names the customer of an order, whom tax law requires to keep for seven years.
  is_kept_by_tax_law boolean not null default false,
  -- Locates the home of an order: kept as long as its label is valid.
  is_home boolean not null default false,
  is_searched boolean not null default false,
  -- Maintained by the database or a service, so that writing it is nobody's edit of the request.
  is_derived boolean not null default false,
  check (is_personal or (replacement is null and not is_kept_by_tax_law and not is_home))
);

insert into private.request_columns (name, is_personal, replacement, is_kept_by_tax_law, is_home, is_searched) values
  ('name', true, 'Geanonimiseerd', true, false, true),
  ('email', true, 'geanonimiseerd@example.invalid', true, false, true),
  ('phone', true, null, false, false, true),
  ('address', true, null, false, true, true),
  ('postcode', true, null, false, true, true),
  ('house_number', true, null, false, true, true),
  ('house_number_addition', true, null, false, true, true),
  ('rd_x', true, null, false, true, false),
  ('rd_y', true, null, false, true, false),
  ('message', true, null, false, false, true),
  ('notes', true, null, false, false, false);
insert into private.request_columns (name, is_derived) values
  ('updated_at', true), ('appointment_sequence', true), ('relay_status', true), ('webhook_status', true),
  ('id', false), ('created_at', false), ('property_type', false), ('surface_area', false), ('construction_year', false),
  ('rush_service', false), ('calculated_price', false), ('source', false), ('status', false), ('is_held', false),
  ('appointment_date', false), ('appointment_time', false), ('callback_on', false), ('assigned_to', false),
  ('anonymised_at', false);

-- The assignments of an update that clears all personal columns but those in `kept`.
create function private.clearing_of(kept text[]) returns text
language sql stable set search_path = ''
as $$
  select string_agg(format('%I = %L', name, replacement), ', ')
  from private.request_columns where is_personal and name <> all (kept)
$$;

create function private.home_columns() returns text[]
language sql stable set search_path = ''
as $$
  select array(select name from private.request_columns where is_home)
$$;

create or replace function private.strip_audit(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.request_audit
  set old_values = old_values - personal.columns, new_values = new_values - personal.columns
  from (select array(select name from private.request_columns where is_personal) as columns) as personal
  where request_id = any (ids)
$$;

create or replace function private.audit_request() returns trigger
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

-- Searched columns are indexed by their words, and the phone number by its digits.
create or replace function private.index_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request constant jsonb := to_jsonb(new);
  home constant text := lower(new.postcode || ' ' || new.house_number);
  before_change jsonb;
begin
  if tg_op = 'UPDATE' then
    before_change := to_jsonb(old);
    if new.created_at = old.created_at and not exists (
      select from private.request_columns
      where is_searched and request -> name is distinct from before_change -> name
    ) then
      return null;
    end if;
  end if;
  insert into private.request_search (id, created_at, words, wholes)
  values (
    new.id,
    new.created_at,
    (
      select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
      from private.plain_words(concat_ws(
        ' ',
        (select string_agg(request ->> name, ' ') from private.request_columns where is_searched and name <> 'phone'),
        -- `12a` for 12 A; not `432` for 43-2.
        case when new.house_number_addition ~ '^[A-Za-z]' then new.house_number || new.house_number_addition end,
        private.phone_digits(new.phone)
      )) as word
    ),
    array_remove(array[
      private.search_words(new.name), lower(new.email), private.phone_digits(new.phone),
      home, home || lower(new.house_number_addition), home || ' ' || lower(new.house_number_addition)
    ], null)
  )
  on conflict (id) do update
  set created_at = excluded.created_at, words = excluded.words, wholes = excluded.wholes;
  return null;
end
$$;

-- For an update of any column: one missing from a list would stay searchable after it was cleared.
drop trigger index_request on public.contact_submissions;
create trigger index_request after insert or update on public.contact_submissions
  for each row execute function private.index_request();

create or replace function private.anonymise(ids uuid[], kept text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'update public.contact_submissions set anonymised_at = now(), %s where id = any ($1)', private.clearing_of(kept)
  ) using ids;
end
$$;

create or replace function public.anonymise_requests(seen_at timestamptz default now(), orders boolean default false)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wholly uuid[];
  but_the_label uuid[];
begin
  perform private.require_admin();
  with expired as (
    select id, keeps_label from private.expired_requests
    where is_no_order <> orders and expires_at < seen_at and updated_at <= seen_at
    order by created_at, id limit 500
    for update
  )
  select array_agg(id) filter (where not keeps_label), array_agg(id) filter (where keeps_label)
  into wholly, but_the_label from expired;
  perform private.anonymise(wholly, '{}');
  perform private.anonymise(but_the_label, private.home_columns());
  return coalesce(cardinality(wholly), 0) + coalesce(cardinality(but_the_label), 0);
end
$$;

-- As before, but what is erased of a kept order follows from the columns: everything personal, except what tax law
-- requires and the location of the home, unless the visit is still to come.
create or replace function public.erase_person(email text, seen_at timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
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
    'erased', cardinality(erased), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$$;

drop function private.personal_columns();
drop function private.label_columns();

revoke execute on all functions in schema private from public;
