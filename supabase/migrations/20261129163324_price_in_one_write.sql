-- The price of rush followed the visit in a write of its own, so that two writers could lock the counts in different orders and
-- deadlock. And the price is computed before the check of the surface area, which names what is wrong with NaN and Infinity.

drop trigger "92_follow_rush_price" on public.appointments;

-- The price in euros, VAT included; null without a surface area. The same as calculatePrice in
-- src/domain/pricing/pricing.ts: list-price.test.ts compares the two. A new price list applies from a date on, so that
-- past orders are not revalued and marked: both functions then take the day of the request as an argument. The
-- migration that brings it also rebuilds the index below and calls private.recount_requests().
create or replace function private.list_price(property_type text, surface_area double precision, rush_service boolean) returns integer
language sql immutable set search_path = ''
as $$
  select case when surface_area > 0 and surface_area < 1e9 then (
    case when property_type = 'detached'
      then 350 + 15 * greatest(0, ceil((surface_area - 200) / 10))
      else 285 + 15 * greatest(0, ceil((surface_area - 150) / 10))
    end + case when rush_service then 95 else 0 end
  )::integer end
$$;

-- Whether the visit of a rush request begins after its deadline. Read from the request, which private.follow_appointment keeps
-- equal to its visit, so that its price changes in the same write.
create or replace function private.is_rush_missed(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.rush_service and request.status <> 'cancelled' and coalesce(
    (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam'
      > private.rush_deadline(request.created_at), false
  )
$$;

create or replace trigger "20_fill_price" before insert or update of
  property_type, surface_area, rush_service, agreed_price, status, appointment_date, appointment_time
  on public.contact_submissions for each row execute function private.fill_price();

drop function private.follow_rush_price();

-- An agreed price is counted where the planning of a visit counts too: whoever agrees on one waits for who plans.
create or replace trigger "00_lock_schedule_first"
  before delete or update of appointment_date, appointment_time, status, assigned_to,
    property_type, surface_area, rush_service, calculated_price, agreed_price
  on public.contact_submissions
  for each statement execute function private.lock_schedule_first();
