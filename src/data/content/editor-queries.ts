import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read, run } from '@/data/run';
import { parseBlocks, type ContentBlock } from './content-block';

const all = [privateKey, 'content'] as const;

/** Keys of what only administrators read, such as texts that are not published. */
export const contentEditorKeys = {
  all: all,
  blocks: () => [...all, 'blocks'] as const,
  history: (blockId: string) => [...all, 'history', blockId] as const,
};

/** Less than the 1000 rows to which hosted Supabase silently limits a response. */
export const blocksPerRead = 500;

/** Every block of the site, also what is not published, by page and name. Fails with a DataError. */
export function blocksQuery() {
  return queryOptions({
    queryKey: contentEditorKeys.blocks(),
    queryFn: ({ signal }) => readBlocks(signal),
  });
}

async function readBlocks(signal: AbortSignal): Promise<ContentBlock[]> {
  const blocks: ContentBlock[] = [];
  for (;;) {
    const data = await run(
      supabase
        .from('website_content')
        .select('*')
        .order('page_path')
        .order('section_name')
        .order('id')
        .range(blocks.length, blocks.length + blocksPerRead - 1)
        .abortSignal(signal),
    );
    blocks.push(...parseBlocks(data));
    if (data.length < blocksPerRead) return blocks;
  }
}

/** The number of versions that the database keeps of a block. */
const maxVersions = 20;

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

const versionSchema = z
  .object({
    id: z.number(),
    action: z.enum(['update', 'delete']),
    replaced_at: z.string(),
    replaced_by_email: text,
    title: text,
    subtitle: text,
    content: text,
    summary: text,
    search_title: text,
    search_description: text,
    picture: text,
  })
  .transform((row) => ({
    id: row.id,
    /** The block was deleted at this version, and put back afterwards. */
    isDeletion: row.action === 'delete',
    replacedAt: row.replaced_at,
    /** Who wrote the version after this one; '' is unknown. */
    replacedBy: row.replaced_by_email,
    title: row.title,
    subtitle: row.subtitle,
    content: row.content,
    summary: row.summary,
    searchTitle: row.search_title,
    searchDescription: row.search_description,
    /** Path of the own picture of an article; '' is the drawing. */
    picture: row.picture,
  }));

/** Texts that a block once had. */
export type BlockVersion = z.output<typeof versionSchema>;

/** The earlier versions of a block, newest first. Fails with a DataError. */
export function historyQuery(blockId: string) {
  return queryOptions({
    queryKey: contentEditorKeys.history(blockId),
    queryFn: ({ signal }) => readHistory(blockId, signal),
  });
}

async function readHistory(blockId: string, signal: AbortSignal): Promise<BlockVersion[]> {
  return read(
    z.array(versionSchema),
    supabase
      .from('website_content_history')
      .select(
        'id, action, replaced_at, replaced_by_email, title, subtitle, content, summary, search_title, search_description, picture',
      )
      .eq('block_id', blockId)
      .order('id', { ascending: false })
      .limit(maxVersions)
      .abortSignal(signal),
  );
}
