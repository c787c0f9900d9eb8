-- Invoices as the back-office and the customer read them.

-- A planned invoice as the back-office reads it; its total is null while the price is not known.
create function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', planned.id, 'request_id', request.id, 'name', request.name, 'due', planned.due, 'made_at', planned.not_before,
    'is_by_hand', planned.lines is not null, 'is_mailed', planned.is_mailed,
    'unprinted', case when planned.lines is null then private.unprinted_of(request) else '' end,
    'total', private.total_of_lines(coalesce(planned.lines, private.promised_lines(request)))
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
      -- Whatever the period: they come by themselves, or within a minute.
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from (select * from private.planned_invoices order by not_before limit 100) as planned
        join public.contact_submissions as request on request.id = planned.request_id
      ),
      'sums', jsonb_build_object(
        'invoiced', coalesce(sum(case when of_state = 'credit-note' then -(invoice).total else (invoice).total end), 0),
        'paid', coalesce(sum(paid), 0),
        'open', coalesce(sum(private.open_amount(invoice)), 0),
        'late', coalesce(sum(private.open_amount(invoice)) filter (where of_state = 'late'), 0),
        'to_refund', coalesce(sum(private.owed_back(invoice)), 0)
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
      'name', request.name, 'is_cancelled', request.status = 'cancelled', 'is_withdrawn', request.withdrawn_at is not null, 'lines', coalesce(private.promised_lines(request), '[]'),
      'can_mail', private.can_mail_invoice(request.id), 'asks_to_begin', private.is_withdrawable(request),
      'planned', (
        select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
        from private.planned_invoices as planned where planned.request_id = request.id
      ),
      'unprinted', private.unprinted_of(request),
      'dues', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.chargeable_dues(request) as each),
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

-- An invoice as it will be sent: a planned one, or with the parameters of make_invoice one that is not planned yet, which is then
-- refused for the same reasons. {"invoice": as `take_invoice` hands it out, without a number, "mail": what fills in its mail, null
-- where its customer cannot be mailed}. It is made and undone, so that it follows from the same rule.
create function public.preview_invoice(
  id uuid, request_id uuid default null, lines jsonb default null, began_on_request boolean default false,
  due text default 'job', visit_id uuid default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_invoices;
  request public.contact_submissions;
  made private.invoices;
  shown jsonb;
begin
  perform private.require_admin();
  perform private.require_short('lines', lines::text, 20000);
  perform private.require_short('due', due, 20);
  perform private.require_short('reason', reason, 500);
  begin
    perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
    if preview_invoice.request_id is not null then
      perform public.make_invoice(
        preview_invoice.id, preview_invoice.request_id, preview_invoice.lines, preview_invoice.began_on_request,
        preview_invoice.due, preview_invoice.visit_id, preview_invoice.reason
      );
    end if;
    select * into planned from private.planned_invoices as stored where stored.id = preview_invoice.id;
    select * into request from public.contact_submissions as stored where stored.id = planned.request_id;
    if request.id is null then
      raise invalid_parameter_value using message = 'no such planned invoice';
    end if;
    perform private.add_invoice(planned, request, coalesce(planned.lines, private.promised_lines(request)));
    select * into made from private.invoices as stored where stored.id = preview_invoice.id;
    perform private.queue_invoice_mail('invoice', made, now());
    shown := jsonb_build_object('invoice', private.shown_invoice(made) || '{"number": null}', 'mail', (
      select payload - 'invoice_number' from private.outgoing_messages
      where kind = 'invoice' and payload ->> 'invoice_id' = made.id::text
    ));
    raise sqlstate 'UNDOE';
  exception when sqlstate 'UNDOE' then
    -- All of it is undone, the number too.
  end;
  return shown;
end
$$;

-- What the customer of a request pays, and how: each invoice of which something is open, oldest first, else the newest one
-- that was paid. That it was mailed is said only when it was.
create function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_id = customer_invoices.request_id and credits is null and not private.is_credited(id)
      and exists (select from private.invoice_files where invoice_id = id)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (invoice).number, 'due', (invoice).due, 'total', (invoice).total, 'open', open,
    'is_late', private.invoice_state(invoice) = 'late', 'due_on', (invoice).due_on,
    'name', (invoice).seller ->> 'name', 'iban', (invoice).seller ->> 'iban', 'payment_url', (invoice).payment_url,
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = customer_invoices.request_id and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = (invoice).id::text
    )
  ) order by (invoice).number), '[]')
  from own
  where open > 0 or not exists (select from own where open > 0) and (invoice).number = (select max((invoice).number) from own)
$$;

-- The invoices of these requests that are still to be paid, with the open amount in cents: said before the requests are deleted.
create function public.open_invoices(request_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(request_ids) > 1000 then
    raise invalid_parameter_value using message = 'at most 1000 at once';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', invoice.number, 'open', open) order by invoice.number), '[]')
    from private.invoices as invoice cross join lateral (select private.open_amount(invoice) as open) as due
    where invoice.request_id = any (request_ids) and open > 0
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.list_invoices, public.invoices_of_request, public.preview_invoice, public.open_invoices
  from public, anon, authenticated;
grant execute on function
  public.list_invoices, public.invoices_of_request, public.preview_invoice, public.open_invoices to authenticated;
