-- Invoices as the back-office and the customer read them.

-- A planned invoice as the back-office reads it; its total is null while the price is not known.
create function private.shown_plan(planned private.planned_invoices, request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', planned.id, 'request_id', request.id, 'due', planned.due, 'homes', cardinality(planned.request_ids),
    'name', case when cardinality(planned.request_ids) > 1 then request.payer_name else request.name end, 'made_at', planned.not_before,
    'is_by_hand', planned.lines is not null, 'is_mailed', planned.is_mailed,
    'unprinted', case when planned.lines is null then private.unprinted_of(request) else '' end,
    'total', private.total_of_lines(coalesce(planned.lines, private.promised_lines(request)))
  )
$$;

-- The newest mail about an invoice: what, in which state and since when, or for which moment it waits. Messages are forgotten
-- after 30 days (private.forget_messages), and then only reminders are known: 'forgotten'. Null for none.
create function private.newest_mail(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', kind, 'state', state, 'at', case when state = 'waiting' then not_before else coalesce(done_at, taken_at) end,
      'can_undo', private.can_undo_mail(message)
    )
    from private.outgoing_messages as message
    where message.request_id = any (invoice.request_ids) and kind in ('invoice', 'payment_reminder')
      and payload ->> 'invoice_id' = invoice.id::text
    order by created_at desc limit 1
  ), (
    select jsonb_build_object('kind', 'payment_reminder', 'state', 'sent', 'at', sent_at, 'can_undo', false)
    from private.payment_reminders
    where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
  ), case when invoice.created_at <= private.believed_time() - interval '30 days' then
    jsonb_build_object('kind', 'invoice', 'state', 'forgotten', 'at', null, 'can_undo', false)
  end)
$$;

-- An invoice as the back-office reads it. `mail` is its newest mail, `reminder` the newest one that was sent, and
-- `next_reminder` the one that comes by itself; `planned_credit` is its credit note that is made within a minute.
create function private.shown_invoice(invoice private.invoices) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(invoice) || jsonb_build_object(
    'state', private.invoice_state(invoice), 'paid', private.paid_of(invoice.id),
    'is_credited', private.is_credited(invoice.id), 'open', private.open_amount(invoice), 'owed_back', private.owed_back(invoice),
    'reference', upper(left(invoice.request_id::text, 8)), 'refund_by', private.refund_by(invoice),
    'credited_number', (select number from private.invoices as credited where credited.id = invoice.credits),
    'has_files', exists (select from private.invoice_files where invoice_id = invoice.id),
    'can_mail', private.can_mail_invoice((private.mailed_request(invoice)).id),
    'mail', private.newest_mail(invoice),
    'reminder', (
      select jsonb_build_object('number', number, 'sent_at', sent_at) from private.payment_reminders
      where invoice_id = invoice.id and sent_at is not null order by number desc limit 1
    ),
    'next_reminder', (
      select to_jsonb(next) from private.next_reminder(invoice) as next
      where private.open_amount(invoice) > 0 and private.is_mailed('payment_reminder')
        and not private.is_being_credited(invoice.id)
    ),
    'planned_credit', (
      select jsonb_build_object('id', planned.id, 'made_at', not_before, 'is_mailed', is_mailed)
      from private.planned_credits as planned where planned.invoice_id = invoice.id
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', payment.id, 'paid_on', payment.paid_on, 'amount', payment.amount,
        'is_from_bank', num_nonnulls(payment.bank_entry, payment.bank_entry_id) > 0
      ) order by payment.paid_on, payment.noted_at), '[]')
      from private.invoice_payments as payment where payment.invoice_id = invoice.id
    )
  )
$$;

-- The attachment of a mail about an invoice; null for any other mail. Of an invoice that was credited, or paid in part or
-- whole, `send` makes a copy that asks for what is open: the stored file asks for all of it.
create function private.invoice_attachment(payload jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', case when credits is null then 'factuur-' else 'creditnota-' end || number || '.pdf'
  ) || case when credits is null and (private.paid_of(invoice.id) <> 0 or private.is_credited(invoice.id))
    then jsonb_build_object('invoice', private.shown_invoice(invoice))
    else jsonb_build_object('content', private.base64(pdf))
  end
  from private.invoices as invoice join private.invoice_files on invoice_id = id
  where id = (payload ->> 'invoice_id')::uuid
$$;

-- What the office charges nobody for, until it is invoiced all the same: a request or a visit, as private.due_subject.
create table private.waived_dues (
  subject uuid primary key,
  waived_at timestamptz not null default now(),
  waived_by_email text
);

