-- What a bookkeeper asks of the invoices of a period.

-- What the invoices of a period come to, in cents, with their VAT by rate.
create function public.invoice_books(from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    with of_period as materialized (
      select id, vat, total * sign as total, sign from private.invoices
      cross join lateral (select case when credits is null then 1 else -1 end) as signs (sign)
      where issued_on between from_day and until_day
    )
    select jsonb_build_object(
      'count', count(*), 'invoiced', coalesce(sum(total), 0),
      'paid', (select coalesce(sum(amount), 0) from private.invoice_payments join of_period on of_period.id = invoice_id),
      'vat', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat) order by rate desc), '[]')
        from (
          select (of_rate ->> 'rate')::integer as rate,
            sum((of_rate ->> 'net')::integer * sign) as net, sum((of_rate ->> 'vat')::integer * sign) as vat
          from of_period cross join lateral jsonb_array_elements(of_period.vat) as of_rate
          group by 1
        ) as by_rate
      )
    )
    from of_period
  );
end
$$;

-- The invoices of a period for a download, newest first, at most 500.
create function public.invoices_of_period(from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    select coalesce(jsonb_agg(private.shown_invoice(invoice) order by created_at desc, number desc), '[]')
    from (
      select * from private.invoices where issued_on between from_day and until_day
      order by created_at desc, number desc limit 500
    ) as invoice
  );
end
$$;

revoke execute on function public.invoice_books, public.invoices_of_period from public, anon, authenticated;
grant execute on function public.invoice_books, public.invoices_of_period to authenticated;
