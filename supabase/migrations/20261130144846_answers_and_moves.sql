-- What the office answers a customer is mailed and stands on the own page, with what the customer wrote and when; an invoice is
-- downloaded there. Moving a visit has a button of its own, which promises to pay only what is more.

alter table public.contact_submissions add column answer text
  check (char_length(answer) between 1 and 2000 and not private.has_invisible_characters(answer));
insert into private.request_columns (name, is_personal, is_changed) values ('answer', true, true);
select private.grant_request_columns();

alter table private.customer_acts drop constraint customer_acts_act_check;
alter table private.customer_acts add constraint customer_acts_act_check
  check (act in ('planned', 'wished', 'called', 'message', 'label', 'invoice'));

alter table private.outgoing_messages drop constraint outgoing_messages_kind_check;
alter table private.outgoing_messages add constraint outgoing_messages_kind_check check (
  kind in (
    'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
    'payment_reminder', 'withdrawn', 'at_home', 'price_question', 'answer', 'office', 'handed_over'
  )
);

alter table public.mail_kinds drop constraint mail_kinds_kind_check;
alter table public.mail_kinds add constraint mail_kinds_kind_check check (
  kind in (
    'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
    'withdrawn', 'at_home', 'price_question', 'answer'
  )
);
insert into public.mail_kinds (kind) values ('answer');

drop function private.record_order(of_request uuid, act text);

-- What the customer wrote, oldest first: with the request, and each later message after its moment. Not what the office noted
-- of a call.
create function private.sent_messages(request public.contact_submissions) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(part order by place), '[]')
  from regexp_split_to_table(request.message, E'\n\n(?=\\d\\d-\\d\\d-\\d{4}( \\d\\d:\\d\\d)?: )') with ordinality as written (part, place)
  where place > 1 or request.source = 'website' or part ~ '^\d\d-\d\d-\d{4}( \d\d:\d\d)?: '
$$;

