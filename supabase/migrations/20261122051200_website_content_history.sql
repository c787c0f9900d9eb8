-- Earlier versions of the texts, so that an administrator can restore one. Written by the database alone.

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
  is_edited boolean not null
);

create index website_content_history_of_block on public.website_content_history (block_id, id desc);

alter table public.website_content_history enable row level security;

create policy "admins read earlier versions" on public.website_content_history
  for select to authenticated using ((select private.require_admin()));

revoke all on public.website_content_history from anon, authenticated;
grant select on public.website_content_history to authenticated;

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  versions_kept constant integer := 20;
begin
  insert into public.website_content_history (
    block_id, action, replaced_by_email, section_name, title, subtitle, content, page_path, published_at,
    last_updated, is_edited
  )
  values (
    old.id, lower(tg_op), private.own_admin_email(), old.section_name, old.title,
    old.subtitle, old.content, old.page_path, old.published_at, old.last_updated, old.is_edited
  );
  delete from public.website_content_history
  where block_id = old.id and id not in (
    select id from public.website_content_history where block_id = old.id order by id desc limit versions_kept
  );
  return null;
end
$$;

create trigger keep_changed_version after update on public.website_content
  for each row
  when ((old.title, old.subtitle, old.content) is distinct from (new.title, new.subtitle, new.content))
  execute function private.keep_version();
create trigger keep_deleted_version after delete on public.website_content
  for each row execute function private.keep_version();

-- Undoes a deletion: the block comes back as it was. False when it was not deleted or is already back.
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
  insert into public.website_content (
    id, section_name, title, subtitle, content, page_path, published_at, last_updated, is_edited
  )
  values (
    last_version.block_id, last_version.section_name, last_version.title, last_version.subtitle,
    last_version.content, last_version.page_path, last_version.published_at, last_version.last_updated,
    last_version.is_edited
  );
  return true;
end
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.restore_deleted_block(uuid) from public, anon, authenticated;
grant execute on function public.restore_deleted_block(uuid) to authenticated;
