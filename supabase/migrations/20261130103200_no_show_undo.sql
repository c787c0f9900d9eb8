-- A no-show is undone by the rule of all other decisions. No program calls cancel_visit.

drop function public.note_no_show(visit_id uuid, sequence integer, is_missed boolean);

-- Notes that nobody was home at a visit: {"undo": what undo_decisions takes}, or null when the visit changed since it was read
-- or has not begun. The request waits for a new moment, and its customer is to be called today.
create function public.note_no_show(visit_id uuid, sequence integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  visit public.appointments;
  before jsonb;
begin
  perform private.require_admin();
  visit := private.planned_visit(note_no_show.visit_id, note_no_show.sequence);
  if visit.id is null or visit.starts_at > now() then
    return null;
  end if;
  before := (
    select private.state_to_restore(visit, request) from public.contact_submissions as request
    where request.id = visit.request_id
  );
  visit.state := 'no_show';
  perform private.write_visit(visit);
  update public.contact_submissions
  set callback_on = (now() at time zone 'Europe/Amsterdam')::date
  where id = visit.request_id and status not in ('completed', 'cancelled');
  return private.keep_change(before);
end
$$;

drop function public.cancel_visit(visit_id uuid, sequence integer);

revoke execute on function public.note_no_show(visit_id uuid, sequence integer) from public;

revoke execute on function public.note_no_show(visit_id uuid, sequence integer) from anon;

grant execute on function public.note_no_show(visit_id uuid, sequence integer) to service_role;

grant execute on function public.note_no_show(visit_id uuid, sequence integer) to authenticated;
