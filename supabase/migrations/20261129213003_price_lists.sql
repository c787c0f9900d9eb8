-- What a label costs is data with a day (D-75): a row of price_lists, from which SQL and the site compute. A request keeps the list
-- that its visitor saw, and what it says of it in a column of its own, so that a later list revalues nothing.

create table public.price_lists (
  -- A day in Amsterdam.
  valid_from date primary key check (valid_from between '2000-01-01' and '2099-12-31'),
  -- Of a detached home, and of any other: euros, VAT included, and the square metres that they cover.
  detached_price integer not null check (detached_price between 1 and 10000),
  detached_area integer not null check (detached_area between 1 and 2700),
  other_price integer not null check (other_price between 1 and 10000),
  other_area integer not null check (other_area between 1 and 2700),
  -- What each started step of so many square metres above that adds.
  step_area integer not null check (step_area between 1 and 1000),
  step_price integer not null check (step_price between 1 and 1000),
  rush_price integer not null check (rush_price between 1 and 10000),
  updated_at timestamptz not null default now(),
  -- That of the largest home, which a request can hold.
  constraint price_lists_highest_price check (
    greatest(detached_price, other_price) + step_price * ceil(2700.0 / step_area) + rush_price <= 100000
  )
);

-- That of the specification.
insert into public.price_lists (
  valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
) values ('2000-01-01', 350, 200, 285, 150, 10, 15, 95);

alter table public.price_lists enable row level security;
revoke all on public.price_lists from anon, authenticated;
grant select on public.price_lists to anon, authenticated;
grant insert (
    valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
  ), update (
    valid_from, detached_price, detached_area, other_price, other_area, step_area, step_price, rush_price
  ), delete on public.price_lists to authenticated;

-- The price in euros, VAT included; null without a surface area. The same as calculatePrice in
-- src/domain/pricing/pricing.ts: list-price.test.ts compares the two.
create function private.list_price(
  list public.price_lists, property_type text, surface_area double precision, rush_service boolean
) returns integer
language sql immutable set search_path = ''
as $$
  select case when surface_area > 0 and surface_area < 1e9 then (
    case when property_type = 'detached'
      then list.detached_price + list.step_price * greatest(0, ceil((surface_area - list.detached_area) / list.step_area))
      else list.other_price + list.step_price * greatest(0, ceil((surface_area - list.other_area) / list.step_area))
    end + case when rush_service then list.rush_price else 0 end
  )::integer end
$$;

-- All requests so far came in under the first list.
alter table public.contact_submissions
  add column price_list date default '2000-01-01' check (price_list is not null),
  add column outdated_list date check (outdated_list between '2000-01-01' and '2099-12-31'),
  add column list_price integer;
alter table public.contact_submissions alter column price_list drop default;
alter table public.contact_submissions disable trigger user;
update public.contact_submissions as request
set list_price = private.list_price(list, property_type, surface_area, rush_service)
from public.price_lists as list where list.valid_from = request.price_list and surface_area is not null;
alter table public.contact_submissions enable trigger user;
insert into private.request_columns (name, is_derived, added_by) values
  ('list_price', true, null), ('price_list', true, 'visitors'), ('outdated_list', true, null);
select private.grant_request_columns();

-- Whether the agreed price, or without one the price that the visitor saw, is another than that of the list. False where the
-- list gives none. The same as listPriceDifference in src/domain/pricing/price-difference.ts: one-price.test.ts compares the two.
create function private.differs_from_list(agreed_price integer, calculated_price integer, list_price integer) returns boolean
language sql immutable
return coalesce(agreed_price, calculated_price) is distinct from coalesce(list_price, agreed_price, calculated_price);

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
    when work = 'price' then private.differs_from_list(r.agreed_price, r.calculated_price, r.list_price)
      and not r.is_held
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

drop index public.contact_submissions_deviating_price;
drop function private.differs_from_list(integer, integer, text, double precision, boolean);
drop function private.list_price(text, double precision, boolean);
create index contact_submissions_deviating_price on public.contact_submissions (created_at desc, id desc)
  where private.differs_from_list(agreed_price, calculated_price, list_price) and not is_held and anonymised_at is null;

create policy "visitors read the price lists that hold" on public.price_lists
  for select to anon using (valid_from <= (now() at time zone 'Europe/Amsterdam')::date);
create policy "admins read all price lists, other accounts those that hold" on public.price_lists
  for select to authenticated
  using (valid_from <= (now() at time zone 'Europe/Amsterdam')::date or (select private.is_admin()));

