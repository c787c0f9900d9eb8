-- Customers and companies that order often (D-76), by the e-mail address that they order with or pay by. Anybody can type that
-- address, so it only lifts the limits of an hour up to a bound of its own: as many requests in a day as its owner is mailed of.
create table private.known_payers (
  -- In small letters.
  email text primary key check (
    email = lower(email) and private.is_line(email, 254) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  name text not null check (private.is_line(name, 100)),
  -- Whether its labels wait for an invoice that the office makes of several.
  is_billed_together boolean not null default false,
  known_at timestamptz not null default now(),
  known_by_email text
);

-- How many mails about new requests, and others that strangers cause, go to one address in 24 hours.
create function private.mails_of_strangers() returns integer
language sql immutable set search_path = ''
as $$
  select 20
$$;

-- Whether a request of this address is taken whatever the limits of an hour say.
create function private.is_known_within_bound(of_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.known_payers where email = lower(of_email)) and (
    select count(*) from public.contact_submissions
    where lower(email) = lower(of_email) and not is_held and source = 'website' and created_at > now() - interval '24 hours'
  ) < private.mails_of_strangers()
$$;

create function private.is_billed_together(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.payer_kind is not null and exists (
    select from private.known_payers
    where is_billed_together and email in (lower(request.email), lower(request.payer_email))
  )
$$;

create function public.known_payers() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(known) order by private.name_key(name) collate "C", email), '[]')
    from private.known_payers as known
  );
end
$$;

-- Adds or changes a known payer; at most 1000.
create function public.keep_known_payer(email text, name text, is_billed_together boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  perform private.require_short('name', name, 100);
  insert into private.known_payers as known (email, name, is_billed_together, known_by_email)
  values (
    lower(btrim(keep_known_payer.email)), btrim(keep_known_payer.name), keep_known_payer.is_billed_together,
    private.own_admin_email()
  )
  on conflict on constraint known_payers_pkey do update
  set name = excluded.name, is_billed_together = excluded.is_billed_together;
  if (select count(*) from private.known_payers) > 1000 then
    raise invalid_parameter_value using message = 'too many known payers';
  end if;
end
$$;

-- What waited for an invoice with others then stands among what can be invoiced.
create function public.forget_known_payer(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  delete from private.known_payers as known where known.email = lower(btrim(forget_known_payer.email));
  return found;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.known_payers, public.keep_known_payer, public.forget_known_payer from public, anon, authenticated;
grant execute on function public.known_payers, public.keep_known_payer, public.forget_known_payer to authenticated;
