import { env } from '@/lib/env';
import { fetchWithin } from '@/lib/http';

/** Milliseconds. */
const timeout = 10_000;

/** Wakes the function that sends what a change queued. Never throws and is not waited for: a schedule wakes it too. */
export function nudgeSender(): void {
  fetchWithin(`${env.supabaseUrl}/functions/v1/send`, timeout, { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
}
