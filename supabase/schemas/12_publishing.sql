-- Builds of the site. A changed text requests one; the Edge Function `publish` plans it here, calls the host's build
-- hook when it is due, and reports a failure. At most once a minute, and never without the last change. After a build
-- `publish` submits the changed pages to search engines; what fails is submitted with the next build.

create table private.site_builds (
  is_only_row boolean primary key default true check (is_only_row),
  -- Between the starts of two builds; 0 on the owner's own machine.
  seconds_between integer not null default 60 check (seconds_between >= 0),
  -- When the next one starts; null when none is requested.
  planned_for timestamptz,
  -- Known to the function that waits for it: its caller may have signed out when it is due.
  plan uuid,
  started_at timestamptz,
  started_plan uuid,
  has_failed boolean not null default false,
  -- Changes up to this time were submitted to search engines.
  offered_until timestamptz not null default now()
);

insert into private.site_builds default values;

-- A plan that is overdue for longer than this was lost with the function that waited for it.
create function private.build_is_alive(planned_for timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(planned_for > clock_timestamp() - interval '30 seconds', false)
$$;

-- In how many seconds the caller is to start which build; null when one is already planned, which will include the
-- changes up to now.
create function public.plan_build() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  builds private.site_builds;
  due timestamptz;
  new_plan constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  select * into builds from private.site_builds where is_only_row for update;
  if private.build_is_alive(builds.planned_for) then
    return null;
  end if;
  due := greatest(clock_timestamp(), builds.started_at + make_interval(secs => builds.seconds_between));
  update private.site_builds set planned_for = due, plan = new_plan where is_only_row;
  return jsonb_build_object('plan', new_plan, 'seconds', ceil(extract(epoch from due - clock_timestamp())));
end
$$;

-- Whether the caller is to start the build that it planned: false when it is not due, or was taken over. From here on a
-- change needs another build.
create function public.start_build(plan uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.site_builds as builds
  set planned_for = null, started_at = clock_timestamp(), started_plan = builds.plan, has_failed = false
  where builds.plan = start_build.plan and builds.planned_for <= clock_timestamp();
  return found;
end
$$;

create function public.report_failed_build(plan uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.site_builds as builds set has_failed = true where builds.started_plan = report_failed_build.plan;
end
$$;

-- planned, building, failed, or none: nothing is under way that could still bring a text online.
create function public.build_state() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select case
      when private.build_is_alive(planned_for) then 'planned'
      when has_failed or planned_for is not null then 'failed'
      when started_at > clock_timestamp() - interval '10 minutes' then 'building'
      else 'none'
    end
    from private.site_builds
  );
end
$$;

-- Null for a build that the caller did not plan.
create function public.offered_until(plan uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select builds.offered_until from private.site_builds as builds where builds.started_plan = offered_until.plan
  );
end
$$;

create function public.note_offered_pages(plan uuid, until timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_calendar_date('until', until);
  update private.site_builds as builds
  set offered_until = greatest(builds.offered_until, least(note_offered_pages.until, now()))
  where builds.started_plan = note_offered_pages.plan;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.plan_build, public.start_build, public.report_failed_build, public.build_state, public.offered_until,
  public.note_offered_pages from public, anon, authenticated;
grant execute on function
  public.plan_build, public.start_build, public.report_failed_build, public.build_state, public.offered_until,
  public.note_offered_pages to authenticated;
