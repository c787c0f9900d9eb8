-- What customers said, written and ordered by administrators (Beheer > Beoordelingen), and built into the pages. Each names how it
-- was checked that a customer wrote it, which the site has to state (article 6:193d and 6:193g BW, since 28 May 2022).

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  -- The slug of the city on whose page it is shown; '' for the front page.
  city text not null default '' check (city ~ '^[a-z-]{0,60}$'),
  position integer not null default 0,
  author text not null check (
    char_length(author) between 1 and 100 and author !~ '[[:cntrl:]]' and not private.has_invisible_characters(author)
  ),
  -- The city or the neighbourhood of the author.
  location text not null check (
    char_length(location) between 1 and 100 and location !~ '[[:cntrl:]]' and not private.has_invisible_characters(location)
  ),
  text text not null check (
    char_length(text) between 1 and 600 and text !~ '[[:cntrl:]]' and not private.has_invisible_characters(text)
  ),
  rating smallint not null check (rating between 1 and 5),
  -- The author got a label by us, wrote by a link that customers alone get, or was not checked.
  verified_by text not null check (verified_by in ('label', 'link', 'nothing')),
  -- The version that a save is checked against.
  updated_at timestamptz not null default now()
);

alter table public.reviews enable row level security;
create policy "everybody reads the reviews" on public.reviews for select to anon, authenticated using (true);
create policy "admins add reviews" on public.reviews
  for insert to authenticated with check ((select private.require_admin()));
create policy "admins change reviews" on public.reviews
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins remove reviews" on public.reviews
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.reviews from anon, authenticated;
grant select on public.reviews to anon, authenticated;
grant delete, insert (city, author, location, text, rating, verified_by),
  update (city, author, location, text, rating, verified_by) on public.reviews to authenticated;

-- A new review is the last one.
create function private.fill_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.position := coalesce((select max(position) from public.reviews), 0) + 1;
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
create trigger "20_fill_review" before insert or update of city, author, location, text, rating, verified_by on public.reviews
  for each row execute function private.fill_review();

-- Orders the reviews as these ids; one that is not among them keeps its position. Their versions stay.
create function public.order_reviews(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 500 then
    raise invalid_parameter_value using message = 'too many reviews';
  end if;
  update public.reviews as review set position = ordered.place
  from unnest(ids) with ordinality as ordered (id, place)
  where review.id = ordered.id and review.position <> ordered.place;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.order_reviews from public, anon, authenticated;
grant execute on function public.order_reviews to authenticated;
