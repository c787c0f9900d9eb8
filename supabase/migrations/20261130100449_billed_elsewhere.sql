-- Mails say to whom the invoice goes when another pays than who orders.

-- Whether the invoice is mailed to another than who orders.
create function private.is_billed_elsewhere(request public.contact_submissions) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(lower(request.payer_email) <> coalesce(lower(request.email), ''), false)
$$;

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
    'can_pick', request.status not in ('completed', 'cancelled') and exists (select from public.adviser_hours),
    'is_company', not private.is_consumer(request), 'billed_elsewhere', private.is_billed_elsewhere(request),
    'terms', to_jsonb(private.terms_of(request.terms_from)) - 'noted_at'
  )
  from private.address_line(request) as line
$$;

-- The content of a mail by its kind, which says to whom it goes: the customer, who is at home (nothing of prices), or who
-- pays. `email` is null where there is nobody, and only the customer's mails get a link to the request.
create or replace function private.payload_of_mail(kind text, request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select private.mail_payload(request) || case
    when kind = 'at_home' then jsonb_build_object(
      'name', case when private.is_name(request.at_home_name) then request.at_home_name end,
      'email', request.at_home_email, 'price', null, 'rush_service', false, 'rush_by', null, 'can_pick', false
    )
    when kind not in ('invoice', 'payment_reminder') then '{}'
    when private.is_billed_elsewhere(request) then jsonb_build_object(
      'name', case when private.is_name(payer) then payer end, 'email', request.payer_email, 'to_payer', true
    )
    else jsonb_build_object('to_payer', false)
  end
  from coalesce(request.payer_attention, request.payer_name) as payer
$$;

revoke execute on function private.is_billed_elsewhere(request public.contact_submissions) from public;
