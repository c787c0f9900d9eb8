-- Drops an invoice that waits its minute when the order ends, when the price changes that it charges, or when the missed visit takes place after all.

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

revoke execute on function private.drop_outdated_fee() from public;

revoke execute on function private.drop_outdated_plans() from public;
