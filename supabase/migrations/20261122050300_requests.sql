-- The requests of home owners. A visitor may only add one, with the columns of the form, and reads nothing back; the rest
-- is for administrators, who also enter what comes in by telephone. Lengths and formats repeat src/domain/limits.ts.

-- Zero width, direction, soft hyphen, byte order mark, tags: what makes a text read or sort as another than it is; and
-- the line and paragraph separators. The categories Cf, Zl and Zp of Unicode, which a regular expression of Postgres has
-- no name for.
create function private.has_invisible_characters(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ (
    '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
  )
$$;

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null
    check (
      name = btrim(name) and char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(name)
    ),
  email text not null
    check (
      char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and email !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(email)
    ),
  phone text
    check (
      char_length(phone) between 1 and 30 and phone !~ '[[:cntrl:]]' and not private.has_invisible_characters(phone)
    ),
  address text
    check (
      char_length(address) between 1 and 200 and address !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(address)
    ),
  postcode text check (postcode ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$'),
  house_number text check (house_number ~ '^[1-9][0-9]{0,4}$'),
  house_number_addition text check (house_number_addition ~ '^[0-9A-Za-z][0-9A-Za-z /.-]{0,9}$'),
  property_type text not null
    check (property_type in ('apartment', 'terraced', 'semi-detached', 'detached', 'other')),
  surface_area double precision check (surface_area > 0 and surface_area <= 2700),
  construction_year integer check (construction_year between 1100 and 2100),
  -- Whole metres in the Dutch grid.
  rd_x integer check (rd_x between 0 and 300000),
  rd_y integer check (rd_y between 300000 and 630000),
  rush_service boolean not null default false,
  calculated_price integer check (calculated_price between 1 and 100000),
  message text check (char_length(message) between 1 and 2000 and not private.has_invisible_characters(message)),
  source text not null default 'website' check (source in ('website', 'telephone')),
  -- Whether the mail of the form was sent; null for what came in by telephone.
  relay_status text check (relay_status in ('sent', 'failed')),
  -- Open to values of an automation: the back-office shows an unknown one as new.
  status text not null default 'new' check (status ~ '^[a-z][a-z_-]{0,39}$'),
  -- Came in above the limits of an hour, and nobody has accepted it yet: kept apart from the list and the day's work.
  is_held boolean not null default false,
  appointment_date date,
  appointment_time time(0),
  -- How often the appointment changed: a calendar replaces an entry by one with a higher number.
  appointment_sequence integer not null default 0,
  -- When to call this customer back.
  callback_on date,
  assigned_to uuid references private.admins (user_id) on delete set null,
  notes text check (char_length(notes) between 1 and 5000 and not private.has_invisible_characters(notes)),
  -- Whether the automation accepted the last saved version; null before the first call.
  webhook_status text check (webhook_status in ('sent', 'failed')),
  anonymised_at timestamptz,
  check ((relay_status is null) = (source = 'telephone')),
  check (not is_held or (status = 'new' and appointment_date is null and appointment_time is null))
);

-- Sorts by status. An unknown one counts as new, as everywhere in the back-office.
create function private.status_order(status text) returns smallint
language sql immutable set search_path = ''
as $$
  select case status
    when 'contacted' then 1 when 'scheduled' then 2 when 'completed' then 3 when 'cancelled' then 4 else 0
  end::smallint
$$;

-- The columns that say who somebody is, each with what replaces it in an anonymised request. Also what is cleared from
-- the audit trail.
create function private.personal_columns() returns jsonb
language sql immutable set search_path = ''
as $$
  select '{
    "name": "Geanonimiseerd", "email": "geanonimiseerd@example.invalid", "phone": null, "address": null,
    "postcode": null, "house_number": null, "house_number_addition": null, "rd_x": null, "rd_y": null, "message": null,
    "notes": null
  }'::jsonb
$$;

create index contact_submissions_email on public.contact_submissions (lower(email), is_held, created_at desc);
create index contact_submissions_held on public.contact_submissions (created_at desc, id desc) where is_held;
-- One for each sort order of the list: the column, then a tie-breaker. Thousands of held requests do not slow it.
create index contact_submissions_newest on public.contact_submissions (created_at desc, id desc) where not is_held;
create index contact_submissions_name on public.contact_submissions (lower(name), created_at, id) where not is_held;
create index contact_submissions_address on public.contact_submissions (lower(coalesce(address, '')), created_at, id)
  where not is_held;
