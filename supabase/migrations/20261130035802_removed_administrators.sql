-- Ends what works on for a removed administrator and for a wrong e-mail address.

alter table private.own_calendars add column set_by uuid references private.admins (user_id) on delete set null;
create index on private.own_calendars (set_by);

drop function public.remove_admin(user_id uuid, keeps_webhook boolean, keeps_blocked_times boolean);

-- All administrators, with what each has set that stays in force, and pending invitations, oldest first.
create or replace function public.list_admins() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'admins', (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', user_id, 'email', email, 'created_at', created_at,
          'adviser_name', private.adviser_name(user_id),
          'webhook_host', (
            select private.webhook_host(webhook_url) from public.settings
            where webhook_set_by = admin.user_id and webhook_url <> ''
          ),
          'blocked_times', (select count(*) from private.times_blocked_for_others(admin.user_id)),
          'office_mail_address', private.office_mail_of(admin.email),
          'calendars_of', (
            select coalesce(jsonb_agg(private.adviser_name(own.adviser) order by private.adviser_name(own.adviser)), '[]')
            from private.own_calendars as own where own.set_by = admin.user_id and own.adviser <> admin.user_id
          )
        ) order by created_at, user_id
      ) from private.admins as admin
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

-- Deletes the account. The lock serialises removals, so that two administrators cannot remove each other and leave
-- none. The webhook that this administrator set is removed too unless it is kept, as it would go on sending every
-- change; times blocked for others, calendars set for colleagues and an office address of somebody else that this one set
-- stay unless their removal is asked for. Mails to the removed address stop in any case. What is the account's own goes by
-- its references: its calendar feed, own calendar, views and invitations. False when there is no such administrator (any
-- more).
create function public.remove_admin(
  user_id uuid, keeps_webhook boolean default false, keeps_blocked_times boolean default true,
  keeps_office_mail boolean default true, keeps_calendars boolean default true
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed_email constant text := (select email from private.admins as admins where admins.user_id = remove_admin.user_id);
begin
  perform pg_advisory_xact_lock(7021001);
  perform private.require_admin();
  if not exists (select 1 from private.admins as admins where admins.user_id <> remove_admin.user_id) then
    -- Not check_violation: the embedded backend drops that error code.
    raise invalid_parameter_value using message = 'the last administrator cannot be removed';
  end if;
  if not exists (select from private.admins as admins where admins.user_id = remove_admin.user_id) then
    return false;
  end if;
  update public.settings set webhook_url = '' where webhook_set_by = remove_admin.user_id and not keeps_webhook;
  delete from public.blocked_times where not keeps_blocked_times
    and id in (select private.times_blocked_for_others(remove_admin.user_id));
  delete from private.own_calendars as own
  where not keeps_calendars and own.set_by = remove_admin.user_id and own.adviser <> remove_admin.user_id;
  update public.settings set office_mail = 'off', office_mail_address = ''
  where lower(office_mail_address) = lower(removed_email)
    or not keeps_office_mail and office_mail_address = private.office_mail_of(removed_email);
  delete from private.outgoing_messages
  where kind in ('office', 'handed_over') and state in ('waiting', 'failed') and lower(payload ->> 'email') = lower(removed_email);
  delete from private.admins as admins where admins.user_id = remove_admin.user_id;
  delete from auth.users where id = remove_admin.user_id;
  return true;
end
$$;

-- The address that the mails to the office go to, when it is this administrator's own, or this one set it; else null.
create function private.office_mail_of(admin_email text) returns text
language sql stable security definer set search_path = ''
as $$
  select office_mail_address from public.settings
  where office_mail_address <> '' and (lower(office_mail_address) = lower(admin_email) or admin_email = (
    select changed_by_email from public.settings_log
    where about = 'settings' and old_values -> 'office_mail_address' <> new_values -> 'office_mail_address'
    order by id desc limit 1
  ))
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

-- Sets or replaces the calendar of an adviser; it is read at the next call of the function.
create or replace function public.set_own_calendar(adviser uuid, url text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_short('url', url, 2000);
  delete from private.busy_times as busy where busy.adviser = set_own_calendar.adviser;
  insert into private.own_calendars (adviser, calendar_url, set_by) values (set_own_calendar.adviser, url, auth.uid())
  on conflict on constraint own_calendars_pkey do update set
    calendar_url = excluded.calendar_url, set_by = excluded.set_by, set_at = now(), not_before = now(),
    tried_at = null, read_at = null, error = null, left_out = '[]';
end
$$;

revoke execute on function private.end_mailed_keys() from public;

revoke execute on function private.office_mail_of(admin_email text) from public;

revoke execute on function public.remove_admin(user_id uuid, keeps_webhook boolean, keeps_blocked_times boolean, keeps_office_mail boolean, keeps_calendars boolean) from public;

revoke execute on function public.remove_admin(user_id uuid, keeps_webhook boolean, keeps_blocked_times boolean, keeps_office_mail boolean, keeps_calendars boolean) from anon;

grant execute on function public.remove_admin(user_id uuid, keeps_webhook boolean, keeps_blocked_times boolean, keeps_office_mail boolean, keeps_calendars boolean) to service_role;

grant execute on function public.remove_admin(user_id uuid, keeps_webhook boolean, keeps_blocked_times boolean, keeps_office_mail boolean, keeps_calendars boolean) to authenticated;
