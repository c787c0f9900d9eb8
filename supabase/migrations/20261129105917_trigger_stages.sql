-- The name of a trigger begins with its stage, which decides when it runs (docs/triggers.md). Triggers of one table that did
-- one thing are one. Those of auth.users keep their names: on Supabase only the owner of that table can rename them.

create or replace function private.note_progress() returns trigger
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

create or replace function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'planned' or (old.state, old.starts_at, old.ends_at, old.adviser)
      is not distinct from (new.state, new.starts_at, new.ends_at, new.adviser) then
      return null;
    end if;
    before := old;
  elsif new.state <> 'planned' then
    return null;
  end if;
  perform private.queue_appointment_mail(request, before, new)
  from public.contact_submissions as request where request.id = new.request_id;
  return null;
end
$$;

create or replace function private.note_handed_over() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointments;
  after public.appointments;
begin
  -- A visit that has been made, and one that comes back, are no news.
  if tg_op = 'UPDATE' and (old.state <> 'planned' or new.state = 'completed') then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.state = 'planned' then
    before := old;
  end if;
  if tg_op <> 'DELETE' and new.state = 'planned' then
    after := new;
  end if;
  if before.adviser <> after.adviser or private.is_admin() and not private.is_by_customer() then
    if before.adviser is distinct from after.adviser then
      perform private.note_known_visit(before.request_id, before.adviser, before.starts_at, null);
      perform private.note_known_visit(after.request_id, after.adviser, null, after.starts_at);
    elsif before.starts_at <> after.starts_at then
      perform private.note_known_visit(after.request_id, after.adviser, before.starts_at, after.starts_at);
    end if;
  end if;
  return null;
end
$$;

create or replace function private.check_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  found jsonb;
begin
  -- As exact as the date and time of the request, which would move it otherwise.
  new.starts_at := date_trunc('second', new.starts_at);
  if tg_op = 'UPDATE' and (new.is_overruled or not old.is_overruled) and (
    new.adviser, new.starts_at, new.ends_at, new.state
  ) is not distinct from (old.adviser, old.starts_at, old.ends_at, old.state) then
    return new;
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

create or replace function private.note_appointment_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.sequence := old.sequence + 1;
  new.changed_at := now();
  return new;
end
$$;

create or replace function private.require_shown_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  id text;
begin
  if tg_op = 'UPDATE' and old.content is not distinct from new.content then
    return new;
  end if;
  for id in select private.picture_ids(new.content) loop
    perform from public.pictures where split_part(path, '/', 1) = id for key share;
    if not found then
      raise sqlstate '23503' using message = 'the text shows a picture that is gone';
    end if;
  end loop;
  return new;
end
$$;

create or replace function private.touch_last_updated() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The owner of the database may import articles with their own dates.
  if tg_op = 'UPDATE' or current_user = 'authenticated' then
    new.last_updated := greatest(clock_timestamp(), old.last_updated + interval '1 microsecond');
  end if;
  return new;
end
$$;

