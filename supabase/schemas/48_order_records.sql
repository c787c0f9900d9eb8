-- What customers saw and agreed to (D-77): a row for each act that binds, written by the database from its own rows in the same
-- write, and never changed.

-- The texts that pages showed above and on the buttons, with the terms in full, by the version that a page names. They have
-- places, such as {{cancellation_hours}}. `npm run texts:order` adds the rows (tools/order-texts).
create table private.order_texts (
  version text primary key check (version ~ '^[0-9a-f]{12}$'),
  texts jsonb not null
);

create table private.order_records (
  id bigint generated always as identity primary key,
  -- Not a reference: it outlives a request in the bin, and one with an invoice that is gone.
  request_id uuid not null,
  recorded_at timestamptz not null default now(),
  -- By the customer: the request sent, a moment picked or moved, a higher price agreed. By the office: a request by telephone, a first
  -- visit planned, the wish to begin early noted, and what was agreed on by telephone.
  act text not null check (act in ('sent', 'telephone', 'planned', 'picked', 'moved', 'price_agreed', 'early_start')),
  by_customer boolean not null,
  property_type text not null,
  surface_area double precision,
  rush_service boolean not null,
  -- Euro, VAT included; null while it was not known.
  price integer,
  -- Of the visit.
  starts_at timestamptz,
  -- The last day to withdraw, before the order for who has no such right; and when the customer asked to begin before that.
  withdrawal_until date,
  early_start_at timestamptz,
  -- Null for what the office did, and where the page named no version that is known.
  texts text references private.order_texts,
  -- By their names in the texts: the button, and the lines above it.
  button text,
  lines text[] not null default '{}',
  -- What fills in the texts, as it was: the terms, the prices and the business.
  places jsonb not null
);
create index on private.order_records (request_id);
create index on private.order_records (texts);

create function private.keep_order_records() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise restrict_violation using message = 'what a customer agreed to is never changed';
end
$$;
create trigger "10_keep_order_records" before update on private.order_records
  for each row execute function private.keep_order_records();
create trigger "10_keep_order_records" before update on private.order_texts
  for each row execute function private.keep_order_records();

-- The version of the texts that the page of this call names; null for one that is not known.
create function private.named_texts() returns text
language sql stable security definer set search_path = ''
as $$
  select version from private.order_texts
  where version = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-order-texts'
$$;

-- What fills in the places of the texts of a request: euro for prices, cents for the fee.
create function private.text_places(request public.contact_submissions) returns jsonb
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

-- The lines above the button that orders a visit, as src/content/legal/visit-rules.ts chooses them; order-records.test.ts
-- compares the two.
create function private.visit_lines(request public.contact_submissions, starts_at timestamptz, last_day date) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  free_until constant timestamptz := starts_at - private.free_before(request);
  is_free constant boolean := free_until > now();
  cost constant text := case
    when (starts_at at time zone 'Europe/Amsterdam')::date <= last_day then 'work'
    when (free_until at time zone 'Europe/Amsterdam')::date <= last_day then 'either'
    else 'fee'
  end;
begin
  return array_remove(array[
    case when private.is_rush_missed(request) then 'rush_missed' end, case when request.price is null then 'no_price' else 'fixed_price' end,
    case when is_free then 'free' else 'soon' end, case when is_free then 'later_' else 'late_' end || cost, 'callout',
    case when private.address_line(request) is null then 'no_address' end,
    case when request.early_start_requested_at is not null then 'early_start' end
  ], null);
end
$$;

-- The button that moves a visit and the line above it, by the price of the visit before and after: it obliges to pay only what
-- is more. Null for a page of before these texts, on which moving had the button that orders.
create function private.move_texts(shown text, before integer, after integer) returns text[]
language sql stable security definer set search_path = ''
as $$
  select case
    when after is null then '{move,move_unpriced}'
    when before is null or after > before then '{move_order,move_more}'
    when after < before then '{move,move_less}'
    else '{move,move_same}'
  end::text[]
  from private.order_texts where version = shown and texts -> 'buttons' ? 'move'
$$;