-- What a customer may see of the own request, with the new label once it is registered, and whether its PDF is here. Of a request in the bin: that
-- it is deleted, whether a visit to come went with it, and its invoices. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one too late for its deadline and `timely_price`
-- of one in time, null for any other.
create or replace function public.customer_request(key text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null then
    return (
      select jsonb_build_object('is_deleted', true, 'had_visit', exists (
        select from private.deleted_appointments as aside
        cross join lateral jsonb_populate_record(null::public.appointments, aside.appointment) as visit
        where aside.request_id = keys.request_id and visit.state = 'planned' and visit.ends_at > now()
      ), 'invoices', private.customer_invoices(keys.request_id))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  own.terms_from := private.order_terms(own);
  return (
    select jsonb_build_object(
      'terms', to_jsonb(private.terms_of(own.terms_from)) - 'noted_at', 'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush', private.rush_term(own), 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
      'price_from', private.list_price(list, own.property_type, 1, false), 'rush_price', list.rush_price,
      -- The price on the page of the visitor and the list that holds instead, when that page was too old.
      'replaced_price', case when own.outdated_list is not null and own.agreed_price is null
        and own.calculated_price <> own.list_price then jsonb_build_object('seen', own.calculated_price, 'since', own.price_list)
      end,
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
      'ended_visit', (
        select private.visit_ending(own, visit) || jsonb_build_object('starts_at', (visit).starts_at)
        from (
          select visit from public.appointments as visit
          where request_id = own.id
            and (state <> 'cancelled' or origin <> 'adviser' or changed_at >= created_at + private.mail_pause())
          order by state = 'planned' desc, coalesce(ended_at, changed_at) desc limit 1
        ) as last
        where (visit).state in ('cancelled', 'no_show')
      ),
      'wished_moment', private.wished_moment(own),
      'is_company', not private.is_consumer(own), 'withdrawal_until', private.withdrawal_until(own.id), 'early_start', own.early_start_requested_at is not null,
      'withdrawal', private.customer_withdrawal(own),
      'picks_are_noted', private.has_unseen_picks(own, private.caller_hash()),
      -- Whether a mail tells the same as the screen does: of the request, or of its visit.
      'mail_follows', exists (
        select from private.outgoing_messages as message
        where message.request_id = own.id and message.state in ('waiting', 'taken', 'sent') and message.kind = any (
          case when own.status = 'scheduled' then array['planned', 'moved'] else array['received'] end
        )
      ),
      'messages', private.sent_messages(own), 'answer', own.answer, 'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'has_label_file', own.status = 'completed' and exists (select from private.given_label_file(own.id)),
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
    from public.price_lists as list where list.valid_from = own.price_list
  );
end
$$;

-- Adds a message below what was written before, with its moment; false when there is no room for it, or after ten (D-67).
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
    E'\n\n', request.message, to_char(now() at time zone 'Europe/Amsterdam', 'DD-MM-YYYY HH24:MI: ') || added
  )
  where id = own.id and added <> ''
    and coalesce(char_length(request.message), 0) + char_length(added) + 20 <= 2000;
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

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create or replace function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
  'withdrawn', 'at_home', 'price_question', 'answer'
);

-- Mails what the office answers the customer a minute later (D-65); nothing where that is undone, or where the last mail said it.
create function private.queue_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.outgoing_messages where request_id = new.id and kind = 'answer' and state = 'waiting';
  perform private.queue_mail(
    'answer', new, jsonb_build_object('answer', new.answer), now() + private.mail_pause()
  ) where new.answer is distinct from (
    select payload ->> 'answer' from private.outgoing_messages
    where request_id = new.id and kind = 'answer' and state in ('taken', 'sent', 'unknown')
    order by created_at desc, taken_at desc limit 1
  );
  return null;
end
$$;

create trigger "71_queue_answer" after update of answer on public.contact_submissions
  for each row when (old.answer is distinct from new.answer and new.anonymised_at is null)
  execute function private.queue_answer();

create or replace trigger "70_queue_webhook" after update of
  name, email, phone, address, postcode, house_number, house_number_addition, property_type, surface_area,
  construction_year, rd_x, rd_y, rush_service, calculated_price, agreed_price, preferred_times, status, appointment_date,
  appointment_time, overruled_moment, callback_on, assigned_to, answer, notes, message
  on public.contact_submissions
  for each row when (new.anonymised_at is null) execute function private.queue_webhook();

-- What the customer of a request pays, and how: each invoice of which something is open, oldest first, else the newest one
-- that was paid; none that is being credited, and one for several homes only if it is mailed to this customer. That it was
-- mailed is said only when it was.
create or replace function private.customer_invoices(request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with own as (
    select invoice, private.open_amount(invoice) as open
    from private.invoices as invoice
    where invoice.request_ids @> array[customer_invoices.request_id] and credits is null and not private.is_credited(id)
      and not private.is_being_credited(id) and exists (select from private.invoice_files where invoice_id = id)
      and (cardinality(request_ids) = 1 or exists (
        select from public.contact_submissions as request
        where request.id = customer_invoices.request_id and lower(coalesce(payer_email, email)) = lower(email)
      ))
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (invoice).number, 'homes', cardinality((invoice).request_ids), 'due', (invoice).due, 'total', (invoice).total, 'open', open,
    'is_late', private.invoice_state(invoice) = 'late', 'due_on', (invoice).due_on,
    'name', (invoice).seller ->> 'name', 'iban', (invoice).seller ->> 'iban', 'payment_url', (invoice).payment_url,
    'has_pdf', exists (
      select from public.contact_submissions as request
      where request.id = customer_invoices.request_id and lower(coalesce(payer_email, email)) = lower(email)
    ),
    'is_mailed', exists (
      select from private.outgoing_messages as message
      where message.request_id = any ((invoice).request_ids) and message.kind = 'invoice' and message.state = 'sent'
        and message.payload ->> 'invoice_id' = (invoice).id::text
    )
  ) order by (invoice).number), '[]')
  from own
  where open > 0 or not exists (select from own where open > 0) and (invoice).number = (select max((invoice).number) from own)
$$;

