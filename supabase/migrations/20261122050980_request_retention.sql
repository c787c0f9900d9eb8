-- How long personal data of a request is kept, as the privacy policy promises: twelve months when it became no order; of an
-- order seven years who the customer was, which tax law requires, and ten years the home, as long as a label is valid.

-- Known to be no order. A status of an automation may be one.
create function private.is_no_order(status text) returns boolean
language sql immutable set search_path = ''
as $$
  select status in ('new', 'contacted', 'cancelled')
$$;

-- When the time of an order starts: the visit, or the request. A date of a visit that was mistyped changes little.
create function private.order_start(created_at timestamptz, appointment_date date) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when appointment_date is null then created_at
    else greatest(created_at, least(appointment_date::timestamptz, created_at + interval '1 year'))
  end
$$;

-- What says where the home is.
create function private.label_columns() returns text[]
language sql immutable set search_path = ''
as $$
  select '{address,postcode,house_number,house_number_addition,rd_x,rd_y}'::text[]
$$;

-- What is kept of each request that is not wholly anonymous, and until when.
create view private.kept_requests as
  select id, created_at, updated_at, name, address, status, lower(email) as email, is_no_order, is_customer_gone,
    case
      when is_no_order and not is_customer_gone then created_at + interval '12 months'
      when not is_customer_gone then start + interval '7 years'
      else start + interval '10 years'
    end as expires_at,
    -- The home stays when the customer goes.
    not is_no_order and not is_customer_gone and start + interval '10 years' > now() as keeps_label
  from (
    select *, private.is_no_order(status) as is_no_order, anonymised_at is not null as is_customer_gone,
      private.order_start(created_at, appointment_date) as start
    from public.contact_submissions
    where anonymised_at is null or num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0
  ) as request;

-- The first condition is what the index below is for; the shortest time is twelve months.
create view private.expired_requests as
  select * from private.kept_requests
  where created_at < now() - interval '12 months' and expires_at < now();

create index contact_submissions_kept on public.contact_submissions (created_at)
  where anonymised_at is null or num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0;

-- What anonymise_requests would change: how many, the oldest fifty, and the moment to pass to it. Either the requests that
-- became no order, or the orders.
create function public.expired_requests(orders boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'total', (select count(*) from private.expired_requests where is_no_order <> orders),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status, keeps_label from private.expired_requests
        where is_no_order <> orders order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

-- Replaces the personal data of these requests, except the columns in `kept`, and clears their audit trail. Date, type,
-- surface area, price and status stay: they identify nobody.
create function private.anonymise(ids uuid[], kept text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  execute (
    select format(
      'update public.contact_submissions set anonymised_at = now(), %s where id = any ($1)',
      string_agg(format('%I = %L', personal.key, personal.value), ', ')
    )
    from jsonb_each_text(private.personal_columns() - kept) as personal
  ) using ids;
end
$$;

-- Anonymises at most 500 expired requests, oldest first, and returns how many: call again until 0. Only what had expired
-- when it was seen and has not changed since.
create function public.anonymise_requests(seen_at timestamptz default now(), orders boolean default false) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wholly uuid[];
  but_the_label uuid[];
begin
  perform private.require_admin();
  with expired as (
    select id, keeps_label from private.expired_requests
    where is_no_order <> orders and expires_at < seen_at and updated_at <= seen_at
    order by created_at, id limit 500
    for update
  )
  select array_agg(id) filter (where not keeps_label), array_agg(id) filter (where keeps_label)
  into wholly, but_the_label from expired;
  perform private.anonymise(wholly, '{}');
  perform private.anonymise(but_the_label, private.label_columns());
  return coalesce(cardinality(wholly), 0) + coalesce(cardinality(but_the_label), 0);
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.expired_requests(boolean), public.anonymise_requests(timestamptz, boolean)
from public, anon, authenticated;
grant execute on function public.expired_requests(boolean), public.anonymise_requests(timestamptz, boolean)
to authenticated;
