-- What may be charged for a request, and the invoices and credit notes that are made at a moment to come: by itself once the
-- label is registered, or a minute after an administrator asked for one (D-65). What is planned has no number yet, so that
-- undoing it uses up none.

create table private.planned_invoices (
  -- That of the invoice to be.
  id uuid primary key,
  request_id uuid not null references public.contact_submissions on delete cascade,
  due text not null default 'job' check (due in ('job', 'no_show', 'late_cancellation', 'extra')),
  visit_id uuid,
  -- As make_invoice takes them; null for what the customer was promised at the moment of making, which is planned by itself.
  lines jsonb,
  began_on_request boolean not null default false,
  reason text check (not private.has_invisible_characters(reason)),
  is_mailed boolean not null,
  -- Not before its request can no longer be undone (D-65), nor while the customer could withdraw without having asked
  -- to begin.
  not_before timestamptz not null,
  planned_by_email text,
  request_ids uuid[] not null generated always as (private.charged_requests(request_id, lines)) stored,
  check ((visit_id is not null) = (due in ('no_show', 'late_cancellation')))
);
create unique index planned_invoices_by_itself on private.planned_invoices (request_id) where lines is null;
create unique index planned_invoices_by_hand on private.planned_invoices (private.due_subject(due, request_id, visit_id))
  where lines is not null;
create index on private.planned_invoices (request_id);
create index on private.planned_invoices using gin (request_ids);
create index on private.planned_invoices (not_before);

-- By invoice, which outlives its request. Until the credit note is made the invoice is not credited, but nobody is asked to pay
-- it and no payment of it is noted.
create table private.planned_credits (
  invoice_id uuid primary key references private.invoices,
  -- That of the credit note to be.
  id uuid not null unique,
  is_mailed boolean not null,
  not_before timestamptz not null,
  planned_by_email text
);
create index on private.planned_credits (not_before);

-- What may be charged for a request and was not yet: `most` in cents, and why it is nothing ('withdrawal': cancelled or
-- missed within the period of withdrawal, when only work done on request is owed). Null for a price that is not known. After a
-- withdrawal only the part of the job that was done on request, and no fee.
create function private.chargeable_dues(request public.contact_submissions)
returns table (due text, visit_id uuid, visit_at timestamptz, most bigint, free_because text)
language sql stable security definer set search_path = ''
as $$
  select 'job', null::uuid, null::timestamptz,
    case when request.withdrawn_at is null then private.total_of_lines(private.promised_lines(request))
      else request.withdrawal_owed end,
    null
  where (request.status <> 'cancelled' or request.withdrawal_owed > 0)
    and not exists (select from private.open_dues where subject = request.id)
  union all
  select case state when 'no_show' then state else 'late_cancellation' end, visit.id, visit.starts_at,
    case when is_free then 0 when state = 'no_show' then (private.terms_of(request.terms_from)).callout_fee
      else round(request.price * (private.terms_of(request.terms_from)).cancellation_percentage) end,
    case when is_free then 'withdrawal' end
  from public.appointments as visit
  cross join lateral (
    select case state
      when 'no_show' then request.early_start_requested_at is null
        and private.withdrawal_end(request, visit.created_at) >= (now() at time zone 'Europe/Amsterdam')::date
      else private.withdrawal_end(request, visit.created_at) >= (visit.ended_at at time zone 'Europe/Amsterdam')::date
    end as is_free
  ) as period
  where visit.request_id = request.id and request.withdrawn_at is null and (
    state = 'no_show' or private.is_cancelled_late(visit)
  ) and not exists (select from private.open_dues where subject = visit.id)
$$;

-- How a visit ended that did not take place ('no_show', cancelled 'late' or 'in_time' by the customer, or by the 'office'), and
-- what it costs its customer in cents: what was charged, nothing once that was credited, else what may be charged; null
-- while the price is not known.
create function private.visit_ending(request public.contact_submissions, visit public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'how', case
      when visit.state = 'no_show' then 'no_show'
      when visit.ended_by is distinct from 'customer' then 'office'
      when private.is_cancelled_late(visit) then 'late'
      else 'in_time'
    end,
    'cost', case
      when charged.total is not null then charged.total
      when exists (select from private.invoices where visit_id = visit.id) then 0
      when chargeable.visit_id is not null then chargeable.most
      else 0
    end,
    'is_charged', charged.total is not null
  )
  from (values (1)) as one_row
  left join private.open_dues as due on due.subject = visit.id
  left join private.invoices as charged on charged.id = due.invoice_id
  left join lateral private.chargeable_dues(request) as chargeable on chargeable.visit_id = visit.id
$$;

