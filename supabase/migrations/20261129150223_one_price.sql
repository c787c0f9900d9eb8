-- The price of a request is one everywhere (D-72): the agreed one, else that of the list. It has a column of its own, filled by
-- one function, which the list, the figures, the calendar, the mails, the own page and the invoices read.

set local check_function_bodies = off;

alter table public.contact_submissions add column price integer;
insert into private.request_columns (name, is_derived) values ('price', true);

-- Whether the agreed price, or without one the price that the visitor saw, is another than that of the list. False where the
-- list gives none. The same as listPriceDifference in src/domain/pricing/pricing.ts: one-price.test.ts compares the two.
create function private.differs_from_list(
  agreed_price integer, calculated_price integer, property_type text, surface_area double precision, rush_service boolean
) returns boolean
language sql immutable
return coalesce(agreed_price, calculated_price) is distinct from coalesce(
  private.list_price(property_type, surface_area, rush_service), agreed_price, calculated_price
);

-- A price that an administrator wrote over that of the list was agreed on.
alter table public.contact_submissions disable trigger user;
update public.contact_submissions as request
set agreed_price = calculated_price, agreed_price_reason = 'Eerder door kantoor ingevuld'
where agreed_price is null and calculated_price is not null
  and calculated_price is distinct from private.list_price(property_type, surface_area, rush_service)
  and (source = 'telephone' or exists (
    select from public.request_audit as audit
    where audit.request_id = request.id and audit.action = 'update' and not audit.by_customer
      and audit.new_values ? 'calculated_price'
  ));
update public.contact_submissions as request set price = coalesce(agreed_price, private.list_price(
  property_type, surface_area, rush_service and not private.is_rush_missed(request)
));
alter table public.contact_submissions enable trigger user;

drop index public.contact_submissions_price;
create index contact_submissions_price on public.contact_submissions (coalesce(price, 0), created_at, id)
  where not is_held;
drop index public.contact_submissions_deviating_price;
create index contact_submissions_deviating_price on public.contact_submissions (created_at desc, id desc)
  where private.differs_from_list(agreed_price, calculated_price, property_type, surface_area, rush_service) and not is_held;

