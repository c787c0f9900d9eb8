-- The day's work, shown above the request list of the back-office.

-- How many requests there are of each kind of work and of any kind, 1001 for any more, the appointments of today by
-- time, and the newest twenty rush requests that are still new.
create function public.requests_of_today() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  of_a_kind text[] := '{}';
  total bigint := 0;
  visits jsonb;
  rush jsonb;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered'] loop
    execute format(
      'select count(*) from (select from public.contact_submissions r where %s limit 1001) as counted',
      private.work_condition(kind)
    ) into amount;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
    of_a_kind := of_a_kind || format(
      '(select r.id from public.contact_submissions r where %s limit 1001)', private.work_condition(kind)
    );
  end loop;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    execute format('select least(count(*), 1001) from (%s) as counted', array_to_string(of_a_kind, ' union '))
      into total;
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(visit) order by visit.appointment_time), ''[]'')
     from (select r.id, r.name, r.address, r.appointment_time from public.contact_submissions r where %s) as visit',
    private.work_condition('today')
  ) into visits;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), ''[]'')
     from (
       select r.id, r.name, r.created_at from public.contact_submissions r where %s order by r.created_at desc limit 20
     ) as urgent',
    private.work_condition('rush')
  ) into rush;
  return jsonb_build_object('work', work, 'total', total, 'visits', visits, 'rush', rush);
end
$$;

revoke execute on function public.requests_of_today() from public, anon, authenticated;
grant execute on function public.requests_of_today() to authenticated;
