-- The schema that all migrations together make, for reading: nothing runs this file. Written by
-- `npm run schema:database`; do not edit. Why something is as it is stands in the migration that made it.

CREATE SCHEMA private;

CREATE TYPE private.figure_filters AS (
	source text,
	property_type text,
	place text,
	landing_path text,
	referrer_host text,
	step text,
	completed_from date,
	completed_until date
);

CREATE TYPE private.typed_search AS (
	patterns text[],
	digits text,
	wholes text[],
	first_id uuid,
	last_id uuid,
	is_number boolean
);

CREATE FUNCTION private.accept_changed_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  derived constant text[] := array(select name from private.request_columns where is_derived);
begin
  if to_jsonb(new) - derived is distinct from to_jsonb(old) - derived then
    new.is_held := false;
  end if;
  return new;
end
$$;

CREATE FUNCTION private.accept_handled_request() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.is_held := false;
  return new;
end
$$;

CREATE FUNCTION private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into public.request_audit (request_id, action, changed_by, changed_by_email, by_customer, old_values, new_values)
  values (
    request_id, action, auth.uid(), private.own_admin_email(), private.is_by_customer(), old_values, new_values
  )
$$;

CREATE FUNCTION private.has_invisible_characters(value text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select value ~ (
    '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
  )
$$;

CREATE TABLE public.contact_submissions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    address text,
    postcode text,
    house_number text,
    house_number_addition text,
    property_type text NOT NULL,
    surface_area double precision,
    construction_year integer,
    rd_x integer,
    rd_y integer,
    rush_service boolean DEFAULT false NOT NULL,
    calculated_price integer,
    message text,
    source text DEFAULT 'website'::text NOT NULL,
    relay_status text,
    status text DEFAULT 'new'::text NOT NULL,
    is_held boolean DEFAULT false NOT NULL,
    appointment_date date,
    appointment_time time(0) without time zone,
    appointment_sequence integer DEFAULT 0 NOT NULL,
    callback_on date,
    assigned_to uuid,
    notes text,
    webhook_status text,
    anonymised_at timestamp with time zone,
    preferred_times text,
    overruled_moment timestamp(0) without time zone,
    key_hash text,
    place text,
    contacted_at timestamp with time zone,
    completed_at timestamp with time zone,
    appointment_origin text,
    landing_path text,
    referrer_host text,
    label_class text,
    label_registered_at date,
    label_valid_until date,
    CONSTRAINT contact_submissions_address_check CHECK ((((char_length(address) >= 1) AND (char_length(address) <= 200)) AND (address !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(address)))),
    CONSTRAINT contact_submissions_appointment_origin_check CHECK ((appointment_origin = ANY (ARRAY['adviser'::text, 'customer'::text, 'telephone'::text]))),
    CONSTRAINT contact_submissions_calculated_price_check CHECK (((calculated_price >= 1) AND (calculated_price <= 100000))),
    CONSTRAINT contact_submissions_check CHECK (((relay_status IS NULL) = (source = 'telephone'::text))),
    CONSTRAINT contact_submissions_check1 CHECK (((NOT is_held) OR ((status = 'new'::text) AND (appointment_date IS NULL) AND (appointment_time IS NULL)))),
    CONSTRAINT contact_submissions_check2 CHECK ((num_nulls(label_class, label_registered_at, label_valid_until) = ANY (ARRAY[0, 3]))),
    CONSTRAINT contact_submissions_construction_year_check CHECK (((construction_year >= 1100) AND (construction_year <= 2100))),
    CONSTRAINT contact_submissions_email_check CHECK ((((char_length(email) >= 5) AND (char_length(email) <= 254)) AND (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text) AND (email !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(email)))),
    CONSTRAINT contact_submissions_email_of_website CHECK (((email IS NOT NULL) OR (source = 'telephone'::text))),
    CONSTRAINT contact_submissions_house_number_addition_check CHECK ((house_number_addition ~ '^[0-9A-Za-z][0-9A-Za-z /.-]{0,9}$'::text)),
    CONSTRAINT contact_submissions_house_number_check CHECK ((house_number ~ '^[1-9][0-9]{0,4}$'::text)),
    CONSTRAINT contact_submissions_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT contact_submissions_label_class_check CHECK ((label_class ~ '^([B-G]|A[+]{0,5})$'::text)),
    CONSTRAINT contact_submissions_landing_path_check CHECK (((char_length(landing_path) <= 200) AND (landing_path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'::text))),
    CONSTRAINT contact_submissions_message_check CHECK ((((char_length(message) >= 1) AND (char_length(message) <= 2000)) AND (NOT private.has_invisible_characters(message)))),
    CONSTRAINT contact_submissions_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 100)) AND (name !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(name)))),
    CONSTRAINT contact_submissions_notes_check CHECK ((((char_length(notes) >= 1) AND (char_length(notes) <= 5000)) AND (NOT private.has_invisible_characters(notes)))),
    CONSTRAINT contact_submissions_phone_check CHECK ((((char_length(phone) >= 1) AND (char_length(phone) <= 30)) AND (phone !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(phone)))),
    CONSTRAINT contact_submissions_postcode_check CHECK ((postcode ~ '^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$'::text)),
    CONSTRAINT contact_submissions_preferred_times_check CHECK ((((char_length(preferred_times) >= 1) AND (char_length(preferred_times) <= 200)) AND (preferred_times !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(preferred_times)))),
    CONSTRAINT contact_submissions_property_type_check CHECK ((property_type = ANY (ARRAY['apartment'::text, 'terraced'::text, 'semi-detached'::text, 'detached'::text, 'other'::text]))),
    CONSTRAINT contact_submissions_rd_x_check CHECK (((rd_x >= 0) AND (rd_x <= 300000))),
    CONSTRAINT contact_submissions_rd_y_check CHECK (((rd_y >= 300000) AND (rd_y <= 630000))),
    CONSTRAINT contact_submissions_referrer_host_check CHECK (((char_length(referrer_host) <= 100) AND (referrer_host ~ '^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$'::text))),
    CONSTRAINT contact_submissions_relay_status_check CHECK ((relay_status = ANY (ARRAY['sent'::text, 'failed'::text]))),
    CONSTRAINT contact_submissions_source_check CHECK ((source = ANY (ARRAY['website'::text, 'telephone'::text]))),
    CONSTRAINT contact_submissions_status_check CHECK ((status ~ '^[a-z][a-z_-]{0,39}$'::text)),
    CONSTRAINT contact_submissions_surface_area_check CHECK (((surface_area > (0)::double precision) AND (surface_area <= (2700)::double precision))),
    CONSTRAINT contact_submissions_webhook_status_check CHECK ((webhook_status = ANY (ARRAY['sent'::text, 'failed'::text])))
);

CREATE FUNCTION private.address_line(request public.contact_submissions) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select coalesce(
    request.address,
    nullif(concat_ws(' ', request.postcode, request.house_number, request.house_number_addition), '')
  )
$$;

CREATE FUNCTION private.adviser_name(visitor uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select name from public.advisers where user_id = visitor
$$;

CREATE FUNCTION private.anonymise(ids uuid[], kept text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
begin
  execute format(
    'update public.contact_submissions set anonymised_at = now(), %s where id = any ($1)', private.clearing_of(kept)
  ) using ids;
end
$_$;

CREATE FUNCTION private.audit_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  -- Follows from another change, which has an entry of its own.
  derived_columns text[];
  before_change jsonb;
  after_change jsonb;
begin
  if tg_op = 'DELETE' then
    perform private.add_to_audit(old.id, 'delete', jsonb_build_object(
      'status', old.status, 'created_at', old.created_at, 'property_type', old.property_type,
      'rush_service', old.rush_service, 'calculated_price', old.calculated_price
    ), null);
  elsif new.anonymised_at is distinct from old.anonymised_at then
    perform private.strip_audit(array[old.id]);
    perform private.add_to_audit(old.id, 'anonymise', '{}', null);
  else
    derived_columns := array(select name from private.request_columns where is_derived);
    select jsonb_object_agg(changed.key, changed.value), jsonb_object_agg(changed.key, to_jsonb(new) -> changed.key)
    into before_change, after_change
    from jsonb_each(to_jsonb(old)) as changed
    where changed.key <> all (derived_columns) and changed.value is distinct from to_jsonb(new) -> changed.key;
    if before_change is not null then
      perform private.add_to_audit(old.id, 'update', before_change, after_change);
    end if;
  end if;
  return null;
end
$$;

CREATE FUNCTION private.awaits_label(request public.contact_submissions) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select request.status = 'completed' and request.postcode is not null and request.house_number is not null
    and request.anonymised_at is null and not private.has_new_label(request)
    and (select looks_up_labels from public.settings)
$$;

CREATE FUNCTION private.build_is_alive(planned_for timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(planned_for > clock_timestamp() - interval '30 seconds', false)
$$;

CREATE FUNCTION private.caller_hash() RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  address := regexp_replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1))),
    '^::ffff:(?=[0-9]+\.)', '', 'i'
  );
  return encode(sha256(convert_to(
    (select salt from private.caller_salt) || network(set_masklen(address, case family(address) when 6 then 64 else 32 end)),
    'UTF8'
  )), 'hex');
exception
  when invalid_text_representation then return null;
end
$$;

CREATE FUNCTION private.can_change(request public.contact_submissions) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select request.status not in ('completed', 'cancelled') and not exists (
    select from public.appointments
    where request_id = request.id and state = 'planned' and starts_at <= now() + interval '24 hours'
  )
$$;

CREATE FUNCTION private.check_appointment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  found jsonb;
begin
  -- As exact as the date and time of the request, which would move it otherwise.
  new.starts_at := date_trunc('second', new.starts_at);
  if tg_op = 'UPDATE' then
    if (new.adviser, new.starts_at, new.ends_at, new.state)
      is distinct from (old.adviser, old.starts_at, old.ends_at, old.state) then
      new.sequence := old.sequence + 1;
    elsif new.is_overruled or not old.is_overruled then
      return new;
    end if;
  end if;
  -- Whoever plans it looks at a request that a colleague or the customer closed meanwhile: nothing is written.
  if new.state = 'planned' and (tg_op = 'INSERT' or old.state <> 'planned') and exists (
    select from public.contact_submissions where id = new.request_id and status in ('completed', 'cancelled')
  ) then
    return null;
  end if;
  if new.state <> 'planned' or new.adviser is null or new.is_overruled then
    return new;
  end if;
  select jsonb_agg(to_jsonb(obstacle)) into found
  from public.contact_submissions as request
  cross join lateral private.obstacles(
    new.adviser, new.starts_at, new.ends_at, request.rd_x, request.rd_y, new.id
  ) as obstacle
  where request.id = new.request_id;
  if found is not null then
    raise exclusion_violation using message = 'the visit does not fit', detail = found::text;
  end if;
  return new;
end
$$;

CREATE FUNCTION private.clearing_of(kept text[]) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select string_agg(format('%I = %L', name, replacement), ', ')
  from private.request_columns where is_personal and name <> all (kept)
$$;

CREATE FUNCTION private.code_hash(code text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select encode(sha256(convert_to(coalesce(code, ''), 'UTF8')), 'hex')
$$;

CREATE FUNCTION private.correct_messages() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  visit public.appointments;
begin
  if new.email is null then
    delete from private.outgoing_messages where request_id = new.id and kind <> 'webhook' and state = 'waiting';
    return null;
  end if;
  update private.outgoing_messages set payload = payload || private.mail_payload(new)
  where request_id = new.id and kind <> 'webhook' and state in ('waiting', 'failed', 'unknown');
  if old.email is null then
    for visit in select * from public.appointments where request_id = new.id and state = 'planned' loop
      perform private.queue_reminder(visit);
    end loop;
  end if;
  return null;
end
$$;

CREATE FUNCTION private.count_appointment_changes() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.appointment_sequence := old.appointment_sequence + 1;
  return new;
end
$$;

CREATE FUNCTION private.count_label(told integer, asked integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.label_figures as figures (month, told, asked)
  values (date_trunc('month', now() at time zone 'Europe/Amsterdam'), count_label.told, count_label.asked)
  on conflict (month) do update set told = figures.told + excluded.told, asked = figures.asked + excluded.asked
$$;

CREATE FUNCTION private.count_statement(counted text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select format(
    $statement$
      insert into private.request_counts as counts
        (day, status, is_rush, is_held, source, is_anonymised, amount, price_total, list_total, deviating)
      select day, private.status_order(r.status), r.rush_service, r.is_held, r.source, r.anonymised_at is not null,
        sum(r.change), sum(r.change * coalesce(r.calculated_price, 0)), sum(r.change * coalesce(listed.price, 0)),
        sum(r.change * (r.calculated_price is distinct from listed.price)::integer)
      from (%s) as r
      cross join lateral (
        select coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price) as price
      ) as listed
      cross join lateral (values ('-infinity'), ((r.created_at at time zone 'Europe/Amsterdam')::date)) as days (day)
      group by 1, 2, 3, 4, 5, 6
      having sum(r.change) <> 0 or sum(r.change * coalesce(r.calculated_price, 0)) <> 0
        or sum(r.change * coalesce(listed.price, 0)) <> 0
        or sum(r.change * (r.calculated_price is distinct from listed.price)::integer) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (day, status, is_rush, is_held, source, is_anonymised) do update
      set amount = counts.amount + excluded.amount, price_total = counts.price_total + excluded.price_total,
        list_total = counts.list_total + excluded.list_total, deviating = counts.deviating + excluded.deviating
    $statement$,
    counted
  )
$_$;

CREATE TABLE private.figure_counts (
    span text NOT NULL,
    first_day date NOT NULL,
    kind text NOT NULL,
    value text NOT NULL,
    amount bigint NOT NULL,
    orders bigint NOT NULL,
    euros bigint NOT NULL,
    CONSTRAINT figure_counts_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text])))
);

CREATE FUNCTION private.counts_of(from_day date, until_day date) RETURNS SETOF private.figure_counts
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  -- The first day of the whole months, and that after them.
  start constant date := date_trunc('month', from_day + interval '1 month' - interval '1 day');
  stop constant date := greatest(start, date_trunc('month', until_day + interval '1 day')::date);
begin
  return query
    select * from private.figure_counts where span = 'month' and first_day >= start and first_day < stop
    union all
    select * from private.figure_counts where span = 'day' and first_day >= from_day and first_day < least(start, until_day + 1)
    union all
    select * from private.figure_counts
    where span = 'day' and first_day >= greatest(stop, from_day) and first_day <= until_day;
end
$$;

