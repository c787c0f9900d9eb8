import type { Client } from './backend.ts';

interface Change {
  adviser?: string;
  starts_at?: string;
  ends_at?: string;
}

/** As the calendar does: moves or hands over the planned visit of a request. */
export async function moveVisit(client: Client, requestId: string, change: Change) {
  const { id, sequence, starts_at, ends_at, adviser } = await readPlanned(client, requestId);
  const stored = { starts_at, ends_at, ...(adviser !== null && { adviser }) };
  return client.rpc('move_visit', { visit_id: id, sequence, ...stored, ...change });
}

/** As the office does: calls off the planned visit of a request, which then waits again. */
export async function cancelVisit(client: Client, requestId: string) {
  const { id, sequence } = await readPlanned(client, requestId);
  return client.rpc('decide_visits', { decisions: [{ id, sequence, action: 'put_back' }] });
}

async function readPlanned(client: Client, requestId: string) {
  const { data, error } = await client
    .from('appointments')
    .select()
    .eq('request_id', requestId)
    .eq('state', 'planned')
    .single();
  if (error) throw error;
  return data;
}
