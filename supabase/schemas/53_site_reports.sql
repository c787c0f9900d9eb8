-- Errors in the browsers of visitors, counted without personal data: errors of the page, deliveries that failed,
-- violations of the policy, and pages that do not exist. Anyone may report, so it has its own limits of number and
-- size, and never waits: a flood of reports costs little and affects no request.

create table private.site_reports (
  kind text not null check (kind in ('error', 'delivery', 'policy', 'not-found')),
  page text not null,
  code text not null,
  amount integer not null default 1,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (kind, page, code)
);
create index site_reports_oldest on private.site_reports (last_seen);

-- How many reports of a kind the hour that began then has taken.
create table private.site_report_limit (
  kind text primary key,
  hour timestamptz not null default '-infinity',
  taken integer not null default 0
);
insert into private.site_report_limit (kind) values ('error'), ('delivery'), ('policy'), ('not-found');

-- A path without its query, in which no e-mail address, postcode or number is left.
create function private.masked_path(path text) returns text
language sql immutable set search_path = ''
as $$
  with steps as (select regexp_replace(left(lower(path), 400), '[?#].*$', '') as path)
  select left(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    path,
    '[^/]*(@|%40)[^/]*', '*', 'g'),
    '[0-9]{4}(%20|[ +_-])?[a-z]{2}(?![a-z])|%[0-9a-f]{2}|[0-9]+', '*', 'g'),
    '[^a-z/_.*-]', '-', 'g'),
    '\*{2,}', '*', 'g'), 80)
  from steps
$$;

-- A code as the site makes it: names and short numbers, such as `relay 500`; anything else is `other`.
create function private.masked_code(code text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when code ~ '^[A-Za-z][A-Za-z0-9 ._-]{0,59}$' and code !~* '[0-9]{4}|^[a-z]+ [a-z]+ [a-z]+ [a-z]+' then code
    else 'other'
  end
$$;

-- A visitor's path can have any length: src/data/site-reports/send-report.ts truncates it. Kept are the newest reports,
-- and of each kind and day the first and the most frequent ones: a flood of fake ones does not displace real ones.
create function public.report_trouble(kind text, page text, code text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := 500;
  newest_kept constant integer := 200;
  kept_of_day constant integer := 20;
  this_hour constant timestamptz := date_trunc('hour', now());
  moment timestamptz;
begin
  perform private.require_short('kind', kind, 40);
  perform private.require_short('page', page, 2000);
  perform private.require_short('code', code, 200);
  if kind is null or kind not in ('error', 'delivery', 'policy', 'not-found') or page is null or code is null
    or exists (
      select from private.site_report_limit as counted
      where counted.kind = report_trouble.kind and hour = this_hour and taken >= per_hour
    )
    -- Another report is being written: this one is not worth waiting for.
    or not pg_try_advisory_xact_lock(7021003) then
    return;
  end if;
  moment := private.believed_time();
  update private.site_report_limit as counted
  set hour = this_hour, taken = case when hour = this_hour then taken + 1 else 1 end
  where counted.kind = report_trouble.kind;
  insert into private.site_reports (kind, page, code)
  values (report_trouble.kind, private.masked_path(report_trouble.page), private.masked_code(report_trouble.code))
  on conflict on constraint site_reports_pkey do update
  set amount = least(site_reports.amount, 2147483646) + 1, last_seen = now();
  delete from private.site_reports as reports
  where reports.last_seen < moment - interval '90 days' or (reports.kind, reports.page, reports.code) in (
    select ranked.kind, ranked.page, ranked.code
    from (
      select *, row_number() over (order by last_seen desc, amount desc) as by_newness,
        row_number() over (of_day order by first_seen, of_all.page, of_all.code) as by_age,
        row_number() over (of_day order by amount desc, last_seen desc) as by_amount
      from private.site_reports as of_all
      window of_day as (partition by of_all.kind, date_trunc('day', first_seen))
    ) as ranked
    where by_newness > newest_kept and by_age > kept_of_day and by_amount > kept_of_day
  );
end
$$;

-- How often each kind was reported, the latest fifty reports, and the moment to pass to clear_site_reports.
create function public.site_reports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'seen_at', now(),
    'counts', (
      select coalesce(jsonb_object_agg(counted.kind, counted.amount), '{}')
      from (select kind, sum(amount) as amount from private.site_reports group by kind) as counted
    ),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(latest) order by latest.last_seen desc, latest.kind, latest.page, latest.code), '[]')
      from (select * from private.site_reports order by last_seen desc, kind, page, code limit 50) as latest
    )
  );
end
$$;

-- Forgets what was reported until then: what came in after the list was read stays.
create function public.clear_site_reports(seen_until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_calendar_date('seen_until', seen_until);
  delete from private.site_reports where last_seen <= seen_until;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.report_trouble, public.site_reports, public.clear_site_reports from public, anon, authenticated;
grant execute on function public.report_trouble to anon;
grant execute on function public.site_reports, public.clear_site_reports to authenticated;