-- The order of a list by a column, null for one by date alone, which also breaks ties in the other orders.
create or replace function private.sort_key(sort text, descending boolean) returns text
language sql stable set search_path = ''
as $$
  select case sort
    when 'name' then 'private.name_key(r.name) collate "C"'
    when 'address' then 'lower(coalesce(r.address, ''''))'
    when 'property_type' then 'r.property_type'
    when 'status' then 'private.status_order(r.status)'
    when 'rush_service' then 'r.rush_service'
    when 'price' then 'coalesce(r.price, 0)'
    when 'appointment' then format(
      'coalesce(r.appointment_date + coalesce(r.appointment_time, ''24:00''), %L)',
      case when descending then '-infinity' else 'infinity' end
    )
  end
$$;

-- Whether a request is within the filters of the list; null, '' and false filter nothing. Days are in Amsterdam, both
-- included. `work` is a kind of work for an adviser: `today` (appointments of today), `rush` (rush, until a visit is
-- planned that begins before its deadline), `overdue` (the appointment has passed and the request is still open; without
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
    when work = 'price' then private.differs_from_list(
      r.agreed_price, r.calculated_price, r.property_type, r.surface_area, r.rush_service
    ) and not r.is_held
    when work = 'customers' then r.customer_acted_at is not null and not r.is_held
    else not r.is_held and r.anonymised_at is null and r.status not in ('completed', 'cancelled') and case work
      when 'today' then r.appointment_date = (now() at time zone 'Europe/Amsterdam')::date
      when 'new' then private.status_order(r.status) = 0::smallint
      when 'rush' then r.rush_service and (
        r.appointment_date is null or r.appointment_date + coalesce(r.appointment_time, '00:00')
          > private.rush_deadline(r.created_at) at time zone 'Europe/Amsterdam'
      )
      when 'overdue' then r.appointment_date <= (now() at time zone 'Europe/Amsterdam')::date
        and (r.appointment_date < (now() at time zone 'Europe/Amsterdam')::date
          or r.appointment_time < (now() at time zone 'Europe/Amsterdam')::time)
      when 'callback' then r.callback_on <= (now() at time zone 'Europe/Amsterdam')::date
      when 'unanswered' then private.status_order(r.status) = 0::smallint and r.created_at <= private.one_working_day_ago()
    end
  end);

-- What an adviser takes along of a request: who and what is visited. The label is the one that is valid today.
create or replace function private.visited_home(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'request_id', request.id, 'name', request.name, 'phone', request.phone, 'address', private.address_line(request),
    'postcode', request.postcode, 'property_type', request.property_type, 'surface_area', request.surface_area,
    'construction_year', request.construction_year, 'label_class', case
      when request.label_valid_until >= (now() at time zone 'Europe/Amsterdam')::date then request.label_class
    end,
    'price', request.price, 'is_rush', request.rush_service, 'received_at', request.created_at,
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
      'price', price, 'is_rush', rush_service, 'status', status, 'assigned_to', assigned_to,
      'preferred_times', preferred_times, 'created_at', created_at,
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

-- What a visit costs (D-72), in euros: the agreed price, else that of the list with the surcharge for rush or without; null
-- when that is not known. Never what a browser computed. An agreed price has no surcharge that could lapse.
create function private.price_with(request public.contact_submissions, has_rush boolean) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(request.agreed_price, private.list_price(request.property_type, request.surface_area, has_rush))
$$;

-- The one rule of the price that holds: private.fill_price keeps it in the column `price`, which all else reads.
create or replace function private.promised_price(request public.contact_submissions) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.price_with(request, request.rush_service and not private.is_rush_missed(request))
$$;

create function private.fill_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.price := private.promised_price(new);
  return new;
end
$$;

create trigger "20_fill_price" before insert or update of property_type, surface_area, rush_service, agreed_price
  on public.contact_submissions for each row execute function private.fill_price();

create function private.follow_rush_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set price = private.promised_price(request)
  where request.id = new.request_id and rush_service and price is distinct from private.promised_price(request);
  return null;
end
$$;

create trigger "92_follow_rush_price" after insert or update of state, starts_at on public.appointments
  for each row execute function private.follow_rush_price();

-- The deadline of rush follows from the working hours.
create function private.follow_working_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set price = private.promised_price(request)
  where rush_service and status not in ('completed', 'cancelled') and appointment_date is not null
    and price is distinct from private.promised_price(request);
  return null;
end
$$;

create trigger "90_follow_working_hours" after update on public.working_hours
  for each row execute function private.follow_working_hours();

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, and whether a visit to come went with it. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one after the deadline and `timely_price` of one
-- before it, null for any other.
create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
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
      'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
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
      'invoices', private.customer_invoices(own.id)
    )
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
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours)
  )
  from private.address_line(request) as line
$$;

create or replace trigger "40_correct_messages" after update on public.contact_submissions
  for each row when (
    new.anonymised_at is null and (
      old.name, old.email, old.address, old.postcode, old.house_number, old.house_number_addition, old.property_type,
      old.surface_area, old.rush_service, old.price, old.status in ('completed', 'cancelled')
    ) is distinct from (
      new.name, new.email, new.address, new.postcode, new.house_number, new.house_number_addition, new.property_type,
      new.surface_area, new.rush_service, new.price, new.status in ('completed', 'cancelled')
    )
  )
  execute function private.correct_messages();

-- The requests that came in in each of the last 24 months in Amsterdam, oldest first, with those up to today's day of
-- the month, to compare the current month with the same days a year earlier. Held ones are left out. The revenue is the
-- sum of the prices of the completed ones, in euros; `list_revenue` is what it would be by the price list, and `deviating`
-- the number of those that differ from it.
create or replace function public.request_figures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', now() at time zone 'Europe/Amsterdam');
  day_of_month constant integer := date_part('day', now() at time zone 'Europe/Amsterdam');
begin
  perform private.require_admin();
  return (
    select jsonb_agg(to_jsonb(per_month) order by per_month.month)
    from (
      select to_char(months.first_day, 'YYYY-MM') as month,
        coalesce(sum(amount), 0) as requests,
        coalesce(sum(amount) filter (where date_part('day', day) <= day_of_month), 0) as requests_so_far,
        coalesce(sum(amount) filter (where source = 'telephone'), 0) as by_telephone,
        coalesce(sum(amount) filter (where is_rush), 0) as rush,
        coalesce(sum(amount) filter (where status = private.status_order('completed')), 0) as completed,
        coalesce(sum(amount) filter (where status = private.status_order('cancelled')), 0) as cancelled,
        coalesce(sum(price_total) filter (where status = private.status_order('completed')), 0) as revenue,
        coalesce(sum(list_total) filter (where status = private.status_order('completed')), 0) as list_revenue,
        coalesce(sum(deviating) filter (where status = private.status_order('completed')), 0) as deviating
      from generate_series(this_month - interval '23 months', this_month, '1 month') as months (first_day)
      left join private.request_counts as counts
        on counts.day >= months.first_day::date and counts.day < (months.first_day + interval '1 month')::date
          and not counts.is_held
      group by months.first_day
    ) as per_month
  );
end
$$;

-- Adds the rows of an SQL query to the table of counts, each as often as its `change` says, anonymised ones separately.
-- In the order of the key, so that two writers never deadlock.
create or replace function private.count_statement(counted text) returns text
language sql immutable
set search_path = ''
as $_$
  select format(
    $statement$
      insert into private.request_counts as counts
        (day, status, is_rush, is_held, source, is_anonymised, amount, price_total, list_total, deviating)
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source, r.anonymised_at is not null,
        sum(r.change), sum(r.change * coalesce(r.price, 0)), sum(r.change * worth.listed), sum(r.change * worth.differs)
      from (%s) as r
      cross join lateral (
        select private.differs_from_list(
          r.agreed_price, r.calculated_price, r.property_type, r.surface_area, r.rush_service
        )::integer as differs, coalesce(
          case when r.agreed_price is not null then private.list_price(r.property_type, r.surface_area, r.rush_service) end,
          r.price, 0
        ) as listed
      ) as worth
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5, 6
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.price, 0)) <> 0 or sum(r.change * worth.listed) <> 0
        or sum(r.change * worth.differs) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (day, status, is_rush, is_held, source, is_anonymised) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$_$;

-- Adds the requests of a query, each as `request` and by its columns, times its `change`, in the order of the key, so
-- that two writers never deadlock. Hours are whole, and from two days on those of whole days. Held requests are left
-- out, anonymised ones are not.
create or replace function private.figure_statement(counted text) returns text
language sql immutable
set search_path = ''
as $_$
  select format(
    $statement$
      insert into private.figure_counts as counts (span, first_day, kind, value, amount, orders, euros)
      select spans.span, spans.first_day, fact.kind, fact.value, sum(r.change),
        sum(r.change * step.is_order), sum(r.change * step.euros)
      from (%s) as r
      cross join lateral (
        select private.has_reached(r.request, 'order')::integer as is_order, (r.created_at at time zone 'Europe/Amsterdam')::date as day,
          coalesce(r.price, 0) as euros,
          case when private.has_reached(r.request, 'label') then (r.completed_at at time zone 'Europe/Amsterdam')::date end as completed,
          greatest(0, floor(date_part('epoch', r.contacted_at - r.created_at) / 3600))::integer as hours
      ) as step
      cross join lateral (values
        ('property_type', r.property_type, step.day),
        ('place', coalesce(r.place, '-'), step.day),
        ('landing_path', case when r.source = 'website' then coalesce(r.landing_path, '-') end, step.day),
        ('referrer_host', case when r.source = 'website' then coalesce(r.referrer_host, '-') end, step.day),
        ('origin', r.appointment_origin, step.day),
        ('contact', case when private.has_reached(r.request, 'contact') then
          (case when step.hours < 48 then step.hours else step.hours / 24 * 24 end)::text end, step.day),
        ('visit', case when private.has_reached(r.request, 'visit') then
          greatest(0, r.appointment_date - step.day)::text end, step.day),
        ('label', case when step.completed is not null then
          greatest(0, step.completed - step.day)::text end, step.day),
        ('done', '', step.completed),
        ('expected', '', case when r.status = 'scheduled' then r.appointment_date end)
      ) as fact (kind, value, day)
      cross join lateral (values
        ('day', fact.day), ('month', date_trunc('month', fact.day::timestamp)::date)
      ) as spans (span, first_day)
      where not r.is_held and fact.value is not null and fact.day is not null
      group by 1, 2, 3, 4
      having sum(r.change) <> 0 or sum(r.change * step.is_order) <> 0
        or sum(r.change * step.euros) <> 0
      order by 1, 2, 3, 4
      on conflict (span, first_day, kind, value) do update
      set amount = counts.amount + excluded.amount, orders = counts.orders + excluded.orders,
        euros = counts.euros + excluded.euros
    $statement$,
    counted
  )
$_$;

-- What the customer was told, as the lines of an invoice; null while the price is not known.
create or replace function private.promised_lines(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(jsonb_build_object('description', label_line, 'amount', request.price * 100))
  from public.invoice_settings where request.price is not null
$$;

-- What may be charged for a request and was not yet: `most` in cents, and why it is nothing ('withdrawal': cancelled or
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known.
create or replace function private.chargeable_dues(request public.contact_submissions)
returns table (due text, visit_id uuid, visit_at timestamptz, most bigint, free_because text)
language sql stable security definer set search_path = ''
as $$
  select 'job', null::uuid, null::timestamptz, private.total_of_lines(private.promised_lines(request)), null
  where request.status <> 'cancelled' and not exists (select from private.open_dues where subject = request.id)
  union all
  select case state when 'no_show' then state else 'late_cancellation' end, visit.id, visit.starts_at,
    case when is_free then 0 when state = 'no_show' then private.callout_fee()
      else round(request.price * private.cancellation_percentage()) end,
    case when is_free then 'withdrawal' end
  from public.appointments as visit
  cross join lateral (
    select case state
      when 'no_show' then request.early_start_requested_at is null
        and private.withdrawal_after(visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_after(visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

drop function private.price_to_tell(request public.contact_submissions, has_rush boolean);

revoke execute on function private.differs_from_list(agreed_price integer, calculated_price integer, property_type text, surface_area double precision, rush_service boolean) from public;

revoke execute on function private.fill_price() from public;

revoke execute on function private.follow_rush_price() from public;

revoke execute on function private.follow_working_hours() from public;

revoke execute on function private.price_with(request public.contact_submissions, has_rush boolean) from public;

grant execute on function private.differs_from_list(agreed_price integer, calculated_price integer, property_type text, surface_area double precision, rush_service boolean) to anon;

grant execute on function private.differs_from_list(agreed_price integer, calculated_price integer, property_type text, surface_area double precision, rush_service boolean) to authenticated;

select private.recount_requests();
