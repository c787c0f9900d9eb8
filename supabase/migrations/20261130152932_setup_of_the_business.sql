-- A new installation is asked for the facts of its own business, in place of the examples.

-- What is left to do in a new installation, in its order: facts of its own in place of each example, an adviser who works from
-- somewhere, rush that an adviser works on, mails to customers, invoices, a calendar on a phone, a text of one's own, and a
-- request.
create or replace function public.remaining_setup() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return array_remove(array[
    -- Those of the first row; src/domain/business/business-problems.ts knows more of them.
    case when exists (
      select from public.business_facts
      where phone = '085 000 0000' or whatsapp = '31850000000' or email like '%.example' or advisers::text like '%-00000"%'
    ) then 'business' end,
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
