-- Who may write a column of a request follows from private.request_columns too: the grants, and what a new request may not
-- hold yet. A migration that adds a column says so in its row, and calls private.grant_request_columns().

alter table private.request_columns
  -- Who may insert it: 'visitors' (administrators too) or 'administrators'; null is nobody.
  add added_by text check (added_by in ('visitors', 'administrators')),
  -- Whether administrators may update it.
  add is_changed boolean not null default false;

update private.request_columns set added_by = 'visitors' where name in (
  'id', 'name', 'email', 'phone', 'address', 'postcode', 'house_number', 'house_number_addition', 'property_type',
  'surface_area', 'construction_year', 'rd_x', 'rd_y', 'rush_service', 'calculated_price', 'message', 'relay_status'
);
update private.request_columns set added_by = 'administrators' where name = 'source';
-- A message stays as it was written.
update private.request_columns set is_changed = true
where added_by = 'visitors' and name not in ('id', 'message', 'relay_status') or name in (
  'status', 'appointment_date', 'appointment_time', 'callback_on', 'assigned_to', 'notes', 'webhook_status'
);

-- Gives the roles of the API what the table says, and takes away what it does not.
create function private.grant_request_columns() returns void
language plpgsql set search_path = ''
as $$
declare
  added text;
  added_by_administrators text;
  changed text;
begin
  select
    string_agg(quote_ident(name), ', ') filter (where added_by = 'visitors'),
    string_agg(quote_ident(name), ', ') filter (where added_by is not null),
    string_agg(quote_ident(name), ', ') filter (where is_changed)
  into added, added_by_administrators, changed from private.request_columns;
  revoke insert, update on public.contact_submissions from anon, authenticated;
  execute format('grant insert (%s) on public.contact_submissions to anon', added);
  execute format(
    'grant insert (%s), update (%s) on public.contact_submissions to authenticated', added_by_administrators, changed
  );
end
$$;

select private.grant_request_columns();

-- As before, but which columns must be empty in a new request follows from the table: those that are filled in later and
-- have no default.
create or replace function private.is_fresh(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'new' and request.created_at > now() - interval '1 minute' and request.created_at <= now()
    and not exists (
      select from private.request_columns as later
      join pg_attribute as stored on stored.attrelid = 'public.contact_submissions'::regclass and stored.attname = later.name
      where later.is_changed and later.added_by is null and not stored.atthasdef
        and to_jsonb(request) ->> later.name is not null
    )
$$;

revoke execute on all functions in schema private from public;