create function public.waive_due(subject uuid, is_waived boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if is_waived then
    insert into private.waived_dues (subject, waived_by_email) values (waive_due.subject, private.own_admin_email())
    on conflict do nothing;
  else
    delete from private.waived_dues as waived where waived.subject = waive_due.subject;
  end if;
end
$$;

-- What may be invoiced and does not come by itself: requests whose job has no invoice, with what each lacks (the label in the
-- register, a price, a new invoice after a credit note, others to be charged with, or nothing), and fees for visits. The longest ago first; without
-- what the office decided not to charge.
create function private.dues_to_invoice(most integer) returns table (
  request_id uuid, name text, due text, visit_id uuid, since date, amount bigint, lacks text
)
language sql stable security definer set search_path = ''
as $$
  with enabled as (select enabled_at from public.invoice_settings where private.seller() is not null)
  select request.id, request.name, 'job', null::uuid, (completed_at at time zone 'Europe/Amsterdam')::date,
    private.total_of_lines(private.promised_lines(request)), case
      when exists (select from private.invoices where request_ids @> array[request.id] and invoices.due = 'job') then 'credited'
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
      when private.is_billed_together(request) then 'together'
    end
  from enabled join public.contact_submissions as request on request.completed_at >= enabled_at
  where not is_held and status = 'completed' and anonymised_at is null
    and not exists (select from private.open_dues where subject = request.id)
    and not exists (select from private.planned_invoices where request_ids @> array[request.id] and due = 'job')
    and not exists (select from private.waived_dues where subject = request.id)
  union all
  select request.id, request.name, fee.due, visit.id, (visit.starts_at at time zone 'Europe/Amsterdam')::date, fee.most, null
  from enabled join public.appointments as visit on visit.ended_at >= enabled_at
  join public.contact_submissions as request on request.id = visit.request_id
  cross join lateral private.chargeable_dues(request) as fee
  where (visit.state = 'no_show' or private.is_cancelled_late(visit))
    and request.anonymised_at is null and not is_held and fee.visit_id = visit.id and fee.most > 0
    and not exists (select from private.planned_invoices where planned_invoices.visit_id = visit.id)
    and not exists (select from private.waived_dues where subject = visit.id)
  order by 5, 1 limit most
$$;

-- The groups of invoices, each with its number and sum in cents, and whether invoices are made. What is to come is counted up to
-- 1001, which stands for more.
create function public.invoice_groups() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
begin
  perform private.require_admin();
  return jsonb_build_object('is_on', private.seller() is not null, 'groups', (
    select jsonb_object_agg(name, jsonb_build_object('count', amounts.count, 'sum', amounts.sum))
    from (
      select name, count(balance.invoice_id), coalesce(sum(amount), 0) as sum
      from unnest('{late,to-refund,open,paid,credited}'::text[]) as name
      left join private.invoice_balances as balance
        on name = case when state = 'open' and due_on < today then 'late' else state end
      group by name
      union all
      select 'to-invoice', count(*), coalesce(sum(amount), 0) from private.dues_to_invoice(1001)
      union all
      select 'coming', count(*), coalesce(sum(amount), 0)
      from (
        select private.total_of_lines(coalesce(planned.lines, private.promised_lines(request))) as amount
        from private.planned_invoices as planned
        join public.contact_submissions as request on request.id = planned.request_id limit 1001
      ) as coming
    ) as amounts
  ));
end
$$;

-- Fifty invoices of a group: what waits longest first, of what is paid or credited the newest first. `next` is where the next page
-- starts; null for none. `late` and `open` have no invoice in common.
create function public.list_invoices(group_name text, after_day date default null, after_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  is_newest_first constant boolean := group_name in ('paid', 'credited');
  found_state text := group_name;
  from_day date := '-infinity';
  until_day date := 'infinity';
  page private.invoice_balances[];
begin
  perform private.require_admin();
  perform private.require_short('group_name', group_name, 20);
  perform private.require_calendar_date('after_day', after_day) where after_day is not null;
  if group_name = 'late' then
    found_state := 'open';
    until_day := today - 1;
  elsif group_name = 'open' then
    from_day := today;
  end if;
  if is_newest_first then
    page := array(
      select balance from private.invoice_balances as balance
      where state = found_state and (after_id is null or (due_on, invoice_id) < (after_day, after_id))
      order by due_on desc, invoice_id desc limit 51
    );
  else
    page := array(
      select balance from private.invoice_balances as balance
      where state = found_state and due_on between from_day and until_day
        and (after_id is null or (due_on, invoice_id) > (after_day, after_id))
      order by due_on, invoice_id limit 51
    );
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.shown_invoice(invoice) order by place), '[]')
      from unnest(page[:50]) with ordinality as listed (invoice_id, state, amount, due_on, place)
      join private.invoices as invoice on invoice.id = listed.invoice_id
    ),
    'next', case when cardinality(page) > 50
      then jsonb_build_object('after_day', (page[50]).due_on, 'after_id', (page[50]).invoice_id)
    end
  );
end
$$;

