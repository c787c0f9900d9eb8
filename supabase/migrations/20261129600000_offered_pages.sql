-- Until when changed pages were offered to search engines. After a build the Edge Function `publish` offers those that
-- changed since; what fails is offered with the next build.

alter table private.site_builds add offered_until timestamptz not null default now();

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
  update private.site_builds as builds
  set offered_until = greatest(builds.offered_until, least(note_offered_pages.until, now()))
  where builds.started_plan = note_offered_pages.plan;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.offered_until(uuid), public.note_offered_pages(uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function public.offered_until(uuid), public.note_offered_pages(uuid, timestamptz) to authenticated;
