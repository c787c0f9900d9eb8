-- A correction by the office that raises the price is asked of the customer first (D-72): until then the old price holds.

set local check_function_bodies = off;

alter table public.contact_submissions drop constraint contact_submissions_customer_action_check;
alter table public.contact_submissions add constraint contact_submissions_customer_action_check
  check (customer_action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call', 'agreed', 'refused'));
alter table private.office_news drop constraint office_news_action_check;
alter table private.office_news add constraint office_news_action_check
  check (action in ('message', 'picked', 'moved', 'cancelled', 'withdrawn', 'call', 'agreed', 'refused'));
alter table private.outgoing_messages drop constraint outgoing_messages_kind_check;
alter table private.outgoing_messages add constraint outgoing_messages_kind_check check (
  kind in (
    'webhook', 'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice',
    'payment_reminder', 'withdrawn', 'at_home', 'price_question', 'office', 'handed_over'
  )
);
alter table public.mail_kinds drop constraint mail_kinds_kind_check;
alter table public.mail_kinds add constraint mail_kinds_kind_check check (
  kind in (
    'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
    'withdrawn', 'at_home', 'price_question'
  )
);
insert into public.mail_kinds (kind) values ('price_question');

create table private.price_questions (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  -- As the request becomes once its customer agrees; the price in euros, VAT included.
  property_type text not null,
  surface_area double precision not null,
  rush_service boolean not null,
  price integer not null,
  asked_at timestamptz not null default now()
);

-- Whether the customer cancels: on the own page, or by telephone, which the browser of an administrator says in a header.
-- Who refuses a higher price does not: that we asked more ends the visit.
create or replace function private.is_cancelled_by_customer() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(current_setting('app.price_refused', true), '') <> 'on' and (private.is_by_customer() or coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-cancelled-by' = 'customer' and private.is_admin(),
    false
  ))
$$;

-- What a customer may see of the own request, with the new label once it is registered. Of a request in the bin: that
-- it is deleted, and whether a visit to come went with it. `ended_visit` is the last visit if it did not take place; that it
-- is off is told only to who knew of it: the customer who chose it, or whom a mail about it could reach. `price` is that of
-- the visit as it is planned; of a rush request `late_price` is that of one after the deadline and `timely_price` of one
-- before it, null for any other.
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
      ), 'invoices', private.customer_invoices(keys.request_id))
      from private.request_keys as keys
      join private.deleted_requests as deleted on deleted.id = keys.request_id
      where keys.key_hash = private.code_hash(key) and not coalesce((deleted.request ->> 'is_held')::boolean, false)
    );
  end if;
  return (
    select jsonb_build_object(
      'id', own.id, 'name', own.name, 'address', private.address_line(own), 'property_type', own.property_type,
      'surface_area', own.surface_area, 'rush_service', own.rush_service, 'price', own.price,
      'late_price', case when own.rush_service then private.price_with(own, false) end,
      'timely_price', case when own.rush_service then private.price_with(own, true) end,
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
      'has_phone', own.phone is not null, 'can_change', private.can_change(own),
      'label', case when private.has_new_label(own) then jsonb_build_object(
        'class', own.label_class, 'registered_on', own.label_registered_at, 'valid_until', own.label_valid_until
      ) end,
      'awaits_label', own.status = 'completed'
        and exists (select from private.label_looks where request_id = own.id and not_before < 'infinity'),
      'price_question', private.shown_question(own.id), 'invoices', private.customer_invoices(own.id)
    )
  );
end
$$;

-- Whether a kind of message is a mail to a customer. Without settings of its own, so that PostgreSQL writes it out and finds
-- the index of such mails.
create or replace function private.is_customer_mail(kind text) returns boolean
language sql immutable
return kind in (
  'received', 'planned', 'moved', 'cancelled', 'no_show', 'reminder', 'label_ready', 'invoice', 'payment_reminder',
  'withdrawn', 'at_home', 'price_question'
);

-- Whether the office says that the customer agreed to the higher price of this save: in a header of the administrator's
-- browser, or in app.price_agreed.
create function private.is_price_agreed() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    current_setting('app.price_agreed', true) = 'on'
    or nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-price-agreed' = 'on', false
  )
$$;

-- A request with what its customer was asked about, where this save does not say otherwise.
create function private.with_question(
  before public.contact_submissions, saved public.contact_submissions
) returns public.contact_submissions
language plpgsql stable security definer set search_path = ''
as $$
declare
  question private.price_questions;
begin
  select * into question from private.price_questions where request_id = saved.id;
  if found then
    saved.property_type := case when saved.property_type <> before.property_type then saved.property_type else question.property_type end;
    saved.surface_area := case
      when saved.surface_area is distinct from before.surface_area then saved.surface_area else question.surface_area end;
    saved.rush_service := case when saved.rush_service <> before.rush_service then saved.rush_service else question.rush_service end;
  end if;
  return saved;
end
$$;

-- Holds apart a correction by an administrator that would raise the price, asks the customer, and mails the question a minute
-- later (D-65). What lowers the price holds at once. Refused for a request that is completed or cancelled: nothing is asked
-- any more.
create function private.ask_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant public.contact_submissions := private.with_question(old, new);
  has_rush constant boolean := old.rush_service and asked.rush_service;
