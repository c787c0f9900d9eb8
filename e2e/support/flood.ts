import { buildRequestRow } from '../../supabase/tests/setup/factories.ts';
import { expect } from '../site.ts';

/** Adds that many requests of different people, as a script would. Per hour 100 are listed and 3,000 held. */
export async function flood(site: { url: string }, amount: number): Promise<void> {
  // In batches: the embedded backend fails on more than 32,767 values in one call.
  const atOnce = 1000;
  for (let sent = 0; sent < amount; sent += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, amount - sent) }, () => buildRequestRow({ name: 'Robot' }));
    const answer = await fetch(`${site.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(rows),
    });
    expect(answer.status).toBe(201);
  }
}
