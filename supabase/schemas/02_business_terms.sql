-- What the business promises (D-75). Terms hold from a day until the next ones do, and never change once they hold: a request
-- keeps those that its customer saw, so that everything about it is computed by them.

create table private.business_terms (
  valid_from date primary key check (valid_from between '2000-01-01' and '2099-12-31'),
  -- How long a quote holds.
  quote_days smallint not null check (quote_days between 1 and 365),
  payment_days smallint not null check (payment_days between 1 and 60),
  -- Per month, in percent; the statutory rate where that is higher.
  late_interest smallint not null check (late_interest between 0 and 2),
  -- From so many hours before a visit on, cancelling costs a percentage of the price.
  cancellation_hours smallint not null check (cancellation_hours between 1 and 168),
  cancellation_percentage smallint not null check (cancellation_percentage between 0 and 100),
  -- In cents, VAT included, for a visit that cannot take place.
  callout_fee integer not null check (callout_fee between 0 and 50000 and callout_fee % 100 = 0),
  -- How soon to say what is wrong; no bound on the customer's rights.
  complaint_days smallint not null check (complaint_days between 1 and 365),
  -- The law: at least 14 days to withdraw, and at most 14 to pay back (directive 2011/83/EU, articles 9 and 13).
  withdrawal_days smallint not null check (withdrawal_days between 14 and 60),
  refund_days smallint not null check (refund_days between 1 and 14),
  -- How much of the price the visit is, for who withdraws after it.
  visit_percentage smallint not null check (visit_percentage between 0 and 100),
  -- How long what is kept: of what became no order, of who ordered (the law: at least seven years), and of the home.
  request_months smallint not null check (request_months between 1 and 24),
  customer_years smallint not null check (customer_years between 7 and 30),
  label_years smallint not null check (label_years between 7 and 30),
  noted_at timestamptz not null default now(),
  check (label_years >= customer_years)
);
-- The specification's.
insert into private.business_terms (
  valid_from, quote_days, payment_days, late_interest, cancellation_hours, cancellation_percentage, callout_fee,
  complaint_days, withdrawal_days, refund_days, visit_percentage, request_months, customer_years, label_years
) values ('2000-01-01', 30, 14, 1, 24, 50, 7500, 8, 14, 14, 50, 12, 7, 10);

create function private.dutch_today() returns date
language sql stable set search_path = ''
as $$
  select (now() at time zone 'Europe/Amsterdam')::date
$$;

-- Which terms hold on a day, by the day from which they do.
create function private.terms_on(day date) returns date
language sql stable security definer set search_path = ''
as $$
  select max(valid_from) from private.business_terms where valid_from <= day
$$;

create function private.terms_of(from_day date) returns private.business_terms
language sql stable security definer set search_path = ''
as $$
  select terms from private.business_terms as terms where valid_from = from_day
$$;

-- The terms that the page of this call says its visitor saw, if a quote under them is still valid; null for others, and for
-- a page that says nothing.
create function private.named_terms() returns date
language sql stable security definer set search_path = ''
as $$
  select terms.valid_from
  from private.business_terms as terms
  where to_char(terms.valid_from, 'YYYY-MM-DD') = nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-terms'
    and terms.valid_from <= private.dutch_today() and not exists (
      select from private.business_terms as next
      where next.valid_from > terms.valid_from and next.valid_from <= private.dutch_today() - terms.quote_days
    )
$$;

create function private.keep_terms() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.valid_from <= private.dutch_today() or tg_op <> 'DELETE' and new.valid_from <= private.dutch_today()
  then
    raise restrict_violation using message = 'terms that hold are never changed: others follow them';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger "10_keep_terms" before insert or update or delete on private.business_terms
  for each row execute function private.keep_terms();

-- The terms of today, for the build of the site. Amounts are cents.
create function public.current_terms() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(terms) - 'noted_at'
  from private.business_terms as terms where valid_from = private.terms_on(private.dutch_today())
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.current_terms from public, anon, authenticated;
grant execute on function public.current_terms to anon, authenticated;
