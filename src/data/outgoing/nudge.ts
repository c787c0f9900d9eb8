import { env } from '@/lib/env';

/** Wakes the function that sends what a change queued. Never throws and is not waited for: a schedule wakes it too. */
export function nudgeSender(): void {
  fetch(`${env.supabaseUrl}/functions/v1/send`, { method: 'POST', keepalive: true }).catch(() => undefined);
}
