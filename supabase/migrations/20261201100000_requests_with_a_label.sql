-- Cijfers leads to the requests for a home that had a label already, as private.count_label counts them: not those whose
-- label is the one that the visit led to.
create or replace function private.has_reached(r public.contact_submissions, step text) returns boolean
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

create or replace function private.read_figure(figure jsonb) returns private.figure_filters
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
