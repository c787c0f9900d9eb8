import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { contentEditorKeys } from './keys';

/** As many as the database keeps of a block. */
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
  const { data, error, status } = await supabase
    .from('website_content_history')
    .select('id, action, replaced_at, replaced_by_email, title, subtitle, content')
    .eq('block_id', blockId)
    .order('id', { ascending: false })
    .limit(maxVersions)
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  const parsed = z.array(versionSchema).safeParse(data);
  if (!parsed.success) throw new DataError('unavailable', 'the versions have another shape', { cause: parsed.error });
  return parsed.data;
}
