-- How messages are handed to the Edge Function `send`, and what becomes of them.

-- 32 random bytes, encoded for use in a link.
create function private.new_key() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;

-- Gives up what a sender never completed, what is of no use any more, and what one address gets too much of.
create function private.give_up_messages(moment timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_address constant integer := 30;
  of_strangers_per_address constant integer := private.mails_of_strangers();
begin
  update private.outgoing_messages set state = 'unknown', done_at = now() where id in (
    select id from private.outgoing_messages where state = 'taken' and taken_at < moment - interval '5 minutes'
    for update skip locked
  );
  -- Messages that are days late, or later than the appointment they tell of, are of no use any more.
  update private.outgoing_messages set state = 'failed', error = 'overdue', done_at = now() where id in (
    select id from private.outgoing_messages
    where state = 'waiting' and private.is_customer_mail(kind) and not_before < moment
      and (
        not_before < moment - interval '3 days'
        or kind <> 'withdrawn' and (payload ->> 'starts_at')::timestamptz < moment
      )
      and (private.tells_off(kind, payload) or exists (select from public.contact_submissions where contact_submissions.id = request_id))
    for update skip locked
  );
  -- The limit of one address, whoever caused the mails (D-67). Strangers cause those about new requests and give the address of
  -- who is at home, so these leave room for the mails about appointments.
  update private.outgoing_messages set state = 'failed', error = 'too-many', done_at = now() where id in (
    select id
    from (
      select id, lower(payload ->> 'email') as address, is_of_stranger,
        row_number() over (
          partition by lower(payload ->> 'email') order by is_of_stranger, not_before, created_at, id
        ) as place,
        row_number() over (
          partition by lower(payload ->> 'email'), is_of_stranger order by not_before, created_at, id
        ) as place_of_kind
      from private.outgoing_messages
      cross join lateral (select kind in ('received', 'at_home')) as cause (is_of_stranger)
      where state = 'waiting' and private.is_customer_mail(kind) and not_before <= now()
    ) as due
    cross join lateral (
      select count(*) as amount, count(*) filter (where other.kind in ('received', 'at_home')) as of_strangers
      from private.outgoing_messages as other
      where private.is_customer_mail(other.kind) and lower(other.payload ->> 'email') = due.address
        and other.taken_at > now() - interval '24 hours' and other.state in ('taken', 'sent', 'unknown')
    ) as gone
    where place + gone.amount > per_address
      or is_of_stranger and place_of_kind + gone.of_strangers > of_strangers_per_address
  );
end
$$;

-- Hands at most so many messages to a sender, which completes or fails each of them. Each mail gets a key of its own,
-- which opens the request and is not stored elsewhere. The webhooks of one request are sent one after another.
create function public.take_messages(amount integer, with_mail boolean default true) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
  business constant jsonb := public.current_business();
begin
  -- One sender at a time, each of which counts what the other took.
  perform pg_advisory_xact_lock(7021005);
  perform private.carry_out_notices();
  perform private.fill_office_mails();
  perform private.fill_handed_over_mails();
  perform private.give_up_messages(private.believed_time());
  with chosen as materialized (
    select id, case
      when kind not in ('webhook', 'at_home') and is_open and coalesce(payload -> 'to_payer', 'false') <> 'true' then private.new_key()
    end as key
    from private.outgoing_messages as message
    cross join lateral (
      select exists (select from public.contact_submissions where contact_submissions.id = message.request_id)
    ) as page (is_open)
    where state = 'waiting' and not_before <= now() and case kind
      when 'webhook' then not exists (
        select from private.outgoing_messages as earlier
        where earlier.request_id = message.request_id and earlier.kind = 'webhook' and earlier.id <> message.id
          and earlier.state in ('waiting', 'taken')
          and (earlier.created_at, earlier.id) < (message.created_at, message.id)
      )
      when 'office' then with_mail
      when 'handed_over' then with_mail
      else with_mail and private.is_mailed(kind)
        and not private.is_being_credited((payload ->> 'invoice_id')::uuid)
        -- By a clock that is not believed yet.
        and not_before >= now() - interval '3 days'
        and (kind = 'withdrawn' or coalesce((payload ->> 'starts_at')::timestamptz >= now(), true))
        -- That an appointment is off is told of a deleted request too, without a link.
        and (is_open or private.tells_off(kind, payload))
    end
    order by not_before, created_at limit least(amount, 50)
    for update of message skip locked
  ), updated as (
    update private.outgoing_messages as message
    set state = 'taken', attempts = attempts + 1, taken_at = now(), error = null,
      payload = private.sent_payload(message.kind, message.payload, message.request_id)
    from chosen where message.id = chosen.id
    returning message.id, message.kind, message.payload, message.request_id, message.created_at, chosen.key
  ), kept as (
    insert into private.request_keys (key_hash, request_id)
    select private.code_hash(key), request_id from updated where key is not null
  ), told as (
    delete from private.known_requests as known using updated
    where updated.kind = 'webhook' and known.request_id = updated.request_id
  )
  select jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'payload', case kind
      when 'office' then private.office_payload(id) when 'handed_over' then private.handed_over_payload(id)
      else payload
    end || case when kind = 'webhook' then '{}' else jsonb_build_object('business', business) end, 'key', key,
    'url', case when kind = 'webhook' then (select webhook_url from public.settings) end,
    'attachment', case
      when kind in ('invoice', 'payment_reminder') then private.invoice_attachment(payload)
      when kind = 'label_ready' then private.label_attachment(request_id)
    end
  ) order by created_at) into taken from updated;
  return coalesce(taken, '[]');
