import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const resultSchema = z.tuple([z.object({ texts: z.string(), pictures: z.string(), reviews: z.string() })]);

const written = 'title, subtitle, content, summary, search_title, search_description, picture';

function qualified(table: string, columns = written): string {
  return columns.replaceAll(/\w+/g, (column) => `${table}.${column}`);
}

const reviewColumns = 'city, author, location, text, rating, verified_by';

/** All texts, pictures and reviews as JSON arrays, written by the database, so that no timestamp loses its microseconds. */
const query = `select coalesce(jsonb_agg(to_jsonb(website_content) - 'id' order by section_name, page_path), '[]')::text
  as texts, (select coalesce(jsonb_agg(to_jsonb(pictures) order by path), '[]')::text from public.pictures) as pictures,
  (select coalesce(jsonb_agg(to_jsonb(reviews) order by position), '[]')::text from public.reviews) as reviews
  from public.website_content`;

/**
 * SQL that copies the texts and reviews of this database to another one, and the records of its pictures, whose files are
 * copied separately: new ones are added, a text of the same name on the same page and a review of the same id are replaced,
 * and what only that database has stays. To be run as its owner; running it twice changes nothing more.
 */
export async function textsAsSql(rowsOf: (sql: string) => Promise<unknown[]>): Promise<string> {
  const [{ texts, pictures, reviews }] = resultSchema.parse(await rowsOf(query));
  // A random tag, so that no text can end the quote.
  const quote = `$t${randomUUID().replaceAll('-', '')}$`;
  return `insert into public.pictures
select * from jsonb_populate_recordset(null::public.pictures, ${quote}${pictures}${quote}::jsonb)
on conflict (path) do update set alt = excluded.alt where pictures.alt <> excluded.alt;
with texts as (
  select * from jsonb_populate_recordset(null::public.website_content, ${quote}${texts}${quote}::jsonb)
)
insert into public.website_content as present
  (section_name, ${written}, page_path, last_updated, published_at, is_edited)
select section_name, ${written}, page_path, last_updated, published_at, is_edited
from texts
where page_path is not null or not exists (
  select 1 from public.website_content as same
  where (same.section_name, same.title, same.subtitle, same.content, same.page_path)
    is not distinct from (texts.section_name, texts.title, texts.subtitle, texts.content, texts.page_path)
)
on conflict (page_path, section_name) where page_path is not null do update
set (${written}, published_at) = (${qualified('excluded')}, excluded.published_at)
where (${qualified('present')}, present.published_at)
  is distinct from (${qualified('excluded')}, excluded.published_at);
insert into public.reviews as present (id, ${reviewColumns})
select id, ${reviewColumns} from jsonb_populate_recordset(null::public.reviews, ${quote}${reviews}${quote}::jsonb)
on conflict (id) do update set (${reviewColumns}) = (${qualified('excluded', reviewColumns)})
where (${qualified('present', reviewColumns)}) is distinct from (${qualified('excluded', reviewColumns)});
`;
}
