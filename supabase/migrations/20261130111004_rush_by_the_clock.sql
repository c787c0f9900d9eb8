-- Rush is 24 hours of the clock on working days, its visit leaves time for the report, and it is promised only while a free
-- moment can keep it (D-80). The first free day is offered before days that suit the route.

alter table public.working_hours add column report_minutes smallint not null default 120
  check (report_minutes between 0 and 720);
grant select (report_minutes), update (report_minutes) on public.working_hours to authenticated;

create table private.rush_questions (
  id bigint generated always as identity primary key,
  caller text,
  asked_at timestamptz not null default now()
);
create index rush_questions_asked on private.rush_questions (asked_at, caller);

drop policy "everyone reads the working hours" on public.working_hours;

drop function public.customer_moments(key text, from_day date, latest timestamp with time zone);

create or replace trigger "40_log_setting" after update on public.working_hours
  for each row execute function private.log_setting('days', 'opens', 'closes', 'report_minutes');

-- By when a rush request that came in at a moment has its label (D-80): 24 hours later on days that the business works,
-- counted from the opening of the next of those days when it came in outside the hours. A day counts when rush is taken up,
-- an adviser works on that weekday, and it is no public holiday; days on which an adviser is away count, because the promise
-- may not move afterwards. src/domain/request/rush-deadline.ts is the same in TypeScript, and
-- supabase/tests/visits/rush-deadline.test.ts compares the two.
create or replace function private.rush_deadline(received timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  hours public.working_hours;
  works smallint[];
  on_day date := (received at time zone 'Europe/Amsterdam')::date;
  missing interval := '24 hours';
  starts timestamptz;
  midnight timestamptz;
begin
  select * into hours from public.working_hours;
  -- While no adviser works on any of its days, those of the setting count.
  works := array(select unnest(hours.days) intersect select weekday from public.adviser_hours);
  works := coalesce(nullif(works, '{}'), hours.days);
  loop
    if extract(isodow from on_day)::smallint = any (works)
      and not exists (select from private.holidays as holiday where holiday.day = on_day)
      and (starts is not null or received < (on_day + hours.closes) at time zone 'Europe/Amsterdam') then
      starts := case
        when starts is null then greatest(received, (on_day + hours.opens) at time zone 'Europe/Amsterdam')
        else on_day::timestamp at time zone 'Europe/Amsterdam'
      end;
      midnight := (on_day + 1)::timestamp at time zone 'Europe/Amsterdam';
      if starts + missing <= midnight then
        return starts + missing;
      end if;
      missing := missing - (midnight - starts);
    end if;
    on_day := on_day + 1;
  end loop;
end
$$;

create policy "admins read the working hours" on public.working_hours
  for select to authenticated using ((select private.require_admin()));

-- All that the deadline of a rush request follows from: the hours, the weekdays on which an adviser works, public holidays,
-- and how long visits take.
create function public.rush_hours() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'days', days, 'opens', opens, 'closes', closes, 'report_minutes', report_minutes,
      'adviser_days', array(select distinct weekday from public.adviser_hours order by weekday),
      'holidays', array(select day from private.holidays order by day),
      'durations', (select jsonb_agg(to_jsonb(visit_durations)) from public.visit_durations)
    )
    from public.working_hours
  );
end
$$;

-- The last moment at which the visit of a rush request begins in time: it and the report after it end by the deadline. The
-- visit lasts as long as this home takes. Whether rush is kept is this comparison everywhere.
create function private.rush_last_start(request public.contact_submissions) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.rush_deadline(request.created_at)
    - coalesce(private.appointment_duration(request.property_type, request.surface_area), '0')
    - (select make_interval(mins => report_minutes) from public.working_hours);
end
$$;

