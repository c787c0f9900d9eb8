-- What a customer is asked to agree on: a correction by the office that raises the price. Until then the request keeps what
-- its price was promised for, so that the old price holds everywhere (D-72); refusing it is free.

create table private.price_questions (
  request_id uuid primary key references public.contact_submissions (id) on delete cascade,
  -- As the request becomes once its customer agrees; the price in euros, VAT included.
  property_type text not null,
  surface_area double precision not null,
  rush_service boolean not null,
  price integer not null,
  asked_at timestamptz not null default now()
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
    or not private.is_admin() or private.listed_price(asked, asked.rush_service)
      <= private.listed_price(old, has_rush) is not false then
    return new;
  elsif new.status in ('completed', 'cancelled') then
    raise invalid_parameter_value using message = 'the customer has not agreed to the higher price';
  end if;
  insert into private.price_questions (request_id, property_type, surface_area, rush_service, price)
  values (new.id, asked.property_type, asked.surface_area, asked.rush_service, private.promised_price(asked));
  new.property_type := old.property_type;
  new.surface_area := old.surface_area;
  new.rush_service := has_rush;
  new.calculated_price := private.listed_price(new, new.rush_service);
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
      when agrees then private.list_price(list, question.property_type, question.surface_area, question.rush_service)
      else request.calculated_price
    end,
    status = case when agrees then request.status else 'cancelled' end,
    customer_action = case when not by_customer then request.customer_action when agrees then 'agreed' else 'refused' end,
    customer_acted_at = case when by_customer then now() else request.customer_acted_at end
  from public.price_lists as list
  where id = question.request_id and list.valid_from = request.price_list;
  perform set_config('app.price_agreed', '', true);
  perform set_config('app.price_refused', '', true);
  if agrees then
    perform private.record_order(question.request_id, 'price_agreed');
  end if;
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

revoke execute on all functions in schema private from public;
revoke execute on function public.price_question, public.answer_price, public.settle_price from public, anon, authenticated;
grant execute on function public.answer_price to anon, authenticated;
grant execute on function public.price_question, public.settle_price to authenticated;