create index contact_submissions_type on public.contact_submissions (property_type, created_at, id) where not is_held;
create index contact_submissions_status on public.contact_submissions (private.status_order(status), created_at, id)
  where not is_held;
create index contact_submissions_rush on public.contact_submissions (rush_service, created_at, id) where not is_held;
create index contact_submissions_price on public.contact_submissions (coalesce(calculated_price, 0), created_at, id)
  where not is_held;
-- Without an appointment a request comes last, in either direction.
create index contact_submissions_first_appointment on public.contact_submissions (
  coalesce(appointment_date + coalesce(appointment_time, '24:00'), 'infinity'), created_at, id
) where not is_held;
create index contact_submissions_last_appointment on public.contact_submissions (
  coalesce(appointment_date + coalesce(appointment_time, '24:00'), '-infinity'), created_at, id
) where not is_held;
create index contact_submissions_appointment on public.contact_submissions (appointment_date, appointment_time)
  where appointment_date is not null;
create index contact_submissions_assigned on public.contact_submissions (assigned_to, created_at desc, id desc);

alter table public.contact_submissions enable row level security;

create function private.is_fresh(request public.contact_submissions) returns boolean
language sql stable set search_path = ''
as $$
  select request.status = 'new' and request.created_at > now() - interval '1 minute' and request.created_at <= now()
    and num_nonnulls(
      request.notes, request.appointment_date, request.appointment_time, request.callback_on, request.assigned_to
    ) = 0
$$;

create policy "visitors add a new request" on public.contact_submissions
  for insert to anon with check (source = 'website' and private.is_fresh(contact_submissions));
create policy "admins enter a request by telephone" on public.contact_submissions
  for insert to authenticated
  with check (private.is_fresh(contact_submissions) and (source = 'website' or (select private.require_admin())));
create policy "admins read requests" on public.contact_submissions
  for select to authenticated using ((select private.require_admin()));
create policy "admins change requests" on public.contact_submissions
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins delete requests" on public.contact_submissions
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.contact_submissions from anon, authenticated;
grant insert (
  id, name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area,
  construction_year, rd_x, rd_y, rush_service, calculated_price, message, relay_status
) on public.contact_submissions to anon, authenticated;
grant insert (source) on public.contact_submissions to authenticated;
grant select, delete on public.contact_submissions to authenticated;
grant update (
  name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area,
  construction_year, rd_x, rd_y, rush_service, calculated_price, status, appointment_date, appointment_time, callback_on,
  assigned_to, notes, webhook_status
) on public.contact_submissions to authenticated;

-- The version that a save is checked against; two saves never share one, however coarse the clock.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- The outcome of the webhook or of the mail is no edit: it must not cause a conflict with an administrator's save.
create trigger touch_updated_at before update on public.contact_submissions
  for each row when (
    (old.webhook_status, old.relay_status) is not distinct from (new.webhook_status, new.relay_status)
  )
  execute function private.touch_updated_at();

-- For a visitor whose mail failed and was sent at a later attempt. Whoever knows the id can say that, and nothing else.
create function public.confirm_request_mail(request_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.contact_submissions set relay_status = 'sent' where id = request_id and relay_status = 'failed'
$$;

revoke execute on function public.confirm_request_mail(uuid) from public;
grant execute on function public.confirm_request_mail(uuid) to anon, authenticated;

create function private.count_appointment_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.appointment_sequence := old.appointment_sequence + 1;
  return new;
end
$$;

create trigger count_appointment_changes before update on public.contact_submissions
  for each row when (
    (old.appointment_date, old.appointment_time, old.status = 'cancelled')
      is distinct from (new.appointment_date, new.appointment_time, new.status = 'cancelled')
  )
  execute function private.count_appointment_changes();

revoke execute on all functions in schema private from public;
-- Checks and index entries are computed with the rights of the role that writes the row.
grant execute on function
  private.status_order(text), private.has_invisible_characters(text), private.is_fresh(public.contact_submissions)
to anon, authenticated;
