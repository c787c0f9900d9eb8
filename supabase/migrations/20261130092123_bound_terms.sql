-- save_terms ran before the length and the dates of its arguments were bounded.

-- Stores terms that do not hold yet: new ones, or in place of those of a day in the version that was read. Without terms it
-- removes these. False when another administrator changed or removed them meanwhile.
create or replace function public.save_terms(
  terms jsonb default null, replaced_day date default null, replaced_version timestamptz default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- A row has about 400.
  perform private.require_short('terms', terms::text, 2000);
  perform private.require_calendar_date('replaced_day', replaced_day);
  perform private.require_calendar_date('replaced_version', replaced_version);
  if replaced_day is not null then
    delete from private.business_terms where valid_from = replaced_day and noted_at = replaced_version;
    if not found then
      return false;
    end if;
  end if;
  if terms is not null then
    insert into private.business_terms
    select (jsonb_populate_record(null::private.business_terms, terms || jsonb_build_object('noted_at', clock_timestamp()))).*;
  end if;
  return true;
exception
  -- The embedded backend drops the codes of these.
  when check_violation or not_null_violation or restrict_violation then
    raise invalid_parameter_value using message = sqlerrm;
end
$$;
