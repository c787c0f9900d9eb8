-- That an appointment is off is told on the page of a request only to who knew of it: the customer who chose it, or whom a
-- mail about it could reach. One that an administrator planned and undid within that minute was never told.

create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', private.promised_price(own),
      'created_at', own.created_at, 'status', own.status,
      'visit', (
        select jsonb_build_object(
          'starts_at', appointment.starts_at, 'ends_at', appointment.ends_at, 'adviser', adviser.name, 'sequence', appointment.sequence,
          'id', appointment.id, 'label_day', private.label_day(appointment.starts_at)
        )
        from public.appointments as appointment left join public.advisers as adviser on adviser.user_id = appointment.adviser
        where appointment.request_id = own.id and appointment.state in ('planned', 'completed')
        order by appointment.state = 'planned' desc, appointment.starts_at desc limit 1
      ),
      'lost_visit', exists (
        select from public.appointments
        where request_id = own.id and state = 'cancelled'
          and (origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
      ),
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'invoice', private.customer_invoice(own.id)
    )
  );
end
$$;

-- It is the same appointment, also in how long it has stood.
create or replace function private.resume_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former public.appointments;
begin
  delete from public.appointments where state <> 'planned' and id <> new.id and id = (
    private.known_appointment(new.request_id, exists (
      select from private.outgoing_messages
      where request_id = new.request_id and kind = 'cancelled' and state = 'waiting'
    ))
  ).appointment_id
  returning * into former;
  if found then
    new.id := former.id;
    new.sequence := former.sequence + 1;
    new.created_at := former.created_at;
  end if;
  return new;
end
$$;