-- Whether a request is within the filters of the list; null, '' and false filter nothing. Days are in Amsterdam, both
-- included. `work` is a kind of work for an adviser: `today` (appointments of today), `rush` (rush, until a visit is
-- planned that is in time for its deadline), `overdue` (the appointment has passed and the request is still open; without
-- a time it has passed when its day has), `callback` (to call back by now), `new`, `unanswered` (new for a working day),
-- with the conditions of the indexes; `price`: the agreed price or the one that the visitor saw is not that of the price list,
-- including completed and cancelled requests, because they count in the figures; or `customers`: what the customer did last was not seen yet,
-- also when that was to cancel. An unknown status counts as new. Anonymised requests are in no list. Without settings of
-- its own, so that Postgres inlines it in the calling statement and each filter can use its index.
create or replace function private.meets_filters(
  r public.contact_submissions, rush boolean default null, from_day date default null, until_day date default null,
  appointment_from date default null, appointment_until date default null, work text default '',
  assignee uuid default null, status text default '', held boolean default null
) returns boolean
language sql stable
return r.anonymised_at is null
  and (rush is null or r.rush_service = rush)
  and (from_day is null or r.created_at >= from_day::timestamp at time zone 'Europe/Amsterdam')
  and (until_day is null or r.created_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam')
  and (appointment_from is null or r.appointment_date >= appointment_from)
  and (appointment_until is null or r.appointment_date <= appointment_until)
  and (assignee is null or r.assigned_to = assignee)
  and (coalesce(status, '') = '' or private.status_order(r.status) = private.status_order(status))
  and (held is null or r.is_held = held)
  and (coalesce(work, '') = '' or case
    when work = 'price' then private.differs_from_list(r.agreed_price, r.calculated_price, r.list_price)
      and not r.is_held
    when work = 'customers' then r.customer_acted_at is not null and not r.is_held
    else not r.is_held and r.anonymised_at is null and r.status not in ('completed', 'cancelled') and case work
      when 'today' then r.appointment_date = (now() at time zone 'Europe/Amsterdam')::date
      when 'new' then private.status_order(r.status) = 0::smallint
      when 'rush' then r.rush_service and (
        r.appointment_date is null or r.appointment_date + coalesce(r.appointment_time, '00:00')
          > private.rush_last_start(r) at time zone 'Europe/Amsterdam'
      )
      when 'overdue' then r.appointment_date <= (now() at time zone 'Europe/Amsterdam')::date
        and (r.appointment_date < (now() at time zone 'Europe/Amsterdam')::date
          or r.appointment_time < (now() at time zone 'Europe/Amsterdam')::time)
      when 'callback' then r.callback_on <= (now() at time zone 'Europe/Amsterdam')::date
      when 'unanswered' then private.status_order(r.status) = 0::smallint and r.created_at <= private.one_working_day_ago()
    end
  end);

-- Called when deleted requests are purged. Skips rows that another call is removing: a visitor never waits for it.
create or replace function private.forget_callers() returns void
language sql security definer set search_path = ''
as $$
  delete from private.recent_callers where id = any (array(
    select id from private.recent_callers where created_at <= now() - interval '1 hour' for update skip locked
  ));
  delete from private.rush_questions where id = any (array(
    select id from private.rush_questions where asked_at <= now() - interval '1 hour' for update skip locked
  ));
$$;

-- Of a rush request: by when its label is due, and when its visit begins at the latest; null without rush.
create function private.rush_term(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('by', private.rush_deadline(request.created_at), 'last_start', private.rush_last_start(request))
  where request.rush_service
$$;

-- What an adviser takes along of a request: who and what is visited. The label is the one that is valid today.
create or replace function private.visited_home(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', request.id, 'name', request.name, 'phone', request.phone, 'at_home_name', request.at_home_name,
    'at_home_phone', request.at_home_phone, 'address', private.address_line(request), 'postcode', request.postcode,
    'property_type', request.property_type, 'surface_area', request.surface_area,
    'construction_year', request.construction_year, 'label_class', case
      when request.label_valid_until >= (now() at time zone 'Europe/Amsterdam')::date then request.label_class
    end,
    'price', request.price, 'rush', private.rush_term(request),
    'message', request.message, 'notes', request.notes
  )
$$;

-- The requests that wait for an appointment, 50 at most: rush first, then the oldest. `minutes` is how long it takes.
create or replace function public.waiting_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'address', private.address_line(waiting), 'property_type', property_type,
      'price', price, 'rush', private.rush_term(waiting), 'status', status, 'assigned_to', assigned_to,
      'preferred_times', preferred_times,
      'minutes', extract(epoch from private.appointment_duration(property_type, surface_area)) / 60
    ) order by rush_service desc, created_at), '[]')
    from (
      select request.* from public.contact_submissions as request
      where status in ('new', 'contacted') and not is_held and anonymised_at is null
        and not exists (
          select from public.appointments as appointment where appointment.request_id = request.id and appointment.state = 'planned'
        )
      order by rush_service desc, created_at limit 50
    ) as waiting
  );
