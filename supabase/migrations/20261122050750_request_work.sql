-- The work queue: the requests that ask something of an adviser. Held, anonymised, completed and cancelled ones never do.
-- The strip, the list and the counts all use these conditions, so that a number leads to exactly those rows.

-- The condition in SQL on a request `r` for a kind of work: `today` (appointments of today), `rush` (new and rush),
-- `overdue` (the appointment has passed and is still scheduled), `callback` (to call back by now), `unanswered` (new for
-- two days). An unknown status counts as new. Days and times are those of Amsterdam.
create function private.work_condition(work text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  here constant timestamp := now() at time zone 'Europe/Amsterdam';
  condition constant text := case work
    when 'today' then format('r.status = ''scheduled'' and r.appointment_date = %L', here::date)
    when 'rush' then 'r.rush_service and private.status_order(r.status) = 0::smallint'
    -- Without a time the appointment has passed when its day has.
    when 'overdue' then format(
      'r.status = ''scheduled'' and r.appointment_date <= %1$L and (r.appointment_date < %1$L or r.appointment_time < %2$L)',
      here::date, here::time
    )
    when 'callback' then format('r.callback_on <= %L', here::date)
    when 'unanswered' then format(
      'private.status_order(r.status) = 0::smallint and r.created_at <= %L', now() - interval '2 days'
    )
  end;
begin
  if condition is null then
    raise invalid_parameter_value using message = format('no work called %s', work);
  end if;
  -- As the indexes below say it.
  return 'not r.is_held and r.anonymised_at is null and r.status not in (''completed'', ''cancelled'') and ' || condition;
end
$$;

create index contact_submissions_work_scheduled on public.contact_submissions (appointment_date, appointment_time)
  where status = 'scheduled' and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_callback on public.contact_submissions (callback_on)
  where callback_on is not null
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_new on public.contact_submissions (created_at)
  where private.status_order(status) = 0::smallint
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');
create index contact_submissions_work_rush on public.contact_submissions (created_at)
  where rush_service and private.status_order(status) = 0::smallint
    and not is_held and anonymised_at is null and status not in ('completed', 'cancelled');

revoke execute on all functions in schema private from public;
