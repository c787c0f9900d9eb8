-- The completed requests that are invoiced by themselves, and those that are not.

-- The completed requests that are invoiced by themselves, and when: not before completing can no longer be undone (D-65),
-- nor while the customer could withdraw without having asked to begin.
create table private.due_invoices (
  request_id uuid primary key references public.contact_submissions on delete cascade,
  not_before timestamptz not null,
  is_mailed boolean not null
);

-- Whether a request has all that an invoice needs, and none yet.
create function private.is_to_be_invoiced(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select request.status = 'completed' and request.anonymised_at is null and private.seller() is not null
    and private.promised_lines(request) is not null
    and not exists (select from private.invoices where request_id = request.id)
$$;

-- Plans the invoice of a registered label, or forgets it when completing was a mistake. That label is found by the
-- sender, who cannot know what the administrator chose about mails.
create function private.plan_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'completed' then
    delete from private.due_invoices where request_id = new.id;
  elsif private.is_to_be_invoiced(new) and not private.awaits_label(new) then
    insert into private.due_invoices (request_id, not_before, is_mailed) values (
      new.id, greatest(now() + private.mail_pause(), private.withdrawal_ends(new)),
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

-- Makes the invoices that are due, at most 20 at once. The series is locked first, as by whoever makes an invoice by
-- hand: two orders of locking would wait for each other.
create function private.make_due_invoices() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due private.due_invoices;
  request public.contact_submissions;
begin
  if not exists (select from private.due_invoices where not_before <= now()) then
    return;
  end if;
  perform private.lock_series(extract(year from now() at time zone 'Europe/Amsterdam')::integer);
  for due in
    delete from private.due_invoices where request_id in (
      select request_id from private.due_invoices where not_before <= now()
      order by not_before limit 20 for update skip locked
    ) returning *
  loop
    select * into request from public.contact_submissions where id = due.request_id;
    if private.is_to_be_invoiced(request) then
      perform private.add_invoice(
        gen_random_uuid(), request, private.promised_lines(request), false, due.is_mailed
      );
    end if;
  end loop;
end
$$;

-- The requests completed in a period that have no invoice and get none by themselves, at most 100, and what each lacks:
-- the label in the register, a price, or nothing.
create function private.uninvoiced_requests(from_day date, until_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', request.id, 'name', request.name,
    'completed_on', (request.completed_at at time zone 'Europe/Amsterdam')::date,
    'lacks', case
      when private.awaits_label(request) then 'label'
      when private.promised_lines(request) is null then 'price'
    end
  ) order by request.completed_at), '[]')
  from (
    select * from public.contact_submissions as completed
    where not is_held and completed_at is not null and status = 'completed' and anonymised_at is null
      and completed_at >= (select enabled_at from public.invoice_settings where private.seller() is not null)
      and completed_at >= from_day::timestamp at time zone 'Europe/Amsterdam'
      and completed_at < (until_day + 1)::timestamp at time zone 'Europe/Amsterdam'
      and not exists (select from private.invoices where request_id = completed.id)
      and not exists (select from private.due_invoices as due where due.request_id = completed.id)
    order by completed_at limit 100
  ) as request
$$;

revoke execute on all functions in schema private from public;
