import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';

/** Milliseconds. */
const timeout = 10_000;

/** Triggers the function that sends queued messages. Fire-and-forget: a schedule triggers it too. */
export function nudgeSender(): void {
  fetchWithin(`${env.supabaseUrl}/functions/v1/send`, timeout, { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
}
