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

revoke execute on all functions in schema private from public;
-- The check of a column runs with the rights of whoever changes the row.
grant execute on function private.are_shown_advisers to authenticated;
