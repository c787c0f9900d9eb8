-- One invoice for several homes (D-76): finished requests of one payer, a line for each home. Of a payer whose labels are billed
-- together no invoice comes by itself.

-- Whether the work of all these requests is done, and nobody took that back.
create function private.are_finished(requests uuid[]) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) = cardinality(requests)
  from public.contact_submissions
  where id = any (requests) and status = 'completed' and withdrawn_at is null and anonymised_at is null
$$;

-- Whether the job of a request can be charged together with others: it has a payer of its own, its label and its price, no
-- invoice, and no right of withdrawal runs.
create function private.can_be_joined(request public.contact_submissions) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.are_finished(array[request.id]) and request.payer_kind is not null and not private.awaits_label(request)
    and private.promised_lines(request) is not null and not private.is_withdrawable(request)
    and private.unprinted_of(request) = '' and not exists (select from private.open_dues where subject = request.id)
    and not private.is_planned_by_hand(request.id)
$$;

-- Plans one invoice for these requests, 2 to 50, as make_invoice does for one. Returns when it is made. Refused: without one payer
-- ('not one payer'), and with a job that cannot be charged now ('cannot be joined').
create function public.make_joint_invoice(id uuid, request_ids uuid[]) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  made_at timestamptz;
  joined record;
begin
  perform private.require_admin();
  if coalesce(cardinality(request_ids), 0) not between 2 and 50 then
    raise invalid_parameter_value using message = 'request_ids: 2 to 50';
  end if;
  select coalesce(
    (select created_at from private.invoices where invoices.id = make_joint_invoice.id),
    (select not_before from private.planned_invoices where planned_invoices.id = make_joint_invoice.id)
  ) into made_at;
  if made_at is not null then
    return made_at;
  elsif private.seller() is null then
    raise invalid_parameter_value using message = 'no seller';
  end if;
  -- Of two at once for the same home the second waits here for the first; in one order.
  perform from public.contact_submissions as request where request.id = any (request_ids) order by request.id for update;
  select count(*) as homes, count(distinct private.payer_key(request)) as payers,
    bool_and(private.can_be_joined(request)) as can_be_joined, (array_agg(request.id order by created_at, request.id))[1] as first_id,
    jsonb_agg(line || jsonb_build_object('request_id', request.id) order by created_at, request.id) as lines
  into joined
  from public.contact_submissions as request
  cross join lateral jsonb_array_elements(coalesce(private.promised_lines(request), '[{}]')) as line
  where request.id = any (request_ids);
  if joined.homes <> cardinality(request_ids) or not joined.can_be_joined then
    raise invalid_parameter_value using message = 'cannot be joined';
  elsif joined.payers <> 1 then
    raise invalid_parameter_value using message = 'not one payer';
  end if;
  made_at := now() + private.mail_pause();
  insert into private.planned_invoices (id, request_id, lines, is_mailed, not_before, planned_by_email)
  values (
    make_joint_invoice.id, joined.first_id, joined.lines, not private.is_without_mail(), made_at, private.own_admin_email()
  );
  -- Those that come by themselves wait: if this one is undone they still come.
  update private.planned_invoices as planned set not_before = greatest(planned.not_before, made_at + interval '1 minute')
  where planned.request_id = any (make_joint_invoice.request_ids) and planned.lines is null;
  return made_at;
end
$$;

-- What can be charged together now: of each payer with two or more such jobs who it is, and each home, the longest finished first.
create function private.joint_proposals() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(proposal) order by name), '[]')
  from (
    select min(request.payer_name) as name, jsonb_agg(jsonb_build_object(
      'request_id', request.id, 'home', coalesce(private.address_line(request), ''), 'amount', due.amount
    ) order by due.since, request.id) as homes
    from private.dues_to_invoice(1001) as due
    join public.contact_submissions as request on request.id = due.request_id
    where due.due = 'job' and private.can_be_joined(request)
    group by private.payer_key(request) having count(*) > 1
  ) as proposal
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.make_joint_invoice from public, anon, authenticated;
grant execute on function public.make_joint_invoice to authenticated;
