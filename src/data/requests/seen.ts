import { supabase } from '@/data/client';
import { run } from '@/data/run';

/**
 * Records that an administrator has seen the customer's changes of a request, so that further moments picked by this
 * customer are planned at once. A failure is only logged: opening the request again records it.
 */
export async function noteSeenRequest(id: string): Promise<void> {
  try {
    await run(supabase.rpc('note_seen_request', { request_id: id }));
  } catch (error) {
    console.warn('It is not noted yet that this request was seen', error);
  }
}
