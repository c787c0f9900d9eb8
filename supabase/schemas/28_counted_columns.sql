-- What is counted of a request has columns of its own, so that each figure links to its requests by a filter of the list.

-- The place at the end of an address such as `Dorpsstraat 12, 3811 AA Amersfoort`; null when no comma separates it, and
-- for `-`, which stands for an unknown place.
create function private.place_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select nullif(nullif(left(btrim(regexp_replace(
    substring(address from ',([^,]*)$'), '^\s*([1-9][0-9]{3}\s?[A-Za-z]{2}(?![A-Za-z]))?', ''
  )), 80), ''), '-')
$$;

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.place := private.place_of(new.address);
  return new;
end
$$;
create trigger "20_follow_address" before insert or update of address, place on public.contact_submissions
  for each row execute function private.follow_address();

-- Setting a status back within an hour corrects a mistake: the request keeps its earlier times. A customer who picks a
-- moment does not count as contacted.
create function private.note_progress() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  is_set_back boolean;
begin
  if not is_new and old.status = new.status then
    return new;
  end if;
  is_set_back := not is_new and coalesce((
    select max(changed_at) from public.request_audit where request_id = old.id and new_values ? 'status'
  ), old.created_at) > now() - interval '1 hour';
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
create trigger "20_note_progress" before insert or update of status on public.contact_submissions
  for each row execute function private.note_progress();

-- Who chose the moment of the appointment of a request: of the planned one, else of the last that took place.
create function private.origin_of_appointment(request uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select appointment.origin from public.appointments as appointment
  where appointment.request_id = request and appointment.state <> 'cancelled'
  order by appointment.state = 'planned' desc, appointment.created_at desc limit 1
$$;

create function private.note_origin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contact_submissions as request set appointment_origin = chosen.by
  from (select private.origin_of_appointment(new.request_id) as by) as chosen
  where request.id = new.request_id and request.appointment_origin is distinct from chosen.by;
  return null;
end
$$;
create trigger "91_note_origin" after insert or update of origin, state, starts_at on public.appointments
  for each row execute function private.note_origin();

-- For the list with such a filter and no period, and for the turnover of a period.
create index contact_submissions_place on public.contact_submissions (place, created_at desc, id desc)
  where not is_held and place is not null;
create index contact_submissions_landing_path on public.contact_submissions (landing_path, created_at desc, id desc)
  where not is_held and landing_path is not null;
create index contact_submissions_referrer_host on public.contact_submissions (referrer_host, created_at desc, id desc)
  where not is_held and referrer_host is not null;
create index contact_submissions_picked on public.contact_submissions (created_at desc, id desc)
  where not is_held and appointment_origin = 'customer';
create index contact_submissions_completed on public.contact_submissions (completed_at)
  where not is_held and completed_at is not null;

-- How far a request came: `contact` of those by the website, a date for the appointment, a label, an order, an
-- appointment, one whose moment the customer picked, a past appointment, by an adviser and to a known place, and a home
-- that already had a label, as counted by private.count_label: not one whose label resulted from the appointment. The
-- figures count the same. Without settings, so that Postgres inlines it.
create function private.has_reached(r public.contact_submissions, step text) returns boolean
language sql stable
return case step
  when 'contact' then r.source = 'website' and r.contacted_at is not null and private.status_order(r.status) <> 0
  when 'visit' then private.status_order(r.status) in (2, 3) and r.appointment_date is not null
  when 'label' then r.status = 'completed' and r.completed_at is not null
  when 'order' then private.status_order(r.status) in (2, 3)
  when 'planned' then r.appointment_origin is not null
  when 'picked' then r.appointment_origin = 'customer'
  when 'visited' then private.status_order(r.status) <> 4 and num_nonnulls(r.assigned_to, r.rd_x, r.rd_y) = 3
    and (r.appointment_date + r.appointment_time) at time zone 'Europe/Amsterdam' < now()
  when 'had_label' then r.source = 'website' and r.label_class is not null
    and (r.status <> 'completed' or r.label_registered_at < (r.created_at at time zone 'Europe/Amsterdam')::date)
end;

-- Inlined too.
create function private.meets_figure(r public.contact_submissions, f private.figure_filters) returns boolean
language sql stable
return (f.source is null or r.source = f.source)
  and (f.property_type is null or r.property_type = f.property_type)
  and (f.place is null or case when f.place = '-' then r.place is null else r.place = f.place end)
  and (f.landing_path is null or r.source = 'website'
    and case when f.landing_path = '-' then r.landing_path is null else r.landing_path = f.landing_path end)
  and (f.referrer_host is null or r.source = 'website'
    and case when f.referrer_host = '-' then r.referrer_host is null else r.referrer_host = f.referrer_host end)
  and (f.step is null or private.has_reached(r, f.step))
  and (f.completed_from is null
    or r.status = 'completed' and r.completed_at >= f.completed_from::timestamp at time zone 'Europe/Amsterdam')
  and (f.completed_until is null
    or r.status = 'completed' and r.completed_at < (f.completed_until + 1)::timestamp at time zone 'Europe/Amsterdam');

create function private.read_figure(figure jsonb) returns private.figure_filters
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_short('figure', figure::text, 1000);
  if figure ->> 'step' not in ('contact', 'visit', 'label', 'order', 'planned', 'picked', 'visited', 'had_label') then
    raise invalid_parameter_value using message = 'unknown step';
  end if;
  return jsonb_populate_record(null::private.figure_filters, figure);
end
$$;

revoke execute on all functions in schema private from public;