CREATE FUNCTION private.describe_in_texts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  -- As Markdown (src/features/content-editor/text-editor/write-markdown.ts), in which `regexp_replace` reads a backslash doubled.
  alt constant text := replace(regexp_replace(new.alt, '([][*\\])', '\\\1', 'g'), '\', '\\');
begin
  update public.website_content
  set content = regexp_replace(
    content, '!\[(?:\\.|[^]\\\n])*\]\((/storage/v1/object/public/pictures/' || new.path || ')\)',
    '![' || alt || '](\1)', 'g'
  )
  where strpos(content, '/pictures/' || new.path) > 0 or picture = new.path;
  return null;
end
$$;

CREATE FUNCTION private.enrol_admin() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.admins (user_id, email) values (new.id, new.email);
  return null;
end
$$;

CREATE FUNCTION private.erasure_of(email text) RETURNS TABLE(id uuid, created_at timestamp with time zone, name text, address text, status text, outcome text, until timestamp with time zone, updated_at timestamp with time zone)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select id, created_at, name, address, status,
    case when is_no_order then 'erased' when expires_at > now() then 'kept' when keeps_label then 'label-kept' else 'erased' end,
    expires_at, updated_at
  from private.kept_requests
  where kept_requests.email = lower(btrim(erasure_of.email)) and not is_customer_gone
$$;

CREATE FUNCTION private.figure_statement(counted text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select format(
    $statement$
      insert into private.figure_counts as counts (span, first_day, kind, value, amount, orders, euros)
      select spans.span, spans.first_day, fact.kind, fact.value, sum(r.change),
        sum(r.change * step.is_order), sum(r.change * step.euros)
      from (%s) as r
      cross join lateral (
        select private.has_reached(r.request, 'order')::integer as is_order, (r.created_at at time zone 'Europe/Amsterdam')::date as day,
          coalesce(private.list_price(r.property_type, r.surface_area, r.rush_service), r.calculated_price, 0) as euros,
          case when private.has_reached(r.request, 'label') then (r.completed_at at time zone 'Europe/Amsterdam')::date end as completed,
          greatest(0, floor(date_part('epoch', r.contacted_at - r.created_at) / 3600))::integer as hours
      ) as step
      cross join lateral (values
        ('property_type', r.property_type, step.day),
        ('place', coalesce(r.place, '-'), step.day),
        ('landing_path', case when r.source = 'website' then coalesce(r.landing_path, '-') end, step.day),
        ('referrer_host', case when r.source = 'website' then coalesce(r.referrer_host, '-') end, step.day),
        ('origin', r.appointment_origin, step.day),
        ('contact', case when private.has_reached(r.request, 'contact') then
          (case when step.hours < 48 then step.hours else step.hours / 24 * 24 end)::text end, step.day),
        ('visit', case when private.has_reached(r.request, 'visit') then
          greatest(0, r.appointment_date - step.day)::text end, step.day),
        ('label', case when step.completed is not null then
          greatest(0, step.completed - step.day)::text end, step.day),
        ('done', '', step.completed),
        ('expected', '', case when r.status = 'scheduled' then r.appointment_date end)
      ) as fact (kind, value, day)
      cross join lateral (values
        ('day', fact.day), ('month', date_trunc('month', fact.day::timestamp)::date)
      ) as spans (span, first_day)
      where not r.is_held and fact.value is not null and fact.day is not null
      group by 1, 2, 3, 4
      having sum(r.change) <> 0 or sum(r.change * step.is_order) <> 0
        or sum(r.change * step.euros) <> 0
      order by 1, 2, 3, 4
      on conflict (span, first_day, kind, value) do update
      set amount = counts.amount + excluded.amount, orders = counts.orders + excluded.orders,
        euros = counts.euros + excluded.euros
    $statement$,
    counted
  )
$_$;

CREATE FUNCTION private.follow_address() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.place := private.place_of(new.address);
  return new;
end
$$;

CREATE FUNCTION private.follow_appointment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  moment constant timestamp := new.starts_at at time zone 'Europe/Amsterdam';
begin
  if new.state = 'planned' then
    -- Whoever planned it by the request has chosen its status too.
    update public.contact_submissions as request
    set appointment_date = moment::date, appointment_time = moment::time,
      assigned_to = coalesce(new.adviser, request.assigned_to),
      status = case
        when request.status in ('new', 'contacted')
          and (appointment_date, appointment_time) is distinct from (moment::date, moment::time) then 'scheduled'
        else request.status
      end
    where request.id = new.request_id
      and (appointment_date, appointment_time, assigned_to) is distinct from (
        moment::date, moment::time, coalesce(new.adviser, request.assigned_to)
      );
  elsif new.state = 'cancelled' then
    -- Cancelled by itself, not with its request.
    update public.contact_submissions as request
    set appointment_date = null, appointment_time = null,
      status = case when request.status = 'scheduled' then 'contacted' else request.status end
    where request.id = new.request_id and request.status not in ('completed', 'cancelled')
      and (appointment_date, appointment_time) = (moment::date, moment::time);
  else
    update public.contact_submissions as request set status = 'completed'
    where request.id = new.request_id and request.status not in ('completed', 'cancelled');
  end if;
  return null;
end
$$;

CREATE FUNCTION private.follow_email() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.admins set email = new.email where user_id = new.id;
  return null;
end
$$;

CREATE FUNCTION private.follow_switches() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  visit public.appointments;
begin
  delete from private.outgoing_messages where state = 'waiting' and case kind
    when 'webhook' then exists (select from public.settings where webhook_url = '')
    else not private.is_mailed(kind)
  end;
  for visit in
    select * from public.appointments as planned where state = 'planned' and starts_at > now() and not exists (
      select from private.outgoing_messages where request_id = planned.request_id and kind = 'reminder' and state = 'waiting'
    )
  loop
    perform private.queue_reminder(visit);
  end loop;
  return null;
end
$$;

CREATE FUNCTION private.forget_callers() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  delete from private.recent_callers where id = any (array(
    select id from private.recent_callers where created_at <= now() - interval '1 hour' for update skip locked
  ))
$$;

CREATE FUNCTION private.forget_keys() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.request_keys where request_id = new.id;
  return null;
end
$$;

CREATE FUNCTION private.forget_keys_of_purged() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.request_keys
  where request_id = old.id and not exists (select from public.contact_submissions where id = old.id);
  return null;
end
$$;

CREATE FUNCTION private.forget_label() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.label_class := null;
  new.label_registered_at := null;
  new.label_valid_until := null;
  return new;
end
$$;

CREATE FUNCTION private.forget_messages() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  delete from private.outgoing_messages where id in (
    select id from private.outgoing_messages
    where state in ('sent', 'failed', 'unknown') and done_at < now() - interval '30 days'
    for update skip locked
  )
$$;

CREATE FUNCTION private.forget_overdue() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  forgotten uuid[];
begin
  perform private.forget_callers();
  perform private.forget_messages();
  with gone as (
    delete from private.deleted_requests where id in (
      select id from private.deleted_requests where deleted_at <= now() - private.undo_period()
      for update skip locked
    ) returning id
  )
  select array_agg(id) into forgotten from gone;
  perform private.strip_audit(forgotten);
end
$$;

CREATE FUNCTION private.forget_overdue_meanwhile() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.forget_overdue();
  return null;
end
$$;

CREATE FUNCTION private.found_held_requests(search text, rush boolean, from_day date, until_day date) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  typed constant private.typed_search := private.read_search(search);
begin
  return query
    select r.id from public.contact_submissions r
    where private.meets_filters(r, rush, from_day, until_day, held => true) and (coalesce(btrim(search), '') = '' or exists (
      select from private.request_search s
      where s.id = r.id and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
    ));
end
$$;

CREATE FUNCTION private.free_moments(request public.contact_submissions, earliest timestamp with time zone, latest timestamp with time zone, only_adviser uuid DEFAULT NULL::uuid) RETURNS TABLE(adviser uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, extra_minutes integer, nearest_minutes integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET jit TO 'off'
    AS $$
  -- Materialized, so that the obstacles can become part of this query: PostgreSQL wants no query among what they are given.
  with home as materialized (
    select request.rd_x as home_x, request.rd_y as home_y,
      private.visit_duration(request.property_type, request.surface_area) as duration,
      (select id from public.appointments where request_id = request.id and state = 'planned') as own_visit
  ), candidates as (
    select own.user_id, own.start_x, own.start_y, own.detour_factor, own.speed, home.*,
      clock, clock at time zone 'Europe/Amsterdam' as starts, clock at time zone 'Europe/Amsterdam' + duration as ends
    from home
    cross join generate_series(
      (earliest at time zone 'Europe/Amsterdam')::date, (latest at time zone 'Europe/Amsterdam')::date, interval '1 day'
    ) as day
    join public.adviser_hours as hours on hours.weekday = extract(isodow from day)
    join public.advisers as own on own.user_id = hours.adviser
    cross join generate_series(
      day::date + hours.opens, day::date + hours.closes - home.duration, interval '30 minutes'
    ) as clock
    where only_adviser is null or own.user_id = only_adviser
  )
  select user_id, starts, ends,
    coalesce(to_before, 0) + coalesce(to_after, 0) - coalesce(between_both, 0),
    least(
      case when before.id is not null then to_before end, case when after.id is not null then to_after end
    )
  from candidates
  left join lateral (
    select nearest.id, place.rd_x as x, place.rd_y as y
    from (
      select visit.id, visit.request_id from public.appointments as visit
      where visit.adviser = user_id and visit.state = 'planned' and visit.id is distinct from own_visit
        and visit.starts_at >= clock::date::timestamp at time zone 'Europe/Amsterdam' and visit.starts_at < starts
      order by visit.starts_at desc, visit.id desc limit 1
    ) as nearest
    join public.contact_submissions as place on place.id = nearest.request_id
  ) as before on true
  left join lateral (
    select nearest.id, place.rd_x as x, place.rd_y as y
    from (
      select visit.id, visit.request_id from public.appointments as visit
      where visit.adviser = user_id and visit.state = 'planned' and visit.id is distinct from own_visit
        and visit.starts_at >= ends
        and visit.starts_at < (clock::date + 1)::timestamp at time zone 'Europe/Amsterdam'
      order by visit.starts_at, visit.id limit 1
    ) as nearest
    join public.contact_submissions as place on place.id = nearest.request_id
  ) as after on true
  -- The day begins and ends at the adviser's own place, when it is known.
  cross join lateral (
    select
      case when before.id is not null then before.x else start_x end as before_x,
      case when before.id is not null then before.y else start_y end as before_y,
      case when after.id is not null then after.x else start_x end as after_x,
      case when after.id is not null then after.y else start_y end as after_y,
      before.id is not null or start_x is not null as has_before,
      after.id is not null or start_x is not null as has_after
  ) as ends_of_drive
  cross join lateral (
    select
      case when has_before then
        private.travel_minutes(before_x, before_y, home_x, home_y, detour_factor, speed)
      end as to_before,
      case when has_after then
        private.travel_minutes(home_x, home_y, after_x, after_y, detour_factor, speed)
      end as to_after,
      case when has_before and has_after then
        private.travel_minutes(before_x, before_y, after_x, after_y, detour_factor, speed)
      end as between_both
  ) as drive
  where starts between earliest and latest
    and not exists (select from private.obstacles(user_id, starts, ends, home_x, home_y, own_visit))
$$;

CREATE FUNCTION private.grant_request_columns() RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  added text;
  added_by_administrators text;
  changed text;
begin
  select
    string_agg(quote_ident(name), ', ') filter (where added_by = 'visitors'),
    string_agg(quote_ident(name), ', ') filter (where added_by is not null),
    string_agg(quote_ident(name), ', ') filter (where is_changed)
  into added, added_by_administrators, changed from private.request_columns;
  revoke insert, update on public.contact_submissions from anon, authenticated;
  execute format('grant insert (%s) on public.contact_submissions to anon', added);
  execute format(
    'grant insert (%s), update (%s) on public.contact_submissions to authenticated', added_by_administrators, changed
  );
end
$$;

CREATE FUNCTION private.guard_sign_up() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  setup private.setup;
begin
  perform pg_advisory_xact_lock(7021001);
  if exists (select 1 from private.admins) then
    delete from private.invitations
    where email = lower(new.email) and code_hash = private.code_hash(new.raw_user_meta_data ->> 'invitation_code')
      and not private.invitation_has_expired(invited_at);
    if not found then
      raise exception 'sign-up refused: there is an administrator already, and no invitation for this address and code';
    end if;
  else
    select * into setup from private.setup;
    if not found then
      raise exception 'sign-up refused: no setup code has been stored';
    end if;
    if setup.code_hash is not null and (
      setup.consumed_at is not null
      or setup.code_hash <> private.code_hash(new.raw_user_meta_data ->> 'setup_code')
    ) then
      raise exception 'sign-up refused: wrong or used setup code';
    end if;
    update private.setup set consumed_at = now();
  end if;
  new.raw_user_meta_data := new.raw_user_meta_data - 'setup_code' - 'invitation_code';
  new.email_confirmed_at := coalesce(new.email_confirmed_at, now());
  return new;
end
$$;

CREATE FUNCTION private.has_new_label(request public.contact_submissions) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select request.status = 'completed'
    and coalesce(request.label_registered_at >= (request.created_at at time zone 'Europe/Amsterdam')::date, false)
$$;

CREATE FUNCTION private.status_order(status text) RETURNS smallint
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case status
    when 'contacted' then 1 when 'scheduled' then 2 when 'completed' then 3 when 'cancelled' then 4 else 0
  end::smallint
$$;

CREATE FUNCTION private.has_reached(r public.contact_submissions, step text) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN CASE step WHEN 'contact'::text THEN (((r).source = 'website'::text) AND ((r).contacted_at IS NOT NULL) AND (private.status_order((r).status) <> 0)) WHEN 'visit'::text THEN ((private.status_order((r).status) = ANY (ARRAY[2, 3])) AND ((r).appointment_date IS NOT NULL)) WHEN 'label'::text THEN (((r).status = 'completed'::text) AND ((r).completed_at IS NOT NULL)) WHEN 'order'::text THEN (private.status_order((r).status) = ANY (ARRAY[2, 3])) WHEN 'planned'::text THEN ((r).appointment_origin IS NOT NULL) WHEN 'picked'::text THEN ((r).appointment_origin = 'customer'::text) WHEN 'visited'::text THEN ((private.status_order((r).status) <> 4) AND (num_nonnulls((r).assigned_to, (r).rd_x, (r).rd_y) = 3) AND ((((r).appointment_date + (r).appointment_time) AT TIME ZONE 'Europe/Amsterdam'::text) < now())) WHEN 'had_label'::text THEN (((r).source = 'website'::text) AND ((r).label_class IS NOT NULL) AND (((r).status <> 'completed'::text) OR ((r).label_registered_at < (((r).created_at AT TIME ZONE 'Europe/Amsterdam'::text))::date))) ELSE NULL::boolean END;

CREATE FUNCTION private.has_work() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from private.outgoing_messages where state = 'waiting' and not_before <= now()
  ) or exists (
    select from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
  ) or exists (
    select from private.label_looks where not_before <= now() or until < now()
  )
$$;

CREATE FUNCTION private.home_columns() RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select array(select name from private.request_columns where is_home)
$$;

CREATE FUNCTION private.index_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  request constant jsonb := to_jsonb(new);
  before_change jsonb;
begin
  if tg_op = 'UPDATE' then
    before_change := to_jsonb(old);
    if new.created_at = old.created_at and not exists (
      select from private.request_columns
      where is_searched and request -> name is distinct from before_change -> name
    ) then
      return null;
    end if;
  end if;
  insert into private.request_search (id, created_at, words, wholes)
  values (new.id, new.created_at, private.words_of(new), private.wholes_of(new))
  on conflict (id) do update
  set created_at = excluded.created_at, words = excluded.words, wholes = excluded.wholes;
  return null;
end
$$;

CREATE FUNCTION private.invitation_has_expired(invited_at timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select invited_at <= now() - interval '7 days'
$$;

CREATE FUNCTION private.is_admin() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select 1 from private.admins
    join auth.sessions on sessions.user_id = admins.user_id
    where admins.user_id = (select auth.uid()) and sessions.id::text = (select auth.jwt() ->> 'session_id')
  )
$$;

CREATE FUNCTION private.is_bounded_markdown(markdown text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select
    -- The editor writes quotes of one level, and lists of up to ten.
    markdown !~ '(^|\n)\s*>(\s*>){3}' and markdown !~ '(^|\n) {20,}(-|\d{1,2}\.)\s'
    -- Lines, styles and links: each is at least one element of the page.
    and regexp_count(markdown, '\n|\*+|\[') <= 3000
    -- Where a link leads, and where a picture comes from: what the editor writes, and no more.
    and markdown !~ '(^|[^\\])(\\\\)*\]\((?!(https?://[^/]|mailto:|tel:|/[^/]|/\)))'
    and markdown !~ '(^|[^\\])!\[([^]\\]|\\.)*\]\((?!/storage/v1/object/public/pictures/[0-9a-f-]{36}/\d+x\d+\.(webp|jpg)\))'
$$;

CREATE FUNCTION private.is_by_customer() RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(current_setting('woninglabel.is_by_customer', true), '') = 'true'
$$;

CREATE FUNCTION private.is_fresh(request public.contact_submissions) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select request.status = 'new' and request.created_at > now() - interval '1 minute' and request.created_at <= now()
    and not exists (
      select from private.request_columns as later
      join pg_attribute as stored on stored.attrelid = 'public.contact_submissions'::regclass and stored.attname = later.name
      where later.is_changed and later.added_by is null and not stored.atthasdef
        and to_jsonb(request) ->> later.name is not null
    )
$$;

CREATE FUNCTION private.is_mailed(wanted text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select sends_mail and is_on from public.settings, public.mail_kinds where mail_kinds.kind = wanted
$$;

CREATE FUNCTION private.is_no_order(status text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select status in ('new', 'contacted', 'cancelled')
$$;

CREATE FUNCTION private.is_part(id uuid, words text, typed private.typed_search) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN (((words ~~ (typed).patterns[1]) AND (words ~~ COALESCE((typed).patterns[2], '%'::text)) AND (words ~~ COALESCE((typed).patterns[3], '%'::text)) AND (words ~~ ALL ((typed).patterns[4:]))) OR (words ~~ (typed).digits) OR ((id >= (typed).first_id) AND (id <= (typed).last_id)));

CREATE FUNCTION private.is_shown_picture(id text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from public.website_content as texts
    where strpos(texts.content, '/pictures/' || is_shown_picture.id || '/') > 0
      or texts.picture in (select path from public.pictures where split_part(path, '/', 1) = is_shown_picture.id)
  )
$$;

CREATE FUNCTION private.is_whole(id uuid, wholes text[], typed private.typed_search) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN ((wholes && (typed).wholes) OR ((typed).is_number AND ((id >= (typed).first_id) AND (id <= (typed).last_id))));

CREATE FUNCTION private.joined_postcodes(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select regexp_replace(value, '\m([1-9][0-9]{3})\s*([a-z]{2})\s*(?=[0-9]|\M)', '\1\2 ', 'g')
$$;

CREATE FUNCTION private.keep_deleted_requests() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.deleted_requests (id, request) select id, to_jsonb(deleted) from deleted
  on conflict (id) do update set deleted_at = now(), request = excluded.request;
  return null;
end
$$;

CREATE FUNCTION private.keep_key() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.request_keys (key_hash, request_id) values (new.key_hash, new.id) on conflict do nothing;
  new.key_hash := null;
  return new;
end
$$;

CREATE FUNCTION private.keep_shown_picture() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if private.is_shown_picture(split_part(old.path, '/', 1)) then
    raise sqlstate '23503' using message = 'a text shows this picture';
  end if;
  return old;
end
$$;

CREATE FUNCTION private.keep_version() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  versions_kept constant integer := 20;
begin
  insert into public.website_content_history overriding system value
  select (jsonb_populate_record(
    null::public.website_content_history,
    to_jsonb(old) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('public.website_content_history', 'id')),
      'block_id', old.id, 'action', lower(tg_op), 'replaced_at', now(), 'replaced_by_email', private.own_admin_email()
    )
  )).*;
  delete from public.website_content_history
  where block_id = old.id and id not in (
    select id from public.website_content_history where block_id = old.id order by id desc limit versions_kept
  );
  return null;
end
$$;

CREATE FUNCTION private.lacks_label(request_id uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select exists (
    select from private.outgoing_messages as message
    where message.request_id = lacks_label.request_id and kind = 'label_ready' and state = 'failed'
      and error = 'label-not-found'
  )
$$;

CREATE FUNCTION private.limit_saved_views() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform from private.admins where user_id = new.owner for update;
  if (select count(*) from public.saved_views where owner = new.owner) >= 20 then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'there are 20 saved views already';
  end if;
  return new;
end
$$;

CREATE FUNCTION private.limit_submissions() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  per_email constant integer := 10;
  -- Generous, because an office or mobile network shares one address.
  per_caller constant integer := 20;
  in_total constant integer := 100;
  held constant integer := 3000;
  hour_ago constant timestamptz := now() - interval '1 hour';
  sender constant text := private.caller_hash();
  of_sender bigint;
begin
  -- Serialises concurrent requests, which could not count each other otherwise.
  perform pg_advisory_xact_lock(7021002);
  if exists (select 1 from public.contact_submissions where id = new.id) then
    -- A retry after a lost answer: the primary key refuses it.
    return new;
  end if;
  select count(*) into of_sender from private.recent_callers where caller = sender and created_at > hour_ago;
  -- Held requests do not count, so that a flood from one caller uses up only that caller's share of the total.
  new.is_held := (
    select count(*) from public.contact_submissions
    where lower(email) = lower(new.email) and not is_held and source = 'website' and created_at > hour_ago
  ) >= per_email or ((sender is null or of_sender > 0) and (
    select count(*) from public.contact_submissions where not is_held and source = 'website' and created_at > hour_ago
  ) >= in_total) or of_sender >= per_caller;
  if not new.is_held then
    insert into private.recent_callers (caller) select sender where sender is not null;
  elsif (
    select count(*) from public.contact_submissions where is_held and created_at > hour_ago
  ) >= held then
    raise sqlstate 'PGRST' using
      message = '{"code":"rate_limit","message":"too many requests in the last hour","details":null,"hint":null}',
      detail = '{"status":429,"headers":{"Retry-After":"3600"}}';
  end if;
  return new;
end
$$;

CREATE FUNCTION private.list_price(property_type text, surface_area double precision, rush_service boolean) RETURNS integer
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select case when surface_area > 0 then (
    case when property_type = 'detached'
      then 350 + 15 * greatest(0, ceil((surface_area - 200) / 10))
      else 285 + 15 * greatest(0, ceil((surface_area - 150) / 10))
    end + case when rush_service then 95 else 0 end
  )::integer end
$$;

CREATE FUNCTION private.mail_payload(request public.contact_submissions) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'name', request.name, 'email', request.email, 'reference', upper(left(request.id::text, 8)),
    'address', private.address_line(request), 'property_type', request.property_type,
    'price', request.calculated_price, 'rush_service', request.rush_service
  )
$$;

CREATE FUNCTION private.mark_edited() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.is_edited := true;
  return new;
end
$$;

CREATE FUNCTION private.masked_code(code text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select case
    when code ~ '^[A-Za-z][A-Za-z0-9 ._-]{0,59}$' and code !~* '[0-9]{4}|^[a-z]+ [a-z]+ [a-z]+ [a-z]+' then code
    else 'other'
  end
$_$;

CREATE FUNCTION private.masked_path(path text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  with steps as (select regexp_replace(left(lower(path), 400), '[?#].*$', '') as path)
  select left(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    path,
    '[^/]*(@|%40)[^/]*', '*', 'g'),
    '[0-9]{4}(%20|[ +_-])?[a-z]{2}(?![a-z])|%[0-9a-f]{2}|[0-9]+', '*', 'g'),
    '[^a-z/_.*-]', '-', 'g'),
    '\*{2,}', '*', 'g'), 80)
  from steps
$_$;

CREATE FUNCTION private.meets_figure(r public.contact_submissions, f private.figure_filters) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN ((((f).source IS NULL) OR ((r).source = (f).source)) AND (((f).property_type IS NULL) OR ((r).property_type = (f).property_type)) AND (((f).place IS NULL) OR CASE WHEN ((f).place = '-'::text) THEN ((r).place IS NULL) ELSE ((r).place = (f).place) END) AND (((f).landing_path IS NULL) OR (((r).source = 'website'::text) AND CASE WHEN ((f).landing_path = '-'::text) THEN ((r).landing_path IS NULL) ELSE ((r).landing_path = (f).landing_path) END)) AND (((f).referrer_host IS NULL) OR (((r).source = 'website'::text) AND CASE WHEN ((f).referrer_host = '-'::text) THEN ((r).referrer_host IS NULL) ELSE ((r).referrer_host = (f).referrer_host) END)) AND (((f).step IS NULL) OR private.has_reached(r, (f).step)) AND (((f).completed_from IS NULL) OR (((r).status = 'completed'::text) AND ((r).completed_at >= (((f).completed_from)::timestamp without time zone AT TIME ZONE 'Europe/Amsterdam'::text)))) AND (((f).completed_until IS NULL) OR (((r).status = 'completed'::text) AND ((r).completed_at < ((((f).completed_until + 1))::timestamp without time zone AT TIME ZONE 'Europe/Amsterdam'::text)))));

CREATE FUNCTION private.meets_filters(r public.contact_submissions, rush boolean DEFAULT NULL::boolean, from_day date DEFAULT NULL::date, until_day date DEFAULT NULL::date, appointment_from date DEFAULT NULL::date, appointment_until date DEFAULT NULL::date, work text DEFAULT ''::text, mine boolean DEFAULT false, status text DEFAULT ''::text, held boolean DEFAULT NULL::boolean) RETURNS boolean
    LANGUAGE sql STABLE
    RETURN (((r).anonymised_at IS NULL) AND ((rush IS NULL) OR ((r).rush_service = rush)) AND ((from_day IS NULL) OR ((r).created_at >= ((from_day)::timestamp without time zone AT TIME ZONE 'Europe/Amsterdam'::text))) AND ((until_day IS NULL) OR ((r).created_at < (((until_day + 1))::timestamp without time zone AT TIME ZONE 'Europe/Amsterdam'::text))) AND ((appointment_from IS NULL) OR ((r).appointment_date >= appointment_from)) AND ((appointment_until IS NULL) OR ((r).appointment_date <= appointment_until)) AND ((mine IS NOT TRUE) OR ((r).assigned_to = auth.uid())) AND ((COALESCE(status, ''::text) = ''::text) OR (private.status_order((r).status) = private.status_order(status))) AND ((held IS NULL) OR ((r).is_held = held)) AND ((COALESCE(work, ''::text) = ''::text) OR CASE WHEN (work = 'price'::text) THEN (((r).calculated_price IS DISTINCT FROM COALESCE(private.list_price((r).property_type, (r).surface_area, (r).rush_service), (r).calculated_price)) AND (NOT (r).is_held)) ELSE ((NOT (r).is_held) AND ((r).anonymised_at IS NULL) AND ((r).status <> ALL (ARRAY['completed'::text, 'cancelled'::text])) AND CASE work WHEN 'today'::text THEN (((r).status = 'scheduled'::text) AND ((r).appointment_date = ((now() AT TIME ZONE 'Europe/Amsterdam'::text))::date)) WHEN 'rush'::text THEN ((r).rush_service AND (private.status_order((r).status) = (0)::smallint)) WHEN 'overdue'::text THEN (((r).status = 'scheduled'::text) AND ((r).appointment_date <= ((now() AT TIME ZONE 'Europe/Amsterdam'::text))::date) AND (((r).appointment_date < ((now() AT TIME ZONE 'Europe/Amsterdam'::text))::date) OR ((r).appointment_time < ((now() AT TIME ZONE 'Europe/Amsterdam'::text))::time without time zone))) WHEN 'callback'::text THEN ((r).callback_on <= ((now() AT TIME ZONE 'Europe/Amsterdam'::text))::date) WHEN 'unanswered'::text THEN ((private.status_order((r).status) = (0)::smallint) AND ((r).created_at <= (now() - '2 days'::interval))) ELSE NULL::boolean END) END));

CREATE FUNCTION private.moment_of(request public.contact_submissions) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam'
$$;

CREATE FUNCTION private.named_requests(requests jsonb) RETURNS TABLE(id uuid, version timestamp with time zone, status text, reassigns boolean, assigned_to uuid)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform private.require_short('requests', named_requests.requests::text, 100000);
  return query
    select
      (named ->> 'id')::uuid, (named ->> 'version')::timestamptz, named ->> 'status', named ? 'assigned_to',
      (named ->> 'assigned_to')::uuid
    from jsonb_array_elements(named_requests.requests) as named;
end
$$;

CREATE FUNCTION private.new_key() RETURNS text
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;

CREATE FUNCTION private.next_look(looked_on date, looks integer, earliest timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select greatest(earliest, case when looked_on = today and looks >= 4
    then (today + 1)::timestamp at time zone 'Europe/Amsterdam' end)
  from (select (now() at time zone 'Europe/Amsterdam')::date) as days (today)
$$;

CREATE FUNCTION private.note_appointment_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.changed_at := now();
  return new;
end
$$;

CREATE FUNCTION private.note_origin() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.contact_submissions as request set appointment_origin = chosen.by
  from (select private.origin_of_visit(new.request_id) as by) as chosen
  where request.id = new.request_id and request.appointment_origin is distinct from chosen.by;
  return null;
end
$$;

CREATE FUNCTION private.note_progress() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  is_set_back constant boolean := not is_new and coalesce((
    select max(changed_at) from public.request_audit where request_id = old.id and new_values ? 'status'
  ), old.created_at) > now() - interval '1 hour';
begin
  if private.status_order(new.status) in (1, 2, 3) and not private.is_by_customer()
    and (new.contacted_at is null or not (is_new or is_set_back or private.status_order(old.status) <> 0))
  then
    new.contacted_at := now();
  end if;
  if new.status = 'completed' and (new.completed_at is null or not (is_new or is_set_back)) then
    new.completed_at := now();
  end if;
  return new;
end
$$;

CREATE TABLE private.outgoing_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    request_id uuid,
    payload jsonb NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts smallint DEFAULT 0 NOT NULL,
    not_before timestamp with time zone DEFAULT now() NOT NULL,
    taken_at timestamp with time zone,
    done_at timestamp with time zone,
    error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT outgoing_messages_error_check CHECK ((error ~ '^[a-z-]{1,40}( [0-9]{3})?$'::text)),
    CONSTRAINT outgoing_messages_kind_check CHECK ((kind = ANY (ARRAY['webhook'::text, 'received'::text, 'planned'::text, 'moved'::text, 'cancelled'::text, 'reminder'::text, 'label_ready'::text]))),
    CONSTRAINT outgoing_messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'sent'::text, 'failed'::text, 'unknown'::text])))
);

