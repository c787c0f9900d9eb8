-- The PDF of a label (D-83): the office puts it on the request, the customer gets it by mail and on the own page.

create function private.newest_label_file(of_request uuid) returns setof private.label_files
language sql stable security definer set search_path = ''
as $$
  select * from private.label_files where request_id = of_request and replaced_at is null
$$;

-- The label that the customer gets: the newest that can no longer be undone (D-65).
create function private.given_label_file(of_request uuid) returns setof private.label_files
language sql stable security definer set search_path = ''
as $$
  select file.*
  from private.label_files as file cross join (select now() - private.mail_pause()) as settled (at)
  where request_id = of_request and stored_at <= settled.at and (replaced_at is null or replaced_at > settled.at)
$$;

create function private.forget_former_labels() returns void
language sql security definer set search_path = ''
as $$
  delete from private.label_files where replaced_at <= now() - private.mail_pause()
$$;

-- Stores the PDF of a label, in base64, in the place of an earlier one. `id` is the caller's: a second attempt stores it once.
-- Of a completed request the customer is mailed after the pause in which that can be undone; else once it is completed.
-- Refused: what is no PDF of at most 10 MiB ('no pdf'), and a request that gets no label ('no such request').
create function public.store_label_file(id uuid, request_id uuid, pdf text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.contact_submissions;
  content bytea;
  former_bytes integer;
begin
  perform private.require_admin();
  perform private.require_short('pdf', pdf, 14000000);
  content := decode(pdf, 'base64');
  if octet_length(content) > 10 * 1024 * 1024 or substring(content from 1 for 5) <> '%PDF-' then
    raise invalid_parameter_value using message = 'no pdf';
  end if;
  -- Of two at once the second waits here for the first.
  select * into request from public.contact_submissions as stored
  where stored.id = store_label_file.request_id and anonymised_at is null and not is_held and status <> 'cancelled' for update;
  if not found then
    raise invalid_parameter_value using message = 'no such request';
  end if;
  if exists (select from private.label_files as stored where stored.id = store_label_file.id) then
    return;
  end if;
  perform private.forget_former_labels();
  update private.label_files as former set replaced_at = now() where former.request_id = request.id and replaced_at is null
  returning octet_length(former.pdf) into former_bytes;
  insert into private.label_files (id, request_id, pdf, stored_by_email, is_without_mail)
  values (
    store_label_file.id, request.id, content, private.own_admin_email(),
    request.status = 'completed' and private.is_without_mail()
  );
  perform private.audit_label_file(request.id, former_bytes, octet_length(content));
  if request.status = 'completed' then
    perform private.queue_label_file(request, store_label_file.id);
  end if;
end
$$;

-- Queues the mail with a label that was just stored, or lets the one that waits go with it. Which label queued a mail is kept, so
-- that undoing it takes back that mail alone; one that was left to a person for want of a label is left to a person again.
create function private.queue_label_file(request public.contact_submissions, file_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due constant timestamptz := now() + private.mail_pause();
  named constant jsonb := jsonb_build_object('label_file', file_id);
begin
  update private.outgoing_messages as message set not_before = greatest(not_before, due)
  where message.request_id = request.id and kind = 'label_ready' and state = 'waiting';
  if found or private.is_without_mail() then
    return;
  end if;
  update private.outgoing_messages as message set
    state = 'waiting', payload = private.mail_payload(request) || named || '{"was_not_found": true}', attempts = 0,
    not_before = due, taken_at = null, done_at = null, error = null
  where message.request_id = request.id and kind = 'label_ready' and state = 'failed' and error = 'label-not-found';
  if not found then
    perform private.queue_mail('label_ready', request, named, due);
  end if;
end
$$;

-- Takes a label back within the minute: the one before it counts again, and its own mail does not go. With `is_late` also after
-- that minute, for good. False when there is nothing to take back, or it is too late for that.
create function public.remove_label_file(id uuid, is_late boolean default false) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  removed private.label_files;
  former_bytes integer;
begin
  perform private.require_admin();
  perform private.forget_former_labels();
  delete from private.label_files as file
  where file.id = remove_label_file.id and (is_late or stored_at > now() - private.mail_pause())
  returning * into removed;
  if removed.id is null then
    return false;
  end if;
  update private.label_files as former set replaced_at = removed.replaced_at
  where former.request_id = removed.request_id and former.replaced_at = removed.stored_at
  returning octet_length(former.pdf) into former_bytes;
  perform private.audit_label_file(removed.request_id, octet_length(removed.pdf), former_bytes);
  if removed.replaced_at is not null then
    return true;
  end if;
  with own as (
    select message.id, payload ? 'was_not_found' as was_not_found from private.outgoing_messages as message
    where message.request_id = removed.request_id and kind = 'label_ready' and state = 'waiting' and (
      payload ->> 'label_file' = removed.id::text or payload ? 'label_file' and not private.has_label_file(removed.request_id)
    )
  ), left_again as (
    update private.outgoing_messages as message
    set state = 'failed', error = 'label-not-found', done_at = now(), payload = payload - '{label_file,was_not_found}'::text[]
    from own where message.id = own.id and was_not_found
  )
  delete from private.outgoing_messages as message using own where message.id = own.id and not was_not_found;
  return true;
end
$$;

create function private.audit_label_file(of_request uuid, bytes_before integer, bytes_after integer) returns void
language sql security definer set search_path = ''
as $$
  select private.add_to_audit(
    of_request, 'update', jsonb_build_object('label_file', bytes_before), jsonb_build_object('label_file', bytes_after)
  )
$$;

-- The newest label of a request: {"id", "stored_at", "stored_by", "bytes", "can_undo", "mail": the state of the mail with it,
-- null while none is queued}; null without one.
create function public.label_file(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'id', file.id, 'stored_at', stored_at, 'stored_by', stored_by_email, 'bytes', octet_length(pdf),
      'can_undo', stored_at > now() - private.mail_pause(),
      'mail', (
        select state from private.outgoing_messages as message
        where message.request_id = file.request_id and kind = 'label_ready'
          and coalesce(done_at, not_before) >= stored_at order by created_at desc limit 1
      )
    )
    from private.newest_label_file(label_file.request_id) as file
  );
end
$$;

-- The newest label of a request as base64; null without one.
create function public.label_pdf(request_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select private.base64(pdf) from private.newest_label_file(label_pdf.request_id));
end
$$;

-- The label of the own request as base64, at most 20 times a day; null without one, and beyond that.
create function public.customer_label(key text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  own public.contact_submissions := private.request_of_key(key);
begin
  if own.id is null or own.status <> 'completed' or private.acts_since(own.id, '{label}', now() - interval '1 day') >= 20 then
    return null;
  end if;
  perform private.count_act(own.id, 'label');
  return (select private.base64(pdf) from private.given_label_file(own.id));
end
$$;

-- The attachment of the mail about a label; null while there is no PDF, and for one that is too large to mail: that is on the own
-- page alone.
create function private.label_attachment(of_request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'filename', 'energielabel-' || upper(left(of_request::text, 8)) || '.pdf', 'content', private.base64(pdf)
  )
  from private.newest_label_file(of_request) where octet_length(pdf) <= 5 * 1024 * 1024
$$;

-- What a customer reads of the invoice of the job: 'paid', 'sent' to this customer, 'elsewhere' to who pays, on the 'page' when it
-- was not mailed, or 'follows'. 'none' when it was credited and no other comes; null where no invoice is made here.
create function private.job_invoice_state(request public.contact_submissions) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (invoice).id is null then case
      when private.seller() is null then null
      when not private.is_to_be_invoiced(request) and not private.is_planned_by_hand(request.id) then 'none'
      when has_other_payer then 'elsewhere'
      else 'follows'
    end
    when private.open_amount(invoice) = 0 then 'paid'
    when has_other_payer then 'elsewhere'
    when 'sent' = any (mails) then 'sent'
    when mails && '{waiting,taken}' or exists (
      select from private.unmade_invoice_files where invoice_id = (invoice).id and is_mailed
    ) then 'follows'
    else 'page'
  end
  from (select private.is_billed_elsewhere(request)) as payer (has_other_payer)
  left join lateral (
    select made from private.invoices as made
    where request_ids @> array[request.id] and due = 'job' and credits is null and not private.is_credited(made.id)
      and not private.is_being_credited(made.id)
    order by number desc limit 1
  ) as latest (invoice) on true
  left join lateral (
    select array_agg(state) from private.outgoing_messages as message
    where message.request_id = any ((invoice).request_ids) and kind = 'invoice'
      and payload ->> 'invoice_id' = (invoice).id::text
  ) as mailed (mails) on true
$$;

-- What the mail about a label says of it: that in the register, its PDF ('attached' or 'online', and whether it replaces one that
-- was mailed), and the invoice.
create function private.label_facts(of_request uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.has_new_label(request)
    then jsonb_build_object('label_class', request.label_class, 'label_valid_until', request.label_valid_until) else '{}'
  end || coalesce((
    select jsonb_build_object(
      'label_pdf', case when private.label_attachment(of_request) is null then 'online' else 'attached' end,
      'label_replaced', exists (
        select from private.outgoing_messages
        where request_id = of_request and kind = 'label_ready' and state = 'sent' and payload ? 'label_pdf'
      )
    )
    from private.newest_label_file(of_request)
  ), '{}') || jsonb_build_object('label_invoice', private.job_invoice_state(request))
  from public.contact_submissions as request where request.id = of_request
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.store_label_file, public.remove_label_file, public.label_file, public.label_pdf, public.customer_label
  from public, anon, authenticated;
grant execute on function public.store_label_file, public.remove_label_file, public.label_file, public.label_pdf to authenticated;
grant execute on function public.customer_label to anon, authenticated;
