-- Let the planner know the bound of expired requests, so that it chooses the index of what is not anonymised yet.

-- A function, which the planner evaluates to choose an index: of a subquery it does not know the value.
create function private.fewest_request_months() returns integer
language sql stable set search_path = ''
as $$
  select min(request_months)::integer from private.business_terms
$$;

revoke execute on function private.fewest_request_months() from public;

create or replace view private.expired_requests as
  select * from private.kept_requests
  where created_at < now() - make_interval(months => private.fewest_request_months()) and expires_at < now();