CREATE FUNCTION private.note_webhook(message private.outgoing_messages, outcome text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.contact_submissions set webhook_status = outcome
  where message.kind = 'webhook' and id = message.request_id and webhook_status is distinct from outcome
$$;

CREATE FUNCTION private.obstacles(visitor uuid, starts timestamp with time zone, ends timestamp with time zone, x integer, y integer, except_id uuid) RETURNS TABLE(kind text, appointment_id uuid, minutes integer)
    LANGUAGE sql STABLE
    AS $$
  select case when near.gap < 0 then 'overlap' else 'travel' end as kind, near.id as appointment_id,
    case when near.gap >= 0 then near.travel - near.gap end as minutes
  from (
    select planned.id,
      private.travel_minutes(
        request.rd_x, request.rd_y, x, y, coalesce(own.detour_factor, 1.3), coalesce(own.speed, 50::smallint)
      ) as travel,
      floor(
        extract(epoch from greatest(starts - planned.ends_at, planned.starts_at - ends)) / 60
      )::integer as gap
    from public.appointments as planned
    join public.contact_submissions as request on request.id = planned.request_id
    left join public.advisers as own on own.user_id = planned.adviser
    -- No visit lasts longer than half a day, and no drive does.
    where planned.adviser = visitor and planned.state = 'planned' and planned.id is distinct from except_id
      and planned.starts_at > starts - interval '1 day' and planned.starts_at < ends + interval '12 hours'
  ) as near
  where near.gap < near.travel
  union all
  select 'blocked', null::uuid, null::integer
  where exists (
    select from public.blocked_times as blocked
    where blocked.adviser = visitor and blocked.ends_at > starts and blocked.starts_at < ends
  )
  union all
  select 'hours', null::uuid, null::integer
  where exists (select from public.adviser_hours where adviser = visitor) and not exists (
    select from public.adviser_hours as hours
    where hours.adviser = visitor and hours.weekday = extract(isodow from starts at time zone 'Europe/Amsterdam')
      and starts at time zone 'Europe/Amsterdam'
        >= (starts at time zone 'Europe/Amsterdam')::date + hours.opens
      and ends at time zone 'Europe/Amsterdam'
        <= (starts at time zone 'Europe/Amsterdam')::date + hours.closes
  )
  union all
  select 'holiday', null::uuid, null::integer
  where exists (select from public.adviser_hours where adviser = visitor)
    and exists (select from private.holidays where day = (starts at time zone 'Europe/Amsterdam')::date)
$$;

CREATE FUNCTION private.only_adviser() RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select min(user_id::text)::uuid from public.advisers having count(*) = 1
$$;

CREATE FUNCTION private.order_start(created_at timestamp with time zone, appointment_date date) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case
    when appointment_date is null then created_at
    else greatest(created_at, least(appointment_date::timestamptz, created_at + interval '1 year'))
  end
$$;

CREATE FUNCTION private.origin_of_visit(request uuid) RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select first.origin from public.appointments as first
  where first.request_id = request and first.starts_at = (
    select visit.starts_at from public.appointments as visit
    where visit.request_id = request and visit.state <> 'cancelled'
    order by visit.state = 'planned' desc, visit.created_at desc limit 1
  )
  order by first.created_at, first.state = 'planned' limit 1
$$;

CREATE FUNCTION private.own_admin_email() RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select email from private.admins where user_id = (select auth.uid())
$$;

CREATE FUNCTION private.phone_digits(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select regexp_replace(
    regexp_replace(
      regexp_replace(value, '[^0-9+]', '', 'g'), '^(\+31|0031|31(?=0?[1-9][0-9]{8}$)|(?=[1-9][0-9]{8}$))0?', '0'
    ), '\+', '', 'g'
  )
$_$;

CREATE FUNCTION private.picture_ids(content text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select distinct found[1] from regexp_matches(
    content, '/storage/v1/object/public/pictures/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as found
$$;

CREATE FUNCTION private.place_of(address text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $_$
  select nullif(nullif(left(btrim(regexp_replace(
    substring(address from ',([^,]*)$'), '^\s*([1-9][0-9]{3}\s?[A-Za-z]{2}(?![A-Za-z]))?', ''
  )), 80), ''), '-')
$_$;

CREATE FUNCTION private.plain_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıðħ', 'oldidh'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

CREATE FUNCTION private.plain_words(value text) RETURNS SETOF text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select left(word, 100) from regexp_split_to_table(private.plain_text(value), '[^[:alnum:]]+') as word where word <> ''
$$;

CREATE FUNCTION private.plan_appointment() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  is_closed constant boolean := new.status in ('completed', 'cancelled');
  wanted constant timestamptz := case when not is_closed then private.moment_of(new) end;
  planned public.appointments;
  visitor uuid := new.assigned_to;
  is_unassigned constant boolean := tg_op = 'UPDATE' and old.assigned_to is not null and new.assigned_to is null;
  is_agreed constant boolean := tg_op = 'INSERT' or (
    old.status in ('completed', 'cancelled') and private.moment_of(old) = wanted
  );
  is_confirmed constant boolean := coalesce(
    new.overruled_moment = new.appointment_date + new.appointment_time, false
  );
begin
  -- A request that is added brings its moment along without having waited.
  perform private.wait_to_plan();
  select * into planned from public.appointments where request_id = new.id and state = 'planned';
  if wanted is null then
    update public.appointments set state = case new.status when 'completed' then 'completed' else 'cancelled' end
    where id = planned.id;
    return null;
  end if;
  if visitor is null and not is_unassigned then
    visitor := private.only_adviser();
  end if;
  if planned.id is null then
    insert into public.appointments (request_id, adviser, starts_at, ends_at, origin, is_overruled)
    select new.id, visitor, wanted, wanted + duration,
      case when new.source = 'telephone' then 'telephone' else 'adviser' end,
      is_confirmed or is_agreed
        and exists (select from private.obstacles(visitor, wanted, wanted + duration, new.rd_x, new.rd_y, null))
    from private.visit_duration(new.property_type, new.surface_area) as duration;
  elsif (planned.starts_at, planned.adviser) is distinct from (wanted, visitor) then
    update public.appointments
    set starts_at = wanted, ends_at = wanted + (ends_at - starts_at), adviser = visitor, is_overruled = is_confirmed
    where id = planned.id;
  end if;
  return null;
end
$$;

CREATE FUNCTION private.plan_label_look() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.plan_look_for(new, tg_op = 'UPDATE' and old.status is distinct from new.status);
  return null;
end
$$;

CREATE FUNCTION private.plan_look_for(request public.contact_submissions, is_just_completed boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if request.is_held or request.anonymised_at is not null or request.postcode is null or request.house_number is null
    or private.has_new_label(request) or not (select looks_up_labels from public.settings)
    or not (case request.status
      when 'cancelled' then false
      when 'completed' then is_just_completed or request.completed_at > now() - interval '14 days'
        or private.lacks_label(request.id)
      else request.label_class is null
    end)
  then
    update private.label_looks set not_before = 'infinity' where request_id = request.id;
    return;
  end if;
  insert into private.label_looks as look (request_id, until)
  values (request.id, now() + case request.status when 'completed' then interval '14 days' else interval '3 days' end)
  on conflict (request_id) do update set
    until = excluded.until, not_before = private.next_look(look.looked_on, look.looks, now());
end
$$;

CREATE FUNCTION private.queue_label_ready(request public.contact_submissions) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  label constant jsonb := case when private.has_new_label(request)
    then jsonb_build_object('label_class', request.label_class, 'label_valid_until', request.label_valid_until)
    else '{}' end;
begin
  if label <> '{}' and private.lacks_label(request.id) then
    update private.outgoing_messages set
      state = 'waiting', payload = private.mail_payload(request) || label, attempts = 0, not_before = now(),
      taken_at = null, done_at = null, error = null
    where request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  end if;
  perform private.queue_mail('label_ready', request, label) where not exists (
    select from private.outgoing_messages where request_id = request.id and kind = 'label_ready'
  );
end
$$;

CREATE FUNCTION private.queue_mail(kind text, request public.contact_submissions, visit jsonb DEFAULT '{}'::jsonb, not_before timestamp with time zone DEFAULT now()) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.outgoing_messages (kind, request_id, payload, not_before)
  select queue_mail.kind, request.id, private.mail_payload(request) || visit, queue_mail.not_before
  where request.email is not null and not request.is_held and request.anonymised_at is null
    and private.is_mailed(queue_mail.kind)
$$;

CREATE TABLE public.appointments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    adviser uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    origin text DEFAULT 'adviser'::text NOT NULL,
    is_overruled boolean DEFAULT false NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT appointments_check CHECK (((starts_at < ends_at) AND (ends_at <= (starts_at + '12:00:00'::interval)))),
    CONSTRAINT appointments_origin_check CHECK ((origin = ANY (ARRAY['adviser'::text, 'customer'::text, 'telephone'::text]))),
    CONSTRAINT appointments_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'completed'::text, 'cancelled'::text])))
);

CREATE FUNCTION private.queue_reminder(visit public.appointments) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  moment constant timestamptz :=
    ((visit.starts_at at time zone 'Europe/Amsterdam')::date - 1 + time '17:00') at time zone 'Europe/Amsterdam';
begin
  delete from private.outgoing_messages
  where request_id = visit.request_id and kind = 'reminder' and state = 'waiting';
  if visit.state = 'planned' and moment > now() then
    perform private.queue_mail('reminder', request, private.visit_payload(visit), moment)
    from public.contact_submissions as request where request.id = visit.request_id;
  end if;
end
$$;

CREATE FUNCTION private.read_figure(figure jsonb) RETURNS private.figure_filters
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform private.require_short('figure', figure::text, 1000);
  if figure ->> 'step' not in ('contact', 'visit', 'label', 'order', 'planned', 'picked', 'visited', 'had_label') then
    raise invalid_parameter_value using message = 'unknown step';
  end if;
  return jsonb_populate_record(null::private.figure_filters, figure);
end
$$;

CREATE FUNCTION private.read_search(search text) RETURNS private.typed_search
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $_$
  select
    (
      select array_agg(
        case
          when word ~ '^([0-9]{1,3}[a-z]?|[a-z][0-9])$' then '% ' || word || ' %'
          when length(word) < 3 then '% ' || word || '%'
          else '%' || word || '%'
        end
        order by length(word) desc
      )
      from private.plain_words(private.joined_postcodes(private.plain_text(search))) as word
    ),
    case when length(phone.digits) >= 4 then '%' || phone.digits || '%' end,
    array_remove(array[private.search_words(search), lower(btrim(search)), nullif(phone.digits, '')], null),
    rpad(number.start, 32, '0')::uuid,
    rpad(number.start, 32, 'f')::uuid,
    number.start is not null and (search ~ '#' or length(number.start) = 8)
  from substring(search from '^\s*#?([0-9A-Fa-f]{4,8})\s*$') as number (start)
  cross join (select case when search ~ '^[0-9 +()/.-]+$' then private.phone_digits(search) end) as phone (digits)
$_$;

CREATE FUNCTION private.recount_requests() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  lock table public.contact_submissions in share row exclusive mode;
  delete from private.request_counts;
  delete from private.figure_counts;
  execute private.count_statement('select 1 as change, * from public.contact_submissions');
  execute private.figure_statement('select 1 as change, request, request.* from public.contact_submissions as request');
end
$$;

CREATE FUNCTION private.request_of_key(key text) RETURNS public.contact_submissions
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions;
begin
  perform private.require_short('key', key, 100);
  select request.* into own
  from private.request_keys as keys
  join public.contact_submissions as request on request.id = keys.request_id
  where keys.key_hash = private.code_hash(key) and request.anonymised_at is null
    and now() < coalesce(
      (
        select max(ends_at) + interval '30 days' from public.appointments
        where request_id = request.id and state <> 'cancelled'
      ),
      request.created_at + interval '1 year'
    );
  return own;
end
$$;

CREATE FUNCTION private.require_admin() RETURNS boolean
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only for administrators';
  end if;
  return true;
end
$$;

CREATE FUNCTION private.require_bounded_markdown() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'UPDATE' and new.content is not distinct from old.content
    or private.is_bounded_markdown(coalesce(new.content, ''))
    or exists (
      select 1 from public.website_content_history as versions
      where versions.block_id = new.id and versions.content = new.content
    ) then
    return new;
  end if;
  raise exception using
    errcode = 'check_violation', constraint = 'website_content_bounded_markdown', table = 'website_content',
    message = 'new row violates check constraint "website_content_bounded_markdown"';
end
$$;

CREATE FUNCTION private.require_period(from_day date, until_day date) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if (until_day - from_day between 0 and 1099) is not true then
    raise invalid_parameter_value using message = 'no period of at most 1100 days';
  end if;
end
$$;

CREATE FUNCTION private.require_short(argument text, value text, longest integer) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  if char_length(value) > longest then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = format('%s is longer than %s characters', argument, longest);
  end if;
end
$$;

CREATE FUNCTION private.require_short_email(email text) RETURNS void
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select private.require_short('email', email, 254)
$$;

CREATE FUNCTION private.require_short_search(search text) RETURNS void
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select private.require_short('search', search, 254)
$$;

CREATE FUNCTION private.require_shown_pictures() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  id text;
begin
  for id in select private.picture_ids(new.content) loop
    perform from public.pictures where split_part(path, '/', 1) = id for key share;
    if not found then
      raise sqlstate '23503' using message = 'the text shows a picture that is gone';
    end if;
  end loop;
  return new;
end
$$;

CREATE FUNCTION private.require_work(work text) RETURNS void
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  perform private.require_short('work', work, 40);
  if work not in ('', 'today', 'rush', 'overdue', 'callback', 'unanswered', 'price') then
    raise invalid_parameter_value using message = format('no work called %s', work);
  end if;
end
$$;

CREATE FUNCTION private.restored(deleted jsonb) RETURNS public.contact_submissions
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_populate_record(null::public.contact_submissions, deleted || jsonb_build_object('assigned_to', (
    select user_id from private.admins where user_id = (deleted ->> 'assigned_to')::uuid
  )))
$$;

CREATE FUNCTION private.schedule_forgetting() RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('forget-deleted-requests', '* * * * *', 'select private.forget_overdue()');
  return true;
end
$$;

CREATE FUNCTION private.schedule_sending(function_url text, site_origin text) RETURNS boolean
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or not exists (select from pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post') then
    return false;
  end if;
  perform cron.schedule('send-messages', '* * * * *', format(
    'select net.http_post(url := %L, body := ''{}''::jsonb, headers := jsonb_build_object(''Origin'', %L)) where private.has_work()',
    function_url, site_origin
  ));
  return true;
end
$$;

CREATE FUNCTION private.search_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select string_agg(word, ' ' order by place)
  from private.plain_words(private.joined_postcodes(private.plain_text(value))) with ordinality as words (word, place)
$$;

CREATE FUNCTION private.set_setup_code(code text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if coalesce(char_length(code), 0) < 12 then
    raise exception 'choose a setup code of at least 12 characters';
  end if;
  insert into private.setup (code_hash) values (private.code_hash(code))
  on conflict (is_only_row) do update set code_hash = excluded.code_hash, consumed_at = null;
end
$$;

CREATE FUNCTION private.skipped_requests(requests jsonb, written uuid[], unfit uuid[] DEFAULT '{}'::uuid[]) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'reason', case
    when named.id = any (unfit) then 'unfit'
    when stored.updated_at is distinct from named.version then 'changed'
    when num_nonnulls(stored.appointment_date, stored.appointment_time) < 2 then 'unscheduled'
    else 'closed'
  end)), '[]')
  from private.named_requests(requests) as named
  left join public.contact_submissions as stored on stored.id = named.id
  where named.id <> all (written)
$$;

CREATE FUNCTION private.strip_audit(ids uuid[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.request_audit
  set old_values = old_values - personal.columns, new_values = new_values - personal.columns
  from (select array(select name from private.request_columns where is_personal) as columns) as personal
  where request_id = any (ids);
  delete from private.outgoing_messages where request_id = any (ids);
  delete from private.label_looks where request_id = any (ids)
$$;

CREATE FUNCTION private.tell_automation() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if private.is_by_customer() or not private.is_admin()
    or not exists (select from public.settings where webhook_url <> '') then
    return null;
  end if;
  -- The newest says it all.
  delete from private.outgoing_messages
  where request_id = new.id and kind = 'webhook' and state = 'waiting' and (attempts > 0 or created_at = now());
  insert into private.outgoing_messages (kind, request_id, payload)
  select 'webhook', id, to_jsonb(request) from public.contact_submissions as request where id = new.id;
  return null;
end
$$;

CREATE FUNCTION private.tell_of_label() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.status <> 'completed' then
    -- It was a mistake.
    delete from private.outgoing_messages where request_id = new.id and kind = 'label_ready' and state = 'waiting';
  elsif not private.awaits_label(new) then
    perform private.queue_label_ready(new);
  end if;
  return null;
end
$$;

CREATE FUNCTION private.tell_of_new_request() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'UPDATE' or new.created_at = now() then
    perform private.queue_mail('received', new) where not exists (
      select from private.outgoing_messages where request_id = new.id and kind = 'received'
    );
  end if;
  return null;
end
$$;

CREATE FUNCTION private.tell_of_visit() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  request public.contact_submissions;
  visit jsonb := private.visit_payload(new);
  news text := case
    when new.state = 'cancelled' then 'cancelled' when tg_op = 'UPDATE' then 'moved' else 'planned'
  end;
  waiting private.outgoing_messages;
begin
  perform private.queue_reminder(new);
  if new.state = 'completed' or new.starts_at <= now() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- A mail names who comes, if anybody is named.
    if new.state = 'planned' and new.starts_at = old.starts_at and (
      num_nulls(visit ->> 'adviser', private.adviser_name(old.adviser)) > 0
      or visit ->> 'adviser' = private.adviser_name(old.adviser)
    ) then
      return null;
    end if;
    if news = 'moved' then
      visit := visit || jsonb_build_object('previous_starts_at', old.starts_at);
    end if;
  elsif new.state <> 'planned' or private.was_told(new.request_id, visit) then
    return null;
  end if;
  select * into request from public.contact_submissions where id = new.request_id;
  delete from private.outgoing_messages
  where request_id = new.request_id and state = 'waiting' and kind in ('planned', 'moved', 'cancelled')
    and payload ->> 'appointment_id' = new.id::text
  returning * into waiting;
  if news = 'moved' and waiting.kind = 'planned' then
    news := 'planned';
    visit := visit - 'previous_starts_at';
  elsif news = 'moved' and waiting.kind = 'moved' then
    visit := visit || jsonb_build_object('previous_starts_at', waiting.payload -> 'previous_starts_at');
  end if;
  perform private.queue_mail(news, request, visit);
  return null;
end
$$;

CREATE FUNCTION private.touch_last_updated() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.last_updated := greatest(clock_timestamp(), old.last_updated + interval '1 microsecond');
  return new;
end
$$;

CREATE FUNCTION private.touch_updated_at() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  derived constant text[] := array(select name from private.request_columns where is_derived);
begin
  if old is not distinct from new or to_jsonb(old) - derived is distinct from to_jsonb(new) - derived then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;

CREATE FUNCTION private.travel_minutes(from_x integer, from_y integer, to_x integer, to_y integer, detour_factor numeric, speed integer) RETURNS integer
    LANGUAGE sql IMMUTABLE
    RETURN (CASE WHEN (num_nulls(from_x, from_y, to_x, to_y) > 0) THEN (30)::double precision ELSE ceil(((((sqrt(((((to_x - from_x))::double precision * ((to_x - from_x))::double precision) + (((to_y - from_y))::double precision * ((to_y - from_y))::double precision))) / (1000)::double precision) * (detour_factor)::double precision) / (speed)::double precision) * (60)::double precision)) END)::integer;

CREATE FUNCTION private.undo_period() RETURNS interval
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select interval '7 days'
$$;

CREATE FUNCTION private.update_request_counts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as change, row(a.*)::public.contact_submissions as request, a.* from added as a'
    when 'DELETE' then 'select -1 as change, row(b.*)::public.contact_submissions as request, b.* from removed as b'
    else 'select 1 as change, row(a.*)::public.contact_submissions as request, a.* from added as a union all
      select -1, row(b.*)::public.contact_submissions, b.* from removed as b'
  end;
begin
  execute private.count_statement(changed);
  execute private.figure_statement(changed);
  if tg_op <> 'INSERT' then
    -- Nothing is left of a place that no request names any more. Skips what others are counting, so that nobody waits crosswise.
    delete from private.figure_counts as counts using (
      select span, first_day, kind, value from private.figure_counts where amount = 0 limit 1000 for update skip locked
    ) as empty
    where (counts.span, counts.first_day, counts.kind, counts.value)
      = (empty.span, empty.first_day, empty.kind, empty.value) and counts.amount = 0;
  end if;
  return null;
end
$$;

CREATE FUNCTION private.visit_duration(property_type text, surface_area double precision) RETURNS interval
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select make_interval(mins => case when surface_area >= large_from then large_minutes else minutes end)
  from public.visit_durations where visit_durations.property_type = visit_duration.property_type
$$;

CREATE FUNCTION private.visit_payload(visit public.appointments) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'appointment_id', visit.id, 'sequence', visit.sequence, 'starts_at', visit.starts_at, 'ends_at', visit.ends_at,
    'adviser', private.adviser_name(visit.adviser)
  )
$$;

CREATE FUNCTION private.wait_to_plan() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select pg_advisory_xact_lock(7021004)
$$;

CREATE FUNCTION private.wait_to_plan_first() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.wait_to_plan();
  return null;
end
$$;

CREATE FUNCTION private.was_told(of_request uuid, visit jsonb) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce((
    select kind <> 'cancelled' and payload -> 'starts_at' = visit -> 'starts_at' and payload -> 'adviser' = visit -> 'adviser'
    from private.outgoing_messages
    where request_id = of_request and kind in ('planned', 'moved', 'cancelled')
    order by created_at desc, (payload ->> 'sequence')::integer desc limit 1
  ), false)
$$;

CREATE FUNCTION private.wholes_of(request public.contact_submissions) RETURNS text[]
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select array_remove(array[
    private.search_words(request.name), lower(request.email), private.phone_digits(request.phone),
    home, home || lower(request.house_number_addition), home || ' ' || lower(request.house_number_addition)
  ], null)
  from (select lower(request.postcode || ' ' || request.house_number)) as place (home)
$$;

CREATE FUNCTION private.without_lost_pictures(content text) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  id text;
begin
  for id in
    select ids from private.picture_ids(without_lost_pictures.content) as ids
    where not exists (select from public.pictures where split_part(path, '/', 1) = ids)
  loop
    content := regexp_replace(content, '!\[(?:\\.|[^]\\\n])*\]\(\S*/pictures/' || id || '/\S*\)', '', 'g');
  end loop;
  return content;
end
$$;

CREATE FUNCTION private.words_of(request public.contact_submissions) RETURNS text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
  from private.plain_words(concat_ws(
    ' ',
    (
      select string_agg(to_jsonb(request) ->> name, ' ')
      from private.request_columns where is_searched and name <> 'phone'
    ),
    -- `12a` for 12 A; not `432` for 43-2.
    case
      when request.house_number_addition ~ '^[A-Za-z]' then request.house_number || request.house_number_addition
    end,
    private.phone_digits(request.phone)
  )) as word
$$;

CREATE FUNCTION public.accept_held_requests(ids uuid[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  accepted integer;
begin
  perform private.require_admin();
  update public.contact_submissions set is_held = false where id = any (ids) and is_held;
  get diagnostics accepted = row_count;
  return accepted;
end
$$;

CREATE FUNCTION public.add_customer_message(key text, message text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  perform set_config('woninglabel.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  return found;
end
$$;

CREATE FUNCTION public.anonymise_requests(seen_at timestamp with time zone DEFAULT now(), orders boolean DEFAULT false) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  wholly uuid[];
  but_the_label uuid[];
begin
  perform private.require_admin();
  with expired as (
    select id, keeps_label from private.expired_requests
    where is_no_order <> orders and expires_at < seen_at and updated_at <= seen_at
    order by created_at, id limit 500
    for update
  )
  select array_agg(id) filter (where not keeps_label), array_agg(id) filter (where keeps_label)
  into wholly, but_the_label from expired;
  perform private.anonymise(wholly, '{}');
  perform private.anonymise(but_the_label, private.home_columns());
  return coalesce(cardinality(wholly), 0) + coalesce(cardinality(but_the_label), 0);
end
$$;

CREATE FUNCTION public.build_state() RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (
    select case
      when private.build_is_alive(planned_for) then 'planned'
      when has_failed or planned_for is not null then 'failed'
      when started_at > clock_timestamp() - interval '10 minutes' then 'building'
      else 'none'
    end
    from private.site_builds
  );
end
$$;

CREATE FUNCTION public.calendar_days(from_day date, until_day date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET jit TO 'off'
    AS $$
declare
  begins constant timestamptz := from_day::timestamp at time zone 'Europe/Amsterdam';
  ends constant timestamptz := (until_day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform private.require_admin();
  if until_day - from_day not between 0 and 13 then
    raise invalid_parameter_value using message = 'ask for 1 to 14 days';
  end if;
  return (
    with visits as (
      select visit.*, request.name, private.address_line(request) as address, request.postcode, request.property_type,
        request.calculated_price as price, request.rd_x as x, request.rd_y as y,
        own.start_x, own.start_y, coalesce(own.detour_factor, 1.3) as detour_factor,
        coalesce(own.speed, 50::smallint) as speed, own.start_x is not null as has_start,
        lag(request.rd_x) over one_day as x_before, lag(request.rd_y) over one_day as y_before,
        lag(visit.id) over one_day is null as is_first, lead(visit.id) over one_day is null as is_last
      from public.appointments as visit
      join public.contact_submissions as request on request.id = visit.request_id
      left join public.advisers as own on own.user_id = visit.adviser
      where visit.starts_at >= begins and visit.starts_at < ends and visit.state <> 'cancelled'
        and request.anonymised_at is null
      window one_day as (
        partition by visit.adviser, (visit.starts_at at time zone 'Europe/Amsterdam')::date
        order by visit.starts_at, visit.id
      )
    )
    select jsonb_build_object(
      'visits', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'request_id', request_id, 'name', name, 'address', address, 'postcode', postcode,
          'property_type', property_type, 'price', price, 'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at,
          'state', state, 'sequence', sequence, 'is_overruled', is_overruled, 'origin', origin, 'has_place', x is not null,
          'drive_there', case
            when adviser is null or is_first and not has_start then null
            when is_first then jsonb_build_object(
              'minutes', private.travel_minutes(start_x, start_y, x, y, detour_factor, speed),
              'is_fixed', x is null, 'is_from_start', true
            )
            else jsonb_build_object(
              'minutes', private.travel_minutes(x_before, y_before, x, y, detour_factor, speed),
              'is_fixed', x is null or x_before is null, 'is_from_start', false
            )
          end,
          'drive_home', case when is_last and has_start then jsonb_build_object(
            'minutes', private.travel_minutes(x, y, start_x, start_y, detour_factor, speed), 'is_fixed', x is null
          ) end
        ) order by starts_at, id), '[]')
        from visits
      ),
      -- A day was agreed, and no time yet.
      'untimed', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'request_id', id, 'name', name, 'address', private.address_line(request), 'day', appointment_date,
          'adviser', assigned_to
        ) order by appointment_date, name), '[]')
        from public.contact_submissions as request
        where appointment_date between from_day and until_day and appointment_time is null and status = 'scheduled'
          and anonymised_at is null
      ),
      -- Whoever visits, and whoever has a visit in these days all the same.
      'advisers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', admin.user_id, 'name', coalesce(own.name, admin.email), 'color', coalesce(own.color, 'gray'),
          'is_set_up', own.user_id is not null, 'start_place', own.start_place, 'hours', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'weekday', weekday, 'opens', left(opens::text, 5), 'closes', left(closes::text, 5)
            ) order by weekday), '[]')
            from public.adviser_hours where adviser = admin.user_id
          )
        ) order by own.user_id is null, coalesce(own.name, admin.email)), '[]')
        from private.admins as admin left join public.advisers as own using (user_id)
        where own.user_id is not null or exists (select from visits where visits.adviser = admin.user_id)
      ),
      'blocked', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'adviser', adviser, 'starts_at', starts_at, 'ends_at', ends_at, 'reason', reason
        ) order by starts_at, id), '[]')
        from public.blocked_times as blocked where blocked.ends_at > begins and blocked.starts_at < ends
      ),
      'holidays', (
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name) order by day), '[]')
        from private.holidays where day between from_day and until_day
      )
    )
  );
