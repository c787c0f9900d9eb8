-- A comment in the function that describes pictures named a file that has moved.

-- Copies a changed description into the texts that show the picture, and marks the articles that show it as changed.
create or replace function private.describe_in_texts() returns trigger
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