end
$$;

-- The message was sent, even if that took so long that it counted as lost. When it is a mail, the mail server takes mails of
-- ours again: those that it refused are due at once, and their warning ends.
create function public.complete_message(message_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  done private.outgoing_messages;
begin
  update private.outgoing_messages set state = 'sent', done_at = now(), error = null
  where id = message_id and state in ('taken', 'unknown') returning * into done;
  perform private.note_webhook(done, 'sent');
  update private.payment_reminders set sent_at = now()
  where invoice_id = (done.payload ->> 'invoice_id')::uuid and number = (done.payload ->> 'reminder')::smallint;
  if done.kind <> 'webhook' then
    update private.outgoing_messages set not_before = least(not_before, now()), error = null
    where state = 'waiting' and error is not null and private.is_refusal_of_sender(error);
  end if;
end
$$;

-- Whether a mail server refused us and not the recipient: a setting of the sender mends that, and the mails wait for it.
create function private.is_refusal_of_sender(error text) returns boolean
language sql immutable set search_path = ''
as $$
  select error in ('smtp-login', 'smtp-no-login', 'smtp-sender', 'smtp-relay', 'smtp-certificate', 'smtp-tls')
$$;

-- The message was not sent. It is retried after a growing delay, unless that is pointless; a refusal of the sender every
-- half hour, for three days. When it may have arrived all the same, it is left to a person.
create function public.fail_message(
  message_id uuid, error text, is_final boolean, is_uncertain boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,8 hours}';
  of_sender constant boolean := private.is_refusal_of_sender(error);
  done private.outgoing_messages;
begin
  perform private.require_short('error', error, 44);
  update private.outgoing_messages as message set
    state = case
      when is_uncertain then 'unknown'
      -- A trial tells at once how it went.
      when is_final or message.request_id is null then 'failed'
      when case when of_sender then created_at < now() - interval '3 days' else attempts > cardinality(pauses) end
        then 'failed'
      else 'waiting'
    end,
    not_before = now() + coalesce(pauses[case when of_sender then least(attempts, 3) else attempts end], '0'), done_at = now(), error = fail_message.error
  where id = message_id and state = 'taken' returning * into done;
  perform private.note_webhook(done, 'failed');
  insert into private.known_requests
  select id, '' from public.contact_submissions where done.kind = 'webhook' and id = done.request_id
  on conflict (request_id) do update set state = '';
  delete from private.outgoing_messages as message
  where message.id = done.id and kind = 'webhook' and state = 'waiting' and exists (
    select from private.outgoing_messages as later
    where later.request_id = done.request_id and later.kind = 'webhook' and later.created_at > done.created_at
  );
end
$$;

-- Since when a message waits that the sender has not tried; null when none waits for over 5 minutes.
create function private.waiting_since() returns timestamptz
language sql stable set search_path = ''
as $$
  select min(not_before) from private.outgoing_messages
  where state = 'waiting' and attempts = 0 and not_before < now() - interval '5 minutes'
    -- What is switched off does not wait for the sender.
    and (not private.is_customer_mail(kind) or private.is_mailed(kind))
    -- About a request in the bin nothing is sent but that its visit is off.
    and (not private.is_customer_mail(kind) or private.tells_off(kind, payload) or exists (
      select from public.contact_submissions where contact_submissions.id = request_id
    ))
$$;

-- For the back-office: the latest fifty that failed or may not have arrived, how many there are, all that may have
-- arrived, since when messages wait without an attempt, and why a mail server refuses us while mails wait for that. The
-- reminder of a deleted request does not wait for the sender.
create function public.outgoing_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'sends_mail', (select sends_mail from public.settings),
    'kinds', (
      select jsonb_object_agg(kind, is_on) from public.mail_kinds
      where kind <> 'withdrawn' and (kind not in ('invoice', 'payment_reminder') or private.seller() is not null)
    ),
    'waiting_since', private.waiting_since(),
    'refusal', (
      select error from private.outgoing_messages
      where state = 'waiting' and private.is_refusal_of_sender(error) order by done_at desc limit 1
    ),
    'total', (select count(*) from private.outgoing_messages where state in ('failed', 'unknown')),
    'uncertain', (
      select jsonb_build_object(
        'ids', coalesce(jsonb_agg(id), '[]'), 'are_mails', coalesce(bool_and(kind <> 'webhook'), true)
      )
      from (
        select id, kind from private.outgoing_messages where state = 'unknown' order by created_at limit 1000
      ) as message
    ),
    'latest', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', message.id, 'kind', kind, 'state', state, 'error', error,
        'name', coalesce(request.name, payload ->> 'name'), 'created_at', message.created_at
      ) order by message.created_at desc), '[]')
      from (
        select * from private.outgoing_messages where state in ('failed', 'unknown') order by created_at desc limit 50
      ) as message
      left join public.contact_submissions as request on request.id = message.request_id
    )
  );
