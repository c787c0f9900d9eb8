-- An administrator sees an invoice as it will be sent before it has a number.

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
    shown := jsonb_build_object(
      'invoice', private.shown_invoice(made) || '{"number": null}',
      'mail', case when private.can_mail_invoice(request.id)
        then private.mail_payload(request) || private.invoice_facts(made) - 'invoice_number' end
    );
    raise sqlstate 'UNDOE';
  exception when sqlstate 'UNDOE' then
    -- All of it is undone, the number too.
  end;
  return shown;
end
$$;

revoke execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) from public;

revoke execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) from anon;

grant execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) to service_role;

grant execute on function public.preview_invoice(id uuid, request_id uuid, lines jsonb, began_on_request boolean, due text, visit_id uuid, reason text) to authenticated;