begin
  delete from private.price_questions where request_id = new.id;
  delete from private.outgoing_messages
  where request_id = new.id and kind = 'price_question' and state in ('waiting', 'failed');
  if new.status in ('completed', 'cancelled')
    and (new.property_type, new.surface_area, new.rush_service)
      is not distinct from (old.property_type, old.surface_area, old.rush_service) then
    return new;
  end if;
  new.property_type := asked.property_type;
  new.surface_area := asked.surface_area;
  new.rush_service := asked.rush_service;
  if old.price is null or new.agreed_price is not null or old.is_held or private.is_price_agreed()
    or not private.is_admin() or private.list_price(asked.property_type, asked.surface_area, asked.rush_service)
      <= private.list_price(old.property_type, old.surface_area, has_rush) is not false then
    return new;
  elsif new.status in ('completed', 'cancelled') then
    raise invalid_parameter_value using message = 'the customer has not agreed to the higher price';
  end if;
  insert into private.price_questions (request_id, property_type, surface_area, rush_service, price)
  values (new.id, asked.property_type, asked.surface_area, asked.rush_service, private.promised_price(asked));
  new.property_type := old.property_type;
  new.surface_area := old.surface_area;
  new.rush_service := has_rush;
  new.calculated_price := private.list_price(new.property_type, new.surface_area, new.rush_service);
  new.price := private.promised_price(new);
  perform private.queue_mail('price_question', new, jsonb_build_object(
    'asked_price', private.promised_price(asked), 'asked_area', asked.surface_area, 'asked_type', asked.property_type,
    'asked_rush', asked.rush_service, 'area', new.surface_area
  ), now() + private.mail_pause());
  return new;
end
$$;

create trigger "15_ask_price" before update of property_type, surface_area, rush_service, status
  on public.contact_submissions for each row when (
    (old.property_type, old.surface_area, old.rush_service) is distinct from (new.property_type, new.surface_area, new.rush_service)
    or new.status in ('completed', 'cancelled') and old.status <> new.status
  )
  execute function private.ask_price();

-- What is asked of a customer, as the office and the own page read it; null for nothing.
create function private.shown_question(of_request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select to_jsonb(question) - 'request_id' from private.price_questions as question where request_id = of_request
$$;

create function public.price_question(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.shown_question(request_id);
end
$$;

-- Carries out an answer. Whoever refuses a higher price ends the request and owes nothing.
create function private.settle_question(question private.price_questions, agrees boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  by_customer constant boolean := private.is_by_customer();
begin
  perform set_config('app.price_agreed', 'on', true);
  perform set_config('app.price_refused', case when agrees then '' else 'on' end, true);
  update public.contact_submissions as request
  set property_type = case when agrees then question.property_type else request.property_type end,
    surface_area = case when agrees then question.surface_area else request.surface_area end,
    rush_service = case when agrees then question.rush_service else request.rush_service end,
    calculated_price = case
      when agrees then private.list_price(question.property_type, question.surface_area, question.rush_service)
      else request.calculated_price
    end,
    status = case when agrees then request.status else 'cancelled' end,
    customer_action = case when not by_customer then request.customer_action when agrees then 'agreed' else 'refused' end,
    customer_acted_at = case when by_customer then now() else request.customer_acted_at end
  where id = question.request_id;
  perform set_config('app.price_agreed', '', true);
  perform set_config('app.price_refused', '', true);
end
$$;

-- The customer's answer to a price. Returns `agreed`, `refused`, or `changed` when something else is asked by now.
create function public.answer_price(key text, price integer, agrees boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
  question private.price_questions;
begin
  perform set_config('app.is_by_customer', 'true', true);
  perform private.lock_schedule();
  perform from public.contact_submissions where id = own.id for update;
  select * into question from private.price_questions as asked
  where asked.request_id = own.id and asked.price = answer_price.price;
  if not found then
    return 'changed';
  end if;
  perform private.settle_question(question, agrees);
  return case when agrees then 'agreed' else 'refused' end;
end
$$;

-- What the customer told the office: `agreed` or `refused`; or the office asks no more (`withdrawn`). False when another price
-- is asked by now.
create function public.settle_price(request_id uuid, price integer, outcome text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  question private.price_questions;
begin
  perform private.require_admin();
  perform private.require_short('outcome', outcome, 20);
  perform private.lock_schedule();
  perform from public.contact_submissions where id = settle_price.request_id for update;
  select * into question from private.price_questions as asked
  where asked.request_id = settle_price.request_id and asked.price = settle_price.price;
  if not found then
    return false;
  elsif outcome = 'withdrawn' then
    delete from private.price_questions as asked where asked.request_id = settle_price.request_id;
    delete from private.outgoing_messages as message
    where message.request_id = settle_price.request_id and kind = 'price_question' and state in ('waiting', 'failed');
  elsif outcome in ('agreed', 'refused') then
    perform private.settle_question(question, outcome = 'agreed');
  else
    raise invalid_parameter_value using message = 'unknown outcome';
  end if;
  return true;
end
$$;

revoke execute on function public.answer_price(key text, price integer, agrees boolean) from public;

revoke execute on function private.ask_price() from public;

revoke execute on function private.is_price_agreed() from public;

revoke execute on function public.price_question(request_id uuid) from public;

revoke execute on function public.price_question(request_id uuid) from anon;

revoke execute on function public.settle_price(request_id uuid, price integer, outcome text) from public;

revoke execute on function public.settle_price(request_id uuid, price integer, outcome text) from anon;

revoke execute on function private.settle_question(question private.price_questions, agrees boolean) from public;

revoke execute on function private.shown_question(of_request uuid) from public;

revoke execute on function private.with_question(before public.contact_submissions, saved public.contact_submissions) from public;

grant execute on function public.answer_price(key text, price integer, agrees boolean) to service_role;

grant execute on function public.answer_price(key text, price integer, agrees boolean) to anon;

grant execute on function public.answer_price(key text, price integer, agrees boolean) to authenticated;

grant execute on function public.price_question(request_id uuid) to service_role;

grant execute on function public.price_question(request_id uuid) to authenticated;

grant execute on function public.settle_price(request_id uuid, price integer, outcome text) to service_role;

grant execute on function public.settle_price(request_id uuid, price integer, outcome text) to authenticated;
