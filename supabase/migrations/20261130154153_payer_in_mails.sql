-- Mails say that the invoice is made out to another, also when it is mailed to who orders.

-- The content of each mail of a request. Without what is no name, and without an address that a mail program would turn
-- into a link: a stranger may have entered it, with somebody else's e-mail address.
create or replace function private.mail_payload(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', case when private.is_name(request.name) then request.name end,
    'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', case when not private.has_web_address(line) then line end, 'property_type', request.property_type,
    'price', request.price, 'rush_service', request.rush_service,
    'rush_by', case when request.rush_service then private.rush_deadline(request.created_at) end,
    'rush_last_start', case when request.rush_service then private.rush_last_start(request) end,
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request), 'billed_elsewhere', private.is_billed_elsewhere(request),
    'has_other_payer', request.payer_kind is not null,
    'terms', to_jsonb(private.terms_of(request.terms_from)) - 'noted_at'
  )
  from private.address_line(request) as line
$$;
