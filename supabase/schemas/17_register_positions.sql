-- Where homes are, by the address register. What is computed for customers uses no other position.

-- Positions of addresses by the address register, as passed on by the Edge Function `bag`; for two months.
create table private.register_positions (
  postcode text,
  house_number text,
  x integer not null,
  y integer not null,
  seen_at timestamptz not null default now(),
  primary key (postcode, house_number)
);
create index on private.register_positions (seen_at);

-- The requests whose coordinates were sent by a visitor's browser and not confirmed by the register. With made-up ones,
-- the offered moments would reveal where other customers live.
create table private.unverified_positions (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade
);

-- For the function `bag`: [{"postcode": ..., "house_number": ..., "x": ..., "y": ...}] in whole metres of the Dutch
-- grid.
create function public.note_register_positions(positions jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.register_positions where seen_at < now() - interval '2 months';
  insert into private.register_positions (postcode, house_number, x, y)
  select distinct on (postcode, house_number) postcode, house_number, x, y
  from jsonb_to_recordset(positions) as given (postcode text, house_number text, x integer, y integer)
  where num_nulls(postcode, house_number, x, y) = 0
  on conflict (postcode, house_number) do update set x = excluded.x, y = excluded.y, seen_at = now();
end
$$;

create function private.note_unverified_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- All homes of a house number count as one place.
  insert into private.unverified_positions (request_id)
  select new.id where not exists (
    select from private.register_positions as known
    where known.postcode = new.postcode and known.house_number = new.house_number
      and greatest(abs(known.x - new.rd_x), abs(known.y - new.rd_y)) <= 200
  );
  return null;
end
$$;
create trigger "40_note_unverified_position" after insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated') and new.source = 'website' and new.rd_x is not null)
  execute function private.note_unverified_position();

-- Only an administrator changes them later.
create function private.trust_changed_position() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unverified_positions where request_id = new.id;
  return null;
end
$$;
create trigger "40_trust_changed_position" after update of rd_x, rd_y on public.contact_submissions
  for each row when ((old.rd_x, old.rd_y) is distinct from (new.rd_x, new.rd_y))
  execute function private.trust_changed_position();

-- The same request without unconfirmed coordinates: what customers are shown is computed from it.
create function private.with_verified_position(request public.contact_submissions) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from private.unverified_positions where request_id = request.id) then
    request.rd_x := null;
    request.rd_y := null;
  end if;
  return request;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.note_register_positions from public, anon, authenticated;
grant execute on function public.note_register_positions to service_role;
