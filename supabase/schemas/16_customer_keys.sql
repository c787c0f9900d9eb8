-- A customer opens the own request by a link with a key (D-50), without an account. Without a valid key nothing can be
-- read.

-- The hashes of the keys that open a request. Without a foreign key: after a request is restored from the bin the same
-- links open it again.
create table private.request_keys (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null,
  created_at timestamptz not null default now()
);
create index on private.request_keys (request_id);

create function private.keep_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_keys (key_hash, request_id) values (new.key_hash, new.id) on conflict do nothing;
  new.key_hash := null;
  return new;
end
$$;
create trigger "20_keep_key" before insert on public.contact_submissions
  for each row when (new.key_hash is not null) execute function private.keep_key();

-- The request that a key opens, null for any other key: until 30 days after its last appointment, or a year after it
-- came in when there is none; in any case 30 days after the key was mailed, and while an invoice is open. A held request
-- has no page, no moments and takes no message until an administrator accepts it (D-67).
create function private.request_of_key(key text) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
begin
  perform private.require_short('key', key, 100);
  select request.* into own
  from private.request_keys as keys
  join public.contact_submissions as request on request.id = keys.request_id
  where keys.key_hash = private.code_hash(key) and request.anonymised_at is null and not request.is_held
    and (
      now() < coalesce(
        (
          select max(ends_at) + interval '30 days' from public.appointments
          where request_id = request.id and state <> 'cancelled'
        ),
        request.created_at + interval '1 year'
      )
      -- A mail that asks for something has a link that works.
      or keys.created_at > now() - interval '30 days' or private.has_open_invoice(request.id)
    );
  return own;
end
$$;

-- The links that were mailed to an address end when the office corrects it: whoever has that address must not read the
-- request. The key of the browser that sent the request, as old as the request, still opens it.
create function private.end_mailed_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys where request_id = new.id and created_at > new.created_at;
  return null;
end
$$;
create trigger "40_end_mailed_keys" after update of email on public.contact_submissions
  for each row when (lower(old.email) <> lower(new.email) or new.email is null) execute function private.end_mailed_keys();

-- Anonymising a request removes its keys.
create function private.forget_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys where request_id = new.id;
  delete from private.unseen_picks where request_id = new.id;
  return null;
end
$$;
create trigger "40_forget_keys" after update of anonymised_at on public.contact_submissions
  for each row when (new.anonymised_at is not null) execute function private.forget_keys();

-- So does leaving the bin, unless the request was restored: checked at the end of the transaction.
create function private.forget_keys_of_purged() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.request_keys
  where request_id = old.id and not exists (select from public.contact_submissions where id = old.id);
  return null;
end
$$;
create constraint trigger "40_forget_keys_of_purged" after delete on private.deleted_requests
  deferrable initially deferred for each row execute function private.forget_keys_of_purged();

revoke execute on all functions in schema private from public;