end
$$;

-- The five moments of the coming two weeks that cost the least, soonest first among equals: at most one between the
-- same two neighbouring appointments of a day, and never the one that is planned. For a rush request those that are in time
-- for its deadline, as long as there is one, and each hour of waiting costs as much as two minutes of driving.
create or replace function public.suggest_moments(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  last_start timestamptz;
  hour_cost float8 := 0;
begin
  perform private.require_admin();
  select * into own from public.contact_submissions where id = request_id;
  if own.rush_service then
    last_start := private.rush_last_start(own);
    select 2 * 2.0 ^ -route_weight into hour_cost from public.settings;
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(best) || jsonb_build_object('place', own.place) order by cost, starts_at), '[]') from (
      select adviser, starts_at, ends_at, extra_minutes, from_middle, around,
        cost + round(hour_cost * extract(epoch from starts_at - now()) / 3600)::integer as cost
      from (
        select *, bool_or(starts_at <= last_start) over () as is_any_in_time
        from (
          select distinct on (adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes)
            adviser, starts_at, ends_at, extra_minutes, from_middle, around, cost
          from private.free_moments(
            own, now() + interval '1 hour', now() + interval '14 days', step => interval '15 minutes'
          ) as moment
          where not exists (
            select from public.appointments as planned
            where planned.request_id = own.id and planned.state = 'planned'
              and planned.adviser = moment.adviser and planned.starts_at = moment.starts_at
          )
          order by adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes, starts_at
        ) as each_way
      ) as moments
      where starts_at <= last_start or is_any_in_time is not true
      order by cost, starts_at limit 5
    ) as best
  );
end
$$;

-- The appointments of a day that would shorten its route by ten minutes or more at another free time of that day, the
-- best first. Nothing is moved: the customer is asked. Those too near to be moved for nothing stay
-- as they are, and none moves to where it is too late for its rush.
create or replace function public.better_times(day date, adviser uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  earliest constant timestamptz := greatest(
    day::timestamp at time zone 'Europe/Amsterdam',
    now() + make_interval(hours => (private.terms_of(private.terms_on(private.dutch_today()))).cancellation_hours)
  );
  latest constant timestamptz := (day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_admin();
  perform private.require_calendar_date('day', day);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', visit.id, 'name', request.name, 'email', request.email, 'phone', request.phone, 'present', visit.starts_at,
      'starts_at', other.starts_at, 'ends_at', other.ends_at, 'saved_minutes', drive.extra - other.extra_minutes
    ) order by drive.extra - other.extra_minutes desc, visit.starts_at), '[]')
    from public.appointments as visit
    join public.contact_submissions as request on request.id = visit.request_id
    join public.advisers as own on own.user_id = visit.adviser
    cross join lateral private.added_drive(
      own.user_id, visit.starts_at, visit.ends_at, request.rd_x, request.rd_y, visit.id,
      own.start_x, own.start_y, own.detour_factor, own.speed
    ) as drive
    cross join lateral (
      select moment.* from private.free_moments(
        request, earliest, least(
          latest,
          case when request.rush_service then greatest(visit.starts_at, private.rush_last_start(request)) end
        ), visit.adviser, interval '15 minutes'
      ) as moment
      order by moment.extra_minutes, abs(extract(epoch from moment.starts_at - visit.starts_at)) limit 1
    ) as other
    where visit.adviser = better_times.adviser and visit.state = 'planned'
      and visit.starts_at > earliest and visit.starts_at < latest
      and drive.extra - other.extra_minutes >= 10
  );
