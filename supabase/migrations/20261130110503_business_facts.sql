-- Telephone, office hours, area and advisers move from the code of the site to the database (D-05, D-75); docs/deploy.md says how a
-- site of before carries its own over. Mails and invoices name the facts of the moment they are made.

-- What changes in the life of the business, beside its name and address (public.invoice_settings): how it can be reached, where it
-- works and who visits. The build puts these facts into the pages; the mails and calendars that go out read them when they go.

-- Advisers as the site shows them: [{"name", "certificate", "photo"}, ...]. A photo is a path of the site, '' for a drawing.
create function private.are_shown_advisers(advisers jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(advisers) <> 'array' or jsonb_array_length(advisers) not between 1 and 20 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(advisers) as adviser
    where not coalesce(
      (select array_agg(key order by key) = '{certificate,name,photo}' and bool_and(jsonb_typeof(value) = 'string') from jsonb_each(adviser))
      and char_length(adviser ->> 'name') between 1 and 60 and char_length(adviser ->> 'certificate') between 1 and 40
      and not private.has_invisible_characters((adviser ->> 'name') || (adviser ->> 'certificate'))
      and (adviser ->> 'name') || (adviser ->> 'certificate') !~ '[[:cntrl:]]'
      and char_length(adviser ->> 'photo') <= 200
      and adviser ->> 'photo' ~ '^((/images|/storage/v1/object/public/pictures)(/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)+)?$', false)
  );
end
$$;

create table public.business_facts (
  is_only_row boolean primary key default true check (is_only_row),
  phone text not null check (char_length(phone) between 3 and 25 and phone ~ '^[0-9+() -]+$'),
  -- International, digits only, as wa.me wants it.
  whatsapp text not null check (whatsapp ~ '^[1-9][0-9]{7,14}$'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$'),
  -- When the office answers the telephone; the days by their ISO numbers, 1 for Monday.
  office_days smallint[] not null check (array_ndims(office_days) is not distinct from 1 and office_days <@ '{1,2,3,4,5,6,7}'),
  office_opens time not null check (extract(second from office_opens) = 0),
  office_closes time not null check (extract(second from office_closes) = 0 and office_closes < '24:00'),
  -- The circle in which visits take place: its centre as sentences name it, and in degrees.
  area_centre text not null check (
    char_length(area_centre) between 1 and 60 and area_centre !~ '[[:cntrl:]]' and not private.has_invisible_characters(area_centre)
  ),
  latitude double precision not null check (latitude between 50.5 and 53.7),
  longitude double precision not null check (longitude between 3.2 and 7.4),
  radius_km smallint not null check (radius_km between 1 and 300),
  advisers jsonb not null check (private.are_shown_advisers(advisers)),
  check (office_opens < office_closes)
);
-- The specification's placeholders; a site that goes online refuses them (D-05).
insert into public.business_facts (
  phone, whatsapp, email, office_days, office_opens, office_closes, area_centre, latitude, longitude, radius_km, advisers
) values (
  '085 000 0000', '31850000000', 'info@woninglabel.example', '{1,2,3,4,5}', '09:00', '17:00', 'Amersfoort', 52.1552, 5.3872, 80,
  '[{"name": "Robin Voorbeeld", "certificate": "EPW-00000", "photo": ""}]'
);
create trigger "40_log_setting" after update on public.business_facts
  for each row execute function private.log_setting(
    'phone', 'whatsapp', 'email', 'office_days', 'office_opens', 'office_closes', 'area_centre', 'radius_km', 'advisers'
  );

alter table public.business_facts enable row level security;
create policy "admins read the facts of the business" on public.business_facts
  for select to authenticated using ((select private.require_admin()));
create policy "admins change the facts of the business" on public.business_facts
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));

revoke all on public.business_facts from anon, authenticated;
grant select on public.business_facts to authenticated;
grant update (
  phone, whatsapp, email, office_days, office_opens, office_closes, area_centre, latitude, longitude, radius_km, advisers
) on public.business_facts to authenticated;
-- The check of a column runs with the rights of whoever changes the row.
grant execute on function private.are_shown_advisers to authenticated;

revoke execute on function private.are_shown_advisers from public;

-- All facts of the business, for its site and its mails; of its name and address '' while nothing was filled in.
create function public.current_business() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(facts) - 'is_only_row' || jsonb_build_object(
    'company', seller.seller_name, 'street', seller.street, 'postcode', seller.postcode, 'city', seller.city,
    'chamber_of_commerce', seller.chamber_of_commerce
  )
  from public.business_facts as facts, public.invoice_settings as seller
$$;

revoke execute on function public.current_business from public, anon, authenticated;
grant execute on function public.current_business to anon, authenticated;

-- Who invoices, and how to reach him; null while the owner has not filled it in, and then nobody is invoiced.
create or replace function private.seller() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', seller_name, 'street', street, 'postcode', postcode, 'city', city,
    'chamber_of_commerce', chamber_of_commerce, 'vat_number', vat_number, 'iban', iban,
    'is_small_business', is_small_business, 'phone', phone, 'email', email
  )
  from public.invoice_settings, public.business_facts
  where '' not in (seller_name, street, postcode, city, chamber_of_commerce, vat_number, iban)
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create or replace function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
  business constant jsonb := public.current_business();
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.carry_out_notices();
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  perform private.give_up_messages(private.believed_time());
  with chosen as materialized (
    select id, case
      when kind not in ('webhook', 'at_home') and is_open and coalesce(payload -> 'to_payer', 'false') <> 'true' then private.new_key()
    end as key
    from private.outgoing_messages as message
    cross join lateral (
      select exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    ) as page (is_open)
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      when 'office' then with_mail
      when 'handed_over' then with_mail
      else with_mail and private.is_mailed(kind)
        and not private.is_being_credited((payload ->> 'invoice_id')::uuid)
        -- By a clock that is not believed yet.
        and not_before >= now() - interval '3 days'
        and (kind = 'withdrawn' or coalesce((payload ->> 'starts_at')::timestamptz >= now(), true))
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or private.tells_off(kind, payload))
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null,
      payload = private.sent_payload(message.kind, message.payload)
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  ), told as (
    delete from private.known_requests as known using updated
    where updated.kind = 'webhook' and known.request_id = updated.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', case kind
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id)
      else payload
    end || case when kind = 'webhook' then '{}' else jsonb_build_object('business', business) end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

-- Whether a text shows the picture with this id, an article has it as its own, or it is the photo of an adviser.
create or replace function private.is_shown_picture(id text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.website_content as texts
    where strpos(texts.content, '/pictures/' || is_shown_picture.id || '/') > 0
      or texts.picture in (select path from public.pictures where split_part(path, '/', 1) = is_shown_picture.id)
  ) or exists (
    select from public.business_facts where strpos(advisers::text, '/pictures/' || is_shown_picture.id || '/') > 0
  )
$$;
