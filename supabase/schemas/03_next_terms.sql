-- Administrators write the terms that follow (Beheer > Voorwaarden). What holds is kept by "10_keep_terms".

-- All terms, the newest first, each with the version that a save is checked against.
create function public.all_terms() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select jsonb_agg(to_jsonb(terms) order by valid_from desc) from private.business_terms as terms);
end
$$;

-- Stores terms that do not hold yet: new ones, or in place of those of a day in the version that was read. Without terms it
-- removes these. False when another administrator changed or removed them meanwhile.
create function public.save_terms(
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

revoke execute on all functions in schema private from public;
revoke execute on function public.all_terms, public.save_terms from public, anon, authenticated;
grant execute on function public.all_terms, public.save_terms to authenticated;
