-- Pictures that administrators put on the site: files in a public bucket of Storage, and a table with their
-- descriptions. A file is never replaced: its name has the picture's id and its size in pixels, so that a page can
-- reserve its space. Next to the largest file there are one that is 800 pixels wide, and one for shared links
-- (src/domain/content/picture.ts).

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

create table public.pictures (
  -- Of the largest file.
  path text primary key
    check (path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[1-9][0-9]{1,3}x[1-9][0-9]{1,3}\.(webp|jpg)$'),
  alt text not null
    check (alt = btrim(alt) and char_length(alt) between 1 and 300 and not private.has_invisible_characters(alt)),
  created_at timestamptz not null default now()
);

alter table public.website_content add foreign key (picture) references public.pictures (path);
create unique index pictures_id on public.pictures (split_part(path, '/', 1));
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
create index website_content_picture on public.website_content (picture);

-- Ids of the pictures that a text shows, by the URLs in its Markdown (src/domain/content/allowed-urls.ts).
create function private.picture_ids(content text) returns setof text
language sql immutable set search_path = ''
as $$
  select distinct found[1] from regexp_matches(
    content, '/storage/v1/object/public/pictures/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g'
  ) as found
$$;

-- Whether a text shows the picture with this id, an article has it as its own, or it is the photo of an adviser.
create function private.is_shown_picture(id text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.website_content as texts
    where strpos(texts.content, '/pictures/' || is_shown_picture.id || '/') > 0
      or texts.picture in (select path from public.pictures where split_part(path, '/', 1) = is_shown_picture.id)
  ) or exists (
    select from public.business_facts where strpos(advisers::text, '/pictures/' || is_shown_picture.id || '/') > 0
  )
$$;

-- The files are deleted first, and the picture stays in the library until they are gone: so neither is deleted while it
-- is shown.
create policy "admins delete files of pictures that nothing shows" on storage.objects
  for delete to authenticated using (
    bucket_id = 'pictures' and (select private.is_admin()) and not private.is_shown_picture(split_part(name, '/', 1))
  );

create function private.keep_shown_picture() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_shown_picture(split_part(old.path, '/', 1)) then
    raise sqlstate '23503' using message = 'a text shows this picture';
  end if;
  return old;
end
$$;
create trigger "10_keep_shown_picture" before delete on public.pictures
  for each row execute function private.keep_shown_picture();

-- A text cannot start to show a picture that is deleted, or being deleted: the lock waits for that.
create function private.require_shown_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  id text;
begin
  if tg_op = 'UPDATE' and old.content is not distinct from new.content then
    return new;
  end if;
  for id in select private.picture_ids(new.content) loop
    perform from public.pictures where split_part(path, '/', 1) = id for key share;
    if not found then
      raise sqlstate '23503' using message = 'the text shows a picture that is gone';
    end if;
  end loop;
  return new;
end
$$;
create trigger "10_require_shown_pictures" before insert or update of content on public.website_content
  for each row execute function private.require_shown_pictures();

-- Copies a changed description into the texts that show the picture, and marks the articles that show it as changed.
create function private.describe_in_texts() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- As write-markdown.ts of the text editor writes it; `regexp_replace` reads a backslash doubled.
  alt constant text := replace(regexp_replace(new.alt, '([][*\\])', '\\\1', 'g'), '\', '\\');
begin
  update public.website_content
  set content = regexp_replace(
    content, '!\[(?:\\.|[^]\\\n])*\]\((/storage/v1/object/public/pictures/' || new.path || ')\)',
    '![' || alt || '](\1)', 'g'
  )
  where strpos(content, '/pictures/' || new.path) > 0 or picture = new.path;
  return null;
end
$$;
create trigger "90_describe_in_texts" after update on public.pictures
  for each row when (old.alt is distinct from new.alt) execute function private.describe_in_texts();

-- A text without the pictures that are gone.
create function private.without_lost_pictures(content text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  id text;
begin
  for id in
    select ids from private.picture_ids(without_lost_pictures.content) as ids
    where not exists (select from public.pictures where split_part(path, '/', 1) = ids)
  loop
    content := regexp_replace(content, '!\[(?:\\.|[^]\\\n])*\]\(\S*/pictures/' || id || '/\S*\)', '', 'g');
  end loop;
  return content;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_shown_picture to authenticated;
