-- A VAT number has its check digits checked, invoices are among what is left to set up, and a mail that is switched off does not
-- wait for the sender.

-- What is left to do in a new installation, in its order: an adviser who works from somewhere, rush that an adviser works
-- on, mails to customers, invoices, a calendar on a phone, a text of one's own, and a request.
create or replace function public.remaining_setup() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return array_remove(array[
    case when not exists (
      select from public.advisers join public.adviser_hours on adviser = user_id where start_x is not null
    ) then 'adviser' end,
    case when exists (select from public.adviser_hours) and not private.are_rush_hours_covered() then 'rush' end,
    case when not exists (select from public.settings where sends_mail)
      or not exists (select from public.mail_kinds where is_on) then 'mails' end,
    case when private.seller() is null then 'invoices' end,
    case when not exists (select from private.calendar_feeds)
      and not exists (select from private.own_calendars) then 'calendar' end,
    -- The first content has fixed ids (supabase/seed.sql).
    case when not exists (
      select from public.website_content where is_edited or id::text not like 'a0000000-0000-4000-8000-%'
    ) then 'text' end,
    case when not exists (select from public.contact_submissions)
      and not exists (select from public.request_audit) then 'request' end
  ], null);
end
$$;

-- For the back-office: the latest fifty that failed or may not have arrived, how many there are, all that may have
-- arrived, since when messages wait without an attempt, and why a mail server refuses us while mails wait for that. The
-- reminder of a deleted request does not wait for the sender.
create or replace function public.outgoing_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (
      select jsonb_object_agg(kind, is_on) from public.mail_kinds
      where kind <> 'withdrawn' and (kind not in ('invoice', 'payment_reminder') or private.seller() is not null)
    ),
    'waiting_since', (
      select min(not_before) from private.outgoing_messages
      where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
        -- What is switched off does not wait for the sender.
        and (not private.is_customer_mail(kind) or private.is_mailed(kind))
        -- About a request in the bin nothing is sent but that its visit is off.
        and (not private.is_customer_mail(kind) or private.tells_off(kind, payload) or exists (
          select from public.contact_submissions where contact_submissions.id = request_id
        ))
    ),
    'refusal', (
      select error from private.outgoing_messages
      where state = 'waiting' and private.is_refusal_of_sender(error) order by done_at desc limit 1
    ),
    'total', (select count(*) from private.outgoing_messages where state in ('failed', 'unknown')),
    'uncertain', (
      select jsonb_build_object(
        'ids', coalesce(jsonb_agg(id), '[]'), 'are_mails', coalesce(bool_and(kind <> 'webhook'), true)
      )
      from (
        select id, kind from private.outgoing_messages where state = 'unknown' order by created_at limit 1000
      ) as message
    ),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', kind, 'state', state, 'error', error,
        'name', coalesce(request.name, payload ->> 'name'), 'created_at', message.created_at
      ) order by message.created_at desc), '[]')
      from (
        select * from private.outgoing_messages where state in ('failed', 'unknown') order by created_at desc limit 50
      ) as message
      left join public.contact_submissions as request on request.id = message.request_id
    )
  );
end
$$;

-- Whether a VAT number can exist: the nine digits of a company pass the eleven test, the whole number of a person modulo 97, with
-- the letters as numbers. As src/domain/invoice/vat-number.ts has it: vat-number.test.ts compares the two.
create function private.is_vat_number(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when value ~ '^NL[0-9]{9}B[0-9]{2}$' then (
    select sum(digit::integer * case place when 9 then -1 else 10 - place end) % 11 = 0
    from string_to_table(substr(value, 3, 9), null) with ordinality as each (digit, place)
  ) or ('2321' || substr(value, 3, 9) || '11' || right(value, 2))::numeric % 97 = 1 else false end
$$;

-- One that was stored before this check stays until it is changed.
create function private.check_vat_number() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.vat_number <> '' and not private.is_vat_number(new.vat_number) then
    raise invalid_parameter_value using message = 'the check digits of the VAT number are wrong';
  end if;
  return new;
end
$$;

create trigger "10_check_vat_number" before update on public.invoice_settings
  for each row when (old.vat_number <> new.vat_number and current_user = 'authenticated')
  execute function private.check_vat_number();

revoke execute on function private.check_vat_number() from public;

revoke execute on function private.is_vat_number(value text) from public;
