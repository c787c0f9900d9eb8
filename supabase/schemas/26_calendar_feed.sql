-- The appointments of an administrator as a feed for the calendar on a phone: at a secret address, of which the hash is
-- stored. It keeps working when the administrator signs out, and ends when the administrator is removed.

create table private.calendar_feeds (
  user_id uuid primary key references private.admins (user_id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

-- Since when the caller has a feed; null while there is none.
create function public.calendar_feed_since() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select created_at from private.calendar_feeds where user_id = auth.uid());
end
$$;

-- Makes the feed of the caller, or gives it another address, and returns the token in it, which cannot be read again.
create function public.renew_calendar_feed() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  insert into private.calendar_feeds (user_id, token_hash) values (auth.uid(), private.code_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;

create function public.remove_calendar_feed() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.calendar_feeds where user_id = auth.uid();
end
$$;

-- The appointments of the administrator whose feed has this token, from 30 days ago until a year ahead, and cancelled
-- ones until 30 days after that. Null for any other token.
create function public.calendar_feed(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  perform private.require_short('token', token, 100);
  select user_id into owner from private.calendar_feeds where token_hash = private.code_hash(token);
  if owner is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', appointment.id, 'sequence', appointment.sequence, 'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at,
      'changed_at', appointment.changed_at, 'is_cancelled', appointment.state = 'cancelled',
      'name', request.name, 'phone', request.phone, 'at_home_name', request.at_home_name,
      'at_home_phone', request.at_home_phone, 'reference', upper(left(request.id::text, 8)),
      'address', concat_ws(
        ', ', private.address_line(request), case when request.address is not null then request.postcode end
      )
    ) order by appointment.starts_at, appointment.id), '[]')
    from public.appointments as appointment
    join public.contact_submissions as request on request.id = appointment.request_id
    where appointment.adviser = owner and request.anonymised_at is null
      and appointment.starts_at between now() - interval '30 days' and now() + interval '1 year'
      and (appointment.state <> 'cancelled' or appointment.changed_at > now() - interval '30 days')
  );
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.calendar_feed_since, public.renew_calendar_feed, public.remove_calendar_feed, public.calendar_feed
  from public, anon, authenticated;
grant execute on function
  public.calendar_feed_since, public.renew_calendar_feed, public.remove_calendar_feed to authenticated;
grant execute on function public.calendar_feed to anon;
