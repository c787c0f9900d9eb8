-- What the automation is told of a request.

-- What the automation knew of a request before changes that wait to be told.
create table private.known_requests (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  -- A hash of what people write in it; '' when it was not told of an earlier change.
  state text not null
);

create function private.written_state(request public.contact_submissions) returns text
language sql stable security definer set search_path = ''
as $$
  select private.code_hash((
    to_jsonb(request) - array(select name from private.request_columns where is_derived)
  )::text)
$$;

-- Whether the automation is told of what is done in this transaction: an administrator saved a request, or its customer
-- did something.
create function private.is_told_to_automation() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (private.is_by_customer() or private.is_admin())
    and exists (select from public.settings where webhook_url <> '')
$$;

-- Before the change: a save may plan an appointment, which changes the request in turn.
create function private.note_known_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_told_to_automation() then
    insert into private.known_requests values (old.id, private.written_state(old)) on conflict do nothing;
  end if;
  return new;
end
$$;
create trigger "40_note_known_request" before update on public.contact_submissions
  for each row when (new.anonymised_at is null) execute function private.note_known_request();

-- One message waits for a request at a time: the newest carries the whole state.
create function private.queue_webhook() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_told_to_automation() then
    return null;
  end if;
  delete from private.outgoing_messages where request_id = new.id and kind = 'webhook' and state = 'waiting';
  insert into private.outgoing_messages (kind, request_id, payload, not_before)
  select 'webhook', id, to_jsonb(request), now() + private.mail_pause()
  from public.contact_submissions as request
  where id = new.id and not exists (
    select from private.known_requests as known
    where known.request_id = request.id and known.state = private.written_state(request)
  );
  return null;
end
$$;
create trigger "70_queue_webhook" after update of
  name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area,
  construction_year, rd_x, rd_y, rush_service, calculated_price, agreed_price, preferred_times, status, appointment_date,
  appointment_time, overruled_moment, callback_on, assigned_to, answer, notes, message
  on public.contact_submissions
  for each row when (new.anonymised_at is null) execute function private.queue_webhook();

-- Records the outcome of a request's last webhook.
create function private.note_webhook(message private.outgoing_messages, outcome text) returns void
language sql security definer set search_path = ''
as $$
  update public.contact_submissions set webhook_status = outcome
  where message.kind = 'webhook' and id = message.request_id and webhook_status is distinct from outcome
$$;

-- Sends the automation a trial; returns its id, for webhook_outcomes.
create function public.try_webhook() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  trial uuid;
begin
  perform private.require_admin();
  insert into private.outgoing_messages (kind, payload) values ('webhook', '{"test": true}') returning id into trial;
  return trial;
end
$$;

-- The outcome of the last webhook of these requests, and of these trials: whether the automation accepted it, or null
-- before the first attempt ended. Those without a webhook are left out.
create function public.webhook_outcomes(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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

revoke execute on all functions in schema private from public;
revoke execute on function public.try_webhook, public.webhook_outcomes from public, anon, authenticated;
grant execute on function public.try_webhook, public.webhook_outcomes to authenticated;
