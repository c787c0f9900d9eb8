import { z } from 'zod';

/** Less than the 1000 rows after which hosted Supabase cuts an answer off without a word. */
const rowsPerRead = 500;

const text = z.string().nullable();

const rowsSchema = z.array(
  z.object({
    id: z.string().min(1),
    section_name: z.string(),
    title: text,
    subtitle: text,
    content: text,
    page_path: text,
    last_updated: z.string().min(1),
    published_at: text,
    is_edited: z.boolean(),
  }),
);

type Rows = z.infer<typeof rowsSchema>;

/** Answers a path of the data API, with the rights of a visitor. */
export type AskDatabase = (path: string) => Promise<Response>;

/** Every text that visitors may read, in few questions. Throws when the database does not answer. */
export async function readContent(ask: AskDatabase): Promise<Rows> {
  const rows: Rows = [];
  for (;;) {
    const last = rows.at(-1)?.id;
    const conditions = new URLSearchParams({
      select: Object.keys(rowsSchema.element.shape).join(','),
      order: 'id',
      limit: String(rowsPerRead),
      ...(last !== undefined && { id: `gt.${last}` }),
    });
    const answer = await ask(`/rest/v1/website_content?${conditions.toString()}`);
    if (!answer.ok) throw new Error(`The texts could not be read: ${answer.status} ${await answer.text()}`);
    const found = rowsSchema.parse(await answer.json());
    rows.push(...found);
    if (found.length < rowsPerRead) return rows;
  }
}