end
$$;

CREATE FUNCTION public.calendar_feed(token text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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
      'id', visit.id, 'sequence', visit.sequence, 'starts_at', visit.starts_at, 'ends_at', visit.ends_at,
      'changed_at', visit.changed_at, 'is_cancelled', visit.state = 'cancelled',
      'name', request.name, 'phone', request.phone, 'reference', upper(left(request.id::text, 8)),
      'address', concat_ws(
        ', ', private.address_line(request), case when request.address is not null then request.postcode end
      )
    ) order by visit.starts_at, visit.id), '[]')
    from public.appointments as visit
    join public.contact_submissions as request on request.id = visit.request_id
    where visit.adviser = owner and request.anonymised_at is null
      and visit.starts_at between now() - interval '30 days' and now() + interval '1 year'
      and (visit.state <> 'cancelled' or visit.changed_at > now() - interval '30 days')
  );
end
$$;

CREATE FUNCTION public.calendar_feed_since() RETURNS timestamp with time zone
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (select created_at from private.calendar_feeds where user_id = auth.uid());
end
$$;

CREATE FUNCTION public.cancel_request(key text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.wait_to_plan();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or not private.can_change(own) then
    return coalesce(own.status = 'cancelled', false);
  end if;
  update public.contact_submissions set status = 'cancelled' where id = own.id;
  return true;
end
$$;

CREATE FUNCTION public.change_requests(requests jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  last_change bigint;
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.wait_to_plan();
  last_change := coalesce((select max(id) from public.request_audit), 0);
  for named in select * from private.named_requests(requests) loop
    begin
      update public.contact_submissions as stored
      set
        status = coalesce(named.status, stored.status),
        assigned_to = case when named.reassigns then named.assigned_to else stored.assigned_to end
      where stored.id = named.id and stored.updated_at = named.version and (
        named.status is distinct from 'scheduled'
        or num_nonnulls(stored.appointment_date, stored.appointment_time) = 2
          and stored.status not in ('completed', 'cancelled')
      );
      if found then
        written := written || named.id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', stored.id, 'version', stored.updated_at, 'change', (
        select max(audit.id) from public.request_audit as audit
        where audit.request_id = stored.id and audit.id > last_change
      ))), '[]')
      from public.contact_submissions as stored where stored.id = any (written)
    ),
    'skipped', private.skipped_requests(requests, written, unfit)
  );
end
$$;

CREATE FUNCTION public.clear_site_reports(seen_until timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  delete from private.site_reports where last_seen <= seen_until;
end
$$;

CREATE FUNCTION public.complete_message(message_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  done private.outgoing_messages;
begin
  update private.outgoing_messages set state = 'sent', done_at = now(), error = null
  where id = message_id and state in ('taken', 'unknown') returning * into done;
  perform private.note_webhook(done, 'sent');
end
$$;

CREATE FUNCTION public.confirm_request_mail(request_id uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.contact_submissions set relay_status = 'sent' where id = request_id and relay_status = 'failed'
$$;

CREATE FUNCTION public.count_requests(search text DEFAULT ''::text, rush boolean DEFAULT NULL::boolean, from_day date DEFAULT NULL::date, until_day date DEFAULT NULL::date, appointment_from date DEFAULT NULL::date, appointment_until date DEFAULT NULL::date, work text DEFAULT ''::text, mine boolean DEFAULT false, figure jsonb DEFAULT '{}'::jsonb) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET jit TO 'off'
    AS $$
declare
  names constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
  has_period constant boolean := num_nonnulls(from_day, until_day) > 0;
  first_day constant date := case when has_period then greatest(from_day, '0001-01-01') else '-infinity' end;
  last_day constant date := case when has_period then coalesce(until_day, 'infinity') else '-infinity' end;
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  typed private.typed_search;
  wanted private.figure_filters;
  counts jsonb;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  perform private.require_work(work);
  wanted := private.read_figure(figure);
  if (
    is_searched or work <> '' or mine or num_nonnulls(appointment_from, appointment_until) > 0 or not (wanted is null)
  ) is not true then
    select jsonb_object_agg(kind, total) into counts
    from (
      select case when is_held then 'held' else names[counts.status + 1] end as kind, sum(amount) as total
      from private.request_counts as counts
      where day between first_day and last_day and (rush is null or is_rush = rush) and not is_anonymised
      group by 1 having sum(amount) > 0
    ) as per_kind;
    return coalesce(counts, '{}');
  end if;
  typed := private.read_search(search);
  -- Near and far as in the list, but in any order: `found` is planned as a whole and read no further than the limit.
  with near as materialized (
    select r.status, r.is_held from (
      select * from private.request_search s
      where is_searched
        and (from_day is null or s.created_at >= from_day::timestamp at time zone 'Europe/Amsterdam')
        and (until_day is null or s.created_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam')
      order by s.created_at desc, s.id desc limit 15000
    ) s
    cross join lateral (
      select * from public.contact_submissions r
      where r.id = s.id and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
        and private.meets_figure(r, wanted)
      offset 0
    ) r
    where private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed) limit 1001
  ), found as materialized (
    select r.status, r.is_held from private.request_search s join public.contact_submissions r on r.id = s.id
    where is_searched and (private.is_part(s.id, s.words, typed) or private.is_whole(s.id, s.wholes, typed))
      and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
        and private.meets_figure(r, wanted)
      and (select count(*) from near) < 1001
  ), counted as materialized (
    (select * from near where (select count(*) from near) = 1001 union all select * from found limit 1001)
    union all
    (
      select r.status, r.is_held from public.contact_submissions r
      where not is_searched
        and private.meets_filters(r, rush, from_day, until_day, appointment_from, appointment_until, work, mine)
        and private.meets_figure(r, wanted)
      limit 1001
    )
  ), per_status as (
    select status, is_held, count(*) as amount from (select * from counted limit 1000) as listed group by 1, 2
  )
  select jsonb_object_agg(kind, total) || case when (select count(*) from counted) > 1000 then '{"capped": true}'::jsonb
    else '{}' end
  into counts
  from (
    select names[private.status_order(status) + 1] as kind, sum(amount) as total from per_status
    where is_searched or not is_held group by 1
    union all
    select 'held', sum(amount) from per_status where is_held having count(*) > 0
  ) as per_kind;
  return coalesce(counts, '{}');
end
$$;

CREATE FUNCTION public.count_told_label() RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select private.count_label(1, 0)
$$;

CREATE FUNCTION public.customer_moments(key text, from_day date DEFAULT NULL::date, latest timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  first_day constant date := greatest(least(coalesce(from_day, today + 1), today + 56), today + 1);
  earliest timestamptz := greatest(first_day::timestamp at time zone 'Europe/Amsterdam', now() + interval '25 hours');
  until timestamptz := (first_day + 14)::timestamp at time zone 'Europe/Amsterdam';
begin
  if own.id is null or own.is_held or not private.can_change(own) then
    return '[]';
  end if;
  if own.rush_service and from_day is null then
    earliest := now() + interval '1 hour';
    until := least(until, latest);
  end if;
  return (
    with moments as (
      select distinct on (hour) moment.starts_at, moment.ends_at, hour::date as day,
        coalesce(nearest_minutes <= 15, false) as is_near
      from private.free_moments(own, earliest, until) as moment
      cross join lateral (select date_trunc('hour', moment.starts_at at time zone 'Europe/Amsterdam')) as clock (hour)
      order by hour, extra_minutes, moment.starts_at, moment.adviser
    ), days as (
      select day, bool_or(is_near) as has_near from moments group by day order by has_near desc, day limit 3
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'starts_at', starts_at, 'ends_at', ends_at, 'is_near', is_near
    ) order by has_near desc, day, starts_at), '[]')
    from moments join days using (day)
  );
end
$$;

CREATE FUNCTION public.customer_request(key text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.calculated_price,
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', visit.starts_at, 'ends_at', visit.ends_at, 'adviser', adviser.name, 'sequence', visit.sequence,
          'id', visit.id
        )
        from public.appointments as visit left join public.advisers as adviser on adviser.user_id = visit.adviser
        where visit.request_id = own.id and visit.state in ('planned', 'completed')
        order by visit.state = 'planned' desc, visit.starts_at desc limit 1
      ),
      'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity')
    )
  );
end
$$;

CREATE FUNCTION public.delete_held_requests(seen_at timestamp with time zone, ids uuid[] DEFAULT NULL::uuid[], search text DEFAULT ''::text, rush boolean DEFAULT NULL::boolean, from_day date DEFAULT NULL::date, until_day date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  deleted integer;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  delete from public.contact_submissions r
  where r.is_held and r.created_at <= seen_at and (ids is null or r.id = any (ids))
    and r.id in (select private.found_held_requests(search, rush, from_day, until_day));
  get diagnostics deleted = row_count;
  return jsonb_build_object('total', deleted, 'deleted_at', now());
end
$$;

CREATE FUNCTION public.delete_requests(requests jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  written uuid[];
begin
  perform private.require_admin();
  with removed as (
    delete from public.contact_submissions as stored
    using private.named_requests(requests) as named
    where stored.id = named.id and stored.updated_at = named.version
    returning stored.id
  )
  select coalesce(array_agg(id), '{}') into written from removed;
  return jsonb_build_object(
    'deleted', to_jsonb(written), 'deleted_at', now(), 'skipped', private.skipped_requests(requests, written)
  );
end
$$;

CREATE FUNCTION public.deleted_requests() RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  perform private.forget_overdue();
  return jsonb_build_object(
    'total', (select count(*) from private.deleted_requests),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.is_held, listed.deleted_at desc, listed.id), '[]')
      from (
        select aside.id, stored.name, private.address_line(stored) as address, stored.is_held,
          aside.deleted_at, aside.deleted_at + private.undo_period() as gone_at
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        order by stored.is_held, aside.deleted_at desc, aside.id limit 200
      ) as listed
    )
  );
end
$$;

CREATE FUNCTION public.discard_messages(ids uuid[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  discarded integer;
begin
  perform private.require_admin();
  delete from private.outgoing_messages where id = any (ids) and state in ('failed', 'unknown');
  get diagnostics discarded = row_count;
  return discarded;
end
$$;

CREATE FUNCTION public.erasable_person(email text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  return jsonb_build_object(
    'seen_at', now(),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(listed) order by listed.created_at, listed.id), '[]')
      from (
        select id, created_at, name, address, status, outcome, until from private.erasure_of(email)
        union all
        select aside.id, stored.created_at, stored.name, stored.address, stored.status, 'erased',
          aside.deleted_at + private.undo_period()
        from private.deleted_requests as aside
        cross join lateral jsonb_populate_record(null::public.contact_submissions, aside.request) as stored
        where lower(stored.email) = lower(btrim(erasable_person.email))
      ) as listed
    )
  );
end
$$;

CREATE FUNCTION public.erase_person(email text, seen_at timestamp with time zone) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  erased uuid[];
  label_kept uuid[];
  kept uuid[];
  stripped uuid[];
  gone uuid[];
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  -- What became of a request that somebody is changing is known once that is done.
  perform from private.kept_requests
  where kept_requests.email = lower(btrim(erase_person.email)) order by created_at, id for update;
  select
    coalesce(array_agg(id) filter (where outcome = 'erased'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'label-kept'), '{}'),
    coalesce(array_agg(id) filter (where outcome = 'kept'), '{}')
  into erased, label_kept, kept
  from private.erasure_of(email) where updated_at <= seen_at;
  perform private.anonymise(erased, '{}');
  perform private.anonymise(label_kept, private.home_columns());
  execute format(
    'with stripped as (
       update public.contact_submissions set %s where id = any ($1) and coalesce(appointment_date < $2, true) returning id
     )
     select array_agg(id) from stripped',
    private.clearing_of(array(select name from private.request_columns where is_kept_by_tax_law or is_home))
  ) into stripped using kept, (now() at time zone 'Europe/Amsterdam')::date;
  with deleted as (
    delete from private.deleted_requests as aside
    where lower(aside.request ->> 'email') = lower(btrim(erase_person.email)) returning aside.id
  )
  select array_agg(id) into gone from deleted;
  perform private.strip_audit(stripped || gone);
  return jsonb_build_object(
    'erased', cardinality(erased) + coalesce(cardinality(gone), 0), 'label_kept', cardinality(label_kept), 'kept', cardinality(kept)
  );
end
$_$;

CREATE FUNCTION public.expired_requests(orders boolean DEFAULT false) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'total', (select count(*) from private.expired_requests where is_no_order <> orders),
    'oldest', (
      select coalesce(jsonb_agg(to_jsonb(expired) order by expired.created_at, expired.id), '[]')
      from (
        select id, created_at, name, address, status, keeps_label from private.expired_requests
        where is_no_order <> orders order by created_at, id limit 50
      ) as expired
    )
  );
end
$$;

CREATE FUNCTION public.export_person(email text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person text;
  requests jsonb;
  own_ids uuid[];
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  person := lower(btrim(email));
  select coalesce(jsonb_agg(kept.request order by kept.created_at), '[]') into requests
  from (
    select stored.created_at, to_jsonb(stored) as request
    from public.contact_submissions as stored where lower(stored.email) = person
    union all
    select (aside.request ->> 'created_at')::timestamptz,
      aside.request || jsonb_build_object('deleted_at', aside.deleted_at)
    from private.deleted_requests as aside where lower(aside.request ->> 'email') = person
  ) as kept;
  own_ids := array(select (request ->> 'id')::uuid from jsonb_array_elements(requests) as request);
  return jsonb_build_object(
    'requests', requests,
    'changes', (
      select coalesce(jsonb_agg(to_jsonb(change) order by change.id), '[]')
      from public.request_audit as change where change.request_id = any (own_ids)
    ),
    'visits', (
      select coalesce(jsonb_agg(
        to_jsonb(visit) || jsonb_build_object('adviser_name', private.adviser_name(visit.adviser))
        order by visit.starts_at, visit.id
      ), '[]')
      from public.appointments as visit where visit.request_id = any (own_ids)
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'request_id', message.request_id, 'kind', message.kind, 'state', message.state,
        'created_at', message.created_at, 'done_at', message.done_at, 'payload', message.payload
      ) order by message.created_at, message.not_before, message.id), '[]')
      from private.outgoing_messages as message where message.request_id = any (own_ids)
    )
  );
end
$$;

CREATE FUNCTION public.fail_message(message_id uuid, error text, is_final boolean, is_uncertain boolean DEFAULT false) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,8 hours}';
  done private.outgoing_messages;
begin
  perform private.require_short('error', error, 44);
  update private.outgoing_messages as message set
    state = case
      when is_uncertain then 'unknown'
      -- A trial tells at once how it went.
      when is_final or message.request_id is null or attempts > cardinality(pauses) then 'failed'
      else 'waiting'
    end,
    not_before = now() + coalesce(pauses[attempts], interval '0'), done_at = now(), error = fail_message.error
  where id = message_id and state = 'taken' returning * into done;
  perform private.note_webhook(done, 'failed');
  delete from private.outgoing_messages as message
  where message.id = done.id and kind = 'webhook' and state = 'waiting' and exists (
    select from private.outgoing_messages as later
    where later.request_id = done.request_id and later.kind = 'webhook' and later.created_at > done.created_at
  );
end
$$;

CREATE FUNCTION public.forget_deleted_requests() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  perform private.forget_overdue();
end
$$;

CREATE FUNCTION public.held_requests(search text DEFAULT ''::text, rush boolean DEFAULT NULL::boolean, from_day date DEFAULT NULL::date, until_day date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  return jsonb_build_object(
    'total', (select count(*) from private.found_held_requests(search, rush, from_day, until_day)), 'seen_at', now()
  );
end
$$;

CREATE FUNCTION public.invite_admin(email text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  invited text;
  code constant text := replace(gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  invited := lower(btrim(email));
  if exists (select 1 from private.admins as admins where lower(admins.email) = invited) then
    raise unique_violation using message = 'this address is an administrator already';
  end if;
  insert into private.invitations (email, code_hash, invited_by)
  values (invited, private.code_hash(code), auth.uid())
  on conflict on constraint invitations_pkey do update
  set code_hash = excluded.code_hash, invited_by = excluded.invited_by, invited_at = now();
  return code;
end
$$;

CREATE FUNCTION public.is_admin() RETURNS boolean
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select private.is_admin()
$$;

CREATE FUNCTION public.is_forgetting_scheduled() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  is_scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$ select exists (select from cron.job where jobname = 'forget-deleted-requests') $job$
      into is_scheduled;
  end if;
  return is_scheduled;
end
$_$;

CREATE FUNCTION public.is_sending_scheduled() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  is_scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$ select exists (select from cron.job where jobname = 'send-messages') $job$ into is_scheduled;
  end if;
  return is_scheduled;
end
$_$;

CREATE FUNCTION public.label_figures() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'month', to_char(figures.month, 'YYYY-MM'), 'told', figures.told, 'asked', figures.asked
    ) order by figures.month desc), '[]')
    from private.label_figures as figures
    where figures.month > (now() at time zone 'Europe/Amsterdam')::date - interval '12 months'
  );
end
$$;

CREATE FUNCTION public.latest_changes(since timestamp with time zone DEFAULT now(), ids uuid[] DEFAULT '{}'::uuid[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'as_of', now(),
    'latest', (select max(id) from public.request_audit),
    'changed', (
      select coalesce(jsonb_agg(distinct request_id), '[]') from public.request_audit
      where changed_at > since - interval '15 seconds' and request_id = any (ids)
    )
  );
end
$$;

CREATE FUNCTION public.list_admins() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'admins', (
      select jsonb_agg(
        jsonb_build_object('user_id', user_id, 'email', email, 'created_at', created_at) order by created_at, user_id
      ) from private.admins
    ),
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'email', email, 'invited_at', invited_at, 'has_expired', private.invitation_has_expired(invited_at)
        ) order by invited_at, email
      ), '[]') from private.invitations
    )
  );
end
$$;

CREATE FUNCTION public.list_requests(search text DEFAULT ''::text, status text DEFAULT ''::text, rush boolean DEFAULT NULL::boolean, from_day date DEFAULT NULL::date, until_day date DEFAULT NULL::date, appointment_from date DEFAULT NULL::date, appointment_until date DEFAULT NULL::date, held boolean DEFAULT false, work text DEFAULT ''::text, mine boolean DEFAULT false, figure jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'created_at'::text, descending boolean DEFAULT true, after uuid DEFAULT NULL::uuid, after_values jsonb DEFAULT NULL::jsonb, backwards boolean DEFAULT false, page_size integer DEFAULT 50) RETURNS SETOF public.contact_submissions
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET enable_seqscan TO 'off'
    SET enable_hashjoin TO 'off'
    SET enable_mergejoin TO 'off'
    SET jit TO 'off'
    AS $_$
