-- Texts are Markdown without HTML, of bounded depth; what a page shows of it is decided in src/domain/content. An article
-- says for itself what the list and search engines show of it.

create function private.is_bounded_markdown(markdown text) returns boolean
language sql immutable set search_path = ''
as $$
  -- The editor writes quotes of one level, and lists of three.
  select markdown !~ '(^|\n)\s*>(\s*>){3}' and markdown !~ '(^|\n) {20,}(-|\d{1,2}\.)\s'
$$;

-- Not asked of what stands already: a page shows any text, and only a change has to pass.
alter table public.website_content
  add constraint website_content_bounded_markdown check (private.is_bounded_markdown(content)) not valid;

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

create or replace function public.restore_deleted_block(block_id uuid) returns boolean
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
  insert into public.website_content
  select (jsonb_populate_record(
    null::public.website_content, to_jsonb(last_version) || jsonb_build_object('id', last_version.block_id)
  )).*;
  return true;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_bounded_markdown(text) to authenticated;