end
$$;

-- Whether the visit of a rush request is too late for its deadline. Read from the request, which private.follow_appointment keeps
-- equal to its visit, so that its price changes in the same write.
create or replace function private.is_rush_missed(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.rush_service and request.status <> 'cancelled' and coalesce(
    (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam'
      > private.rush_last_start(request), false
  )
$$;

create or replace trigger "90_follow_working_hours" after update on public.working_hours
  for each statement execute function private.follow_working_hours();

create trigger "90_follow_working_hours" after insert or update or delete on public.adviser_hours
  for each statement execute function private.follow_working_hours();

create trigger "90_follow_working_hours" after update on public.visit_durations
  for each statement execute function private.follow_working_hours();

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, whether a visit to come went with it, and its invoices. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one too late for its deadline and `timely_price`
-- of one in time, null for any other.
create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ), 'invoices', private.customer_invoices(keys.request_id))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  own.terms_from := private.order_terms(own);
  return (
    select jsonb_build_object(
      'terms', to_jsonb(private.terms_of(own.terms_from)) - 'noted_at', 'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush', private.rush_term(own), 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
      'price_from', private.list_price(list, own.property_type, 1, false), 'rush_price', list.rush_price,
      -- The price on the page of the visitor and the list that holds instead, when that page was too old.
      'replaced_price', case when own.outdated_list is not null and own.agreed_price is null
        and own.calculated_price <> own.list_price then jsonb_build_object('seen', own.calculated_price, 'since', own.price_list)
      end,
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at, 'adviser', adviser.name, 'sequence', appointment.sequence,
          'id', appointment.id, 'label_day', private.label_day(appointment.starts_at)
        )
        from public.appointments as appointment left join public.advisers as adviser on adviser.user_id = appointment.adviser
        where appointment.request_id = own.id and appointment.state in ('planned', 'completed')
        order by appointment.state = 'planned' desc, appointment.starts_at desc limit 1
      ),
      'ended_visit', (
        select private.visit_ending(own, visit) || jsonb_build_object('starts_at', (visit).starts_at)
        from (
          select visit from public.appointments as visit
          where request_id = own.id
            and (state <> 'cancelled' or origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
          order by state = 'planned' desc, coalesce(ended_at, changed_at) desc limit 1
        ) as last
        where (visit).state in ('cancelled', 'no_show')
      ),
      'wished_moment', private.wished_moment(own),
      'is_company', not private.is_consumer(own), 'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
      'withdrawal', private.customer_withdrawal(own),
      'picks_are_noted', private.has_unseen_picks(own, private.caller_hash()),
      -- Whether a mail tells the same as the screen does: of the request, or of its visit.
      'mail_follows', exists (
        select from private.outgoing_messages as message
        where message.request_id = own.id and message.state in ('waiting', 'taken', 'sent') and message.kind = any (
          case when own.status = 'scheduled' then array['planned', 'moved'] else array['received'] end
        )
      ),
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
    from public.price_lists as list where list.valid_from = own.price_list
  );
end
$$;

-- The first moment that may be offered for a request.
create function private.first_start(request public.contact_submissions) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select now() + interval '1 hour' + case when request.rush_service then '0' else private.free_before(request) end
$$;

-- Whether a moment is free that is in time for the rush of a request: it is promised only then (D-80).
create function private.can_keep_rush(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.free_moments(request, private.first_start(request), private.rush_last_start(request))
  )
