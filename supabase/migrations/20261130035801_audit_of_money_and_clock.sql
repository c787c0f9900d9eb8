-- Keeps an audit trail of what moves money or mail, and believes a clock that leapt ahead only once it is confirmed.

-- Its arguments are the columns that are logged.
create or replace function private.log_setting() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  stored constant jsonb := coalesce(after, before);
  person constant uuid := coalesce(stored ->> 'adviser', stored ->> 'user_id');
  own_email text := private.own_admin_email();
  of_person text;
begin
  if tg_op = 'UPDATE' and not exists (select from unnest(tg_argv) as name where before -> name <> after -> name) then
    return null;
  end if;
  if person is not null then
    select email into of_person from private.admins where user_id = person;
    if tg_table_name = 'admins' then
      own_email := coalesce(own_email, case when person = auth.uid() then stored ->> 'email' end);
    elsif not found then
      -- It goes with its administrator.
      return null;
    else
      of_person := coalesce(private.adviser_name(person), of_person);
    end if;
  end if;
  insert into public.settings_log (changed_by_email, about, subject, old_values, new_values)
  values (
    own_email, tg_table_name,
    coalesce(case when tg_table_name = 'invoice_payments' then (
      select number from private.invoices where id = (stored ->> 'invoice_id')::uuid
    ) end, stored ->> 'number', stored ->> 'name', stored ->> 'email', stored ->> 'kind', stored ->> 'property_type', of_person),
    private.logged_values(before, tg_argv), private.logged_values(after, tg_argv)
  );
  delete from public.settings_log where id in (
    select id from public.settings_log
    where about not in ('settings', 'invoice_settings', 'price_lists', 'business_terms', 'invoices', 'invoice_payments')
    order by id desc offset 1000
  );
  return null;
end
$$;

create trigger "40_log_setting" after insert or update or delete on private.business_terms
  for each row execute function private.log_setting(
    'valid_from', 'quote_days', 'payment_days', 'late_interest', 'cancellation_hours', 'cancellation_percentage', 'callout_fee',
    'complaint_days', 'withdrawal_days', 'refund_days', 'visit_percentage', 'request_months', 'customer_years', 'label_years'
  );

-- How many requests there are of each kind of work, and how many that are new or of any kind, 1001 for any more; the
-- appointments of today by time, the invoices that are late or wait for a name that can be printed, the newest twenty rush
-- requests without a visit in time, whose own calendar has not been read for a day, and the visits of which the adviser may
-- not come.
create or replace function public.requests_of_today() returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  total bigint := 0;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered', 'customers'] loop
    select count(*) into amount from (
      select from public.contact_submissions r where private.meets_filters(r, work => kind) limit 1001
    ) as counted;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
  end loop;
  select greatest(total, count(*)) into total from (
    select from public.contact_submissions r where private.meets_filters(r, work => 'new') limit 1001
  ) as counted;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    select least(count(*), 1001) into total from (
      select id from public.contact_submissions r where private.meets_filters(r, work => 'today')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'overdue')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'rush')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'callback')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'customers')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'new')
    ) as counted;
  end if;
  return jsonb_build_object(
    'work', work,
    'total', total,
    'unread_calendars', private.unread_calendars(),
    'doubted_clock', private.doubted_clock(),
    'visits_at_risk', private.visits_at_risk(),
    'late_invoices', (
      select jsonb_build_object('count', count(*), 'sum', coalesce(sum(balance.amount), 0))
      from private.invoice_balances as balance
      where state = 'open' and due_on < (now() at time zone 'Europe/Amsterdam')::date
    ),
    'unprinted_invoices', (
      select count(*) from private.planned_invoices as planned
      join public.contact_submissions as request on request.id = planned.request_id
      where planned.lines is null and planned.not_before < now() + interval '1 day' and private.unprinted_of(request) <> ''
    ),
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(appointment) order by appointment.appointment_time), '[]')
      from (
        select r.id, r.name, private.address_line(r) as address, r.appointment_time from public.contact_submissions r
        where private.meets_filters(r, work => 'today')
      ) as appointment
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), '[]')
      from (
        select r.id, r.name, r.created_at from public.contact_submissions r
        where private.meets_filters(r, work => 'rush') order by r.created_at desc limit 20
      ) as urgent
    )
  );
end
$$;

-- The time used for purging and for giving up what is overdue: the current time, unless the clock has leapt ahead by
-- more than a day. Such a leap is accepted only once it is confirmed, by a machine with a clock of its own or by an
-- administrator: a clock that stays wrong, or leaps twice, does no harm. Concurrent calls do not wait for each other.
create or replace function private.believed_time() returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  seen private.clock;
  is_mine boolean;
  has_leapt boolean;
begin
  select * into seen from private.clock for update skip locked;
  is_mine := found;
  if not is_mine then
    select * into seen from private.clock;
  end if;
  has_leapt := now() > seen.latest + interval '1 day';
  if is_mine and has_leapt and coalesce(now() < seen.doubted_since, true) then
    update private.clock set doubted_since = now();
  elsif is_mine and not has_leapt and (abs(extract(epoch from now() - seen.latest)) > 60 or seen.doubted_since is not null) then
    update private.clock set latest = now(), doubted_since = null;
  end if;
  return case when has_leapt then seen.latest else now() end;
end
$$;

-- Accepts the time of the database when that of another source is less than an hour from it. False when it is not.
create function private.accept_time(source timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if source is null or abs(extract(epoch from now() - source)) >= 3600 then
    return false;
  end if;
  update private.clock set latest = now(), doubted_since = null
  where abs(extract(epoch from now() - latest)) > 60 or doubted_since is not null;
  return true;
end
$$;

-- What the clock says and what was accepted last, while the two are more than a day apart; null while they are not.
create function private.doubted_clock() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('now', now(), 'latest', latest) from private.clock where now() > latest + interval '1 day'
$$;

-- Confirms the time that an administrator was shown. False when the clock says another one meanwhile.
create function public.confirm_clock(shown timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('shown', shown);
  return private.accept_time(shown);
end
$$;

-- Confirms the time by the clock of a hosted Edge Function, which runs on another machine than the database.
create function public.note_clock(source timestamptz) returns boolean
language sql security definer set search_path = ''
as $$
  select private.accept_time(source)
$$;

create trigger "40_log_setting" after update of payment_url on private.invoices
  for each row execute function private.log_setting('payment_url');

create trigger "40_log_setting" after delete on private.invoice_payments
  for each row execute function private.log_setting('paid_on', 'amount');

revoke execute on function private.accept_time(source timestamp with time zone) from public;

revoke execute on function public.confirm_clock(shown timestamp with time zone) from public;

revoke execute on function public.confirm_clock(shown timestamp with time zone) from anon;

revoke execute on function private.doubted_clock() from public;

revoke execute on function public.note_clock(source timestamp with time zone) from public;

revoke execute on function public.note_clock(source timestamp with time zone) from anon;

revoke execute on function public.note_clock(source timestamp with time zone) from authenticated;

grant execute on function public.confirm_clock(shown timestamp with time zone) to service_role;

grant execute on function public.confirm_clock(shown timestamp with time zone) to authenticated;

grant execute on function public.note_clock(source timestamp with time zone) to service_role;
