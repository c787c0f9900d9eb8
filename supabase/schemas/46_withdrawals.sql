-- Withdrawing from the order that a visit is (D-77; directive 2011/83/EU, articles 9, 11a, 13, 14 and 16): until when the
-- customer can, and what it ends.

-- The right to withdraw from the order of a request: when it was ordered, the last day of the period, when the right ends and
-- why. No row without an order, for a company, and none once the order was cancelled or withdrawn from. Work that was done at the customer's wish
-- ends it when the label is registered; without that wish it lasts until the period is over ('period').
create function private.right_to_withdraw(request public.contact_submissions)
returns table (ordered_at timestamptz, last_day date, ends_at timestamptz, ends_because text)
language sql stable security definer set search_path = ''
as $$
  select ordered.ordered_at, period.last_day, least(period.ends_at, done.ends_at),
    case when done.ends_at < period.ends_at then 'label' else 'period' end
  from (
    select min(created_at) as ordered_at from public.appointments where request_id = request.id and state <> 'cancelled'
  ) as ordered
  cross join lateral (
    select day as last_day, (day + 1)::timestamp at time zone 'Europe/Amsterdam' as ends_at
    from private.withdrawal_after(ordered.ordered_at, (private.terms_of(request.terms_from)).withdrawal_days) as day
  ) as period
  cross join lateral (
    select case when request.early_start_requested_at is not null and request.status = 'completed'
      and not private.awaits_label(request) then greatest(request.completed_at, case when private.has_new_label(request)
        then request.label_registered_at::timestamp at time zone 'Europe/Amsterdam' end)
    end as ends_at
  ) as done
  where ordered.ordered_at is not null and request.status <> 'cancelled' and not request.is_held
    and request.anonymised_at is null and private.is_consumer(request)
$$;

-- What the customer owes at most, in cents, after withdrawing at a moment: the part of the price that the visit is, once that
-- began at the customer's wish within the period.
create function private.owed_for_part(request public.contact_submissions, said_at timestamptz) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when request.early_start_requested_at is not null and exists (
    select from public.appointments
    where request_id = request.id and state in ('planned', 'completed') and starts_at <= said_at
  ) then coalesce(request.price * (private.terms_of(request.terms_from)).visit_percentage, 0) else 0 end::integer
$$;

-- Withdraws from the order of a request, as its customer said at a moment: calls the visit off, takes back every invoice, so
-- that what was paid is owed back, and queues the receipt. True when it is withdrawn, also before; false without the right.
create function private.withdraw(of_request uuid, said_at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  bill uuid;
  visit_off jsonb;
begin
  -- Before any row, in the order in which others take them.
  perform private.lock_schedule();
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  select * into request from public.contact_submissions where id = of_request for update;
  if request.withdrawn_at is not null then
    return true;
  elsif not exists (select from private.right_to_withdraw(request) where ends_at > said_at) then
    return false;
  end if;
  perform set_config('app.is_by_customer', 'true', true);
  delete from private.planned_invoices as planned where planned.request_ids @> array[request.id];
  -- A trigger calls the visit off.
  update public.contact_submissions set
    status = 'cancelled', callback_on = null, withdrawn_at = said_at,
    withdrawal_owed = private.owed_for_part(request, said_at)
  where id = request.id returning * into request;
  for bill in
    select id from private.invoices
    where request_ids @> array[request.id] and credits is null and not private.is_credited(id) order by number
  loop
    perform private.add_credit_note(gen_random_uuid(), bill, null, not private.is_without_mail());
  end loop;
  -- What waits tells of an order that ended. The receipt tells that the visit is off.
  with stale as (
    delete from private.outgoing_messages
    where request_id = request.id and state = 'waiting' and private.is_customer_mail(kind)
      and kind not in ('invoice', 'payment_reminder', 'at_home')
    returning kind, payload
  )
  select payload into visit_off from stale where kind = 'cancelled';
  perform private.queue_mail('withdrawn', request, coalesce(visit_off, '{}') || jsonb_build_object(
    'withdrawn_at', said_at, 'owed', request.withdrawal_owed
  ));
  return true;
end
$$;

-- What the own page says of the right to withdraw. Amounts are cents.
create function private.customer_withdrawal(request public.contact_submissions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when request.withdrawn_at is not null then jsonb_build_object(
    'state', 'withdrawn', 'withdrawn_at', request.withdrawn_at, 'owed', request.withdrawal_owed,
    'is_mailed', exists (
      select from private.outgoing_messages
      where request_id = request.id and kind = 'withdrawn' and state in ('waiting', 'taken', 'sent')
    )
  ) else coalesce((
    select jsonb_build_object(
      'state', case when ends_at > now() then 'open' else 'ended' end, 'ordered_at', ordered_at, 'last_day', last_day,
      'ended_on', (ends_at at time zone 'Europe/Amsterdam')::date, 'because', ends_because,
      'owed', private.owed_for_part(request, now()),
      'can_mail', request.email is not null and private.is_mailed('withdrawn')
    )
    from private.right_to_withdraw(request)
  ), jsonb_build_object('state', 'none', 'last_day', private.withdrawal_end(request, now()))) end
$$;

-- Withdraws from the order by the link of the own page; false when that cannot be done here (any more).
create function public.withdraw_order(key text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own constant public.contact_submissions := private.request_of_key(key);
begin
  return own.id is not null and private.withdraw(own.id, now());
end
$$;

-- The wish to begin within the period of withdrawal ends with what it was given for: the office moves the visit out of the
-- period, or plans one anew after the order was called off. Back within it the customer must be asked again.
create function private.lapse_wish() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_by_customer() then
    return null;
  end if;
  update public.contact_submissions as request set early_start_requested_at = null
  where request.id = new.request_id and early_start_requested_at is not null and case tg_op
    when 'UPDATE' then (new.starts_at at time zone 'Europe/Amsterdam')::date > private.withdrawal_until(new.request_id)
    else new.created_at = now() and not exists (
      select from public.appointments as other
      where other.request_id = new.request_id and other.id <> new.id and state <> 'cancelled'
    )
  end;
  return null;
end
$$;
create trigger "91_lapse_wish" after insert on public.appointments
  for each row when (new.state = 'planned') execute function private.lapse_wish();
create trigger "91_lapse_wish_of_moved" after update of starts_at on public.appointments
  for each row when (new.state = 'planned' and old.starts_at <> new.starts_at) execute function private.lapse_wish();

-- Notes that the customer asked by telephone to begin within the period of withdrawal, and when; null for a mistake. False
-- for a request that is cancelled, and for a moment to come.
create function public.note_early_start(request_id uuid, asked_at timestamptz default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('asked_at', asked_at);
  update public.contact_submissions as request set early_start_requested_at = asked_at
  where request.id = note_early_start.request_id and status <> 'cancelled' and anonymised_at is null
    and coalesce(asked_at <= now(), true);
  if found and asked_at is not null then
    perform private.record_order(request_id, 'early_start');
    return true;
  end if;
  return found;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.withdraw_order, public.note_early_start from public, anon, authenticated;
grant execute on function public.withdraw_order to anon, authenticated;
grant execute on function public.note_early_start to authenticated;