$$;

-- The best moment of each hour between two points in time, of three days: the first ones, or the first one and the two that
-- cost the least, of which one near other visits comes first. Null when there is none, or without an end.
create function private.offered_moments(
  request public.contact_submissions, earliest timestamptz, latest timestamptz, is_in_order boolean
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with moments as (
    select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day, cost,
      coalesce(nearest_minutes <= 15, false) and coalesce(extra_minutes < min(extra_minutes) filter (
        where nearest_minutes > 15 or nearest_minutes is null and adviser.start_x is not null
      ) over (), true) as is_near
    from private.free_moments(request, earliest, latest) as moment
    join public.advisers as adviser on adviser.user_id = moment.adviser
    cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
    order by hour, cost, moment.starts_at, moment.adviser
  ), costs as (
    select day, bool_or(is_near) as has_near, min(cost) as cost, row_number() over (order by day) = 1 as is_first
    from moments group by day
  ), days as (
    select day from costs
    order by
      case when is_in_order then day end, is_first desc,
      has_near and row_number() over (partition by has_near order by cost, day) = 1 desc, cost, day
    limit 3
  )
  select jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near) order by starts_at)
  from moments join days using (day)
$$;

-- The moments that are offered for the own request, one in each hour, of three days: the first one and the two with the lowest
-- cost in the two weeks to come, or the first three from a given day on. A day on which an adviser is already nearby is among
-- the former if that is less driving than any moment at which nobody is. A rush request is first offered those in time for its
-- deadline, and where there are none, what comes later. Its moments begin an hour from now, others an hour after moving and
-- cancelling cost something; they are accepted until then, so that the customer can still do both and the offer stays valid
-- while it is read. Of two advisers for whom a moment costs the same, the one who would be assigned is offered.
create function public.customer_moments(key text, from_day date default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today), today + 56), today);
  earliest timestamptz;
  last_start timestamptz;
begin
  perform private.require_calendar_date('from_day', from_day);
  own.terms_from := private.order_terms(own);
  if own.id is null or not private.can_change(own) then
    return '[]';
  end if;
  earliest := greatest(first_day::timestamp at time zone 'Europe/Amsterdam', private.first_start(own));
  own := private.with_verified_position(own);
  if own.rush_service and from_day is null then
    last_start := private.rush_last_start(own);
  end if;
  return coalesce(
    private.offered_moments(own, earliest, last_start, false),
    private.offered_moments(
      own, earliest, (greatest(first_day, today + 1) + 14)::timestamp at time zone 'Europe/Amsterdam', from_day is not null
    ),
    '[]'
  );
end
$$;

-- The content of each mail of a request. Without what is no name, and without an address that a mail program would turn
-- into a link: a stranger may have entered it, with somebody else's e-mail address.
create or replace function private.mail_payload(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', case when private.is_name(request.name) then request.name end,
    'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', case when not private.has_web_address(line) then line end, 'property_type', request.property_type,
    'price', request.price, 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'rush_last_start', case when request.rush_service then private.rush_last_start(request) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request), 'billed_elsewhere', private.is_billed_elsewhere(request),
    'terms', to_jsonb(private.terms_of(request.terms_from)) - 'noted_at'
  )
  from private.address_line(request) as line
$$;

