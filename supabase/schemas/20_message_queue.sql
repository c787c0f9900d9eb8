-- Messages to customers and to the automation (D-51, D-57): stored with the change that they report, and sent by the
-- Edge Function `send`. A message is sent at most once: when a sender crashes during it its state is `unknown`, and
-- only a person sends it again.

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
  'withdrawn', 'at_home', 'price_question', 'answer'
);

-- Whether a kind of message tells a customer of a visit, so that what becomes of the visit decides whether it is sent.
create function private.is_visit_mail(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('planned', 'moved', 'cancelled', 'no_show', 'reminder', 'at_home')
$$;

-- Whether a mail tells that a visit is off: that is told of a deleted request too.
create function private.tells_off(kind text, payload jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select kind = 'cancelled' or payload ? 'is_off'
$$;

create table private.outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
      'payment_reminder', 'withdrawn', 'at_home', 'price_question', 'answer', 'office', 'handed_over'
    )
  ),
  -- Without a foreign key: after a request is restored from the bin its waiting messages are sent. Null for a trial and
  -- for a mail to the office or an adviser.
  request_id uuid,
  -- The content of the message, as it was at the change; for the automation the whole row.
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'sent', 'failed', 'unknown')),
  attempts smallint not null default 0,
  not_before timestamptz not null default now(),
  taken_at timestamptz,
  done_at timestamptz,
  -- A code, and the status of the response: never an address.
  error text check (error ~ '^[a-z-]{1,40}( [0-9]{3})?$'),
  created_at timestamptz not null default now()
);
create index on private.outgoing_messages (not_before) where state = 'waiting';
create index on private.outgoing_messages (error) where state = 'waiting' and error is not null;
create index on private.outgoing_messages (taken_at) where state = 'taken';
create index on private.outgoing_messages (created_at) where state in ('failed', 'unknown');
create index on private.outgoing_messages (done_at) where state in ('sent', 'failed', 'unknown');
create index on private.outgoing_messages (request_id);
create index outgoing_messages_of_address on private.outgoing_messages (lower(payload ->> 'email'), taken_at)
  where private.is_customer_mail(kind);

-- How long a message about an action waits: longer than an action can be undone from its message. Several changes
-- meanwhile are one message about the last, and none when it ends as it began (D-65).
create function private.mail_pause() returns interval
language sql immutable set search_path = ''
as $$
  select interval '60 seconds'
$$;

revoke execute on all functions in schema private from public;
