import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { privateKey } from '@/data/query-client';
import { read } from '@/data/run';

const values = z.record(z.string(), z.unknown()).nullable();

const changeSchema = z
  .object({
    id: z.int(),
    changed_at: z.string(),
    changed_by_email: z.string().nullable(),
    about: z.string(),
    subject: z.string().nullable(),
    old_values: values,
    new_values: values,
  })
  .transform((row) => ({
    id: row.id,
    /** Database timestamp. */
    changedAt: row.changed_at,
    /** E-mail address at that moment; null for a change that no administrator made. */
    changedBy: row.changed_by_email,
    /** The table of the setting. */
    about: row.about,
    /** Whose or which; '' for a setting that there is one of. */
    subject: row.subject ?? '',
    /** By column; null before it was added, and after it was removed. */
    before: row.old_values,
    after: row.new_values,
  }));

/** The latest changes of settings, newest first, at most so many. Throws a DataError. */
export function settingsLogQuery(amount: number) {
  return queryOptions({
    queryKey: [privateKey, 'settings-log', amount],
    queryFn: ({ signal }) =>
      read(
        z.array(changeSchema),
        supabase.from('settings_log').select().order('id', { ascending: false }).limit(amount).abortSignal(signal),
      ),
  });
}