declare
  -- Null sorts by date alone, which also breaks ties in the other orders.
  sort_key constant text := case sort
    when 'name' then 'lower(r.name)'
    when 'address' then 'lower(coalesce(r.address, ''''))'
    when 'property_type' then 'r.property_type'
    when 'status' then 'private.status_order(r.status)'
    when 'rush_service' then 'r.rush_service'
    when 'calculated_price' then 'coalesce(r.calculated_price, 0)'
    when 'appointment' then format(
      'coalesce(r.appointment_date + coalesce(r.appointment_time, ''24:00''), %L)',
      case when descending then '-infinity' else 'infinity' end
    )
  end;
  falls constant boolean := descending <> backwards;
  direction constant text := case when falls then ' desc' else '' end;
  in_order constant text := concat_ws(', ', sort_key || direction, 'r.created_at' || direction, 'r.id' || direction);
  -- The same order on request_search, so that the scan stops once the page is full.
  near_order constant text := case when sort = 'created_at' then replace(in_order, 'r.', 's.') else in_order end;
  is_searched constant boolean := coalesce(btrim(search), '') <> '';
  is_ranked constant boolean := is_searched and sort = 'created_at' and descending;
  filters constant text := 'private.meets_filters(r, $1, $2, $3, $4, $5, $6, $7, $8, $9) and private.meets_figure(r, $15)';
  found constant text := 'select r.* from (
    select r.* from private.request_search s join public.contact_submissions r on r.id = s.id
    where %s and %s and ' || filters || ' offset 0
  ) r order by ' || in_order || ' limit $10';
  part constant text := 'private.is_part(s.id, s.words, $12)';
  whole constant text := 'private.is_whole(s.id, s.wholes, $12)';
  matches constant text := case when is_ranked then part else format('(%s or %s)', part, whole) end;
  but_wholes constant text := case when is_ranked then 'not ' || whole else 'true' end;
  typed private.typed_search;
  wanted private.figure_filters;
  is_after_whole boolean;
  -- The place of the page among the requests that are found as a whole, and among all others.
  beyond_wholes text;
  beyond text := 'true';
  near text;
begin
  perform private.require_admin();
  perform private.require_short_search(search);
  perform private.require_short('status', status, 40);
  perform private.require_work(work);
  wanted := private.read_figure(figure);
  perform private.require_short('sort', sort, 40);
  -- A whole request with the longest texts that it can hold, each character escaped.
  perform private.require_short('after_values', after_values::text, 20000);
  if sort_key is null and sort <> 'created_at' then
    raise invalid_parameter_value using message = format('no order by %s', sort);
  end if;

  if after_values is null and after is not null then
    select to_jsonb(r) into after_values from public.contact_submissions r where r.id = after;
    if after_values is null then
      return;
    end if;
  end if;
  if after_values is not null then
    beyond := format(
      '(%1$s) %2$s (select %1$s from jsonb_populate_record(null::public.contact_submissions, $11) r)',
      concat_ws(', ', sort_key, 'r.created_at', 'r.id'), case when falls then '<' else '>' end
    );
  end if;
  -- Bounds the scan of this order's index to the period.
  if sort = 'appointment' and num_nonnulls(appointment_from, appointment_until) > 0 then
    beyond := format(
      '%1$s and %2$s > %3$L and %2$s < %4$L', beyond, sort_key,
      coalesce(appointment_from - interval '1 second', '-infinity'),
      coalesce(appointment_until + interval '1 day 1 second', 'infinity')
    );
  end if;

  if not is_searched then
    return query execute format(
      'select r.* from public.contact_submissions r where %s and %s order by %s limit $10', filters, beyond, in_order
    ) using rush, from_day, until_day, appointment_from, appointment_until, work, mine, status, coalesce(held, false),
      least(page_size, 1000), after_values, typed, null::timestamptz, null::timestamptz, wanted;
    return;
  end if;

  typed := private.read_search(search);
  -- All that is found as a whole stands before all else.
  select private.is_whole(s.id, s.wholes, typed) into is_after_whole
  from private.request_search s where is_ranked and s.id = coalesce(after, (after_values ->> 'id')::uuid);
  if is_after_whole then
    beyond_wholes := beyond;
    beyond := (not backwards)::text;
  else
    beyond_wholes := (is_ranked and (after_values is null or backwards))::text;
  end if;
  near := case when sort = 'created_at' then format(
    '(select * from (
       select r.* from private.request_search r where %s and r.created_at >= $13 and r.created_at < $14 order by %s limit 20000
     ) s where %s order by %s offset 0) s',
    beyond, in_order, matches, near_order
  ) else format(
    '(select r.* from (
       (select r.* from public.contact_submissions r where not r.is_held and %1$s order by %2$s limit 3000) union all
       (select r.* from public.contact_submissions r where r.is_held and %1$s order by %2$s limit 3000)
     ) r order by %2$s limit 3000) r
     cross join lateral (select s.id from private.request_search s where s.id = r.id and %3$s offset 0) s',
    beyond, in_order, matches
  ) end;
  return query execute format(
    'with wholes as materialized (%1$s), near as materialized (
       select f.* from %2$s
       cross join lateral (select * from public.contact_submissions r where r.id = s.id and %3$s offset 0) f
       where %4$s order by %5$s limit $10
     ), far as (%6$s)
     select r.* from (
       select * from wholes union all select * from near where (select count(*) from near) = $10 union all select * from far
     ) r order by r.id in (select id from wholes)%7$s, %8$s limit $10',
    format(found, whole, beyond_wholes), near, filters, but_wholes, near_order,
    format(found, matches, concat_ws(' and ', beyond, but_wholes, '(select count(*) from near) < $10')), direction, in_order
  ) using rush, from_day, until_day, appointment_from, appointment_until, work, mine, status, nullif(held, false),
    least(page_size, 1000), after_values, typed,
    coalesce(from_day::timestamp at time zone 'Europe/Amsterdam', '-infinity'),
    coalesce((until_day + 1)::timestamp at time zone 'Europe/Amsterdam', 'infinity'), wanted;
end
$_$;

CREATE FUNCTION public.note_offered_pages(plan uuid, until timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.site_builds as builds
  set offered_until = greatest(builds.offered_until, least(note_offered_pages.until, now()))
  where builds.started_plan = note_offered_pages.plan;
end
$$;

CREATE FUNCTION public.offered_until(plan uuid) RETURNS timestamp with time zone
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
    select builds.offered_until from private.site_builds as builds where builds.started_plan = offered_until.plan
  );
end
$$;

CREATE FUNCTION public.outgoing_messages() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (select jsonb_object_agg(kind, is_on) from public.mail_kinds),
    'waiting_since', (
      select min(not_before) from private.outgoing_messages
      where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
    ),
    'total', (select count(*) from private.outgoing_messages where state in ('failed', 'unknown')),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'state', state, 'error', error, 'name', payload ->> 'name', 'created_at', created_at
      ) order by created_at desc), '[]')
      from (
        select * from private.outgoing_messages where state in ('failed', 'unknown') order by created_at desc limit 50
      ) as message
    )
  );
end
$$;

CREATE FUNCTION public.period_figures(from_day date, until_day date, beside date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
declare
  later constant integer := coalesce(beside - from_day, 0);
  statuses constant text[] := array['new', 'contacted', 'scheduled', 'completed', 'cancelled'];
begin
  perform private.require_admin();
  perform private.require_period(from_day, until_day);
  return (
    with counted as materialized (
      select kind, value, sum(amount) as requests, sum(orders) as orders
      from private.counts_of(from_day, until_day)
      where kind not in ('done', 'expected') group by kind, value having sum(amount) > 0
    ), reached as (
      select kind, value::integer as time, requests,
        sum(requests) over (partition by kind order by value::integer) as so_far, sum(requests) over (partition by kind) as total
      from counted where kind in ('contact', 'visit', 'label')
    ), steps as (
      select kind, jsonb_build_object('requests', max(total), 'times', jsonb_build_array(
        min(time) filter (where so_far >= 0.5 * total), min(time) filter (where so_far >= 0.9 * total)
      )) as step
      from reached group by kind
    ), by_size as (
      select *, row_number() over (partition by kind order by value <> '-', requests desc, value) <= 101 as is_told
      from counted where kind in ('property_type', 'place', 'landing_path', 'referrer_host')
    ), told as (
      select kind, case when is_told then value else '' end as value, sum(requests) as requests, sum(orders) as orders
      from by_size group by 1, 2
    ), parts as (
      select kind, jsonb_agg(
        jsonb_build_object('value', value, 'requests', requests, 'orders', orders) order by value = '', requests desc, value
      ) as items
      from told group by kind
    ), weeks as (
      select date_trunc('week', (day + later)::timestamp)::date as week, status, source, sum(amount) as requests
      from private.request_counts
      where day between from_day and until_day and not is_held
      group by 1, 2, 3 having sum(amount) > 0
    )
    select jsonb_build_object(
      'requests', coalesce(sum(requests) filter (where kind = 'property_type'), 0),
      'orders', coalesce(sum(orders) filter (where kind = 'property_type'), 0),
      'planned', coalesce(sum(requests) filter (where kind = 'origin'), 0),
      'picked', coalesce(sum(requests) filter (where kind = 'origin' and value = 'customer'), 0),
      'weeks', (
        select coalesce(jsonb_agg(
          jsonb_build_object('week', week, 'status', statuses[status + 1], 'source', source, 'requests', requests)
          order by week, status, source
        ), '[]') from weeks
      ),
      'parts', (select coalesce(jsonb_object_agg(kind, items), '{}') from parts),
      'steps', (select coalesce(jsonb_object_agg(kind, step), '{}') from steps)
    ) from counted
  );
end
$$;

CREATE FUNCTION public.pick_moment(key text, starts_at timestamp with time zone) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions := private.request_of_key(key);
  earliest timestamptz := now();
  moment record;
begin
  perform set_config('woninglabel.is_by_customer', 'true', true);
  perform private.wait_to_plan();
  select * into own from public.contact_submissions where id = own.id for update;
  if own.id is null or own.is_held or not private.can_change(own) then
    return 'closed';
  end if;
  if not own.rush_service then
    earliest := now() + interval '24 hours';
  end if;
  select free.* into moment
  from private.free_moments(own, pick_moment.starts_at, pick_moment.starts_at) as free
  where free.starts_at between earliest and now() + interval '80 days'
  order by free.extra_minutes, free.adviser limit 1;
  if not found then
    return 'taken';
  end if;
  update public.appointments as visit
  set starts_at = moment.starts_at, ends_at = moment.ends_at, adviser = moment.adviser, is_overruled = false,
    origin = 'customer'
  where visit.request_id = own.id and visit.state = 'planned';
  if not found then
    insert into public.appointments (request_id, adviser, starts_at, ends_at, origin)
    values (own.id, moment.adviser, moment.starts_at, moment.ends_at, 'customer');
  end if;
  return 'planned';
end
$$;

CREATE FUNCTION public.plan_build() RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  builds private.site_builds;
  due timestamptz;
  new_plan constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  select * into builds from private.site_builds where is_only_row for update;
  if private.build_is_alive(builds.planned_for) then
    return null;
  end if;
  due := greatest(clock_timestamp(), builds.started_at + make_interval(secs => builds.seconds_between));
  update private.site_builds set planned_for = due, plan = new_plan where is_only_row;
  return jsonb_build_object('plan', new_plan, 'seconds', ceil(extract(epoch from due - clock_timestamp())));
end
$$;

CREATE FUNCTION public.related_requests(request_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions;
  own_phone text;
  own_home text;
begin
  perform private.require_admin();
  select * into own from public.contact_submissions where id = request_id and anonymised_at is null;
  own_phone := nullif(private.phone_digits(own.phone), '');
  own_home := lower(own.postcode || ' ' || own.house_number || coalesce(' ' || own.house_number_addition, ''));
  return (
    select coalesce(jsonb_agg(to_jsonb(related) order by related.created_at desc, related.id), '[]')
    from (
      select r.id, r.name, r.created_at, r.status, private.address_line(r) as address,
        same_email, same_phone, same_address
      from (
        select id from public.contact_submissions where lower(email) = lower(own.email)
        union select id from private.request_search where wholes && array_remove(array[own_phone, own_home], null)
        union select id from public.contact_submissions
          where not is_held and own.address is not null and lower(coalesce(address, '')) = lower(own.address)
      ) as found
      join public.contact_submissions r using (id)
      cross join lateral (select
        coalesce(lower(r.email) = lower(own.email), false),
        coalesce(private.phone_digits(r.phone) = own_phone, false),
        coalesce(lower(r.address) = lower(own.address), false) or coalesce(
          lower(r.postcode || ' ' || r.house_number || coalesce(' ' || r.house_number_addition, '')) = own_home, false
        )
      ) as shared (same_email, same_phone, same_address)
      where r.id <> own.id and not r.is_held and r.anonymised_at is null and (same_email or same_phone or same_address)
      order by r.created_at desc, r.id limit 20
    ) as related
  );
end
$$;

CREATE FUNCTION public.remove_admin(user_id uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform pg_advisory_xact_lock(7021001);
  perform private.require_admin();
  if not exists (select 1 from private.admins as admins where admins.user_id <> remove_admin.user_id) then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'the last administrator cannot be removed';
  end if;
  delete from private.admins as admins where admins.user_id = remove_admin.user_id;
  if not found then
    return false;
  end if;
  delete from auth.users where id = remove_admin.user_id;
  return true;
end
$$;

CREATE FUNCTION public.remove_calendar_feed() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  delete from private.calendar_feeds where user_id = auth.uid();
end
$$;

CREATE FUNCTION public.renew_calendar_feed() RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_admin();
  insert into private.calendar_feeds (user_id, token_hash) values (auth.uid(), private.code_hash(token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;

CREATE FUNCTION public.report_failed_build(plan uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.site_builds as builds set has_failed = true where builds.started_plan = report_failed_build.plan;
end
$$;

CREATE FUNCTION public.report_trouble(kind text, page text, code text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  per_hour constant integer := 500;
  groups_kept constant integer := 200;
  this_hour constant timestamptz := date_trunc('hour', now());
begin
  perform private.require_short('kind', kind, 40);
  perform private.require_short('page', page, 2000);
  perform private.require_short('code', code, 200);
  if kind is null or kind not in ('error', 'delivery', 'policy', 'not-found') or page is null or code is null
    or exists (select 1 from private.site_report_limit where hour = this_hour and taken >= per_hour)
    -- Another report is being written: this one is not worth waiting for.
    or not pg_try_advisory_xact_lock(7021003) then
    return;
  end if;
  update private.site_report_limit
  set hour = this_hour, taken = case when hour = this_hour then taken + 1 else 1 end;
  insert into private.site_reports (kind, page, code)
  values (report_trouble.kind, private.masked_path(report_trouble.page), private.masked_code(report_trouble.code))
  on conflict on constraint site_reports_pkey do update
  set amount = least(site_reports.amount, 2147483646) + 1, last_seen = now();
  delete from private.site_reports as reports
  where reports.last_seen < now() - interval '90 days' or (reports.kind, reports.page, reports.code) in (
    select latest.kind, latest.page, latest.code from private.site_reports as latest
    order by latest.last_seen desc, latest.amount desc offset groups_kept
  );
end
$$;

CREATE FUNCTION public.request_figures() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  this_month constant date := date_trunc('month', now() at time zone 'Europe/Amsterdam');
  day_of_month constant integer := date_part('day', now() at time zone 'Europe/Amsterdam');
begin
  perform private.require_admin();
  return (
    select jsonb_agg(to_jsonb(per_month) order by per_month.month)
    from (
      select to_char(months.first_day, 'YYYY-MM') as month,
        coalesce(sum(amount), 0) as requests,
        coalesce(sum(amount) filter (where date_part('day', day) <= day_of_month), 0) as requests_so_far,
        coalesce(sum(amount) filter (where source = 'telephone'), 0) as by_telephone,
        coalesce(sum(amount) filter (where is_rush), 0) as rush,
        coalesce(sum(amount) filter (where status = private.status_order('completed')), 0) as completed,
        coalesce(sum(amount) filter (where status = private.status_order('cancelled')), 0) as cancelled,
        coalesce(sum(list_total) filter (where status = private.status_order('completed')), 0) as revenue,
        coalesce(sum(price_total) filter (where status = private.status_order('completed')), 0) as stored_revenue,
        coalesce(sum(deviating) filter (where status = private.status_order('completed')), 0) as deviating
      from generate_series(this_month - interval '23 months', this_month, '1 month') as months (first_day)
      left join private.request_counts as counts
        on counts.day >= months.first_day::date and counts.day < (months.first_day + interval '1 month')::date
          and not counts.is_held
      group by months.first_day
    ) as per_month
  );
end
$$;

CREATE FUNCTION public.requests_of_today() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
declare
  kind text;
  amount bigint;
  work jsonb := '{}';
  total bigint := 0;
begin
  perform private.require_admin();
  foreach kind in array array['today', 'rush', 'overdue', 'callback', 'unanswered'] loop
    select count(*) into amount from (
      select from public.contact_submissions r where private.meets_filters(r, work => kind) limit 1001
    ) as counted;
    work := work || jsonb_build_object(kind, amount);
    total := greatest(total, amount);
  end loop;
  -- A union: one request may ask for attention in several ways.
  if total < 1001 then
    select least(count(*), 1001) into total from (
      select id from public.contact_submissions r where private.meets_filters(r, work => 'today')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'rush')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'overdue')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'callback')
      union select id from public.contact_submissions r where private.meets_filters(r, work => 'unanswered')
    ) as counted;
  end if;
  return jsonb_build_object(
    'work', work,
    'total', total,
    'visits', (
      select coalesce(jsonb_agg(to_jsonb(visit) order by visit.appointment_time), '[]')
      from (
        select r.id, r.name, private.address_line(r) as address, r.appointment_time from public.contact_submissions r
        where private.meets_filters(r, work => 'today')
      ) as visit
    ),
    'rush', (
      select coalesce(jsonb_agg(to_jsonb(urgent) order by urgent.created_at desc), '[]')
      from (
        select r.id, r.name, r.created_at from public.contact_submissions r
        where private.meets_filters(r, work => 'rush') order by r.created_at desc limit 20
      ) as urgent
    )
  );
end
$$;

CREATE FUNCTION public.resend_messages(ids uuid[]) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  resent integer;
begin
  perform private.require_admin();
  update private.outgoing_messages
  set state = 'waiting', attempts = 0, not_before = now(), taken_at = null, done_at = null, error = null
  where id = any (ids) and state in ('failed', 'unknown');
  get diagnostics resent = row_count;
  return resent;
end
$$;

CREATE FUNCTION public.restore_deleted_block(block_id uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  last_version public.website_content_history;
begin
  perform private.require_admin();
  select * into last_version from public.website_content_history as versions
  where versions.block_id = restore_deleted_block.block_id order by id desc limit 1;
  if last_version.action is distinct from 'delete'
    or exists (select 1 from public.website_content as content where content.id = restore_deleted_block.block_id) then
    return false;
  end if;
  if not exists (select from public.pictures where path = last_version.picture) then
    last_version.picture := null;
  end if;
  last_version.content := private.without_lost_pictures(last_version.content);
  insert into public.website_content
  select (jsonb_populate_record(
    null::public.website_content, to_jsonb(last_version) || jsonb_build_object('id', last_version.block_id)
  )).*;
  return true;
end
$$;

CREATE FUNCTION public.restore_request(request_id uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  deleted jsonb;
begin
  perform private.require_admin();
  delete from private.deleted_requests
  where id = request_id and deleted_at > now() - private.undo_period()
  returning request into deleted;
  if deleted is null then
    return false;
  end if;
  insert into public.contact_submissions select request.* from private.restored(deleted) as request;
  perform private.add_to_audit(request_id, 'restore', '{}', null);
  return true;
end
$$;

CREATE FUNCTION public.restore_requests(deleted_at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  restored uuid[];
begin
  perform private.require_admin();
  with taken as (
    delete from private.deleted_requests as aside
    where aside.deleted_at = restore_requests.deleted_at and aside.deleted_at > now() - private.undo_period()
    returning aside.request
  ), added as (
    insert into public.contact_submissions
    select request.* from taken, private.restored(taken.request) as request
    returning id
  )
  select coalesce(array_agg(id), '{}') into restored from added;
  perform private.add_to_audit(id, 'restore', '{}', null) from unnest(restored) as id;
  return cardinality(restored);
end
$$;

CREATE FUNCTION public.revoke_invitation(email text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  perform private.require_short_email(email);
  delete from private.invitations as invitations where invitations.email = lower(btrim(revoke_invitation.email));
  return found;
end
$$;

CREATE FUNCTION public.setup_state() RETURNS text
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select case
    when exists (select 1 from private.admins) then 'closed'
    when not exists (select 1 from private.setup where code_hash is null or consumed_at is null) then 'not_ready'
    when exists (select 1 from private.setup where code_hash is not null) then 'code_required'
    else 'open'
  end
$$;

CREATE FUNCTION public.site_reports() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'counts', (
      select coalesce(jsonb_object_agg(counted.kind, counted.amount), '{}')
      from (select kind, sum(amount) as amount from private.site_reports group by kind) as counted
    ),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by latest.last_seen desc, latest.kind, latest.page, latest.code), '[]')
      from (select * from private.site_reports order by last_seen desc, kind, page, code limit 50) as latest
    )
  );
end
$$;

CREATE FUNCTION public.start_build(plan uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update private.site_builds as builds
  set planned_for = null, started_at = clock_timestamp(), started_plan = builds.plan, has_failed = false
  where builds.plan = start_build.plan and builds.planned_for <= clock_timestamp();
  return found;
end
$$;

CREATE FUNCTION public.store_labels(look jsonb, labels jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  request public.contact_submissions;
begin
  select * into request from public.contact_submissions
  where id = (look ->> 'request_id')::uuid and anonymised_at is null
    and (postcode, house_number, coalesce(house_number_addition, ''))
      = (look ->> 'postcode', look ->> 'house_number', look ->> 'suffix')
  for update;
  if request.id is null then
    return;
  end if;
  select label ->> 'labelClass', label ->> 'registeredOn', label ->> 'validUntil'
  into request.label_class, request.label_registered_at, request.label_valid_until
  from jsonb_array_elements(labels) as label
  where not (label ->> 'isOfBuilding')::boolean
    and (label ->> 'registeredOn')::date <= today and (label ->> 'validUntil')::date >= today
  order by label ->> 'registeredOn' desc, label ->> 'validUntil' desc limit 1;
  if request.status <> 'completed' and request.source = 'website' and request.label_class is not null
    and not exists (select from public.contact_submissions where id = request.id and label_class is not null) then
    perform private.count_label(0, 1);
  end if;
  -- An update that changes nothing would still be a new version, and refuse what an administrator saves.
  update public.contact_submissions as stored set
    label_class = request.label_class, label_registered_at = request.label_registered_at,
    label_valid_until = request.label_valid_until
  where stored.id = request.id
    and (stored.label_class, stored.label_registered_at, stored.label_valid_until)
      is distinct from (request.label_class, request.label_registered_at, request.label_valid_until);
  if request.status <> 'completed' or private.has_new_label(request) then
    update private.label_looks set not_before = 'infinity' where request_id = request.id;
  end if;
  if private.has_new_label(request) then
    perform private.queue_label_ready(request);
  end if;
end
$$;

CREATE FUNCTION public.suggest_moments(request_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  own public.contact_submissions;
begin
  perform private.require_admin();
  select * into own from public.contact_submissions where id = request_id;
  return (
    select coalesce(jsonb_agg(to_jsonb(best) order by extra_minutes, starts_at), '[]') from (
      select * from (
        select distinct on (adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes)
          adviser, starts_at, ends_at, extra_minutes
        from private.free_moments(own, now() + interval '1 hour', now() + interval '14 days')
        order by adviser, (starts_at at time zone 'Europe/Amsterdam')::date, extra_minutes, starts_at
      ) as each_way
      order by extra_minutes, starts_at limit 5
    ) as best
  );
end
$$;

CREATE FUNCTION public.take_label_looks(amount integer, has_key boolean) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  overdue public.contact_submissions;
  taken jsonb;
begin
  update public.settings set looks_up_labels = has_key where looks_up_labels <> has_key;
  if found and has_key then
    -- What came in before the first call with a key was not planned.
    perform private.plan_look_for(request) from (
      select * from public.contact_submissions where status <> 'cancelled' and anonymised_at is null
      order by created_at desc limit 500
    ) as request;
  end if;
  for overdue in
    with gone as (
      delete from private.label_looks where request_id in (
        select request_id from private.label_looks where until < now() or not has_key limit 100 for update skip locked
      ) returning request_id, not_before
    )
    select request.* from gone join public.contact_submissions as request on request.id = gone.request_id
    where request.status = 'completed' and gone.not_before < 'infinity'
  loop
    perform private.queue_label_ready(overdue);
    if has_key then
      update private.outgoing_messages set state = 'failed', error = 'label-not-found', done_at = now()
      where request_id = overdue.id and kind = 'label_ready' and state = 'waiting';
    end if;
  end loop;
  with due as (
    select request_id, case when looked_on = today then looks + 1 else 1 end as looks
    from private.label_looks where not_before <= now() and has_key
    order by not_before limit least(amount, 50)
    for update skip locked
  ), postponed as (
    update private.label_looks as look set
      looked_on = today, looks = due.looks,
      not_before = private.next_look(today, due.looks, now() + interval '6 hours')
    from due where look.request_id = due.request_id
    returning look.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'postcode', request.postcode, 'house_number', request.house_number,
    'suffix', coalesce(request.house_number_addition, '')
  )) into taken
  from postponed join public.contact_submissions as request on request.id = postponed.request_id;
  return coalesce(taken, '[]');
end
$$;

CREATE FUNCTION public.take_messages(amount integer, with_mail boolean DEFAULT true) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  taken jsonb;
begin
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < now() - interval '5 minutes'
    for update skip locked
  );
  -- What is late by days, or after the visit, tells nothing any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and kind <> 'webhook' and not_before < now()
      and (not_before < now() - interval '3 days' or (payload ->> 'starts_at')::timestamptz < now())
      and exists (select from public.contact_submissions where contact_submissions.id = request_id)
    for update skip locked
  );
  with chosen as materialized (
    select id, case when kind <> 'webhook' then private.new_key() end as key
    from private.outgoing_messages as message
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      else with_mail and private.is_mailed(kind)
        and exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    end
    order by not_before, created_at limit least(amount, 50)
    for update skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', payload, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

CREATE FUNCTION public.try_webhook() RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  trial uuid;
begin
  perform private.require_admin();
  insert into private.outgoing_messages (kind, payload) values ('webhook', '{"test": true}') returning id into trial;
  return trial;
end
$$;

CREATE FUNCTION public.undo_changes(changes jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  named record;
  written uuid[] := '{}';
  unfit uuid[] := '{}';
begin
  perform private.require_admin();
  perform private.require_short('changes', changes::text, 100000);
  perform private.wait_to_plan();
  for named in
    select audit.request_id, audit.old_values, (change ->> 'version')::timestamptz as version
    from jsonb_array_elements(changes) as change
    join public.request_audit as audit on audit.id = (change ->> 'change')::bigint
      and audit.request_id = (change ->> 'id')::uuid and audit.action = 'update'
  loop
    begin
      update public.contact_submissions as stored
      set (status, assigned_to, is_held) = (
        select before.status, administrator.user_id, before.is_held
        from jsonb_populate_record(stored, named.old_values) as before
        left join private.admins as administrator on administrator.user_id = before.assigned_to
      )
      where stored.id = named.request_id and stored.updated_at = named.version;
      if found then
        written := written || named.request_id;
      end if;
    exception when exclusion_violation then
      unfit := unfit || named.request_id;
    end;
  end loop;
  return jsonb_build_object(
    'changed', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'version', updated_at)), '[]')
      from public.contact_submissions where id = any (written)
    ),
    'skipped', private.skipped_requests(changes, written, unfit)
  );
end
$$;

CREATE FUNCTION public.visit_figures(from_day date, until_day date, beside date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $$
declare
  later constant integer := coalesce(beside - from_day, 0);
begin
  perform private.require_admin();
  perform private.require_period(from_day, until_day);
  return (
    with sums as (
      select * from private.counts_of(from_day, until_day) where later = 0
      union all
      -- Whole months are of no use beside others.
      select * from private.figure_counts where later <> 0 and span = 'day' and first_day between from_day and until_day
    ), earned as (
      select date_trunc('month', (first_day + later)::timestamp) as month,
        sum(amount) filter (where kind = 'done') as done, sum(euros) filter (where kind = 'done') as done_euros,
        sum(amount) filter (where kind = 'expected') as expected,
        sum(euros) filter (where kind = 'expected') as expected_euros
      from sums where kind in ('done', 'expected') group by 1
    ), visits as (
      select r.appointment_date as day, r.rd_x as x, r.rd_y as y, own.start_x, own.start_y,
        coalesce(own.detour_factor, 1.3)::double precision / 1000 as kilometres,
        lag(r.rd_x) over drive as before_x, lag(r.rd_y) over drive as before_y, lead(r.id) over drive is null as is_last
      from public.contact_submissions as r
      left join public.advisers as own on own.user_id = r.assigned_to
      where r.appointment_date between from_day and until_day and not r.is_held and private.has_reached(r, 'visited')
      window drive as (partition by r.assigned_to, r.appointment_date order by r.appointment_time, r.id)
    ), driven as (
      select date_trunc('month', (day + later)::timestamp) as month, count(*) as visits, round(sum(kilometres * (
        coalesce(|/ ((x - coalesce(before_x, start_x)) ^ 2 + (y - coalesce(before_y, start_y)) ^ 2), 0)
        + case when is_last then coalesce(|/ ((x - start_x) ^ 2 + (y - start_y) ^ 2), 0) else 0 end
      ))::numeric, 1) as kilometres
      from visits group by 1
    )
    select jsonb_agg(jsonb_build_object(
      'month', to_char(months.month, 'YYYY-MM'),
      'done', coalesce(earned.done, 0), 'done_euros', coalesce(earned.done_euros, 0),
      'expected', coalesce(earned.expected, 0), 'expected_euros', coalesce(earned.expected_euros, 0),
      'visits', coalesce(driven.visits, 0), 'kilometres', coalesce(driven.kilometres, 0)
    ) order by months.month)
    from generate_series(
      date_trunc('month', (from_day + later)::timestamp), (until_day + later)::timestamp, interval '1 month'
    ) as months (month)
    left join earned using (month) left join driven using (month)
  );
end
$$;

CREATE FUNCTION public.waiting_requests() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'address', private.address_line(waiting), 'property_type', property_type,
      'price', calculated_price, 'is_rush', rush_service, 'status', status, 'assigned_to', assigned_to,
      'preferred_times', preferred_times, 'created_at', created_at,
      'minutes', extract(epoch from private.visit_duration(property_type, surface_area)) / 60
    ) order by rush_service desc, created_at desc), '[]')
    from (
      select request.* from public.contact_submissions as request
      where status in ('new', 'contacted') and not is_held and anonymised_at is null
        and not exists (
          select from public.appointments as visit where visit.request_id = request.id and visit.state = 'planned'
        )
      order by rush_service desc, created_at desc limit 50
    ) as waiting
  );
end
$$;

CREATE FUNCTION public.webhook_outcomes(ids uuid[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_object_agg(about, is_accepted), '{}') from (
      select distinct on (about) coalesce(request_id, id) as about, case
        when state = 'sent' then true
        when state in ('failed', 'unknown') or state = 'waiting' and attempts > 0 then false
      end as is_accepted
      from private.outgoing_messages
      where kind = 'webhook' and (request_id = any (ids) or request_id is null and id = any (ids))
      order by about, created_at desc
    ) as outcome
  );
end
$$;

CREATE FUNCTION public.why_not(request_id uuid, starts_at timestamp with time zone, adviser uuid DEFAULT NULL::uuid, ends_at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', obstacle.kind, 'minutes', obstacle.minutes, 'name', other.name, 'starts_at', near.starts_at,
      'reason', case when obstacle.kind = 'blocked' then (
        select blocked.reason from public.blocked_times as blocked
        where blocked.adviser = wanted.visitor and blocked.ends_at > why_not.starts_at
          and blocked.starts_at < wanted.finish
        order by blocked.starts_at limit 1
      ) end
    )), '[]')
    from public.contact_submissions as own
    left join public.appointments as visit on visit.request_id = own.id and visit.state = 'planned'
    cross join lateral (
      select
        coalesce(why_not.adviser, private.only_adviser()) as visitor,
        coalesce(
          why_not.ends_at,
          why_not.starts_at + coalesce(
            visit.ends_at - visit.starts_at, private.visit_duration(own.property_type, own.surface_area)
          )
        ) as finish
    ) as wanted
    cross join lateral private.obstacles(
      wanted.visitor, why_not.starts_at, wanted.finish, own.rd_x, own.rd_y, visit.id
    ) as obstacle
    left join public.appointments as near on near.id = obstacle.appointment_id
    left join public.contact_submissions as other on other.id = near.request_id
    where own.id = why_not.request_id
  );
end
$$;

CREATE TABLE private.admins (
    user_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE private.calendar_feeds (
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT calendar_feeds_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE private.caller_salt (
    is_only_row boolean DEFAULT true NOT NULL,
    salt text DEFAULT ((gen_random_uuid())::text || (gen_random_uuid())::text) NOT NULL,
    CONSTRAINT caller_salt_is_only_row_check CHECK (is_only_row)
);

CREATE TABLE private.deleted_requests (
    id uuid NOT NULL,
    deleted_at timestamp with time zone DEFAULT now() NOT NULL,
    request jsonb NOT NULL
);

CREATE VIEW private.kept_requests AS
 SELECT id,
    created_at,
    updated_at,
    name,
    address,
    status,
    lower(email) AS email,
    is_no_order,
    is_customer_gone,
        CASE
            WHEN (is_no_order AND (NOT is_customer_gone)) THEN (created_at + '1 year'::interval)
            WHEN (NOT is_customer_gone) THEN (start + '7 years'::interval)
            ELSE (start + '10 years'::interval)
        END AS expires_at,
    ((NOT is_no_order) AND (NOT is_customer_gone) AND ((start + '10 years'::interval) > now())) AS keeps_label
   FROM ( SELECT contact_submissions.id,
            contact_submissions.created_at,
            contact_submissions.updated_at,
            contact_submissions.name,
            contact_submissions.email,
            contact_submissions.phone,
            contact_submissions.address,
            contact_submissions.postcode,
            contact_submissions.house_number,
            contact_submissions.house_number_addition,
            contact_submissions.property_type,
            contact_submissions.surface_area,
            contact_submissions.construction_year,
            contact_submissions.rd_x,
            contact_submissions.rd_y,
            contact_submissions.rush_service,
            contact_submissions.calculated_price,
            contact_submissions.message,
            contact_submissions.source,
            contact_submissions.relay_status,
            contact_submissions.status,
            contact_submissions.is_held,
            contact_submissions.appointment_date,
            contact_submissions.appointment_time,
            contact_submissions.appointment_sequence,
            contact_submissions.callback_on,
            contact_submissions.assigned_to,
            contact_submissions.notes,
            contact_submissions.webhook_status,
            contact_submissions.anonymised_at,
            private.is_no_order(contact_submissions.status) AS is_no_order,
            (contact_submissions.anonymised_at IS NOT NULL) AS is_customer_gone,
            private.order_start(contact_submissions.created_at, contact_submissions.appointment_date) AS start
           FROM public.contact_submissions
          WHERE ((contact_submissions.anonymised_at IS NULL) OR (num_nonnulls(contact_submissions.address, contact_submissions.postcode, contact_submissions.house_number, contact_submissions.house_number_addition, contact_submissions.rd_x, contact_submissions.rd_y) > 0))) request;

CREATE VIEW private.expired_requests AS
 SELECT id,
    created_at,
    updated_at,
    name,
    address,
    status,
    email,
    is_no_order,
    is_customer_gone,
    expires_at,
    keeps_label
   FROM private.kept_requests
  WHERE ((created_at < (now() - '1 year'::interval)) AND (expires_at < now()));

CREATE TABLE private.holidays (
    day date NOT NULL,
    name text NOT NULL
);

CREATE TABLE private.invitations (
    email text NOT NULL,
    code_hash text NOT NULL,
    invited_by uuid,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invitations_email_check CHECK (((email = lower(email)) AND ((char_length(email) >= 5) AND (char_length(email) <= 254)) AND (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text)))
);

CREATE TABLE private.label_figures (
    month date NOT NULL,
    told integer DEFAULT 0 NOT NULL,
    asked integer DEFAULT 0 NOT NULL
);

CREATE TABLE private.label_looks (
    request_id uuid NOT NULL,
    not_before timestamp with time zone DEFAULT now() NOT NULL,
    until timestamp with time zone NOT NULL,
    looked_on date,
    looks smallint DEFAULT 0 NOT NULL
);

CREATE TABLE private.recent_callers (
    id bigint NOT NULL,
    caller text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE private.recent_callers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME private.recent_callers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE private.request_columns (
    name text NOT NULL,
    is_personal boolean DEFAULT false NOT NULL,
    replacement text,
    is_kept_by_tax_law boolean DEFAULT false NOT NULL,
    is_home boolean DEFAULT false NOT NULL,
    is_searched boolean DEFAULT false NOT NULL,
    is_derived boolean DEFAULT false NOT NULL,
    added_by text,
    is_changed boolean DEFAULT false NOT NULL,
    CONSTRAINT request_columns_added_by_check CHECK ((added_by = ANY (ARRAY['visitors'::text, 'administrators'::text]))),
    CONSTRAINT request_columns_check CHECK ((is_personal OR ((replacement IS NULL) AND (NOT is_kept_by_tax_law) AND (NOT is_home))))
);

CREATE TABLE private.request_counts (
    day date NOT NULL,
    status smallint NOT NULL,
    is_rush boolean NOT NULL,
    is_held boolean NOT NULL,
    source text NOT NULL,
    amount bigint NOT NULL,
    price_total bigint NOT NULL,
    list_total bigint DEFAULT 0 NOT NULL,
    deviating bigint DEFAULT 0 NOT NULL,
    is_anonymised boolean DEFAULT false NOT NULL
);

CREATE TABLE private.request_keys (
    key_hash text NOT NULL,
    request_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT request_keys_key_hash_check CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text))
);

CREATE TABLE private.request_search (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    words text NOT NULL,
    wholes text[] NOT NULL
);

CREATE TABLE private.setup (
    is_only_row boolean DEFAULT true NOT NULL,
    code_hash text,
    consumed_at timestamp with time zone,
    CONSTRAINT setup_code_hash_check CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT setup_is_only_row_check CHECK (is_only_row)
);

CREATE TABLE private.site_builds (
    is_only_row boolean DEFAULT true NOT NULL,
    seconds_between integer DEFAULT 60 NOT NULL,
    planned_for timestamp with time zone,
    plan uuid,
    started_at timestamp with time zone,
    started_plan uuid,
    has_failed boolean DEFAULT false NOT NULL,
    offered_until timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_builds_is_only_row_check CHECK (is_only_row),
    CONSTRAINT site_builds_seconds_between_check CHECK ((seconds_between >= 0))
);

CREATE TABLE private.site_report_limit (
    is_only_row boolean DEFAULT true NOT NULL,
    hour timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
    taken integer DEFAULT 0 NOT NULL,
    CONSTRAINT site_report_limit_is_only_row_check CHECK (is_only_row)
);

CREATE TABLE private.site_reports (
    kind text NOT NULL,
    page text NOT NULL,
    code text NOT NULL,
    amount integer DEFAULT 1 NOT NULL,
    first_seen timestamp with time zone DEFAULT now() NOT NULL,
    last_seen timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_reports_kind_check CHECK ((kind = ANY (ARRAY['error'::text, 'delivery'::text, 'policy'::text, 'not-found'::text])))
);

CREATE TABLE public.adviser_hours (
    adviser uuid NOT NULL,
    weekday smallint NOT NULL,
    opens time without time zone NOT NULL,
    closes time without time zone NOT NULL,
    CONSTRAINT adviser_hours_check CHECK ((opens < closes)),
    CONSTRAINT adviser_hours_closes_check CHECK (((EXTRACT(second FROM closes) = (0)::numeric) AND (closes < '24:00:00'::time without time zone))),
    CONSTRAINT adviser_hours_opens_check CHECK ((EXTRACT(second FROM opens) = (0)::numeric)),
    CONSTRAINT adviser_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

CREATE TABLE public.advisers (
    user_id uuid NOT NULL,
    name text NOT NULL,
    color text DEFAULT 'green'::text NOT NULL,
    start_place text,
    start_x integer,
    start_y integer,
    detour_factor numeric(3,2) DEFAULT 1.3 NOT NULL,
    speed smallint DEFAULT 50 NOT NULL,
    CONSTRAINT advisers_check CHECK ((num_nonnulls(start_place, start_x, start_y) = ANY (ARRAY[0, 3]))),
    CONSTRAINT advisers_color_check CHECK ((color = ANY (ARRAY['green'::text, 'blue'::text, 'purple'::text, 'orange'::text, 'red'::text, 'gray'::text]))),
    CONSTRAINT advisers_detour_factor_check CHECK (((detour_factor >= (1)::numeric) AND (detour_factor <= (3)::numeric))),
    CONSTRAINT advisers_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 60)) AND (name !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(name)))),
    CONSTRAINT advisers_speed_check CHECK (((speed >= 10) AND (speed <= 120))),
    CONSTRAINT advisers_start_place_check CHECK ((((char_length(start_place) >= 1) AND (char_length(start_place) <= 200)) AND (start_place !~ '[[:cntrl:]]'::text))),
    CONSTRAINT advisers_start_x_check CHECK (((start_x >= 0) AND (start_x <= 300000))),
    CONSTRAINT advisers_start_y_check CHECK (((start_y >= 300000) AND (start_y <= 630000)))
);

CREATE TABLE public.blocked_times (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    adviser uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    reason text,
    CONSTRAINT blocked_times_check CHECK (((starts_at < ends_at) AND (ends_at <= (starts_at + '1 year'::interval)))),
    CONSTRAINT blocked_times_reason_check CHECK ((((char_length(reason) >= 1) AND (char_length(reason) <= 100)) AND (reason !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(reason))))
);

CREATE TABLE public.mail_kinds (
    kind text NOT NULL,
    is_on boolean DEFAULT true NOT NULL,
    CONSTRAINT mail_kinds_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'planned'::text, 'moved'::text, 'cancelled'::text, 'reminder'::text, 'label_ready'::text])))
);

CREATE TABLE public.pictures (
    path text NOT NULL,
    alt text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pictures_alt_check CHECK (((alt = btrim(alt)) AND ((char_length(alt) >= 1) AND (char_length(alt) <= 300)) AND (NOT private.has_invisible_characters(alt)))),
    CONSTRAINT pictures_path_check CHECK ((path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}x[1-9][0-9]{1,3}\.(webp|jpg)$'::text))
);

CREATE TABLE public.request_audit (
    id bigint NOT NULL,
    request_id uuid NOT NULL,
    action text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_by uuid,
    changed_by_email text,
    old_values jsonb NOT NULL,
    new_values jsonb,
    by_customer boolean DEFAULT false NOT NULL,
    CONSTRAINT request_audit_action_check CHECK ((action = ANY (ARRAY['update'::text, 'delete'::text, 'restore'::text, 'anonymise'::text])))
);

ALTER TABLE public.request_audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.request_audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.saved_views (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_views_name_check CHECK (((name = btrim(name)) AND ((char_length(name) >= 1) AND (char_length(name) <= 60)) AND (name !~ '[[:cntrl:]]'::text) AND (NOT private.has_invisible_characters(name)))),
    CONSTRAINT saved_views_query_check CHECK (((char_length(query) <= 1000) AND (query !~ '[[:cntrl:]]'::text)))
);

CREATE TABLE public.settings (
    is_only_row boolean DEFAULT true NOT NULL,
    webhook_url text DEFAULT ''::text NOT NULL,
    sends_mail boolean DEFAULT false NOT NULL,
    looks_up_labels boolean DEFAULT false NOT NULL,
    CONSTRAINT settings_is_only_row_check CHECK (is_only_row),
    CONSTRAINT settings_webhook_url_check CHECK (((char_length(webhook_url) <= 2000) AND (webhook_url ~ '^((https://[a-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?)?/(|[!-.0-\[\]-~][!-~]*))?$'::text)))
);

CREATE TABLE public.visit_durations (
    property_type text NOT NULL,
    minutes smallint NOT NULL,
    large_from smallint NOT NULL,
    large_minutes smallint NOT NULL,
    CONSTRAINT visit_durations_large_from_check CHECK (((large_from >= 1) AND (large_from <= 2700))),
    CONSTRAINT visit_durations_large_minutes_check CHECK (((large_minutes >= 15) AND (large_minutes <= 480))),
    CONSTRAINT visit_durations_minutes_check CHECK (((minutes >= 15) AND (minutes <= 480))),
    CONSTRAINT visit_durations_property_type_check CHECK ((property_type = ANY (ARRAY['apartment'::text, 'terraced'::text, 'semi-detached'::text, 'detached'::text, 'other'::text])))
);

CREATE TABLE public.website_content (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    section_name text NOT NULL,
    title text,
    subtitle text,
    content text,
    page_path text,
    last_updated timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone DEFAULT now(),
    is_edited boolean DEFAULT false NOT NULL,
    summary text,
    search_title text,
    search_description text,
    picture text,
    CONSTRAINT website_content_content_check CHECK ((((char_length(content) >= 1) AND (char_length(content) <= 50000)) AND (NOT private.has_invisible_characters(content)))),
    CONSTRAINT website_content_page_path_check CHECK (((char_length(page_path) <= 200) AND (page_path ~ '^/([a-z0-9]+([/-][a-z0-9]+)*)?$'::text))),
    CONSTRAINT website_content_reserved_path CHECK ((page_path !~ (('^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|bedankt|blog|build|create-admin|favicon|'::text || 'heb-ik-een-energielabel-nodig|images|index|local|login|mijn-aanvraag|privacy-beleid|robots|share|sitemap|'::text) || 'voorbereiding-opname|werkgebieden)$'::text))),
    CONSTRAINT website_content_search_description_check CHECK ((((char_length(search_description) >= 1) AND (char_length(search_description) <= 320)) AND (NOT private.has_invisible_characters(search_description)))),
    CONSTRAINT website_content_search_title_check CHECK ((((char_length(search_title) >= 1) AND (char_length(search_title) <= 120)) AND (NOT private.has_invisible_characters(search_title)))),
    CONSTRAINT website_content_section_name_check CHECK (((section_name = btrim(section_name)) AND ((char_length(section_name) >= 1) AND (char_length(section_name) <= 100)) AND (NOT private.has_invisible_characters(section_name)))),
    CONSTRAINT website_content_subtitle_check CHECK ((((char_length(subtitle) >= 1) AND (char_length(subtitle) <= 1000)) AND (NOT private.has_invisible_characters(subtitle)))),
    CONSTRAINT website_content_summary_check CHECK ((((char_length(summary) >= 1) AND (char_length(summary) <= 300)) AND (NOT private.has_invisible_characters(summary)))),
    CONSTRAINT website_content_title_check CHECK ((((char_length(title) >= 1) AND (char_length(title) <= 300)) AND (NOT private.has_invisible_characters(title))))
);

CREATE TABLE public.website_content_history (
    id bigint NOT NULL,
    block_id uuid NOT NULL,
    action text NOT NULL,
    replaced_at timestamp with time zone DEFAULT now() NOT NULL,
    replaced_by_email text,
    section_name text NOT NULL,
    title text,
    subtitle text,
    content text,
    page_path text,
    published_at timestamp with time zone,
    last_updated timestamp with time zone NOT NULL,
    is_edited boolean NOT NULL,
    summary text,
    search_title text,
    search_description text,
    picture text,
    CONSTRAINT website_content_history_action_check CHECK ((action = ANY (ARRAY['update'::text, 'delete'::text])))
);

ALTER TABLE public.website_content_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.website_content_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.working_hours (
    is_only_row boolean DEFAULT true NOT NULL,
    days smallint[] DEFAULT '{1,2,3,4,5,6,7}'::smallint[] NOT NULL,
    opens time without time zone DEFAULT '08:00:00'::time without time zone NOT NULL,
    closes time without time zone DEFAULT '20:00:00'::time without time zone NOT NULL,
    CONSTRAINT working_hours_check CHECK ((opens < closes)),
    CONSTRAINT working_hours_closes_check CHECK (((EXTRACT(second FROM closes) = (0)::numeric) AND (closes < '24:00:00'::time without time zone))),
    CONSTRAINT working_hours_days_check CHECK (((NOT (array_ndims(days) IS DISTINCT FROM 1)) AND (days <@ '{1,2,3,4,5,6,7}'::smallint[]))),
    CONSTRAINT working_hours_is_only_row_check CHECK (is_only_row),
    CONSTRAINT working_hours_opens_check CHECK ((EXTRACT(second FROM opens) = (0)::numeric))
);

ALTER TABLE ONLY private.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY private.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY private.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY private.caller_salt
    ADD CONSTRAINT caller_salt_pkey PRIMARY KEY (is_only_row);

ALTER TABLE ONLY private.deleted_requests
    ADD CONSTRAINT deleted_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.figure_counts
    ADD CONSTRAINT figure_counts_pkey PRIMARY KEY (span, first_day, kind, value);

ALTER TABLE ONLY private.holidays
    ADD CONSTRAINT holidays_pkey PRIMARY KEY (day);

ALTER TABLE ONLY private.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (email);

ALTER TABLE ONLY private.label_figures
    ADD CONSTRAINT label_figures_pkey PRIMARY KEY (month);

ALTER TABLE ONLY private.label_looks
    ADD CONSTRAINT label_looks_pkey PRIMARY KEY (request_id);

ALTER TABLE ONLY private.outgoing_messages
    ADD CONSTRAINT outgoing_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.recent_callers
    ADD CONSTRAINT recent_callers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.request_columns
    ADD CONSTRAINT request_columns_pkey PRIMARY KEY (name);

ALTER TABLE ONLY private.request_counts
    ADD CONSTRAINT request_counts_pkey PRIMARY KEY (day, status, is_rush, is_held, source, is_anonymised);

ALTER TABLE ONLY private.request_keys
    ADD CONSTRAINT request_keys_pkey PRIMARY KEY (key_hash);

ALTER TABLE ONLY private.request_search
    ADD CONSTRAINT request_search_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.setup
    ADD CONSTRAINT setup_pkey PRIMARY KEY (is_only_row);

ALTER TABLE ONLY private.site_builds
    ADD CONSTRAINT site_builds_pkey PRIMARY KEY (is_only_row);

ALTER TABLE ONLY private.site_report_limit
    ADD CONSTRAINT site_report_limit_pkey PRIMARY KEY (is_only_row);

ALTER TABLE ONLY private.site_reports
    ADD CONSTRAINT site_reports_pkey PRIMARY KEY (kind, page, code);

ALTER TABLE ONLY public.adviser_hours
    ADD CONSTRAINT adviser_hours_pkey PRIMARY KEY (adviser, weekday);

ALTER TABLE ONLY public.advisers
    ADD CONSTRAINT advisers_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_of_one_adviser EXCLUDE USING gist (adviser WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((state = 'planned'::text) AND (NOT is_overruled)));

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blocked_times
    ADD CONSTRAINT blocked_times_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_submissions
    ADD CONSTRAINT contact_submissions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.mail_kinds
    ADD CONSTRAINT mail_kinds_pkey PRIMARY KEY (kind);

ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (path);

ALTER TABLE ONLY public.request_audit
    ADD CONSTRAINT request_audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (is_only_row);

ALTER TABLE ONLY public.visit_durations
    ADD CONSTRAINT visit_durations_pkey PRIMARY KEY (property_type);

ALTER TABLE ONLY public.website_content_history
    ADD CONSTRAINT website_content_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.website_content
    ADD CONSTRAINT website_content_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.working_hours
    ADD CONSTRAINT working_hours_pkey PRIMARY KEY (is_only_row);

CREATE INDEX deleted_requests_oldest ON private.deleted_requests USING btree (deleted_at);

CREATE INDEX figure_counts_empty ON private.figure_counts USING btree (first_day) WHERE (amount = 0);

CREATE INDEX invitations_invited_by ON private.invitations USING btree (invited_by);

CREATE INDEX label_looks_not_before_idx ON private.label_looks USING btree (not_before);

CREATE INDEX outgoing_messages_created_at_idx ON private.outgoing_messages USING btree (created_at) WHERE (state = ANY (ARRAY['failed'::text, 'unknown'::text]));

CREATE INDEX outgoing_messages_done_at_idx ON private.outgoing_messages USING btree (done_at) WHERE (state = ANY (ARRAY['sent'::text, 'failed'::text, 'unknown'::text]));

CREATE INDEX outgoing_messages_not_before_idx ON private.outgoing_messages USING btree (not_before) WHERE (state = 'waiting'::text);

CREATE INDEX outgoing_messages_request_id_idx ON private.outgoing_messages USING btree (request_id);

CREATE INDEX outgoing_messages_taken_at_idx ON private.outgoing_messages USING btree (taken_at) WHERE (state = 'taken'::text);

CREATE INDEX recent_callers_caller ON private.recent_callers USING btree (caller, created_at);

CREATE INDEX recent_callers_oldest ON private.recent_callers USING btree (created_at);

CREATE INDEX request_keys_request_id_idx ON private.request_keys USING btree (request_id);

CREATE INDEX request_search_newest ON private.request_search USING btree (created_at DESC, id DESC);

CREATE INDEX request_search_wholes ON private.request_search USING gin (wholes) WITH (gin_pending_list_limit='256');

CREATE INDEX request_search_words ON private.request_search USING gin (words extensions.gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX site_reports_oldest ON private.site_reports USING btree (last_seen);

CREATE INDEX appointments_adviser_starts_at_idx ON public.appointments USING btree (adviser, starts_at);

CREATE INDEX appointments_of_calendar ON public.appointments USING btree (starts_at) WHERE (state <> 'cancelled'::text);

CREATE INDEX appointments_request_id_idx ON public.appointments USING btree (request_id);

CREATE INDEX appointments_starts_at_idx ON public.appointments USING btree (starts_at) WHERE (state = 'planned'::text);

CREATE UNIQUE INDEX appointments_to_come ON public.appointments USING btree (request_id) WHERE (state = 'planned'::text);

CREATE INDEX blocked_times_adviser_ends_at_idx ON public.blocked_times USING btree (adviser, ends_at);

CREATE INDEX contact_submissions_address ON public.contact_submissions USING btree (lower(COALESCE(address, ''::text)), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_appointment ON public.contact_submissions USING btree (appointment_date, appointment_time) WHERE (appointment_date IS NOT NULL);

CREATE INDEX contact_submissions_assigned ON public.contact_submissions USING btree (assigned_to, created_at DESC, id DESC);

CREATE INDEX contact_submissions_completed ON public.contact_submissions USING btree (completed_at) WHERE ((NOT is_held) AND (completed_at IS NOT NULL));

CREATE INDEX contact_submissions_deviating_price ON public.contact_submissions USING btree (created_at DESC, id DESC) WHERE ((calculated_price IS DISTINCT FROM COALESCE(private.list_price(property_type, surface_area, rush_service), calculated_price)) AND (NOT is_held));

CREATE INDEX contact_submissions_email ON public.contact_submissions USING btree (lower(email), is_held, created_at DESC);

CREATE INDEX contact_submissions_first_appointment ON public.contact_submissions USING btree (COALESCE((appointment_date + COALESCE(appointment_time, '24:00:00'::time without time zone)), 'infinity'::timestamp without time zone), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_held ON public.contact_submissions USING btree (created_at DESC, id DESC) WHERE is_held;

CREATE INDEX contact_submissions_kept ON public.contact_submissions USING btree (created_at) WHERE ((anonymised_at IS NULL) OR (num_nonnulls(address, postcode, house_number, house_number_addition, rd_x, rd_y) > 0));

CREATE INDEX contact_submissions_landing_path ON public.contact_submissions USING btree (landing_path, created_at DESC, id DESC) WHERE ((NOT is_held) AND (landing_path IS NOT NULL));

CREATE INDEX contact_submissions_last_appointment ON public.contact_submissions USING btree (COALESCE((appointment_date + COALESCE(appointment_time, '24:00:00'::time without time zone)), '-infinity'::timestamp without time zone), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_name ON public.contact_submissions USING btree (lower(name), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_newest ON public.contact_submissions USING btree (created_at DESC, id DESC) WHERE (NOT is_held);

CREATE INDEX contact_submissions_picked ON public.contact_submissions USING btree (created_at DESC, id DESC) WHERE ((NOT is_held) AND (appointment_origin = 'customer'::text));

CREATE INDEX contact_submissions_place ON public.contact_submissions USING btree (place, created_at DESC, id DESC) WHERE ((NOT is_held) AND (place IS NOT NULL));

CREATE INDEX contact_submissions_price ON public.contact_submissions USING btree (COALESCE(calculated_price, 0), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_referrer_host ON public.contact_submissions USING btree (referrer_host, created_at DESC, id DESC) WHERE ((NOT is_held) AND (referrer_host IS NOT NULL));

CREATE INDEX contact_submissions_rush ON public.contact_submissions USING btree (rush_service, created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_status ON public.contact_submissions USING btree (private.status_order(status), created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_type ON public.contact_submissions USING btree (property_type, created_at, id) WHERE (NOT is_held);

CREATE INDEX contact_submissions_waiting ON public.contact_submissions USING btree (rush_service DESC, created_at DESC) WHERE ((status = ANY (ARRAY['new'::text, 'contacted'::text])) AND (NOT is_held) AND (anonymised_at IS NULL));

CREATE INDEX contact_submissions_work_callback ON public.contact_submissions USING btree (callback_on) WHERE ((callback_on IS NOT NULL) AND (NOT is_held) AND (anonymised_at IS NULL) AND (status <> ALL (ARRAY['completed'::text, 'cancelled'::text])));

CREATE INDEX contact_submissions_work_new ON public.contact_submissions USING btree (created_at) WHERE ((private.status_order(status) = (0)::smallint) AND (NOT is_held) AND (anonymised_at IS NULL) AND (status <> ALL (ARRAY['completed'::text, 'cancelled'::text])));

CREATE INDEX contact_submissions_work_rush ON public.contact_submissions USING btree (created_at) WHERE (rush_service AND (private.status_order(status) = (0)::smallint) AND (NOT is_held) AND (anonymised_at IS NULL) AND (status <> ALL (ARRAY['completed'::text, 'cancelled'::text])));

CREATE INDEX contact_submissions_work_scheduled ON public.contact_submissions USING btree (appointment_date, appointment_time) WHERE ((status = 'scheduled'::text) AND (NOT is_held) AND (anonymised_at IS NULL) AND (status <> ALL (ARRAY['completed'::text, 'cancelled'::text])));

CREATE UNIQUE INDEX pictures_id ON public.pictures USING btree (split_part(path, '/'::text, 1));

CREATE INDEX pictures_newest ON public.pictures USING btree (created_at DESC, path);

CREATE INDEX request_audit_latest ON public.request_audit USING btree (changed_at);

CREATE INDEX request_audit_of_request ON public.request_audit USING btree (request_id, id DESC);

CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (owner, lower(name));

CREATE INDEX website_content_history_of_block ON public.website_content_history USING btree (block_id, id DESC);

CREATE UNIQUE INDEX website_content_page_section ON public.website_content USING btree (page_path, section_name) WHERE (page_path IS NOT NULL);

CREATE INDEX website_content_picture ON public.website_content USING btree (picture);

CREATE INDEX website_content_section_newest ON public.website_content USING btree (section_name, last_updated DESC);

CREATE CONSTRAINT TRIGGER forget_keys_of_purged AFTER DELETE ON private.deleted_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.forget_keys_of_purged();

CREATE TRIGGER wait_to_plan_first BEFORE DELETE ON private.admins FOR EACH STATEMENT EXECUTE FUNCTION private.wait_to_plan_first();

CREATE TRIGGER accept_changed_request BEFORE UPDATE ON public.contact_submissions FOR EACH ROW WHEN ((old.is_held AND (NOT (new.anonymised_at IS DISTINCT FROM old.anonymised_at)))) EXECUTE FUNCTION private.accept_changed_request();

CREATE TRIGGER accept_handled_request BEFORE UPDATE OF status, assigned_to ON public.contact_submissions FOR EACH ROW WHEN (old.is_held) EXECUTE FUNCTION private.accept_handled_request();

CREATE TRIGGER audit_request AFTER DELETE OR UPDATE ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION private.audit_request();

CREATE TRIGGER check_appointment BEFORE INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.check_appointment();

CREATE TRIGGER correct_messages AFTER UPDATE ON public.contact_submissions FOR EACH ROW WHEN (((new.anonymised_at IS NULL) AND (((((((((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)) OR (old.address IS DISTINCT FROM new.address)) OR (old.postcode IS DISTINCT FROM new.postcode)) OR (old.house_number IS DISTINCT FROM new.house_number)) OR (old.house_number_addition IS DISTINCT FROM new.house_number_addition)) OR (old.property_type IS DISTINCT FROM new.property_type)) OR (old.calculated_price IS DISTINCT FROM new.calculated_price)) OR (old.rush_service IS DISTINCT FROM new.rush_service)))) EXECUTE FUNCTION private.correct_messages();

CREATE TRIGGER count_appointment_changes BEFORE UPDATE ON public.contact_submissions FOR EACH ROW WHEN ((((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time)) OR ((old.status = 'cancelled'::text) IS DISTINCT FROM (new.status = 'cancelled'::text)))) EXECUTE FUNCTION private.count_appointment_changes();

CREATE TRIGGER describe_in_texts AFTER UPDATE ON public.pictures FOR EACH ROW WHEN ((old.alt IS DISTINCT FROM new.alt)) EXECUTE FUNCTION private.describe_in_texts();

CREATE TRIGGER follow_address BEFORE INSERT OR UPDATE OF address, place ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION private.follow_address();

CREATE TRIGGER follow_appointment AFTER INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.follow_appointment();

CREATE TRIGGER follow_switches AFTER UPDATE ON public.mail_kinds FOR EACH ROW WHEN ((old.is_on <> new.is_on)) EXECUTE FUNCTION private.follow_switches();

CREATE TRIGGER follow_switches AFTER UPDATE ON public.settings FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION private.follow_switches();

CREATE TRIGGER forget_keys AFTER UPDATE OF anonymised_at ON public.contact_submissions FOR EACH ROW WHEN ((new.anonymised_at IS NOT NULL)) EXECUTE FUNCTION private.forget_keys();

CREATE TRIGGER forget_label BEFORE UPDATE OF postcode, house_number, house_number_addition ON public.contact_submissions FOR EACH ROW WHEN ((((old.postcode IS DISTINCT FROM new.postcode) OR (old.house_number IS DISTINCT FROM new.house_number)) OR (old.house_number_addition IS DISTINCT FROM new.house_number_addition))) EXECUTE FUNCTION private.forget_label();

CREATE TRIGGER forget_overdue_meanwhile AFTER INSERT OR DELETE ON public.contact_submissions FOR EACH STATEMENT EXECUTE FUNCTION private.forget_overdue_meanwhile();

CREATE TRIGGER index_request AFTER INSERT OR UPDATE ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION private.index_request();

CREATE TRIGGER keep_changed_version AFTER UPDATE ON public.website_content FOR EACH ROW WHEN ((((((((old.title IS DISTINCT FROM new.title) OR (old.subtitle IS DISTINCT FROM new.subtitle)) OR (old.content IS DISTINCT FROM new.content)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.search_title IS DISTINCT FROM new.search_title)) OR (old.search_description IS DISTINCT FROM new.search_description)) OR (old.picture IS DISTINCT FROM new.picture))) EXECUTE FUNCTION private.keep_version();

CREATE TRIGGER keep_deleted_requests AFTER DELETE ON public.contact_submissions REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION private.keep_deleted_requests();

CREATE TRIGGER keep_deleted_version AFTER DELETE ON public.website_content FOR EACH ROW EXECUTE FUNCTION private.keep_version();

CREATE TRIGGER keep_key BEFORE INSERT ON public.contact_submissions FOR EACH ROW WHEN ((new.key_hash IS NOT NULL)) EXECUTE FUNCTION private.keep_key();

CREATE TRIGGER keep_shown_picture BEFORE DELETE ON public.pictures FOR EACH ROW EXECUTE FUNCTION private.keep_shown_picture();

CREATE TRIGGER limit_saved_views BEFORE INSERT ON public.saved_views FOR EACH ROW EXECUTE FUNCTION private.limit_saved_views();

CREATE TRIGGER limit_submissions BEFORE INSERT ON public.contact_submissions FOR EACH ROW WHEN (((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])) AND (new.source = 'website'::text))) EXECUTE FUNCTION private.limit_submissions();

CREATE TRIGGER mark_edited BEFORE UPDATE ON public.website_content FOR EACH ROW WHEN ((((old.title IS DISTINCT FROM new.title) OR (old.subtitle IS DISTINCT FROM new.subtitle)) OR (old.content IS DISTINCT FROM new.content))) EXECUTE FUNCTION private.mark_edited();

CREATE TRIGGER note_appointment_change BEFORE UPDATE OF adviser, starts_at, ends_at, state ON public.appointments FOR EACH ROW WHEN (((((old.adviser IS DISTINCT FROM new.adviser) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION private.note_appointment_change();

CREATE TRIGGER note_origin AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((((old.origin IS DISTINCT FROM new.origin) OR (old.state IS DISTINCT FROM new.state)) OR (old.starts_at IS DISTINCT FROM new.starts_at))) EXECUTE FUNCTION private.note_origin();

CREATE TRIGGER note_origin_added AFTER INSERT ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.note_origin();

CREATE TRIGGER note_progress BEFORE UPDATE OF status ON public.contact_submissions FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION private.note_progress();

CREATE TRIGGER note_progress_added BEFORE INSERT ON public.contact_submissions FOR EACH ROW WHEN ((new.status = ANY (ARRAY['contacted'::text, 'scheduled'::text, 'completed'::text]))) EXECUTE FUNCTION private.note_progress();

CREATE TRIGGER plan_appointment_added AFTER INSERT ON public.contact_submissions FOR EACH ROW WHEN (((new.appointment_date IS NOT NULL) AND (new.appointment_time IS NOT NULL))) EXECUTE FUNCTION private.plan_appointment();

CREATE TRIGGER plan_appointment_changed AFTER UPDATE OF appointment_date, appointment_time, status, assigned_to ON public.contact_submissions FOR EACH ROW WHEN (((new.anonymised_at IS NULL) AND ((((old.appointment_date IS DISTINCT FROM new.appointment_date) OR (old.appointment_time IS DISTINCT FROM new.appointment_time)) OR (old.status IS DISTINCT FROM new.status)) OR (old.assigned_to IS DISTINCT FROM new.assigned_to)))) EXECUTE FUNCTION private.plan_appointment();

CREATE TRIGGER plan_label_look AFTER UPDATE OF status, is_held, postcode, house_number, house_number_addition, anonymised_at ON public.contact_submissions FOR EACH ROW WHEN (((old.is_held <> new.is_held) OR (old.anonymised_at IS DISTINCT FROM new.anonymised_at) OR ((old.status IS DISTINCT FROM new.status) AND (('completed'::text = old.status) OR ('completed'::text = new.status))) OR (((old.postcode IS DISTINCT FROM new.postcode) OR (old.house_number IS DISTINCT FROM new.house_number)) OR (old.house_number_addition IS DISTINCT FROM new.house_number_addition)))) EXECUTE FUNCTION private.plan_label_look();

CREATE TRIGGER plan_label_look_of_new AFTER INSERT ON public.contact_submissions FOR EACH ROW WHEN (((new.created_at = now()) OR (new.status = 'completed'::text))) EXECUTE FUNCTION private.plan_label_look();

CREATE TRIGGER require_bounded_markdown BEFORE INSERT OR UPDATE OF content ON public.website_content FOR EACH ROW EXECUTE FUNCTION private.require_bounded_markdown();

CREATE TRIGGER require_pictures_of_changed BEFORE UPDATE OF content ON public.website_content FOR EACH ROW WHEN ((old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION private.require_shown_pictures();

CREATE TRIGGER require_pictures_of_new BEFORE INSERT ON public.website_content FOR EACH ROW EXECUTE FUNCTION private.require_shown_pictures();

CREATE TRIGGER set_last_updated BEFORE INSERT ON public.website_content FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.touch_last_updated();

CREATE TRIGGER tell_automation AFTER UPDATE OF name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area, construction_year, rd_x, rd_y, rush_service, calculated_price, preferred_times, status, appointment_date, appointment_time, overruled_moment, callback_on, assigned_to, notes ON public.contact_submissions FOR EACH ROW WHEN ((new.anonymised_at IS NULL)) EXECUTE FUNCTION private.tell_automation();

CREATE TRIGGER tell_of_accepted_request AFTER UPDATE ON public.contact_submissions FOR EACH ROW WHEN ((old.is_held AND (NOT new.is_held) AND (new.source = 'website'::text) AND (new.status <> ALL (ARRAY['completed'::text, 'cancelled'::text])))) EXECUTE FUNCTION private.tell_of_new_request();

CREATE TRIGGER tell_of_changed_visit AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.state = 'planned'::text) AND (((old.state IS DISTINCT FROM new.state) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.adviser IS DISTINCT FROM new.adviser)))) EXECUTE FUNCTION private.tell_of_visit();

CREATE TRIGGER tell_of_label AFTER UPDATE ON public.contact_submissions FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND (('completed'::text = old.status) OR ('completed'::text = new.status)) AND (new.anonymised_at IS NULL))) EXECUTE FUNCTION private.tell_of_label();

CREATE TRIGGER tell_of_new_request AFTER INSERT ON public.contact_submissions FOR EACH ROW WHEN (((new.source = 'website'::text) AND (NOT new.is_held))) EXECUTE FUNCTION private.tell_of_new_request();

CREATE TRIGGER tell_of_planned_visit AFTER INSERT ON public.appointments FOR EACH ROW EXECUTE FUNCTION private.tell_of_visit();

CREATE TRIGGER touch_last_updated BEFORE UPDATE ON public.website_content FOR EACH ROW EXECUTE FUNCTION private.touch_last_updated();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE TRIGGER update_request_counts_added AFTER INSERT ON public.contact_submissions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.update_request_counts();

CREATE TRIGGER update_request_counts_changed AFTER UPDATE ON public.contact_submissions REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.update_request_counts();

CREATE TRIGGER update_request_counts_removed AFTER DELETE ON public.contact_submissions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.update_request_counts();

CREATE TRIGGER wait_to_plan_first BEFORE INSERT OR UPDATE ON public.appointments FOR EACH STATEMENT EXECUTE FUNCTION private.wait_to_plan_first();

CREATE TRIGGER wait_to_plan_first BEFORE DELETE OR UPDATE OF appointment_date, appointment_time, status, assigned_to, property_type, surface_area, rush_service, calculated_price ON public.contact_submissions FOR EACH STATEMENT EXECUTE FUNCTION private.wait_to_plan_first();

ALTER TABLE ONLY private.admins
    ADD CONSTRAINT admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES private.admins(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY private.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.label_looks
    ADD CONSTRAINT label_looks_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.contact_submissions(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.request_search
    ADD CONSTRAINT request_search_id_fkey FOREIGN KEY (id) REFERENCES public.contact_submissions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.adviser_hours
    ADD CONSTRAINT adviser_hours_adviser_fkey FOREIGN KEY (adviser) REFERENCES public.advisers(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.advisers
    ADD CONSTRAINT advisers_user_id_fkey FOREIGN KEY (user_id) REFERENCES private.admins(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_adviser_fkey FOREIGN KEY (adviser) REFERENCES private.admins(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.appointments
    ADD CONSTRAINT appointments_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.contact_submissions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.blocked_times
    ADD CONSTRAINT blocked_times_adviser_fkey FOREIGN KEY (adviser) REFERENCES public.advisers(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_submissions
    ADD CONSTRAINT contact_submissions_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES private.admins(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_owner_fkey FOREIGN KEY (owner) REFERENCES private.admins(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.website_content
    ADD CONSTRAINT website_content_picture_fkey FOREIGN KEY (picture) REFERENCES public.pictures(path);

CREATE POLICY "admins add content" ON public.website_content FOR INSERT TO authenticated WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins add pictures" ON public.pictures FOR INSERT TO authenticated WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change content" ON public.website_content FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change how long visits take" ON public.visit_durations FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change requests" ON public.contact_submissions FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change the settings" ON public.settings FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change the working hours" ON public.working_hours FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins change which mails are sent" ON public.mail_kinds FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins delete content" ON public.website_content FOR DELETE TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins delete pictures" ON public.pictures FOR DELETE TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins delete requests" ON public.contact_submissions FOR DELETE TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins describe pictures" ON public.pictures FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins enter a request by telephone" ON public.contact_submissions FOR INSERT TO authenticated WITH CHECK ((private.is_fresh(contact_submissions.*) AND ((source = 'website'::text) OR ( SELECT private.require_admin() AS require_admin))));

CREATE POLICY "admins manage the advisers" ON public.advisers TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins manage the blocked times" ON public.blocked_times TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins manage the hours of advisers" ON public.adviser_hours TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins manage their own views" ON public.saved_views TO authenticated USING (
CASE
    WHEN ( SELECT private.require_admin() AS require_admin) THEN (owner = ( SELECT auth.uid() AS uid))
    ELSE NULL::boolean
END) WITH CHECK (
CASE
    WHEN ( SELECT private.require_admin() AS require_admin) THEN (owner = ( SELECT auth.uid() AS uid))
    ELSE NULL::boolean
END);

CREATE POLICY "admins move appointments" ON public.appointments FOR UPDATE TO authenticated USING (( SELECT private.require_admin() AS require_admin)) WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins plan appointments" ON public.appointments FOR INSERT TO authenticated WITH CHECK (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read all content, other accounts what is published" ON public.website_content FOR SELECT TO authenticated USING (((published_at <= now()) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY "admins read all pictures, other accounts those of published art" ON public.pictures FOR SELECT TO authenticated USING ((( SELECT private.is_admin() AS is_admin) OR (EXISTS ( SELECT
   FROM public.website_content
  WHERE (website_content.picture = pictures.path)))));

CREATE POLICY "admins read appointments" ON public.appointments FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read earlier versions" ON public.website_content_history FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read how long visits take" ON public.visit_durations FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read requests" ON public.contact_submissions FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read the audit trail" ON public.request_audit FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read the settings" ON public.settings FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

CREATE POLICY "admins read which mails are sent" ON public.mail_kinds FOR SELECT TO authenticated USING (( SELECT private.require_admin() AS require_admin));

ALTER TABLE public.adviser_hours ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.advisers ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.appointments ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.blocked_times ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.contact_submissions ENABLE ROW LEVEL SECURITY;

CREATE POLICY "everyone reads the working hours" ON public.working_hours FOR SELECT TO authenticated, anon USING (true);

ALTER TABLE public.mail_kinds ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.pictures ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.request_audit ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.settings ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.visit_durations ENABLE ROW LEVEL SECURITY;

CREATE POLICY "visitors add a new request" ON public.contact_submissions FOR INSERT TO anon WITH CHECK (((source = 'website'::text) AND private.is_fresh(contact_submissions.*)));

CREATE POLICY "visitors read published content" ON public.website_content FOR SELECT TO anon USING ((published_at <= now()));

CREATE POLICY "visitors read the pictures of published articles" ON public.pictures FOR SELECT TO anon USING ((EXISTS ( SELECT
   FROM public.website_content
  WHERE (website_content.picture = pictures.path))));

ALTER TABLE public.website_content ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.website_content_history ENABLE ROW LEVEL SECURITY;

ALTER TABLE public.working_hours ENABLE ROW LEVEL SECURITY;

GRANT USAGE ON SCHEMA private TO authenticated;

REVOKE ALL ON FUNCTION private.accept_changed_request() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.accept_handled_request() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.add_to_audit(request_id uuid, action text, old_values jsonb, new_values jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.has_invisible_characters(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_invisible_characters(value text) TO anon;
GRANT ALL ON FUNCTION private.has_invisible_characters(value text) TO authenticated;

GRANT SELECT,DELETE ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(id) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(id) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(name) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(name),UPDATE(name) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(email) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(email),UPDATE(email) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(phone) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(phone),UPDATE(phone) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(address) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(address),UPDATE(address) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(postcode) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(postcode),UPDATE(postcode) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(house_number) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(house_number),UPDATE(house_number) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(house_number_addition) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(house_number_addition),UPDATE(house_number_addition) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(property_type) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(property_type),UPDATE(property_type) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(surface_area) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(surface_area),UPDATE(surface_area) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(construction_year) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(construction_year),UPDATE(construction_year) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(rd_x) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(rd_x),UPDATE(rd_x) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(rd_y) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(rd_y),UPDATE(rd_y) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(rush_service) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(rush_service),UPDATE(rush_service) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(calculated_price) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(calculated_price),UPDATE(calculated_price) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(message) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(message) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(source) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(relay_status) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(relay_status) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(status) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(appointment_date) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(appointment_time) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(callback_on) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(assigned_to) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(notes) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(preferred_times) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(preferred_times),UPDATE(preferred_times) ON TABLE public.contact_submissions TO authenticated;

GRANT UPDATE(overruled_moment) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(key_hash) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(key_hash) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(landing_path) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(landing_path) ON TABLE public.contact_submissions TO authenticated;

GRANT INSERT(referrer_host) ON TABLE public.contact_submissions TO anon;
GRANT INSERT(referrer_host) ON TABLE public.contact_submissions TO authenticated;

REVOKE ALL ON FUNCTION private.address_line(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.adviser_name(visitor uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.anonymise(ids uuid[], kept text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.audit_request() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.awaits_label(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.build_is_alive(planned_for timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.caller_hash() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.can_change(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.check_appointment() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.clearing_of(kept text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.code_hash(code text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.correct_messages() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.count_appointment_changes() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.count_label(told integer, asked integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.count_statement(counted text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.counts_of(from_day date, until_day date) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.describe_in_texts() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.enrol_admin() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.erasure_of(email text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.figure_statement(counted text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.follow_address() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.follow_appointment() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.follow_email() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.follow_switches() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_callers() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_keys() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_keys_of_purged() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_label() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_messages() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_overdue() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.forget_overdue_meanwhile() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.found_held_requests(search text, rush boolean, from_day date, until_day date) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.free_moments(request public.contact_submissions, earliest timestamp with time zone, latest timestamp with time zone, only_adviser uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.grant_request_columns() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.guard_sign_up() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.has_new_label(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.status_order(status text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.status_order(status text) TO anon;
GRANT ALL ON FUNCTION private.status_order(status text) TO authenticated;

REVOKE ALL ON FUNCTION private.has_reached(r public.contact_submissions, step text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.has_work() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.home_columns() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.index_request() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.invitation_has_expired(invited_at timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_admin() FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_admin() TO authenticated;

REVOKE ALL ON FUNCTION private.is_bounded_markdown(markdown text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_by_customer() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_fresh(request public.contact_submissions) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_fresh(request public.contact_submissions) TO anon;
GRANT ALL ON FUNCTION private.is_fresh(request public.contact_submissions) TO authenticated;

REVOKE ALL ON FUNCTION private.is_mailed(wanted text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_no_order(status text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_part(id uuid, words text, typed private.typed_search) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.is_shown_picture(id text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_shown_picture(id text) TO authenticated;

REVOKE ALL ON FUNCTION private.is_whole(id uuid, wholes text[], typed private.typed_search) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.joined_postcodes(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.keep_deleted_requests() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.keep_key() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.keep_shown_picture() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.keep_version() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.lacks_label(request_id uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.limit_saved_views() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.limit_submissions() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.list_price(property_type text, surface_area double precision, rush_service boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.list_price(property_type text, surface_area double precision, rush_service boolean) TO anon;
GRANT ALL ON FUNCTION private.list_price(property_type text, surface_area double precision, rush_service boolean) TO authenticated;

REVOKE ALL ON FUNCTION private.mail_payload(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.mark_edited() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.masked_code(code text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.masked_path(path text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.meets_figure(r public.contact_submissions, f private.figure_filters) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.meets_filters(r public.contact_submissions, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, work text, mine boolean, status text, held boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.moment_of(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.named_requests(requests jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.named_requests(requests jsonb) TO authenticated;

REVOKE ALL ON FUNCTION private.new_key() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.next_look(looked_on date, looks integer, earliest timestamp with time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.note_appointment_change() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.note_origin() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.note_progress() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.note_webhook(message private.outgoing_messages, outcome text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.obstacles(visitor uuid, starts timestamp with time zone, ends timestamp with time zone, x integer, y integer, except_id uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.only_adviser() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.order_start(created_at timestamp with time zone, appointment_date date) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.origin_of_visit(request uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.own_admin_email() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.phone_digits(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.picture_ids(content text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.place_of(address text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.plain_text(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.plain_words(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.plan_appointment() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.plan_label_look() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.plan_look_for(request public.contact_submissions, is_just_completed boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.queue_label_ready(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.queue_mail(kind text, request public.contact_submissions, visit jsonb, not_before timestamp with time zone) FROM PUBLIC;

GRANT SELECT ON TABLE public.appointments TO authenticated;

GRANT INSERT(request_id) ON TABLE public.appointments TO authenticated;

GRANT INSERT(adviser),UPDATE(adviser) ON TABLE public.appointments TO authenticated;

GRANT INSERT(starts_at),UPDATE(starts_at) ON TABLE public.appointments TO authenticated;

GRANT INSERT(ends_at),UPDATE(ends_at) ON TABLE public.appointments TO authenticated;

GRANT UPDATE(state) ON TABLE public.appointments TO authenticated;

GRANT INSERT(is_overruled),UPDATE(is_overruled) ON TABLE public.appointments TO authenticated;

REVOKE ALL ON FUNCTION private.queue_reminder(visit public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.read_figure(figure jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.read_search(search text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.recount_requests() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.request_of_key(key text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_admin() FROM PUBLIC;
GRANT ALL ON FUNCTION private.require_admin() TO authenticated;

REVOKE ALL ON FUNCTION private.require_bounded_markdown() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_period(from_day date, until_day date) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_short(argument text, value text, longest integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.require_short(argument text, value text, longest integer) TO authenticated;

REVOKE ALL ON FUNCTION private.require_short_email(email text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_short_search(search text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_shown_pictures() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.require_work(work text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.restored(deleted jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.schedule_forgetting() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.schedule_sending(function_url text, site_origin text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.search_words(value text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.set_setup_code(code text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.skipped_requests(requests jsonb, written uuid[], unfit uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.skipped_requests(requests jsonb, written uuid[], unfit uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION private.strip_audit(ids uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.tell_automation() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.tell_of_label() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.tell_of_new_request() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.tell_of_visit() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.touch_last_updated() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.touch_updated_at() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.travel_minutes(from_x integer, from_y integer, to_x integer, to_y integer, detour_factor numeric, speed integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.undo_period() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.update_request_counts() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.visit_duration(property_type text, surface_area double precision) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.visit_payload(visit public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.wait_to_plan() FROM PUBLIC;
GRANT ALL ON FUNCTION private.wait_to_plan() TO authenticated;

REVOKE ALL ON FUNCTION private.wait_to_plan_first() FROM PUBLIC;

REVOKE ALL ON FUNCTION private.was_told(of_request uuid, visit jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.wholes_of(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.without_lost_pictures(content text) FROM PUBLIC;

REVOKE ALL ON FUNCTION private.words_of(request public.contact_submissions) FROM PUBLIC;

REVOKE ALL ON FUNCTION public.accept_held_requests(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.accept_held_requests(ids uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION public.add_customer_message(key text, message text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.add_customer_message(key text, message text) TO anon;
GRANT ALL ON FUNCTION public.add_customer_message(key text, message text) TO authenticated;

REVOKE ALL ON FUNCTION public.anonymise_requests(seen_at timestamp with time zone, orders boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.anonymise_requests(seen_at timestamp with time zone, orders boolean) TO authenticated;

REVOKE ALL ON FUNCTION public.build_state() FROM PUBLIC;
GRANT ALL ON FUNCTION public.build_state() TO authenticated;

REVOKE ALL ON FUNCTION public.calendar_days(from_day date, until_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.calendar_days(from_day date, until_day date) TO authenticated;

REVOKE ALL ON FUNCTION public.calendar_feed(token text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.calendar_feed(token text) TO anon;

REVOKE ALL ON FUNCTION public.calendar_feed_since() FROM PUBLIC;
GRANT ALL ON FUNCTION public.calendar_feed_since() TO authenticated;

REVOKE ALL ON FUNCTION public.cancel_request(key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.cancel_request(key text) TO anon;
GRANT ALL ON FUNCTION public.cancel_request(key text) TO authenticated;

REVOKE ALL ON FUNCTION public.change_requests(requests jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.change_requests(requests jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.clear_site_reports(seen_until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.clear_site_reports(seen_until timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.complete_message(message_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.complete_message(message_id uuid) TO service_role;

REVOKE ALL ON FUNCTION public.confirm_request_mail(request_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.confirm_request_mail(request_id uuid) TO anon;
GRANT ALL ON FUNCTION public.confirm_request_mail(request_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.count_requests(search text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, work text, mine boolean, figure jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_requests(search text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, work text, mine boolean, figure jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.count_told_label() FROM PUBLIC;
GRANT ALL ON FUNCTION public.count_told_label() TO service_role;

REVOKE ALL ON FUNCTION public.customer_moments(key text, from_day date, latest timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.customer_moments(key text, from_day date, latest timestamp with time zone) TO anon;
GRANT ALL ON FUNCTION public.customer_moments(key text, from_day date, latest timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.customer_request(key text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.customer_request(key text) TO anon;
GRANT ALL ON FUNCTION public.customer_request(key text) TO authenticated;

REVOKE ALL ON FUNCTION public.delete_held_requests(seen_at timestamp with time zone, ids uuid[], search text, rush boolean, from_day date, until_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_held_requests(seen_at timestamp with time zone, ids uuid[], search text, rush boolean, from_day date, until_day date) TO authenticated;

REVOKE ALL ON FUNCTION public.delete_requests(requests jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_requests(requests jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.deleted_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION public.deleted_requests() TO authenticated;

REVOKE ALL ON FUNCTION public.discard_messages(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.discard_messages(ids uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION public.erasable_person(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.erasable_person(email text) TO authenticated;

REVOKE ALL ON FUNCTION public.erase_person(email text, seen_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.erase_person(email text, seen_at timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.expired_requests(orders boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.expired_requests(orders boolean) TO authenticated;

REVOKE ALL ON FUNCTION public.export_person(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_person(email text) TO authenticated;

REVOKE ALL ON FUNCTION public.fail_message(message_id uuid, error text, is_final boolean, is_uncertain boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.fail_message(message_id uuid, error text, is_final boolean, is_uncertain boolean) TO service_role;

REVOKE ALL ON FUNCTION public.forget_deleted_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_deleted_requests() TO authenticated;

REVOKE ALL ON FUNCTION public.held_requests(search text, rush boolean, from_day date, until_day date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.held_requests(search text, rush boolean, from_day date, until_day date) TO authenticated;

REVOKE ALL ON FUNCTION public.invite_admin(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.invite_admin(email text) TO authenticated;

REVOKE ALL ON FUNCTION public.is_admin() FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_admin() TO authenticated;

REVOKE ALL ON FUNCTION public.is_forgetting_scheduled() FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_forgetting_scheduled() TO anon;

REVOKE ALL ON FUNCTION public.is_sending_scheduled() FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_sending_scheduled() TO anon;

REVOKE ALL ON FUNCTION public.label_figures() FROM PUBLIC;
GRANT ALL ON FUNCTION public.label_figures() TO authenticated;

REVOKE ALL ON FUNCTION public.latest_changes(since timestamp with time zone, ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.latest_changes(since timestamp with time zone, ids uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION public.list_admins() FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_admins() TO authenticated;

REVOKE ALL ON FUNCTION public.list_requests(search text, status text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, held boolean, work text, mine boolean, figure jsonb, sort text, descending boolean, after uuid, after_values jsonb, backwards boolean, page_size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_requests(search text, status text, rush boolean, from_day date, until_day date, appointment_from date, appointment_until date, held boolean, work text, mine boolean, figure jsonb, sort text, descending boolean, after uuid, after_values jsonb, backwards boolean, page_size integer) TO authenticated;

REVOKE ALL ON FUNCTION public.note_offered_pages(plan uuid, until timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.note_offered_pages(plan uuid, until timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.offered_until(plan uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.offered_until(plan uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.outgoing_messages() FROM PUBLIC;
GRANT ALL ON FUNCTION public.outgoing_messages() TO authenticated;

REVOKE ALL ON FUNCTION public.period_figures(from_day date, until_day date, beside date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.period_figures(from_day date, until_day date, beside date) TO authenticated;

REVOKE ALL ON FUNCTION public.pick_moment(key text, starts_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.pick_moment(key text, starts_at timestamp with time zone) TO anon;
GRANT ALL ON FUNCTION public.pick_moment(key text, starts_at timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.plan_build() FROM PUBLIC;
GRANT ALL ON FUNCTION public.plan_build() TO authenticated;

REVOKE ALL ON FUNCTION public.related_requests(request_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.related_requests(request_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.remove_admin(user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.remove_admin(user_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.remove_calendar_feed() FROM PUBLIC;
GRANT ALL ON FUNCTION public.remove_calendar_feed() TO authenticated;

REVOKE ALL ON FUNCTION public.renew_calendar_feed() FROM PUBLIC;
GRANT ALL ON FUNCTION public.renew_calendar_feed() TO authenticated;

REVOKE ALL ON FUNCTION public.report_failed_build(plan uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.report_failed_build(plan uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.report_trouble(kind text, page text, code text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.report_trouble(kind text, page text, code text) TO anon;

REVOKE ALL ON FUNCTION public.request_figures() FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_figures() TO authenticated;

REVOKE ALL ON FUNCTION public.requests_of_today() FROM PUBLIC;
GRANT ALL ON FUNCTION public.requests_of_today() TO authenticated;

REVOKE ALL ON FUNCTION public.resend_messages(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.resend_messages(ids uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION public.restore_deleted_block(block_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_deleted_block(block_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.restore_request(request_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_request(request_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.restore_requests(deleted_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.restore_requests(deleted_at timestamp with time zone) TO authenticated;

REVOKE ALL ON FUNCTION public.revoke_invitation(email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.revoke_invitation(email text) TO authenticated;

REVOKE ALL ON FUNCTION public.setup_state() FROM PUBLIC;
GRANT ALL ON FUNCTION public.setup_state() TO anon;
GRANT ALL ON FUNCTION public.setup_state() TO authenticated;

REVOKE ALL ON FUNCTION public.site_reports() FROM PUBLIC;
GRANT ALL ON FUNCTION public.site_reports() TO authenticated;

REVOKE ALL ON FUNCTION public.start_build(plan uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.start_build(plan uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.store_labels(look jsonb, labels jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.store_labels(look jsonb, labels jsonb) TO service_role;

REVOKE ALL ON FUNCTION public.suggest_moments(request_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.suggest_moments(request_id uuid) TO authenticated;

REVOKE ALL ON FUNCTION public.take_label_looks(amount integer, has_key boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.take_label_looks(amount integer, has_key boolean) TO service_role;

REVOKE ALL ON FUNCTION public.take_messages(amount integer, with_mail boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.take_messages(amount integer, with_mail boolean) TO service_role;

REVOKE ALL ON FUNCTION public.try_webhook() FROM PUBLIC;
GRANT ALL ON FUNCTION public.try_webhook() TO authenticated;

REVOKE ALL ON FUNCTION public.undo_changes(changes jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.undo_changes(changes jsonb) TO authenticated;

REVOKE ALL ON FUNCTION public.visit_figures(from_day date, until_day date, beside date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.visit_figures(from_day date, until_day date, beside date) TO authenticated;

REVOKE ALL ON FUNCTION public.waiting_requests() FROM PUBLIC;
GRANT ALL ON FUNCTION public.waiting_requests() TO authenticated;

REVOKE ALL ON FUNCTION public.webhook_outcomes(ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.webhook_outcomes(ids uuid[]) TO authenticated;

REVOKE ALL ON FUNCTION public.why_not(request_id uuid, starts_at timestamp with time zone, adviser uuid, ends_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION public.why_not(request_id uuid, starts_at timestamp with time zone, adviser uuid, ends_at timestamp with time zone) TO authenticated;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.adviser_hours TO authenticated;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.advisers TO authenticated;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.blocked_times TO authenticated;

GRANT SELECT ON TABLE public.mail_kinds TO authenticated;

GRANT UPDATE(is_on) ON TABLE public.mail_kinds TO authenticated;

GRANT SELECT ON TABLE public.pictures TO anon;
GRANT SELECT,DELETE ON TABLE public.pictures TO authenticated;

GRANT INSERT(path) ON TABLE public.pictures TO authenticated;

GRANT INSERT(alt),UPDATE(alt) ON TABLE public.pictures TO authenticated;

GRANT SELECT ON TABLE public.request_audit TO authenticated;

GRANT SELECT,DELETE ON TABLE public.saved_views TO authenticated;

GRANT INSERT(id) ON TABLE public.saved_views TO authenticated;

GRANT INSERT(name),UPDATE(name) ON TABLE public.saved_views TO authenticated;

GRANT INSERT(query),UPDATE(query) ON TABLE public.saved_views TO authenticated;

GRANT SELECT(webhook_url),UPDATE(webhook_url) ON TABLE public.settings TO authenticated;

GRANT SELECT(sends_mail),UPDATE(sends_mail) ON TABLE public.settings TO authenticated;

GRANT SELECT ON TABLE public.visit_durations TO authenticated;

GRANT UPDATE(minutes) ON TABLE public.visit_durations TO authenticated;

GRANT UPDATE(large_from) ON TABLE public.visit_durations TO authenticated;

GRANT UPDATE(large_minutes) ON TABLE public.visit_durations TO authenticated;

GRANT SELECT ON TABLE public.website_content TO anon;
GRANT SELECT,DELETE ON TABLE public.website_content TO authenticated;

GRANT INSERT(section_name),UPDATE(section_name) ON TABLE public.website_content TO authenticated;

GRANT INSERT(title),UPDATE(title) ON TABLE public.website_content TO authenticated;

GRANT INSERT(subtitle),UPDATE(subtitle) ON TABLE public.website_content TO authenticated;

GRANT INSERT(content),UPDATE(content) ON TABLE public.website_content TO authenticated;

GRANT INSERT(page_path),UPDATE(page_path) ON TABLE public.website_content TO authenticated;

GRANT INSERT(last_updated),UPDATE(last_updated) ON TABLE public.website_content TO authenticated;

GRANT INSERT(published_at),UPDATE(published_at) ON TABLE public.website_content TO authenticated;

GRANT INSERT(summary),UPDATE(summary) ON TABLE public.website_content TO authenticated;

GRANT INSERT(search_title),UPDATE(search_title) ON TABLE public.website_content TO authenticated;

GRANT INSERT(search_description),UPDATE(search_description) ON TABLE public.website_content TO authenticated;

GRANT INSERT(picture),UPDATE(picture) ON TABLE public.website_content TO authenticated;

GRANT SELECT ON TABLE public.website_content_history TO authenticated;

GRANT SELECT(days) ON TABLE public.working_hours TO anon;
GRANT SELECT(days),UPDATE(days) ON TABLE public.working_hours TO authenticated;

GRANT SELECT(opens) ON TABLE public.working_hours TO anon;
GRANT SELECT(opens),UPDATE(opens) ON TABLE public.working_hours TO authenticated;

GRANT SELECT(closes) ON TABLE public.working_hours TO anon;
GRANT SELECT(closes),UPDATE(closes) ON TABLE public.working_hours TO authenticated;

CREATE POLICY "admins add files of pictures" ON storage.objects FOR INSERT TO authenticated WITH CHECK (((bucket_id = 'pictures'::text) AND ( SELECT private.is_admin() AS is_admin) AND (name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/([1-9][0-9]{1,3}x[1-9][0-9]{1,3}\.(webp|jpg)|share\.jpg)$'::text)));

CREATE POLICY "admins delete files of pictures that nothing shows" ON storage.objects FOR DELETE TO authenticated USING (((bucket_id = 'pictures'::text) AND ( SELECT private.is_admin() AS is_admin) AND (NOT private.is_shown_picture(split_part(name, '/'::text, 1)))));

CREATE POLICY "admins see files of pictures" ON storage.objects FOR SELECT TO authenticated USING (((bucket_id = 'pictures'::text) AND ( SELECT private.is_admin() AS is_admin)));

CREATE TRIGGER enrol_admin AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.enrol_admin();

CREATE TRIGGER follow_email AFTER UPDATE ON auth.users FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION private.follow_email();

CREATE TRIGGER guard_sign_up BEFORE INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.guard_sign_up();
