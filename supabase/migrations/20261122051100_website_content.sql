-- The texts that administrators edit and everyone reads: the home hero, landing pages and blog articles.

create table public.website_content (
  id uuid primary key default gen_random_uuid(),
  section_name text not null
    check (
      section_name = btrim(section_name) and char_length(section_name) between 1 and 100
      and not private.has_invisible_characters(section_name)
    ),
  title text check (char_length(title) between 1 and 300 and not private.has_invisible_characters(title)),
  subtitle text check (char_length(subtitle) between 1 and 1000 and not private.has_invisible_characters(subtitle)),
  content text check (char_length(content) between 1 and 50000 and not private.has_invisible_characters(content)),
  page_path text check (char_length(page_path) <= 200 and page_path ~ '^/([a-z0-9]+([/-][a-z0-9]+)*)?$'),
  last_updated timestamptz not null default now(),
  -- When visitors start to see it; null is unpublished.
  published_at timestamptz default now(),
  -- Search engines may not index a generated text that nobody has edited. Set by the database alone.
  is_edited boolean not null default false,
  -- Pages, files and folders that the site has itself, or that mean something to hosts: reservedSlugs in src/lib/paths.ts.
  constraint website_content_reserved_path check (
    page_path !~ (
      '^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|blog|build|create-admin|favicon|'
      || 'heb-ik-een-energielabel-nodig|images|index|local|login|privacy-beleid|robots|share|sitemap|'
      || 'voorbereiding-opname|werkgebieden)$'
    )
  )
);

-- One block per name on a page, so that a landing page cannot be created twice. Blocks without a page may repeat.
create unique index website_content_page_section on public.website_content (page_path, section_name)
  where page_path is not null;
create index website_content_section_newest on public.website_content (section_name, last_updated desc);

alter table public.website_content enable row level security;

create policy "visitors read published content" on public.website_content
  for select to anon using (published_at <= now());
create policy "admins read all content, other accounts what is published" on public.website_content
  for select to authenticated using (published_at <= now() or (select private.is_admin()));
create policy "admins add content" on public.website_content
  for insert to authenticated with check ((select private.require_admin()));
create policy "admins change content" on public.website_content
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins delete content" on public.website_content
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.website_content from anon, authenticated;
grant select on public.website_content to anon, authenticated;
grant insert (section_name, title, subtitle, content, page_path, last_updated, published_at), delete
  on public.website_content to authenticated;
grant update (section_name, title, subtitle, content, page_path, last_updated, published_at)
  on public.website_content to authenticated;

-- The database sets the time of a change: a wrong clock in a browser must not reorder the blog.
create function private.touch_last_updated() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.last_updated := greatest(clock_timestamp(), old.last_updated + interval '1 microsecond');
  return new;
end
$$;

create trigger touch_last_updated before update on public.website_content
  for each row execute function private.touch_last_updated();
-- Not for the database owner, who may import articles with their own dates.
create trigger set_last_updated before insert on public.website_content
  for each row when (current_user = 'authenticated') execute function private.touch_last_updated();

create function private.mark_edited() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_edited := true;
  return new;
end
$$;

create trigger mark_edited before update on public.website_content
  for each row
  when ((old.title, old.subtitle, old.content) is distinct from (new.title, new.subtitle, new.content))
  execute function private.mark_edited();

revoke execute on all functions in schema private from public;
