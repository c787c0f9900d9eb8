-- Texts are Markdown without HTML, of bounded depth and in a bounded number of parts; what a page shows of it is decided in
-- src/domain/content. An article says for itself what the list and search engines show of it.

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

-- Not asked of what stands or stood already: a page shows any text, and only a new one has to pass. A CHECK would be asked
-- of an old text as well when it is withdrawn or brought back.
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

create trigger require_bounded_markdown before insert or update of content on public.website_content
  for each row execute function private.require_bounded_markdown();

alter table public.website_content
  add summary text check (char_length(summary) between 1 and 300 and not private.has_invisible_characters(summary)),
  add search_title text
    check (char_length(search_title) between 1 and 120 and not private.has_invisible_characters(search_title)),
  add search_description text
    check (char_length(search_description) between 1 and 320 and not private.has_invisible_characters(search_description));
alter table public.website_content_history
  add summary text, add search_title text, add search_description text;
grant insert (summary, search_title, search_description), update (summary, search_title, search_description)
  on public.website_content to authenticated;

-- A version holds every column that both tables have.
create or replace function private.keep_version() returns trigger
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
  delete from public.website_content_history
  where block_id = old.id and id not in (
    select id from public.website_content_history where block_id = old.id order by id desc limit versions_kept
  );
  return null;
end
$$;

create or replace trigger keep_changed_version after update on public.website_content
  for each row
  when (
    (old.title, old.subtitle, old.content, old.summary, old.search_title, old.search_description)
    is distinct from (new.title, new.subtitle, new.content, new.summary, new.search_title, new.search_description)
  )
  execute function private.keep_version();

revoke execute on all functions in schema private from public;
