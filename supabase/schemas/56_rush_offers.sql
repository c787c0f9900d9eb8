-- Whether rush can be promised, before a request is sent (D-80). Anyone may ask, so a caller and all callers together have a
-- limit, and the place of the home is taken from what the register answered: with made-up coordinates the answers would tell
-- where other customers live.

-- For a home of this type and area: by when the label is due when a free moment can keep that, else null and the first free
-- moment without rush. Null when more was asked in the last hour than is answered.
create function public.rush_offer(
  property_type text, surface_area double precision default null, postcode text default null, house_number text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Generous, because an office or mobile network shares one address.
  per_caller constant integer := 60;
  in_total constant integer := 2000;
  sender constant text := private.caller_hash();
  asked public.contact_submissions;
begin
  perform private.require_short(given.argument, given.value, given.longest)
  from (values ('property_type', property_type, 40), ('postcode', postcode, 6), ('house_number', house_number, 17))
    as given (argument, value, longest);
  if exists (
    select from private.rush_questions where asked_at > now() - interval '1 hour'
    having count(*) >= in_total or count(*) filter (where caller = sender) >= per_caller
  ) then
    return null;
  end if;
  perform private.forget_callers();
  insert into private.rush_questions (caller) values (sender);
  asked.property_type := rush_offer.property_type;
  asked.surface_area := rush_offer.surface_area;
  asked.created_at := now();
  asked.terms_from := private.terms_on(private.dutch_today());
  asked.rush_service := true;
  select x, y into asked.rd_x, asked.rd_y from private.register_positions as known
  where known.postcode = rush_offer.postcode and known.house_number = rush_offer.house_number;
  if private.can_keep_rush(asked) then
    return jsonb_build_object('by', private.rush_deadline(now()), 'first_free', null);
  end if;
  asked.rush_service := false;
  return jsonb_build_object('by', null, 'first_free', (
    select min(starts_at) from private.free_moments(
      asked, private.first_start(asked), (private.dutch_today() + 15)::timestamp at time zone 'Europe/Amsterdam'
    )
  ));
end
$$;

revoke execute on function public.rush_offer from public, anon, authenticated;
grant execute on function public.rush_offer to anon, authenticated;
