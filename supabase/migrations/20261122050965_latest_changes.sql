-- What was changed, deleted or restored lately, for the open lists and dialogs of other administrators. They ask every
-- few seconds; the audit trail has it, however many requests there are.

create index request_audit_latest on public.request_audit (changed_at);

-- {"as_of": what to ask the next time, "latest": the number of the last change, "changed": which of `ids` changed since}.
-- A change is stamped when its transaction begins and seen when that ends: the last 15 seconds are looked at again, more
-- than a statement of the API may take.
create function public.latest_changes(since timestamptz default now(), ids uuid[] default '{}') returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'as_of', now(),
    'latest', (select max(id) from public.request_audit),
    'changed', (
      select coalesce(jsonb_agg(distinct request_id), '[]') from public.request_audit
      where changed_at > since - interval '15 seconds' and request_id = any (ids)
    )
  );
end
$$;

revoke execute on function public.latest_changes(timestamptz, uuid[]) from public, anon, authenticated;
grant execute on function public.latest_changes(timestamptz, uuid[]) to authenticated;
