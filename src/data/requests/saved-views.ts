import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/data/client';
import { DataError } from '@/data/errors';
import { privateKey } from '@/data/query-client';
import { reload } from '@/data/reload';
import { read, run } from '@/data/run';

const viewsKey = [privateKey, 'saved-views'] as const;

const viewsSchema = z.array(z.object({ id: z.string(), name: z.string(), query: z.string() }));

/** `query` is the search part of the list's URL, without its question mark. */
export type SavedView = z.output<typeof viewsSchema>[number];

/** The views that the signed-in administrator saved, by name. Throws a DataError. */
export function savedViewsQuery() {
  return queryOptions({ queryKey: viewsKey, queryFn: ({ signal }) => fetchViews(signal) });
}

/**
 * Saves a view, also one that was deleted. Throws a DataError: 'duplicate' for a name that is taken, 'invalid' beyond
 * twenty.
 */
export function useSaveView() {
  return useMutation({ mutationFn: saveView, onSettled: useReload() });
}

/** Throws a DataError: 'duplicate' for a name that is taken, 'conflict' for a view that is gone. */
export function useRenameView() {
  return useMutation({ mutationFn: renameView, onSettled: useReload() });
}

/** Throws a DataError. A view that is gone already is no failure. */
export function useDeleteView() {
  return useMutation({ mutationFn: deleteView, onSettled: useReload() });
}

/** Also after a failure: another tab may have been first. */
function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => reload(queryClient, viewsKey);
}

async function fetchViews(signal: AbortSignal): Promise<SavedView[]> {
  return read(
    viewsSchema,
    supabase.from('saved_views').select('id, name, query').order('name_key').abortSignal(signal),
  );
}

async function saveView(view: SavedView): Promise<void> {
  await run(supabase.from('saved_views').insert(view));
}

async function renameView({ id, name }: Pick<SavedView, 'id' | 'name'>): Promise<void> {
  const data = await run(supabase.from('saved_views').update({ name }).eq('id', id).select('id'));
  if (data.length === 0) throw new DataError('conflict', `view ${id} is gone`);
}

async function deleteView({ id }: SavedView): Promise<void> {
  await run(supabase.from('saved_views').delete().eq('id', id));
}
