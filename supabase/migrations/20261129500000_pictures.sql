-- Pictures that administrators put on the site: files in a public bucket of Storage, and what is known of each in a table.
-- A file is never replaced: its name holds the picture's id and its size in pixels, so that a page knows what it will
-- take. Beside the largest stand a smaller one, 800 pixels wide, and one for shared links (src/domain/content/picture.ts).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', true, 4 * 1024 * 1024, array['image/webp', 'image/jpeg'])
on conflict (id) do nothing;

create policy "admins see files of pictures" on storage.objects
  for select to authenticated using (bucket_id = 'pictures' and (select private.is_admin()));
create policy "admins add files of pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'pictures' and (select private.is_admin())
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/([1-9][0-9]{1,3}x[1-9][0-9]{1,3}\.(webp|jpg)|share\.jpg)$'
  );
create policy "admins delete files of pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'pictures' and (select private.is_admin()));

create table public.pictures (
  -- Of the largest file.
  path text primary key
    check (path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}x[1-9][0-9]{1,3}\.(webp|jpg)$'),
  alt text not null
    check (alt = btrim(alt) and char_length(alt) between 1 and 300 and not private.has_invisible_characters(alt)),
  created_at timestamptz not null default now()
);

-- The picture above an article, in place of the drawing.
alter table public.website_content add picture text references public.pictures (path);
create index website_content_picture on public.website_content (picture);
alter table public.website_content_history add picture text;

create index pictures_newest on public.pictures (created_at desc, path);

alter table public.pictures enable row level security;

create policy "visitors read the pictures of published articles" on public.pictures
  for select to anon using (exists (select from public.website_content where picture = path));
create policy "admins read all pictures, other accounts those of published articles" on public.pictures
  for select to authenticated using (
    (select private.is_admin()) or exists (select from public.website_content where picture = path)
  );
create policy "admins add pictures" on public.pictures
  for insert to authenticated with check ((select private.require_admin()));
create policy "admins describe pictures" on public.pictures
  for update to authenticated using ((select private.require_admin())) with check ((select private.require_admin()));
create policy "admins delete pictures" on public.pictures
  for delete to authenticated using ((select private.require_admin()));

revoke all on public.pictures from anon, authenticated;
grant select on public.pictures to anon, authenticated;
grant insert (path, alt), update (alt), delete on public.pictures to authenticated;
grant insert (picture), update (picture) on public.website_content to authenticated;

-- A picture that a text shows stays. The one above an article is held by its foreign key.
create function private.keep_shown_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.website_content where strpos(content, '/pictures/' || split_part(old.path, '/', 1)) > 0
  ) then
    raise sqlstate '23503' using message = 'a text shows this picture';
  end if;
  return old;
end
$$;
create trigger keep_shown_picture before delete on public.pictures
  for each row execute function private.keep_shown_picture();

-- From here on a version holds every column that both tables have, so that a column added later needs no mention.
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

-- A picture that was deleted meanwhile is left out.
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
  if not exists (select from public.pictures where path = last_version.picture) then
    last_version.picture := null;
  end if;
  insert into public.website_content
  select (jsonb_populate_record(
    null::public.website_content, to_jsonb(last_version) || jsonb_build_object('id', last_version.block_id)
  )).*;
  return true;
end
$$;

revoke execute on all functions in schema private from public;
