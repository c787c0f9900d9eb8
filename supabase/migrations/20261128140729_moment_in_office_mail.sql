-- The mail to the office names the moment that a customer chose.

-- What such a mail tells: the last of each kind of each request, ten of them, and how many more there are.
create or replace function private.office_payload(of_message uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with news as (
    select distinct on (request_id, action) request_id, action, happened_at
    from private.office_news where message_id = of_message order by request_id, action, happened_at desc
  )
  select jsonb_build_object(
    'email', (select office_mail_address from public.settings),
    'more', greatest((select count(*) from news) - 10, 0),
    'news', coalesce(jsonb_agg(jsonb_build_object(
      'request_id', first.request_id, 'action', first.action, 'happened_at', first.happened_at,
      'reference', upper(left(first.request_id::text, 8)),
      'name', case when private.is_name(request.name) then request.name end, 'visit_at', visit.starts_at
    ) order by first.happened_at), '[]')
  )
  from (select * from news order by happened_at limit 10) as first
  join public.contact_submissions as request on request.id = first.request_id
  -- Of one that was changed since, only that it was chosen.
  left join public.appointments as visit on visit.request_id = first.request_id and visit.state = 'planned'
    and first.action in ('picked', 'moved') and visit.changed_at = first.happened_at
$$;
