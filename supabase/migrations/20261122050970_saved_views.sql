-- The views of the request list that an administrator saved ("Mijn weergaven"): each sees and changes only their own.

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references private.admins (user_id) on delete cascade,
  name text not null
    check (
      name = btrim(name) and char_length(name) between 1 and 60 and name !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(name)
    ),
  -- The search part of the list's URL, without its question mark.
  query text not null check (char_length(query) <= 1000 and query !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now()
);
create unique index saved_views_name on public.saved_views (owner, lower(name));

alter table public.saved_views enable row level security;

-- In this order, so that a removed administrator is refused and does not take an empty list for the truth.
create policy "admins manage their own views" on public.saved_views
  for all to authenticated
  using (case when (select private.require_admin()) then owner = (select auth.uid()) end)
  with check (case when (select private.require_admin()) then owner = (select auth.uid()) end);

revoke all on public.saved_views from anon, authenticated;
grant select, delete on public.saved_views to authenticated;
grant insert (id, name, query) on public.saved_views to authenticated;
grant update (name, query) on public.saved_views to authenticated;

-- The lock makes two tabs take turns.
create function private.limit_saved_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.admins where user_id = new.owner for update;
  if (select count(*) from public.saved_views where owner = new.owner) >= 20 then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'there are 20 saved views already';
  end if;
  return new;
end
$$;

create trigger limit_saved_views before insert on public.saved_views
  for each row execute function private.limit_saved_views();

revoke execute on all functions in schema private from public;
