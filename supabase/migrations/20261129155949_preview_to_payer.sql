-- The preview of an invoice shows the mail to who pays, by the rule that queues it.

create or replace function public.preview_invoice(
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
