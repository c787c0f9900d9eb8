-- Refuses control characters and noncharacters in free texts, and keeps refused rows of visitors out of the log.

-- Zero-width and directional characters, soft hyphen, byte order mark and tags, which make a text look or sort like
-- another one; the line and paragraph separators; control characters but tab and the ends of lines; and noncharacters.
-- Unicode categories Cf, Zl, Zp and Cc, and the property Noncharacter_Code_Point, which regular expressions of Postgres cannot name.
create or replace function private.has_invisible_characters(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select value ~ (
    '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064'
    '\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3'
    '\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f'
    '\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff'
    '\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe\U0003ffff\U0004fffe\U0004ffff\U0005fffe\U0005ffff'
    '\U0006fffe\U0006ffff\U0007fffe\U0007ffff\U0008fffe\U0008ffff\U0009fffe\U0009ffff\U000afffe\U000affff'
    '\U000bfffe\U000bffff\U000cfffe\U000cffff\U000dfffe\U000dffff\U000efffe\U000effff\U000ffffe\U000fffff'
    '\U0010fffe\U0010ffff]'
  )
$$;

-- What is stored already loses them, so that it can still be saved.
create function private.without_invisible(value text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(letter, '' order by place) from regexp_split_to_table(value, '') with ordinality as split (letter, place)
  where not private.has_invisible_characters(letter)
$$;
update public.contact_submissions set
  name = private.without_invisible(name), email = private.without_invisible(email), phone = private.without_invisible(phone),
  address = private.without_invisible(address), preferred_times = private.without_invisible(preferred_times),
  message = private.without_invisible(message), notes = private.without_invisible(notes)
where private.has_invisible_characters(concat(name, email, phone, address, preferred_times, message, notes));
update public.advisers set start_place = private.without_invisible(start_place)
where private.has_invisible_characters(start_place);
update private.bank_entries set put_aside = coalesce(private.without_invisible(put_aside), '-')
where private.has_invisible_characters(put_aside);
update private.planned_invoices set reason = private.without_invisible(reason)
where private.has_invisible_characters(reason);
drop function private.without_invisible;

alter table public.advisers drop constraint advisers_start_place_check;
alter table public.advisers add constraint advisers_start_place_check check (
  char_length(start_place) between 1 and 200 and start_place !~ '[[:cntrl:]]' and not private.has_invisible_characters(start_place)
);
alter table private.bank_entries drop constraint bank_entries_put_aside_check;
alter table private.bank_entries add constraint bank_entries_put_aside_check check (
  char_length(put_aside) between 1 and 200 and not private.has_invisible_characters(put_aside)
);
alter table private.planned_invoices add constraint planned_invoices_reason_check check (
  not private.has_invisible_characters(reason)
);

-- Adds a message below what was written before, with the day; false when there is no room for it, or after ten (D-67).
create or replace function public.add_customer_message(key text, message text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  added constant text := btrim(message);
begin
  perform private.require_short('message', message, 2000);
  own := private.request_of_key(key);
  -- Two at once would not count each other.
  perform from public.contact_submissions where id = own.id for update;
  if private.acts_since(own.id, '{message}', '-infinity') >= 10 then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set message = concat_ws(
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 14 <= 2000;
  if not found then
    return false;
  end if;
  perform private.count_act(own.id, 'message');
  return true;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;

-- Asks to be called instead of picking a moment: the request is to be called back today, with the phone number when there
-- was none and the part of the day. False when it cannot be changed any more, and at the sixth time of a day.
create or replace function public.ask_for_call(key text, phone text default null, part_of_day text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  wish constant text := 'Bel mij ' || case part_of_day
    when 'morning' then 'in de ochtend' when 'afternoon' then 'in de middag' when 'evening' then 'in de avond'
    else 'wanneer het u uitkomt' end;
begin
  perform private.require_short('phone', phone, 30);
  perform private.require_short('part_of_day', part_of_day, 20);
  own := private.request_of_key(key);
  -- Two at once would not count each other.
  perform from public.contact_submissions where id = own.id for update;
  if own.id is null or own.status in ('completed', 'cancelled')
    or private.acts_since(own.id, '{wished,called}', today::timestamp at time zone 'Europe/Amsterdam') >= 5 then
    return false;
  end if;
  perform private.count_act(own.id, 'called');
  perform set_config('app.is_by_customer', 'true', true);
  update public.contact_submissions as request
  set callback_on = today, phone = coalesce(request.phone, nullif(btrim(ask_for_call.phone), '')),
    preferred_times = right(concat_ws(', ', request.preferred_times, wish), 200),
    customer_action = 'call', customer_acted_at = now()
  where id = own.id;
  return true;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;

-- Takes what somebody says to withdraw from, and returns when that was: the same whether there is such a request or not.
create or replace function public.give_withdrawal_notice(
  id uuid, name text, email text, reference text default null, postcode text default null, house_number text default null,
  ordered_on date default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant text := private.caller_hash();
  received timestamptz;
begin
  perform private.require_short(given.argument, given.value, given.longest)
  from (values
    ('name', name, 100), ('email', email, 254), ('reference', reference, 8), ('postcode', postcode, 6),
    ('house_number', house_number, 17)
  ) as given (argument, value, longest);
  perform private.require_calendar_date('ordered_on', ordered_on);
  -- Two at once would not count each other.
  perform pg_advisory_xact_lock(7021006);
  select received_at into received from private.withdrawal_notices as notice where notice.id = give_withdrawal_notice.id;
  if received is null then
    perform private.limit_notices(give_withdrawal_notice.email, sender);
    insert into private.withdrawal_notices (id, name, email, reference, postcode, house_number, ordered_on, caller)
    values (
      give_withdrawal_notice.id, btrim(give_withdrawal_notice.name), give_withdrawal_notice.email,
      give_withdrawal_notice.reference, give_withdrawal_notice.postcode, give_withdrawal_notice.house_number,
      give_withdrawal_notice.ordered_on, sender
    )
    returning received_at into received;
  end if;
  return received;
exception
  -- Without its detail, which holds the row: the log of the database keeps it.
  when check_violation then raise check_violation using message = sqlerrm;
end
$$;
