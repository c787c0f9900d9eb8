-- Invoices as the back-office and the customer read them.

-- An invoice as the back-office reads it.
create function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'reference', upper(left(invoice.request_id::text, 8)),
    'credited_number', (select number from private.invoices as credited where credited.id = invoice.credits),
    'has_files', exists (select from private.invoice_files where invoice_id = invoice.id),
    'can_mail', private.can_mail_invoice(invoice.request_id),
    -- What was sent is forgotten after 30 days (private.forget_messages).
    'mail', coalesce((
      select message.state from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice'
        and message.payload ->> 'invoice_id' = invoice.id::text
      order by message.created_at desc limit 1
    ), case when invoice.created_at <= private.believed_time() - interval '30 days' then 'forgotten' end),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount, 'is_from_bank', payment.bank_entry is not null
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- The invoices of a period, newest first, at most 500: all, or those in a state, the rows of that state's sum. With the sums of the whole period, and what
-- was completed in it without an invoice.
create function public.list_invoices(from_day date, until_day date, state text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('state', state, 20);
  perform private.require_calendar_date(given.argument, given.value)
  from (values ('from_day', from_day), ('until_day', until_day)) as given (argument, value);
  return (
    with of_period as materialized (
      select invoice, private.invoice_state(invoice) as of_state, private.paid_of(invoice.id) as paid
      from private.invoices as invoice where issued_on between from_day and until_day
    )
    select jsonb_build_object(
      'is_on', private.seller() is not null,
      'uninvoiced', private.uninvoiced_requests(from_day, until_day),
      'sums', jsonb_build_object(
        'invoiced', coalesce(sum(case when of_state = 'credit-note' then -(invoice).total else (invoice).total end), 0),
        'paid', coalesce(sum(paid), 0),
        'open', coalesce(sum((invoice).total - paid) filter (where of_state in ('open', 'late')), 0),
        'late', coalesce(sum((invoice).total - paid) filter (where of_state = 'late'), 0)
      ),
      'vat', (
        select coalesce(jsonb_agg(jsonb_build_object('rate', rate, 'net', net, 'vat', vat) order by rate desc), '[]')
        from (
          select (of_rate ->> 'rate')::integer as rate,
            sum((of_rate ->> 'net')::integer * sign) as net, sum((of_rate ->> 'vat')::integer * sign) as vat
          from of_period cross join lateral jsonb_array_elements((invoice).vat) as of_rate
          cross join lateral (select case when of_state = 'credit-note' then -1 else 1 end) as signs (sign)
          group by 1
        ) as by_rate
      ),
      'rows', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by (invoice).number desc), '[]')
        from (
          select * from of_period
          where case state
            when 'paid' then paid > 0 when 'open' then of_state in ('open', 'late') else coalesce(of_state = state, true)
          end
          order by (invoice).number desc limit 500
        ) as listed
      )
    )
    from of_period
  );
end
$$;

-- The invoices of a request, and what a new one would start from; null while invoicing is off.
create function public.invoices_of_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'name', request.name, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned_for', (select not_before from private.due_invoices as due where due.request_id = request.id),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_id = request.id
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

-- What the customer of a request pays, and how: its newest invoice that was not credited. Null for none. That it was
-- mailed is said only when it was.
create function private.customer_invoice(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', number, 'total', total, 'paid', private.paid_of(invoice.id), 'state', private.invoice_state(invoice),
    'due_on', due_on, 'name', seller ->> 'name', 'iban', seller ->> 'iban', 'payment_url', payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = invoice.request_id and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = invoice.id::text
    )
  )
  from private.invoices as invoice
  where invoice.request_id = customer_invoice.request_id and private.invoice_state(invoice) in ('open', 'late', 'paid')
    and exists (select from private.invoice_files where invoice_id = invoice.id)
  order by number desc limit 1
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.list_invoices, public.invoices_of_request from public, anon, authenticated;
grant execute on function public.list_invoices, public.invoices_of_request to authenticated;