-- The PDF of an invoice that the own page shows, as base64, at most 20 times a day; null where it goes to another payer, and
-- beyond that.
create function public.customer_invoice(key text, number text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  perform private.require_short('number', number, 20);
  if own.id is null or private.acts_since(own.id, '{invoice}', now() - interval '1 day') >= 20 or not exists (
    select from jsonb_array_elements(private.customer_invoices(own.id)) as shown
    where shown ->> 'number' = customer_invoice.number and (shown ->> 'has_pdf')::boolean
  ) then
    return null;
  end if;
  perform private.count_act(own.id, 'invoice');
  return (
    select private.base64(pdf) from private.invoice_files join private.invoices as invoice on invoice.id = invoice_id
    where invoice.number = customer_invoice.number
  );
end
$$;

-- The lines above the button that orders a visit, as src/content/legal/visit-rules.ts chooses them; order-records.test.ts
-- compares the two.
create or replace function private.visit_lines(request public.contact_submissions, starts_at timestamptz, last_day date) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  free_until constant timestamptz := starts_at - private.free_before(request);
  is_free constant boolean := free_until > now();
  cost constant text := case
    when (starts_at at time zone 'Europe/Amsterdam')::date <= last_day then 'work'
    when (free_until at time zone 'Europe/Amsterdam')::date <= last_day then 'either'
    else 'fee'
  end;
begin
  return array_remove(array[
    case when private.is_rush_missed(request) then 'rush_missed' end, case when request.price is null then 'no_price' else 'fixed_price' end,
    case when is_free then 'free' else 'soon' end, case when is_free then 'later_' else 'late_' end || cost, 'callout',
    case when private.address_line(request) is null then 'no_address' end,
    case when request.early_start_requested_at is not null then 'early_start' end
  ], null);
end
$$;

-- The button that moves a visit and the line above it, by the price of the visit before and after: it obliges to pay only what
-- is more. Null for a page of before these texts, on which moving had the button that orders.
create function private.move_texts(shown text, before integer, after integer) returns text[]
language sql stable security definer set search_path = ''
as $$
  select case
    when after is null then '{move,move_unpriced}'
    when before is null or after > before then '{move_order,move_more}'
    when after < before then '{move,move_less}'
    else '{move,move_same}'
  end::text[]
  from private.order_texts where version = shown and texts -> 'buttons' ? 'move'
$$;

-- Writes what was just done with a request down, in the write that does it. What the office does has no button. `price_before`
-- is that of a visit that is moved.
create function private.record_order(of_request uuid, act text, price_before integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := act = 'sent' or private.is_by_customer();
  request public.contact_submissions;
  visit_at timestamptz;
  last_day date;
  moved text[];
begin
  select * into request from public.contact_submissions where id = of_request;
  if request.status <> 'cancelled' then
    visit_at := (request.appointment_date + request.appointment_time) at time zone 'Europe/Amsterdam';
  end if;
  if visit_at is not null then
    last_day := coalesce(private.withdrawal_until(of_request), private.withdrawal_end(request, now()));
  end if;
  if act = 'moved' then
    moved := private.move_texts(private.named_texts(), price_before, request.price);
  end if;
  insert into private.order_records (
    request_id, act, by_customer, property_type, surface_area, rush_service, price, starts_at, withdrawal_until,
    early_start_at, texts, button, lines, places
  ) values (
    of_request, act, by_customer, request.property_type, request.surface_area, request.rush_service, request.price, visit_at,
    last_day, request.early_start_requested_at,
    case when by_customer then private.named_texts() end,
    case when by_customer then case act
      when 'sent' then 'send'
      when 'price_agreed' then case when visit_at is null then 'agree' else 'agree_order' end
      else coalesce(moved[1], case when request.price is null then 'pick_unpriced' else 'pick' end)
    end end,
    case
      when act = 'sent' then '{no_obligation}'::text[]
      when act in ('picked', 'moved') then moved[2:2] || private.visit_lines(request, visit_at, last_day)
      else '{}'
    end,
    private.text_places(request)
  );
end
$$;

-- Records a pick, unless the customer picked the same moment again with the same wish. `request` and `present`, its visit, are
-- those of before.
create or replace function private.record_pick(
  request public.contact_submissions, present timestamptz, picked timestamptz, early_start boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if present is distinct from picked or early_start is distinct from (request.early_start_requested_at is not null) then
    perform private.record_order(request.id, case when present is null then 'picked' else 'moved' end, request.price);
  end if;
end
$$;

revoke execute on function public.customer_invoice(key text, number text) from public;

revoke execute on function private.move_texts(shown text, before integer, after integer) from public;

revoke execute on function private.queue_answer() from public;

revoke execute on function private.record_order(of_request uuid, act text, price_before integer) from public;

revoke execute on function private.sent_messages(request public.contact_submissions) from public;

grant execute on function public.customer_invoice(key text, number text) to service_role;

grant execute on function public.customer_invoice(key text, number text) to anon;

grant execute on function public.customer_invoice(key text, number text) to authenticated;
