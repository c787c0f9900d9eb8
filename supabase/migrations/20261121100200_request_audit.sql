-- Who changed which request, when, from what to what. Written by the database alone, so nobody can leave a
-- change out. A deleted request leaves no personal data here: the owner of the data may have asked for that.

create table public.request_audit (
  id bigint generated always as identity primary key,
  request_id uuid not null,
  action text not null check (action in ('update', 'delete')),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  changed_by_email text,
  old_values jsonb not null,
  new_values jsonb
);

create index request_audit_of_request on public.request_audit (request_id, id desc);

alter table public.request_audit enable row level security;

create policy "admins read the audit trail" on public.request_audit
  for select to authenticated using ((select private.is_admin()));

revoke all on public.request_audit from anon, authenticated;
grant select on public.request_audit to authenticated;

create function private.audit_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  personal constant text[] := array[
    'name', 'email', 'phone', 'address', 'postcode', 'house_number', 'house_number_addition', 'message', 'notes'
  ];
  before_change jsonb;
  after_change jsonb;
begin
  if tg_op = 'DELETE' then
    update public.request_audit
    set old_values = old_values - personal, new_values = new_values - personal
    where request_id = old.id;
    before_change := jsonb_build_object(
      'status', old.status, 'created_at', old.created_at, 'property_type', old.property_type,
      'rush_service', old.rush_service, 'calculated_price', old.calculated_price
    );
  else
    select jsonb_object_agg(changed.key, changed.value), jsonb_object_agg(changed.key, to_jsonb(new) -> changed.key)
    into before_change, after_change
    from jsonb_each(to_jsonb(old)) as changed
    where changed.key <> 'updated_at' and changed.value is distinct from to_jsonb(new) -> changed.key;
    if before_change is null then
      return null;
    end if;
  end if;
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, old_values, new_values)
  values (
    old.id, lower(tg_op), auth.uid(),
    (select email from private.admins where user_id = auth.uid()),
    before_change, after_change
  );
  return null;
end
$$;

create trigger audit_request after update or delete on public.contact_submissions
  for each row execute function private.audit_request();

revoke execute on function private.audit_request() from public;