-- The content of a mail by its kind, which says to whom it goes: the customer, who is at home (nothing of prices), or who
-- pays. `email` is null where there is nobody, and only the customer's mails get a link to the request.
create or replace function private.payload_of_mail(kind text, request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select private.mail_payload(request) || case
    when kind = 'at_home' then jsonb_build_object(
      'name', case when private.is_name(request.at_home_name) then request.at_home_name end,
      'email', request.at_home_email, 'price', null, 'rush_service', false, 'rush_by', null, 'can_pick', false
    )
    when kind = 'received' and request.rush_service then jsonb_build_object(
      'rush_is_possible', private.can_keep_rush(private.with_verified_position(request))
    )
    when kind not in ('invoice', 'payment_reminder') then '{}'
    when private.is_billed_elsewhere(request) then jsonb_build_object(
      'name', case when private.is_name(payer) then payer end, 'email', request.payer_email, 'to_payer', true
    )
    else jsonb_build_object('to_payer', false)
  end
  from coalesce(request.payer_attention, request.payer_name) as payer
$$;

-- For a home of this type and area: by when the label is due when a free moment can keep that, else null and the first free
-- moment without rush. Null when more was asked in the last hour than is answered.
create function public.rush_offer(
  property_type text, surface_area double precision default null, postcode text default null, house_number text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Generous, because an office or mobile network shares one address.
  per_caller constant integer := 60;
  in_total constant integer := 2000;
  sender constant text := private.caller_hash();
  asked public.contact_submissions;
begin
  perform private.require_short(given.argument, given.value, given.longest)
  from (values ('property_type', property_type, 40), ('postcode', postcode, 6), ('house_number', house_number, 17))
    as given (argument, value, longest);
  if exists (
    select from private.rush_questions where asked_at > now() - interval '1 hour'
    having count(*) >= in_total or count(*) filter (where caller = sender) >= per_caller
  ) then
    return null;
  end if;
  perform private.forget_callers();
  insert into private.rush_questions (caller) values (sender);
  asked.property_type := rush_offer.property_type;
  asked.surface_area := rush_offer.surface_area;
  asked.created_at := now();
  asked.terms_from := private.terms_on(private.dutch_today());
  asked.rush_service := true;
  select x, y into asked.rd_x, asked.rd_y from private.register_positions as known
  where known.postcode = rush_offer.postcode and known.house_number = rush_offer.house_number;
  if private.can_keep_rush(asked) then
    return jsonb_build_object('by', private.rush_deadline(now()), 'first_free', null);
  end if;
  asked.rush_service := false;
  return jsonb_build_object('by', null, 'first_free', (
    select min(starts_at) from private.free_moments(
      asked, private.first_start(asked), (private.dutch_today() + 15)::timestamp at time zone 'Europe/Amsterdam'
    )
  ));
end
$$;

revoke select (days) on table public.working_hours from anon;

revoke select (opens) on table public.working_hours from anon;

revoke select (closes) on table public.working_hours from anon;

revoke execute on function private.can_keep_rush(request public.contact_submissions) from public;

revoke execute on function public.customer_moments(key text, from_day date) from public;

revoke execute on function private.first_start(request public.contact_submissions) from public;

revoke execute on function private.offered_moments(request public.contact_submissions, earliest timestamp with time zone, latest timestamp with time zone, is_in_order boolean) from public;

revoke execute on function public.rush_hours() from public;

revoke execute on function public.rush_hours() from anon;

revoke execute on function private.rush_last_start(request public.contact_submissions) from public;

revoke execute on function public.rush_offer(property_type text, surface_area double precision, postcode text, house_number text) from public;

revoke execute on function private.rush_term(request public.contact_submissions) from public;

grant execute on function public.customer_moments(key text, from_day date) to service_role;

grant execute on function public.customer_moments(key text, from_day date) to anon;

grant execute on function public.customer_moments(key text, from_day date) to authenticated;

grant execute on function public.rush_hours() to authenticated;

grant execute on function public.rush_hours() to service_role;

grant execute on function public.rush_offer(property_type text, surface_area double precision, postcode text, house_number text) to service_role;

grant execute on function public.rush_offer(property_type text, surface_area double precision, postcode text, house_number text) to anon;

grant execute on function public.rush_offer(property_type text, surface_area double precision, postcode text, house_number text) to authenticated;

-- The price of a visit that is planned follows the new deadline.
update public.contact_submissions as request set price = private.promised_price(request)
where rush_service and status not in ('completed', 'cancelled') and appointment_date is not null
  and price is distinct from private.promised_price(request);
