import { z } from 'zod';
import { DataError } from '@/data/errors';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const blockSchema = z
  .object({
    id: z.string().min(1),
    section_name: z.string(),
    title: text,
    subtitle: text,
    content: text,
    page_path: text,
    last_updated: z.string().min(1),
    is_edited: z.boolean().default(false),
    published_at: text,
  })
  .transform((row) => ({
    id: row.id,
    sectionName: row.section_name,
    title: row.title,
    subtitle: row.subtitle,
    content: row.content,
    /** '' for general content. */
    pagePath: row.page_path,
    /** Exactly as received: through a Date it would lose its microseconds. */
    lastUpdated: row.last_updated,
    /** Whether anyone worked on the text since it was made. */
    isEdited: row.is_edited,
    /** From when visitors see it; '' is not published, or not asked for. */
    publishedAt: row.published_at,
  }));

/** One editable text of the site; '' is an empty field. */
export type ContentBlock = z.output<typeof blockSchema>;

/** Rows of website_content as the database answers them. Throws a DataError when they are of another shape. */
export function parseBlocks(rows: unknown): ContentBlock[] {
  const parsed = z.array(blockSchema).safeParse(rows);
  if (!parsed.success) throw new DataError('unavailable', 'the texts have another shape', { cause: parsed.error });
  return parsed.data;
}