alter trigger log_setting on public.adviser_hours rename to "40_log_setting";
alter trigger log_setting on public.advisers rename to "40_log_setting";
alter trigger check_appointment on public.appointments rename to "10_check_appointment";
alter trigger lock_schedule_first on public.appointments rename to "00_lock_schedule_first";
alter trigger note_appointment_change on public.appointments rename to "20_note_appointment_change";
alter trigger resume_appointment on public.appointments rename to "20_resume_appointment";
alter trigger follow_appointment on public.appointments rename to "90_follow_appointment";
alter trigger keep_deleted_appointments on public.appointments rename to "40_keep_deleted_appointments";
alter trigger note_blocked_by on public.blocked_times rename to "20_note_blocked_by";
alter trigger log_setting on public.blocked_times rename to "40_log_setting";
alter trigger accept_changed_request on public.contact_submissions rename to "20_accept_changed_request";
alter trigger accept_handled_request on public.contact_submissions rename to "20_accept_handled_request";
alter trigger count_appointment_changes on public.contact_submissions rename to "20_count_appointment_changes";
alter trigger follow_address on public.contact_submissions rename to "20_follow_address";
alter trigger forget_label on public.contact_submissions rename to "20_forget_label";
alter trigger keep_key on public.contact_submissions rename to "20_keep_key";
alter trigger limit_submissions on public.contact_submissions rename to "10_limit_submissions";
alter trigger lock_schedule_first on public.contact_submissions rename to "00_lock_schedule_first";
alter trigger note_customer_action on public.contact_submissions rename to "20_note_customer_action";
alter trigger note_known_request on public.contact_submissions rename to "40_note_known_request";
alter trigger queue_mail_of_deleted on public.contact_submissions rename to "70_queue_mail_of_deleted";
alter trigger touch_updated_at on public.contact_submissions rename to "29_touch_updated_at";
alter trigger audit_request on public.contact_submissions rename to "40_audit_request";
alter trigger bring_back_appointments on public.contact_submissions rename to "50_restore_appointments";
alter trigger correct_messages on public.contact_submissions rename to "40_correct_messages";
alter trigger count_accepted_request on public.contact_submissions rename to "40_count_accepted_request";
alter trigger forget_keys on public.contact_submissions rename to "40_forget_keys";
alter trigger forget_overdue_meanwhile on public.contact_submissions rename to "80_forget_overdue_meanwhile";
alter trigger index_request on public.contact_submissions rename to "40_index_request";
alter trigger keep_deleted_requests on public.contact_submissions rename to "40_keep_deleted_requests";
alter trigger note_office_news on public.contact_submissions rename to "70_note_office_news";
alter trigger note_seen_change on public.contact_submissions rename to "40_note_seen_change";
alter trigger note_unverified_position on public.contact_submissions rename to "40_note_unverified_position";
alter trigger plan_appointment_added on public.contact_submissions rename to "51_plan_appointment_added";
alter trigger plan_appointment_changed on public.contact_submissions rename to "51_plan_appointment_changed";
alter trigger plan_invoice on public.contact_submissions rename to "70_plan_invoice";
alter trigger plan_label_look on public.contact_submissions rename to "70_plan_label_look";
alter trigger plan_label_look_of_new on public.contact_submissions rename to "70_plan_label_look_of_new";
alter trigger queue_label_mail on public.contact_submissions rename to "71_queue_label_mail";
alter trigger queue_received_mail on public.contact_submissions rename to "70_queue_received_mail";
alter trigger queue_received_mail_of_accepted on public.contact_submissions rename to "70_queue_received_mail_of_accepted";
alter trigger queue_webhook on public.contact_submissions rename to "70_queue_webhook";
alter trigger refuse_taken_id on public.contact_submissions rename to "10_refuse_taken_id";
alter trigger trust_changed_position on public.contact_submissions rename to "40_trust_changed_position";
alter trigger update_request_counts_added on public.contact_submissions rename to "89_update_request_counts_added";
alter trigger update_request_counts_changed on public.contact_submissions rename to "89_update_request_counts_changed";
alter trigger update_request_counts_removed on public.contact_submissions rename to "89_update_request_counts_removed";
alter trigger log_setting on public.invoice_settings rename to "40_log_setting";
alter trigger note_invoicing on public.invoice_settings rename to "90_note_invoicing";
alter trigger follow_switches on public.mail_kinds rename to "70_follow_switches";
alter trigger log_setting on public.mail_kinds rename to "40_log_setting";
alter trigger keep_shown_picture on public.pictures rename to "10_keep_shown_picture";
alter trigger describe_in_texts on public.pictures rename to "90_describe_in_texts";
alter trigger log_setting on public.price_items rename to "40_log_setting";
alter trigger lock_schedule_first on private.admins rename to "00_lock_schedule_first";
alter trigger log_setting on private.admins rename to "40_log_setting";
alter trigger forget_keys_of_purged on private.deleted_requests rename to "40_forget_keys_of_purged";
alter trigger log_setting on private.invitations rename to "40_log_setting";
alter trigger keep_invoice_files on private.invoice_files rename to "10_keep_invoice_files";
alter trigger keep_invoice on private.invoices rename to "10_keep_invoice";
alter trigger log_setting on private.own_calendars rename to "40_log_setting";
alter trigger limit_saved_views on public.saved_views rename to "10_limit_saved_views";
alter trigger note_webhook_setter on public.settings rename to "20_note_webhook_setter";
alter trigger follow_office_switch on public.settings rename to "70_follow_office_switch";
alter trigger follow_switches on public.settings rename to "70_follow_switches";
alter trigger log_setting on public.settings rename to "40_log_setting";
alter trigger log_setting on public.visit_durations rename to "40_log_setting";
alter trigger mark_edited on public.website_content rename to "20_mark_edited";
alter trigger require_bounded_markdown on public.website_content rename to "10_require_bounded_markdown";
alter trigger keep_changed_version on public.website_content rename to "40_keep_version_changed";
alter trigger keep_deleted_version on public.website_content rename to "40_keep_version_removed";
alter trigger log_setting on public.working_hours rename to "40_log_setting";

drop trigger announce_appointment on public.appointments;
drop trigger announce_changed_appointment on public.appointments;
drop trigger note_changed_visit on public.appointments;
drop trigger note_deleted_visit on public.appointments;
drop trigger note_origin on public.appointments;
drop trigger note_origin_added on public.appointments;
drop trigger note_planned_visit on public.appointments;
drop trigger note_progress on public.contact_submissions;
drop trigger note_progress_added on public.contact_submissions;
drop trigger require_pictures_of_changed on public.website_content;
drop trigger require_pictures_of_new on public.website_content;
drop trigger set_last_updated on public.website_content;
drop trigger touch_last_updated on public.website_content;

create trigger "20_touch_last_updated" before insert or update on public.website_content
  for each row execute function private.touch_last_updated();
create trigger "10_require_shown_pictures" before insert or update of content on public.website_content
  for each row execute function private.require_shown_pictures();
create trigger "70_announce_appointment" after insert or update on public.appointments
  for each row execute function private.announce_appointment();
create trigger "20_note_progress" before insert or update of status on public.contact_submissions
  for each row execute function private.note_progress();
create trigger "91_note_origin" after insert or update of origin, state, starts_at on public.appointments
  for each row execute function private.note_origin();
create trigger "70_note_handed_over" after insert or update or delete on public.appointments
  for each row execute function private.note_handed_over();
