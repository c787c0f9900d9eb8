import { supabase } from '@/data/client';
import { run } from '@/data/run';

/**
 * Notes that an administrator saw what the customer of a request did, so that more moments that this customer picks are
 * planned at once. A failure is only logged: the next time the request is opened it is noted.
 */
export async function noteSeenRequest(id: string): Promise<void> {
  try {
    await run(supabase.rpc('note_seen_request', { request_id: id }));
  } catch (error) {
    console.warn('It is not noted yet that this request was seen', error);
  }
}