create policy "admins add price lists" on public.price_lists
  for insert to authenticated with check ((select private.require_admin()));

create policy "admins change price lists" on public.price_lists
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

create policy "admins remove price lists" on public.price_lists
  for delete to authenticated using ((select private.require_admin()));

create function private.check_price_list() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := now() at time zone 'Europe/Amsterdam';
begin
  if (tg_op <> 'INSERT' and old.valid_from <= today) or (tg_op <> 'DELETE' and new.valid_from <= today) then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'a price list begins after today, and is not changed once it holds';
  elsif tg_op = 'DELETE' then
    return old;
  end if;
  -- The version that a save is checked against.
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger "10_check_price_list" before insert or update or delete on public.price_lists
  for each row execute function private.check_price_list();

create trigger "40_log_setting" after insert or update or delete on public.price_lists
  for each row execute function private.log_setting(
    'valid_from', 'detached_price', 'detached_area', 'other_price', 'other_area', 'step_area', 'step_price', 'rush_price'
  );

-- The list of a request that comes in on this day: the one that the page of its visitor names, if it held within the days
-- that the terms keep a quote, else that of the day.
create function private.price_list_for(named date, day date) returns date
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept_days constant smallint := (select quote_days from private.business_terms where valid_from = private.terms_on(day));
begin
  return coalesce(
    (
      select list.valid_from from public.price_lists as list
      where list.valid_from = named and named <= day and not exists (
        select from public.price_lists as later
        where later.valid_from > named and later.valid_from <= day - kept_days
      )
    ),
    (select max(list.valid_from) from public.price_lists as list where list.valid_from <= day)
  );
end
$$;

-- By the list of the request, in euros, with the surcharge for rush or without; null without a surface area. In plpgsql, as
-- private.price_list_for, because that plans its query once and not for every row.
create function private.listed_price(request public.contact_submissions, has_rush boolean) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.list_price(list, request.property_type, request.surface_area, has_rush)
    from public.price_lists as list where list.valid_from = request.price_list
  );
end
$$;

-- What a visit costs (D-72), in euros: the agreed price, else that of the list with the surcharge for rush or without; null
-- when that is not known. Never what a browser computed. An agreed price has no surcharge that could lapse.
create or replace function private.price_with(request public.contact_submissions, has_rush boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(request.agreed_price, private.listed_price(request, has_rush))
$$;

-- A new request gets its list by the day on which it came in, so that one that comes back from the bin keeps its own. What the
-- office enters or corrects has the price of the list, where the office does not say what the customer saw.
create or replace function private.fill_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  named date;
begin
  if tg_op = 'INSERT' then
    named := new.price_list;
    new.price_list := private.price_list_for(named, (new.created_at at time zone 'Europe/Amsterdam')::date);
    if named <> new.price_list then
      new.outdated_list := named;
    end if;
  end if;
  new.list_price := private.listed_price(new, new.rush_service);
  new.price := private.promised_price(new);
  if tg_op = 'INSERT' then
    if new.source = 'telephone' then
      new.calculated_price := coalesce(new.calculated_price, new.list_price);
    end if;
  elsif private.is_admin() and new.calculated_price is not distinct from old.calculated_price
    and (new.property_type, new.surface_area, new.rush_service)
      is distinct from (old.property_type, old.surface_area, old.rush_service) then
    new.calculated_price := new.list_price;
  end if;
  return new;
end
$$;

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, whether a visit to come went with it, and its invoices. `ended_visit` is the last visit if it did not take place; that it
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
      ), 'invoices', private.customer_invoices(keys.request_id))
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
        select private.differs_from_list(r.agreed_price, r.calculated_price, r.list_price)::integer as differs,
          coalesce(case when r.agreed_price is not null then r.list_price end, r.price, 0) as listed
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

-- Holds apart a correction by an administrator that would raise the price, asks the customer, and mails the question a minute
-- later (D-65). What lowers the price holds at once. Refused for a request that is completed or cancelled: nothing is asked
-- any more.
create or replace function private.ask_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant public.contact_submissions := private.with_question(old, new);
  has_rush constant boolean := old.rush_service and asked.rush_service;
