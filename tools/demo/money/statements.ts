import { insertRows, literal } from '../sql.ts';
import type { DemoInvoice, DemoMoney } from './money.ts';

/** Who invoices in the demo, by the placeholders of the documentation. */
export const seller = { name: 'Voorbeeld Labels', iban: 'NL91ABNA0417164300' };

/** SQL that stores the money of a demo year, by the functions that make invoices in the real site. */
export function moneyStatements({ visits, invoices, planned }: DemoMoney): string[] {
  const payments = invoices.flatMap(({ id, payments: paid }) =>
    paid.map((payment) => ({ ...payment, invoice_id: id })),
  );
  return [
    `update public.invoice_settings set seller_name = ${literal(seller.name)}, street = 'Voorbeeldstraat 1', postcode = '3811 AA',
      city = 'Amersfoort', chamber_of_commerce = '12345678', vat_number = 'NL123456782B90', iban = ${literal(seller.iban)},
      enabled_at = now() - interval '1 year'`,
    insertRows(
      'public.appointments',
      visits,
      'id, request_id, adviser, starts_at, ends_at, state, ended_at, ended_by, created_at',
    ),
    // As private.add_invoice, at the moment that each was made.
    `insert into private.invoices (
      id, number, credits, request_id, due, visit_id, issued_on, due_on, delivered_on, began_on_request, seller, customer, lines,
      vat, rounding, total, created_at
    )
    select made.id, made.number, made.credits, request.id, made.due, made.visit_id, made.day,
      case when made.credits is null then made.day + 14 end,
      case when made.due in ('job', 'extra') then request.appointment_date end, request.early_start_requested_at is not null,
      private.seller(), private.invoice_customer(request), private.net_lines(rated, split.vat), split.vat, split.rounding, made.total,
      made.made_at
    from (
      select *, (made_at at time zone 'Europe/Amsterdam')::date as day
      from jsonb_to_recordset(${literal(JSON.stringify(invoices))}::jsonb) as given (
        id uuid, number text, credits uuid, request_id uuid, due text, visit_id uuid, description text, total integer,
        made_at timestamptz
      )
    ) as made
    join public.contact_submissions as request on request.id = made.request_id
    cross join public.invoice_settings
    cross join lateral jsonb_build_array(jsonb_build_object(
      'description', coalesce(made.description, label_line), 'amount', made.total, 'vat_rate', vat_rate
    )) as rated
    cross join lateral private.vat_of_lines(rated) as split
    order by made.number`,
    `insert into private.invoice_series (year, last)
    select left(number, 4)::smallint, max(substr(number, 6)::integer) from private.invoices group by 1`,
    `insert into private.open_dues (subject, invoice_id)
    select subject, id from private.invoices as invoice
    cross join lateral private.due_subject(due, request_id, visit_id) as subject
    where credits is null and subject is not null and not private.is_credited(id)`,
    insertRows('private.invoice_payments', payments, 'invoice_id, paid_on, amount'),
    // Their files are made after the start, those of the newest first.
    `insert into private.unmade_invoice_files (invoice_id, not_before, is_mailed)
    select id, now() - interval '10 years' + (now() - created_at), false from private.invoices`,
    insertRows(
      'private.planned_invoices',
      planned.map(({ id, request_id, made_at }) => ({ id, request_id, not_before: made_at, is_mailed: true })),
      'id, request_id, not_before, is_mailed',
    ),
  ];
}

/** The reminders that were mailed; what is older than 30 days the real site has forgotten too. */
export function reminderStatement(invoices: readonly DemoInvoice[]): string {
  const sent = invoices.flatMap(({ id, reminders }) => reminders.map((sent_at) => ({ id, sent_at })));
  return `
    insert into private.outgoing_messages (kind, request_id, payload, state, not_before, done_at, created_at)
    select 'payment_reminder', request.id, private.invoice_facts(invoice) || jsonb_build_object('email', request.email, 'name', request.name),
      'sent', sent_at, sent_at, sent_at
    from jsonb_to_recordset(${literal(JSON.stringify(sent))}::jsonb) as given (id uuid, sent_at timestamptz)
    join private.invoices as invoice on invoice.id = given.id
    join public.contact_submissions as request on request.id = invoice.request_id
    where sent_at > now() - interval '30 days'`;
}
