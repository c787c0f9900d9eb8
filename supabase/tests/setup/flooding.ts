import { z } from 'zod';
import type { TestBackend } from './backend.ts';
import { buildRequestRow, type RequestInsert } from './factories.ts';

const heldSchema = z.array(z.object({ is_held: z.boolean() }));

/** Sending requests over HTTP as a browser or a script does, and what became of them. */
export function senders(backend: TestBackend) {
  /** Sends a request as an anonymous visitor; the headers are those that a gateway adds. */
  async function send(row: RequestInsert | RequestInsert[], headers: Record<string, string> = {}): Promise<number> {
    const response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=minimal', ...headers },
      body: JSON.stringify(row),
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Sends that many requests of different people, sixteen at once; how many gave each status. */
  async function flood(amount: number, headers: Record<string, string> = {}): Promise<Record<number, number>> {
    const statuses: Record<number, number> = {};
    let left = amount;
    async function sendOn(): Promise<void> {
      while (left > 0) {
        left -= 1;
        const status = await send(buildRequestRow({ name: 'Robot' }), headers);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    await Promise.all(Array.from({ length: 16 }, sendOn));
    return statuses;
  }

  /** Thousands of rows take half a minute with the triggers of each. */
  async function withoutTriggers(statement: string): Promise<void> {
    await backend.sql('set session_replication_role = replica');
    await backend.sql(statement);
    await backend.sql('reset session_replication_role');
  }

  /** Requests of different people that are stored already. */
  async function storeMany(amount: number, { held = false } = {}): Promise<void> {
    const statement = `insert into public.contact_submissions (name, email, property_type, relay_status, is_held, price_list)
      select 'Jan', 'jan' || n || '@example.nl', 'other', 'sent', ${held}, min(valid_from)
      from generate_series(1, ${amount}) as n, public.price_lists group by n`;
    // What is held is in no count.
    await (held ? withoutTriggers(statement) : backend.sql(statement));
  }

  async function anHourPasses(): Promise<void> {
    await withoutTriggers("update public.contact_submissions set created_at = created_at - interval '1 hour'");
    await backend.sql("update private.recent_callers set created_at = created_at - interval '1 hour'");
  }

  async function isHeld(id: string): Promise<boolean | undefined> {
    const found = await backend.sql(`select is_held from public.contact_submissions where id = '${id}'`);
    return heldSchema.parse(found)[0]?.is_held;
  }

  return { send, flood, storeMany, isHeld, anHourPasses };
}