begin
  delete from private.price_questions where request_id = new.id;
  delete from private.outgoing_messages
  where request_id = new.id and kind = 'price_question' and state in ('waiting', 'failed');
  if new.status in ('completed', 'cancelled')
    and (new.property_type, new.surface_area, new.rush_service)
      is not distinct from (old.property_type, old.surface_area, old.rush_service) then
    return new;
  end if;
  new.property_type := asked.property_type;
  new.surface_area := asked.surface_area;
  new.rush_service := asked.rush_service;
  if old.price is null or new.agreed_price is not null or old.is_held or private.is_price_agreed()
    or not private.is_admin() or private.listed_price(asked, asked.rush_service)
      <= private.listed_price(old, has_rush) is not false then
    return new;
  elsif new.status in ('completed', 'cancelled') then
    raise invalid_parameter_value using message = 'the customer has not agreed to the higher price';
  end if;
  insert into private.price_questions (request_id, property_type, surface_area, rush_service, price)
  values (new.id, asked.property_type, asked.surface_area, asked.rush_service, private.promised_price(asked));
  new.property_type := old.property_type;
  new.surface_area := old.surface_area;
  new.rush_service := has_rush;
  new.calculated_price := private.listed_price(new, new.rush_service);
  new.price := private.promised_price(new);
  perform private.queue_mail('price_question', new, jsonb_build_object(
    'asked_price', private.promised_price(asked), 'asked_area', asked.surface_area, 'asked_type', asked.property_type,
    'asked_rush', asked.rush_service, 'area', new.surface_area
  ), now() + private.mail_pause());
  return new;
end
$$;

-- Carries out an answer. Whoever refuses a higher price ends the request and owes nothing.
create or replace function private.settle_question(question private.price_questions, agrees boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := private.is_by_customer();
begin
  perform set_config('app.price_agreed', 'on', true);
  perform set_config('app.price_refused', case when agrees then '' else 'on' end, true);
  update public.contact_submissions as request
  set property_type = case when agrees then question.property_type else request.property_type end,
    surface_area = case when agrees then question.surface_area else request.surface_area end,
    rush_service = case when agrees then question.rush_service else request.rush_service end,
    calculated_price = case
      when agrees then private.list_price(list, question.property_type, question.surface_area, question.rush_service)
      else request.calculated_price
    end,
    status = case when agrees then request.status else 'cancelled' end,
    customer_action = case when not by_customer then request.customer_action when agrees then 'agreed' else 'refused' end,
    customer_acted_at = case when by_customer then now() else request.customer_acted_at end
  from public.price_lists as list
  where id = question.request_id and list.valid_from = request.price_list;
  perform set_config('app.price_agreed', '', true);
  perform set_config('app.price_refused', '', true);
  if agrees then
    perform private.record_order(question.request_id, 'price_agreed');
  end if;
end
$$;

-- What fills in the places of the texts of a request: euro for prices, cents for the fee.
create or replace function private.text_places(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(terms) - 'noted_at' || jsonb_build_object(
    'price_from', private.list_price(list, request.property_type, 1, request.rush_service and not private.is_rush_missed(request)),
    'lowest_price', least(list.detached_price, list.other_price), 'rush_price', list.rush_price,
    'seller', seller_name, 'street', street, 'postcode', postcode, 'city', city, 'chamber_of_commerce', chamber_of_commerce
  )
  from private.business_terms as terms, public.invoice_settings, public.price_lists as list
  where terms.valid_from = request.terms_from and list.valid_from = request.price_list
$$;

revoke execute on function private.check_price_list() from public;

revoke execute on function private.differs_from_list(agreed_price integer, calculated_price integer, list_price integer) from public;

revoke execute on function private.list_price(list public.price_lists, property_type text, surface_area double precision, rush_service boolean) from public;

revoke execute on function private.listed_price(request public.contact_submissions, has_rush boolean) from public;

revoke execute on function private.price_list_for(named date, day date) from public;

grant execute on function private.differs_from_list(agreed_price integer, calculated_price integer, list_price integer) to anon;

grant execute on function private.differs_from_list(agreed_price integer, calculated_price integer, list_price integer) to authenticated;

-- What of these values of a request is of a person with these roles: all for who ordered; else the home, what is nobody's, and
-- what was filled in about that person. Prices are of who ordered and who pays.
create or replace function private.own_part(given jsonb, roles text[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when 'orders' = any (roles) then given else given - array(
    select name from private.request_columns
    where is_personal and not is_home and name not in (
      select unnest(private.columns_of_role(role)) from unnest(roles) as role
    ) or name in ('calculated_price', 'agreed_price', 'price', 'list_price', 'withdrawal_owed') and not 'pays' = any (roles)
  ) end
$$;