-- What can be invoiced, what of it can be charged together, and what comes by itself: of the first and last a hundred.
create function public.invoices_to_come() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'to_invoice', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.dues_to_invoice(100) as each),
    'joint', private.joint_proposals(),
    'planned', (
      select coalesce(jsonb_agg(private.shown_plan(planned, request) order by not_before), '[]')
      from (select * from private.planned_invoices order by not_before limit 100) as planned
      join public.contact_submissions as request on request.id = planned.request_id
    )
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
        from private.planned_invoices as planned where planned.request_ids @> array[request.id]
      ),
      'unprinted', private.unprinted_of(request),
      'dues', (select coalesce(jsonb_agg(to_jsonb(each)), '[]') from private.chargeable_dues(request) as each),
      'items', (select coalesce(jsonb_agg(to_jsonb(item) order by item.name), '[]') from public.price_items as item),
      'invoices', (
        select coalesce(jsonb_agg(private.shown_invoice(invoice) order by number), '[]')
        from private.invoices as invoice where invoice.request_ids @> array[request.id]
      )
    )
    from public.contact_submissions as request
    where request.id = invoices_of_request.request_id and private.seller() is not null
  );
end
$$;

-- An invoice as it will be sent: a planned one, or with the parameters of make_invoice one that is not planned yet, which is then
-- refused for the same reasons; or with `credits` the credit note of that invoice. {"invoice": as `take_invoice` hands it out, without a number, "mail": what fills in its mail, null
-- where its customer cannot be mailed}. It is made and undone, so that it follows from the same rule.
create function public.preview_invoice(
  id uuid, request_id uuid default null, lines jsonb default null, began_on_request boolean default false,
  due text default 'job', visit_id uuid default null, reason text default null, credits uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
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
    if preview_invoice.credits is null then
      perform private.add_invoice(planned, request, coalesce(planned.lines, private.promised_lines(request)))
      from private.planned_invoices as planned
      join public.contact_submissions as request on request.id = planned.request_id
      where planned.id = preview_invoice.id;
    else
      perform private.add_credit_note(preview_invoice.id, invoice.id, null, true)
      from private.invoices as invoice
      where invoice.id = preview_invoice.credits and invoice.credits is null and not private.is_credited(invoice.id);
    end if;
    if not found then
      raise invalid_parameter_value using message = 'nothing to make';
    end if;
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
-- that was paid; none that is being credited, and one for several homes only if it is mailed to this customer. That it was
-- mailed is said only when it was.
create function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_ids @> array[customer_invoices.request_id] and credits is null and not private.is_credited(id)
      and not private.is_being_credited(id) and exists (select from private.invoice_files where invoice_id = id)
      and (cardinality(request_ids) = 1 or exists (
        select from public.contact_submissions as request
        where request.id = customer_invoices.request_id and lower(coalesce(payer_email, email)) = lower(email)
      ))
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (invoice).number, 'homes', cardinality((invoice).request_ids), 'due', (invoice).due, 'total', (invoice).total, 'open', open,
    'is_late', private.invoice_state(invoice) = 'late', 'due_on', (invoice).due_on,
    'name', (invoice).seller ->> 'name', 'iban', (invoice).seller ->> 'iban', 'payment_url', (invoice).payment_url,
    'has_pdf', exists (
      select from public.contact_submissions as request
      where request.id = customer_invoices.request_id and lower(coalesce(payer_email, email)) = lower(email)
    ),
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = any ((invoice).request_ids) and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = (invoice).id::text
    )
  ) order by (invoice).number), '[]')
  from own
  where open > 0 or not exists (select from own where open > 0) and (invoice).number = (select max((invoice).number) from own)
$$;

-- The PDF of an invoice that the own page shows, as base64, at most 20 times a day; null where it goes to another payer, and
-- beyond that.
create function public.customer_invoice(key text, number text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform private.require_short('number', number, 20);
  if own.id is null or private.acts_since(own.id, '{invoice}', now() - interval '1 day') >= 20 or not exists (
    select from jsonb_array_elements(private.customer_invoices(own.id)) as shown
    where shown ->> 'number' = customer_invoice.number and (shown ->> 'has_pdf')::boolean
  ) then
    return null;
  end if;
  perform private.count_act(own.id, 'invoice');
  return (
    select private.base64(pdf) from private.invoice_files join private.invoices as invoice on invoice.id = invoice_id
    where invoice.number = customer_invoice.number
  );
end
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
    where invoice.request_ids && open_invoices.request_ids and open > 0
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.waive_due, public.invoice_groups, public.list_invoices, public.invoices_to_come, public.invoices_of_request,
  public.preview_invoice, public.open_invoices, public.customer_invoice from public, anon, authenticated;
grant execute on function
  public.waive_due, public.invoice_groups, public.list_invoices, public.invoices_to_come, public.invoices_of_request,
  public.preview_invoice, public.open_invoices to authenticated;
grant execute on function public.customer_invoice to anon, authenticated;