end
$$;

-- Both take messages that failed or may not have arrived, and return how many those were. Those that tell of an
-- appointment that has changed since are not sent again, nor reminders of what is not open any more.
create function public.resend_messages(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  resent integer;
begin
  perform private.require_admin();
  update private.outgoing_messages as message set state = 'failed', error = 'overtaken', done_at = now()
  where id = any (ids) and state in ('failed', 'unknown') and coalesce(error, '') not like 'unreadable%'
    and kind in ('planned', 'moved', 'cancelled', 'reminder', 'at_home') and payload ->> 'appointment_id' is not null
    and (not private.tells_off(kind, payload)) is distinct from exists (
      select from public.appointments as appointment
      where appointment.request_id = message.request_id and appointment.state = 'planned' and (
        private.tells_off(message.kind, message.payload) or (
          appointment.id::text = message.payload ->> 'appointment_id'
          and to_jsonb(appointment.starts_at) = message.payload -> 'starts_at'
        )
      )
    );
  update private.outgoing_messages as message set state = 'failed', error = 'overtaken', done_at = now()
  where id = any (ids) and state in ('failed', 'unknown') and kind = 'payment_reminder' and not exists (
    select from private.invoices as invoice
    where invoice.id::text = message.payload ->> 'invoice_id' and private.open_amount(invoice) > 0
  );
  update private.outgoing_messages
  set state = 'waiting', attempts = 0, not_before = now(), taken_at = null, done_at = null, error = null
  where id = any (ids) and state in ('failed', 'unknown') and error is distinct from 'overtaken';
  get diagnostics resent = row_count;
  return resent;
end
$$;

create function public.discard_messages(ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  discarded integer;
begin
  perform private.require_admin();
  delete from private.outgoing_messages where id = any (ids) and state in ('failed', 'unknown');
  get diagnostics discarded = row_count;
  return discarded;
end
$$;

-- Sent messages are kept for 30 days, to find out what a customer was told; so are failed ones that nobody looked at.
create function private.forget_messages(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from private.outgoing_messages where id in (
    select id from private.outgoing_messages
    where state in ('sent', 'failed', 'unknown') and done_at < moment - interval '30 days'
    for update skip locked
  );
  delete from private.known_appointments where changed_at < moment - interval '30 days'
$$;

-- Calls an Edge Function each minute in which a condition holds, with pg_cron and pg_net; false without these extensions.
create function private.schedule_call(job text, function_url text, site_origin text, condition text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or not exists (select from pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post') then
    return false;
  end if;
  perform cron.schedule(job, '* * * * *', format(
    'select net.http_post(url := %L, body := ''{}''::jsonb, headers := jsonb_build_object(''Origin'', %L)) where %s',
    function_url, site_origin, condition
  ));
  return true;
end
$$;

-- Wakes the sender each minute in which something waits. For the owner, in the SQL editor, with the URL of the function
-- and the origin of the site, which are public.
create function private.schedule_sending(function_url text, site_origin text) returns boolean
language sql set search_path = ''
as $$
  select private.schedule_call('send-messages', function_url, site_origin, 'private.has_work()')
$$;

-- For `npm run check:release`, which holds no key but the public one.
create function public.is_sending_scheduled() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_scheduled boolean := false;
begin
  if to_regclass('cron.job') is not null then
    execute $job$ select exists (select from cron.job where jobname = 'send-messages') $job$ into is_scheduled;
  end if;
  return is_scheduled;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.take_messages, public.complete_message, public.fail_message, public.outgoing_messages,
  public.resend_messages, public.discard_messages, public.is_sending_scheduled from public, anon, authenticated;
grant execute on function public.take_messages, public.complete_message, public.fail_message to service_role;
grant execute on function public.outgoing_messages, public.resend_messages, public.discard_messages to authenticated;
grant execute on function public.is_sending_scheduled to anon;
