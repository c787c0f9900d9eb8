import { supabase } from '@/data/client';
import { DataError, toDataError } from '@/data/errors';
import { pageArgs, type RequestPosition, type RequestSelection } from './list-query';
import { parseSubmissions, type Submission } from './submission';

const pageSize = 1000;

/**
 * All requests of a selection in its order, a thousand at a time. `total` is how many there should be. Throws a
 * DataError, also when requests may be missing because the list changed on the way.
 */
export async function* readRequests(
  selection: RequestSelection,
  total: number,
  signal: AbortSignal,
): AsyncGenerator<Submission[]> {
  let read = 0;
  let cursor: RequestPosition['cursor'] = null;
  for (;;) {
    const page: Submission[] = await readPage({ ...selection, cursor }, signal);
    read += page.length;
    const last = page.at(-1);
    if (!last) {
      // The request that this page begins after may be deleted meanwhile: then nothing seems to follow.
      if (read < total) throw new DataError('conflict', `the list ended after ${read} of ${total}`);
      return;
    }
    yield page;
    if (page.length < pageSize) return;
    cursor = { id: last.id, side: 'after' };
  }
}

async function readPage(position: RequestPosition, signal: AbortSignal): Promise<Submission[]> {
  const { data, error, status } = await supabase
    .rpc('list_requests', pageArgs(position, pageSize))
    .abortSignal(signal)
    .retry(false);
  if (error) throw toDataError({ error, status });
  return parseSubmissions(data);
}