-- What a mail says of a visit that did not take place, and of the one that was planned after it. Not as `starts_at`: a mail
-- about a moment to come is of no use after it.
create function private.ended_visit_facts(request public.contact_submissions, visit public.appointments) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'appointment_id', visit.id, 'visit_end', ending ->> 'how', 'visit_cost', ending -> 'cost',
    'visit_charged', ending -> 'is_charged'
  ) || case when visit.state = 'no_show' then jsonb_build_object('missed_at', visit.starts_at, 'next_at', (
    select starts_at from public.appointments where request_id = request.id and state = 'planned'
  )) else '{}' end
  from private.visit_ending(request, visit) as ending
$$;

-- Plans an invoice that an administrator asks for, made a minute later by `send`; undo_invoice takes it back until then.
-- The id is the caller's: a second attempt plans no second one. Returns when it is made. Refused: a second one for the
-- same job or visit ('already planned', 'already invoiced'), more than may be charged without a reason ('more than may
-- be charged'), and work that the customer can still withdraw from ('within the withdrawal period').
create function public.make_invoice(
  id uuid, request_id uuid, lines jsonb, began_on_request boolean default false, due text default 'job',
  visit_id uuid default null, reason text default null
) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  given_reason constant text := nullif(btrim(reason), '');
  made_at timestamptz;
begin
  perform private.require_admin();
  perform private.require_short('due', due, 20);
  perform private.require_short('reason', reason, 500);
  perform private.require_lines(lines);
  select coalesce(
    (select created_at from private.invoices where invoices.id = make_invoice.id),
    (select not_before from private.planned_invoices where planned_invoices.id = make_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.seller() is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  -- Beside one for several homes the second waits here for the first.
  select * into request from public.contact_submissions as stored
  where stored.id = make_invoice.request_id and anonymised_at is null and not is_held for update;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  perform private.require_chargeable(request, due, visit_id, private.total_of_lines(lines), given_reason);
  if due in ('job', 'extra') and private.is_withdrawable(request) and not began_on_request then
    raise invalid_parameter_value using message = 'within the withdrawal period';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_invoices (
    id, request_id, due, visit_id, lines, began_on_request, reason, is_mailed, not_before, planned_by_email
  ) values (
    make_invoice.id, request.id, make_invoice.due, make_invoice.visit_id, make_invoice.lines,
    make_invoice.began_on_request, given_reason, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  -- The one that comes by itself waits: if this one is undone it still comes.
  update private.planned_invoices as planned set not_before = greatest(planned.not_before, made_at + interval '1 minute')
  where planned.request_id = request.id and planned.lines is null and make_invoice.due = 'job';
  return made_at;
exception
  when unique_violation then raise invalid_parameter_value using message = 'already planned';
end
$$;

create function private.require_lines(lines jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  unprinted text;
begin
  perform private.require_short('lines', lines::text, 20000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 20 or exists (
    select from jsonb_array_elements(lines) as line
    where not coalesce(
      char_length(line ->> 'description') between 1 and 200 and line ->> 'description' !~ '[[:cntrl:]]'
      and not private.has_invisible_characters(line ->> 'description')
      and not line ? 'request_id' and jsonb_typeof(line -> 'amount') = 'number' and line ->> 'amount' ~ '^-?[0-9]{1,8}$', false
    )
  ) then
    raise invalid_parameter_value using message = 'lines: 1 to 20, each with a description and an amount in cents';
  elsif private.total_of_lines(lines) not between 1 and 1000000000 then
    raise invalid_parameter_value using message = 'lines: a total above 0';
  end if;
  select private.unprinted(string_agg(line ->> 'description', '')) into unprinted from jsonb_array_elements(lines) as line;
  if unprinted <> '' then
    raise invalid_parameter_value using message = 'lines: cannot be printed: ' || unprinted;
  end if;
end
$$;

-- Raises unless this amount may be charged for the due. A fee needs a reason above what the terms allow; so does an extra
-- of a cancelled request, which ended without work. After a withdrawal no reason allows more than what is owed.
create function private.require_chargeable(
  request public.contact_submissions, due text, visit_id uuid, total bigint, reason text
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  chargeable record;
begin
  if due not in ('job', 'no_show', 'late_cancellation', 'extra')
    or (visit_id is not null) <> (due in ('no_show', 'late_cancellation')) or visit_id is not null and not exists (
      select from public.appointments as visit where visit.id = visit_id and visit.request_id = request.id
    ) then
    raise invalid_parameter_value using message = 'no such due';
  elsif exists (select from private.open_dues where subject = private.due_subject(due, request.id, visit_id)) then
    raise invalid_parameter_value using message = 'already invoiced';
  elsif due = 'job' and private.is_planned_by_hand(request.id) then
    raise invalid_parameter_value using message = 'already planned';
  end if;
  select * into chargeable from private.chargeable_dues(request) as each
  where each.due = require_chargeable.due and each.visit_id is not distinct from require_chargeable.visit_id;
  if request.withdrawn_at is not null then
    if due <> 'job' or total > coalesce(chargeable.most, 0) then
      raise invalid_parameter_value using message = 'more than may be charged';
    end if;
  elsif reason is null and (
    due in ('job', 'extra') and request.status = 'cancelled'
    or due in ('no_show', 'late_cancellation') and total > coalesce(chargeable.most, 0)
  ) then
    raise invalid_parameter_value using message = 'more than may be charged';
  end if;
end
$$;

create function private.is_being_credited(invoice_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.planned_credits as planned where planned.invoice_id = is_being_credited.invoice_id)
$$;

-- Plans the credit note of a whole invoice, made a minute later by `send`; undo_invoice takes it back until then. `id` is the
-- caller's: a second attempt plans no second one. `paid` is what the caller saw that was paid of it, in cents. Returns when it is
-- made. Refused: a second one ('is being credited', 'already credited'), and when something was paid or paid back
-- meanwhile ('paid meanwhile').
create function public.credit_invoice(id uuid, invoice_id uuid, paid integer) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  made_at timestamptz;
begin
  perform private.require_admin();
  -- Two at once, and one beside a payment, are judged one after the other.
  perform from private.invoices as stored where stored.id = credit_invoice.invoice_id and credits is null for update;
  if not found then
    raise invalid_parameter_value using message = 'no such invoice';
  end if;
  select coalesce(
    (select created_at from private.invoices where invoices.id = credit_invoice.id),
    (select not_before from private.planned_credits where planned_credits.id = credit_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.is_credited(invoice_id) then
    raise invalid_parameter_value using message = 'already credited';
  elsif private.is_being_credited(invoice_id) then
    raise invalid_parameter_value using message = 'is being credited';
  elsif private.paid_of(invoice_id) is distinct from paid then
    raise invalid_parameter_value using message = 'paid meanwhile';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_credits (invoice_id, id, is_mailed, not_before, planned_by_email)
  values (
    credit_invoice.invoice_id, credit_invoice.id, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  return made_at;
end
$$;

-- Takes back a planned invoice or credit note, by its own id; false once it was made.
create function public.undo_invoice(id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.planned_invoices as planned where planned.id = undo_invoice.id;
  if found then
    return true;
  end if;
  delete from private.planned_credits as planned where planned.id = undo_invoice.id;
  return found;
end
$$;

-- Whether a request has all that an invoice needs, and its job never had one: what was credited is invoiced anew by hand.
create function private.is_to_be_invoiced(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.anonymised_at is null and private.seller() is not null
    and private.promised_lines(request) is not null
    and not exists (select from private.invoices where request_ids @> array[request.id] and due = 'job')
$$;

-- Whether an administrator asked for the invoice of this job, alone or with others.
create function private.is_planned_by_hand(of_request uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.planned_invoices where request_ids @> array[of_request] and due = 'job' and lines is not null
  )
$$;

-- Plans the invoice of a registered label, or forgets it when completing was a mistake. That label is found by the
-- sender, who cannot know what the administrator chose about mails.
create function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.planned_invoices where request_id = new.id and lines is null;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) and not private.is_billed_together(new) then
    insert into private.planned_invoices (id, request_id, not_before, is_mailed) values (
      gen_random_uuid(), new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
      not private.is_without_mail() and not (old.status = 'completed' and exists (
        select from private.label_looks as look where look.request_id = new.id and look.is_without_mail
      ))
    ) on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger "70_plan_invoice" after update of status, label_registered_at on public.contact_submissions
  for each row when (
    'completed' in (old.status, new.status) and new.anonymised_at is null
    and (old.status, old.label_registered_at) is distinct from (new.status, new.label_registered_at)
  )
  execute function private.plan_invoice();

-- Drops what an administrator asked for and waits its minute, when its request is cancelled, whoever does that: nothing but the
-- fee of a visit can be charged without a reason then. So too when the price changes that it charges: the job comes by itself,
-- or is asked for anew, at the price that now holds.
create function private.drop_outdated_plans() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.planned_invoices as planned
  where planned.request_ids @> array[new.id] and planned.lines is not null and case
    when new.status = 'cancelled' and old.status <> 'cancelled' then planned.due in ('job', 'extra')
    else planned.due = 'job' and old.price is distinct from new.price and old.price * 100 = (
      select sum((line ->> 'amount')::bigint) from jsonb_array_elements(planned.lines) as line
      where coalesce((line ->> 'request_id')::uuid, planned.request_id) = new.id
    )
  end;
  return null;
end
$$;
create trigger "70_drop_outdated_plans" after update on public.contact_submissions
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled' or old.price is distinct from new.price)
  execute function private.drop_outdated_plans();

-- Drops the fee of a visit that waits its minute, when that visit takes place after all.
create function private.drop_outdated_fee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- As make_invoice locks it.
  perform from public.contact_submissions as request where request.id = new.request_id for update;
  delete from private.planned_invoices as planned where planned.visit_id = new.id;
  return null;
end
$$;
create trigger "70_drop_outdated_fee" after update on public.appointments
  for each row when (old.state in ('no_show', 'cancelled') and new.state not in ('no_show', 'cancelled'))
  execute function private.drop_outdated_fee();

-- What a planned invoice charges, as private.due_subject.
create function private.due_subjects(planned private.planned_invoices) returns setof uuid
language sql immutable set search_path = ''
as $$
  select unnest(case planned.due when 'job' then planned.request_ids when 'extra' then '{}' else array[planned.visit_id] end)
$$;

-- Makes a planned invoice. The caller holds the lock of the series.
create function private.add_invoice(planned private.planned_invoices, request public.contact_submissions, lines jsonb)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  is_joint constant boolean := cardinality(planned.request_ids) > 1;
  own_rate integer;
  rated jsonb;
  split record;
begin
  select case when is_small_business then 0 else vat_rate end into own_rate from public.invoice_settings;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'description', line ->> 'description', 'amount', (line ->> 'amount')::integer, 'vat_rate', own_rate,
    'request_id', line ->> 'request_id'
  )) order by place) into rated
  from jsonb_array_elements(lines) with ordinality as given (line, place);
  select * into split from private.vat_of_lines(rated);
  insert into private.invoices (
    id, number, request_id, due, visit_id, reason, issued_on, due_on, delivered_on, began_on_request, seller, customer,
    lines, vat, rounding, total, created_by_email
  ) values (
    planned.id, private.next_number(extract(year from today)::integer), request.id, planned.due, planned.visit_id,
    planned.reason, today, today + (private.terms_of(request.terms_from)).payment_days,
    case when planned.due in ('job', 'extra') and not is_joint then private.delivery_day(request.id) end,
    planned.began_on_request or request.early_start_requested_at is not null, private.seller(),
    case when is_joint then private.joint_customer(planned.request_ids) else private.invoice_customer(request) end,
    private.net_lines(rated, split.vat), split.vat, split.rounding,
    private.total_of_lines(lines), planned.planned_by_email
  );
  insert into private.unmade_invoice_files (invoice_id, is_mailed) values (planned.id, planned.is_mailed);
  insert into private.open_dues (subject, invoice_id) select subject, planned.id from private.due_subjects(planned) as subject;
  delete from private.planned_invoices as other
  where other.request_id = any (planned.request_ids) and other.lines is null and planned.due = 'job';
end
$$;

-- Makes the planned credit notes that are due, at most 20 at once.
create function private.make_planned_credits() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_credits;
begin
  if not exists (select from private.planned_credits where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for planned in
    select * from private.planned_credits where not_before <= now() order by not_before limit 20 for update skip locked
  loop
    perform private.add_credit_note(planned.id, planned.invoice_id, planned.planned_by_email, planned.is_mailed);
  end loop;
end
$$;

-- Makes the planned invoices that are due, at most 20 at once, those that somebody asked for first. The series is locked
-- before any row: two orders of locking would wait for each other.
create function private.make_planned_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  planned private.planned_invoices;
  request public.contact_submissions;
begin
  if private.seller() is null or not exists (select from private.planned_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  -- An invoice never changes: with empty boxes for a name it waits until the name is written otherwise.
  update private.planned_invoices as waiting set not_before = now() + interval '10 minutes'
  from public.contact_submissions as named
  where waiting.lines is null and waiting.not_before <= now() and named.id = waiting.request_id
    and private.unprinted_of(named) <> '';
  for planned in
    with made as (
      delete from private.planned_invoices where id in (
        select id from private.planned_invoices where not_before <= now()
        order by lines is null, not_before limit 20 for update skip locked
      ) returning *
    )
    select * from made order by lines is null, not_before
  loop
    select * into request from public.contact_submissions where id = planned.request_id;
    if planned.lines is not null and request.anonymised_at is null and not exists (
      select from private.open_dues where subject in (select private.due_subjects(planned))
    ) and (cardinality(planned.request_ids) = 1 or private.are_finished(planned.request_ids)) then
      perform private.add_invoice(planned, request, planned.lines);
    elsif planned.lines is null and private.is_to_be_invoiced(request) then
      perform private.add_invoice(planned, request, private.promised_lines(request));
    end if;
  end loop;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.make_invoice, public.credit_invoice, public.undo_invoice from public, anon, authenticated;
grant execute on function public.make_invoice, public.credit_invoice, public.undo_invoice to authenticated;
