-- The texts that administrators edit and everyone reads: the home hero, landing pages and blog articles, with their
-- earlier versions. Texts are Markdown without HTML, limited in depth and number of parts; src/domain/content decides
-- what a page shows of it.

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
  last_updated timestamptz not null default now() check (last_updated >= '2000-01-01' and last_updated < '2100-01-01'),
  -- When visitors start to see it; null is unpublished.
  published_at timestamptz default now() check (published_at >= '2000-01-01' and published_at < '2100-01-01'),
  -- Search engines may not index a generated text that nobody has edited. Set by the database alone.
  is_edited boolean not null default false,
  summary text check (char_length(summary) between 1 and 300 and not private.has_invisible_characters(summary)),
  search_title text
    check (char_length(search_title) between 1 and 120 and not private.has_invisible_characters(search_title)),
  search_description text
    check (char_length(search_description) between 1 and 320 and not private.has_invisible_characters(search_description)),
  -- The path of a row of public.pictures.
  picture text,
  -- Pages, files and folders that the site has itself, or that mean something to hosts: reservedSlugs in
  -- src/lib/paths.ts.
  constraint website_content_reserved_path check (
    page_path !~ (
      '^/(blog/|energielabel-)?(404|admin|algemene-voorwaarden|app|assets|bedankt|blog|build|create-admin|favicon|'
      || 'herroepen|herroeping-verstuurd|'
      || 'heb-ik-een-energielabel-nodig|images|index|local|login|mijn-aanvraag|privacy-beleid|robots|share|sitemap|'
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
grant insert (
    section_name, title, subtitle, content, page_path, last_updated, published_at, summary, search_title,
    search_description, picture
  ), update (
    section_name, title, subtitle, content, page_path, last_updated, published_at, summary, search_title,
    search_description, picture
  ), delete on public.website_content to authenticated;

-- The database sets the time of a change: a wrong clock in a browser must not reorder the blog.
create function private.touch_last_updated() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The owner of the database may import articles with their own dates.
  if tg_op = 'UPDATE' or current_user = 'authenticated' then
    new.last_updated := greatest(clock_timestamp(), old.last_updated + interval '1 microsecond');
  end if;
  return new;
end
$$;
create trigger "20_touch_last_updated" before insert or update on public.website_content
  for each row execute function private.touch_last_updated();

create function private.mark_edited() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_edited := true;
  return new;
end
$$;
create trigger "20_mark_edited" before update on public.website_content
  for each row
  when ((old.title, old.subtitle, old.content) is distinct from (new.title, new.subtitle, new.content))
  execute function private.mark_edited();

create table public.website_content_history (
  id bigint generated always as identity primary key,
  block_id uuid not null,
  action text not null check (action in ('update', 'delete')),
  replaced_at timestamptz not null default now(),
  replaced_by_email text,
  section_name text not null,
  title text,
  subtitle text,
  content text,
  page_path text,
  published_at timestamptz,
  -- When this version was saved.
  last_updated timestamptz not null,
  is_edited boolean not null,
  summary text,
  search_title text,
  search_description text,
  picture text
);
create index website_content_history_of_block on public.website_content_history (block_id, id desc);

alter table public.website_content_history enable row level security;
create policy "admins read earlier versions" on public.website_content_history
  for select to authenticated using ((select private.require_admin()));

revoke all on public.website_content_history from anon, authenticated;

grant select on public.website_content_history to authenticated;

-- A version holds every column that both tables have.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  versions_kept constant integer := 20;
begin
  insert into public.website_content_history overriding system value
  select (jsonb_populate_record(
    null::public.website_content_history,
    to_jsonb(old) || jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('public.website_content_history', 'id')),
      'block_id', old.id, 'action', lower(tg_op), 'replaced_at', now(), 'replaced_by_email', private.own_admin_email()
    )
  )).*;
  -- The newest, the first, and the one that was online for the longest time: many small corrections push neither out.
  delete from public.website_content_history
  where block_id = old.id and id not in (
    select id
    from (
      select id, row_number() over (order by id) = 1 as is_first,
        row_number() over (order by case
          when published_at <= replaced_at then replaced_at - greatest(last_updated, published_at)
        end desc nulls last, id) = 1 as was_longest
      from public.website_content_history where block_id = old.id
    ) as versions
    order by is_first or was_longest desc, id desc limit versions_kept
  );
  return null;
end
$$;
create trigger "40_keep_version_changed" after update on public.website_content
  for each row
  when (
    (old.title, old.subtitle, old.content, old.summary, old.search_title, old.search_description, old.picture)
    is distinct from
    (new.title, new.subtitle, new.content, new.summary, new.search_title, new.search_description, new.picture)
  )
  execute function private.keep_version();
create trigger "40_keep_version_removed" after delete on public.website_content
  for each row execute function private.keep_version();

-- Undoes a deletion: the block comes back as it was, without a picture that was deleted meanwhile. False when it was
-- not deleted or is already back.
create function public.restore_deleted_block(block_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  last_version public.website_content_history;
begin
  perform private.require_admin();
  select * into last_version from public.website_content_history as versions
  where versions.block_id = restore_deleted_block.block_id order by id desc limit 1;
  if last_version.action is distinct from 'delete'
    or exists (select 1 from public.website_content as content where content.id = restore_deleted_block.block_id) then
    return false;
  end if;
  if not exists (select from public.pictures where path = last_version.picture) then
    last_version.picture := null;
  end if;
  last_version.content := private.without_lost_pictures(last_version.content);
  insert into public.website_content
  select (jsonb_populate_record(
    null::public.website_content, to_jsonb(last_version) || jsonb_build_object('id', last_version.block_id)
  )).*;
  return true;
end
$$;

create function private.is_bounded_markdown(markdown text) returns boolean
language sql immutable set search_path = ''
as $$
  select
    -- The editor writes quotes of one level, and lists of up to ten.
    markdown !~ '(^|\n)\s*>(\s*>){3}' and markdown !~ '(^|\n) {20,}(-|\d{1,2}\.)\s'
    -- Lines, styles and links: each is at least one element of the page.
    and regexp_count(markdown, '\n|\*+|\[') <= 3000
    -- Where a link leads, and where a picture comes from: what the editor writes, and no more.
    and markdown !~ '(^|[^\\])(\\\\)*\]\((?!(https?://[^/]|mailto:|tel:|/[^/]|/\)))'
    and markdown !~ '(^|[^\\])!\[([^]\\]|\\.)*\]\((?!/storage/v1/object/public/pictures/[0-9a-f-]{36}/\d+x\d+\.(webp|jpg)\))'
$$;

-- A text that is or was stored is not checked: pages show any text, and only a new one has to pass. A CHECK would also
-- apply when an old text is unpublished or restored.
create function private.require_bounded_markdown() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.content is not distinct from old.content
    or private.is_bounded_markdown(coalesce(new.content, ''))
    or exists (
      select 1 from public.website_content_history as versions
      where versions.block_id = new.id and versions.content = new.content
    ) then
    return new;
  end if;
  raise exception using
    errcode = 'check_violation', constraint = 'website_content_bounded_markdown', table = 'website_content',
    message = 'new row violates check constraint "website_content_bounded_markdown"';
end
$$;
create trigger "10_require_bounded_markdown" before insert or update of content on public.website_content
  for each row execute function private.require_bounded_markdown();

revoke execute on all functions in schema private from public;
revoke execute on function public.restore_deleted_block from public, anon, authenticated;
grant execute on function public.restore_deleted_block to authenticated;