-- Writes what was just done with a request down, in the write that does it. What the office does has no button. `price_before`
-- is that of a visit that is moved.
create function private.record_order(of_request uuid, act text, price_before integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := act = 'sent' or private.is_by_customer();
  request public.contact_submissions;
  visit_at timestamptz;
  last_day date;
  moved text[];
begin
  select * into request from public.contact_submissions where id = of_request;
  if request.status <> 'cancelled' then
    visit_at := (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam';
  end if;
  if visit_at is not null then
    last_day := coalesce(private.withdrawal_until(of_request), private.withdrawal_end(request, now()));
  end if;
  if act = 'moved' then
    moved := private.move_texts(private.named_texts(), price_before, request.price);
  end if;
  insert into private.order_records (
    request_id, act, by_customer, property_type, surface_area, rush_service, price, starts_at, withdrawal_until,
    early_start_at, texts, button, lines, places
  ) values (
    of_request, act, by_customer, request.property_type, request.surface_area, request.rush_service, request.price, visit_at,
    last_day, request.early_start_requested_at,
    case when by_customer then private.named_texts() end,
    case when by_customer then case act
      when 'sent' then 'send'
      when 'price_agreed' then case when visit_at is null then 'agree' else 'agree_order' end
      else coalesce(moved[1], case when request.price is null then 'pick_unpriced' else 'pick' end)
    end end,
    case
      when act = 'sent' then '{no_obligation}'::text[]
      when act in ('picked', 'moved') then moved[2:2] || private.visit_lines(request, visit_at, last_day)
      else '{}'
    end,
    private.text_places(request)
  );
end
$$;

-- Records a pick, unless the customer picked the same moment again with the same wish. `request` and `present`, its visit, are
-- those of before.
create function private.record_pick(
  request public.contact_submissions, present timestamptz, picked timestamptz, early_start boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if present is distinct from picked or early_start is distinct from (request.early_start_requested_at is not null) then
    perform private.record_order(request.id, case when present is null then 'picked' else 'moved' end, request.price);
  end if;
end
$$;

create function private.record_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_order(new.id, case new.source when 'website' then 'sent' else 'telephone' end);
  return null;
end
$$;
-- Not one that comes back from the bin.
create trigger "40_record_request" after insert on public.contact_submissions
  for each row when (new.created_at = now()) execute function private.record_request();

-- A visit makes the order, also where the office plans it. Read from the request, whose price follows its visit in the same write.
create function private.record_planned_visit() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_by_customer() then
    perform private.record_order(new.id, 'planned');
  end if;
  return null;
end
$$;
create trigger "40_record_planned_visit" after update on public.contact_submissions
  for each row when (
    old.appointment_date + old.appointment_time is null and new.appointment_date + new.appointment_time is not null
  )
  execute function private.record_planned_visit();

-- Removes the records of requests that are gone or became no order, unless an invoice charges what they prove.
create function private.forget_order_records(ids uuid[]) returns void
language sql security definer set search_path = ''
as $$
  delete from private.order_records as record
  where request_id = any (ids)
    and not exists (select from private.invoices as invoice where invoice.request_ids @> array[record.request_id])
    and not exists (
      select from public.contact_submissions as kept
      where kept.id = record.request_id and not private.is_no_order(kept.status)
    )
$$;

-- The records of a request, oldest first, with the texts that they name by version.
create function public.order_records(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'records', coalesce(jsonb_agg(to_jsonb(record) - '{request_id}'::text[] || jsonb_build_object(
        'free_until', record.starts_at - make_interval(hours => (record.places ->> 'cancellation_hours')::integer),
        'rush_until', (
          select private.rush_deadline(created_at) from public.contact_submissions as request
          where request.id = record.request_id and 'rush_missed' = any (record.lines)
        )
      ) order by record.id), '[]'),
      'texts', coalesce((
        select jsonb_object_agg(version, texts) from private.order_texts
        where version = any (array_agg(record.texts))
      ), '{}')
    )
    from private.order_records as record where record.request_id = order_records.request_id
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.order_records from public, anon, authenticated;
grant execute on function public.order_records to authenticated;
