import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { startEmbedded, startPostgres, type Row, type Sender, type Target } from './load-targets.ts';
import { median } from './numbers.ts';
import { printTable } from './table.ts';

const amount = 10_000;
const atOnce = 8;
/** Requests between two hours; the limits of an hour hold most of them apart. */
const oneHour = 1_000;

interface Result {
  name: string;
  /** Milliseconds of each request until it was known to be stored. */
  times: number[];
  seconds: number;
  retried: number;
  duplicates: number;
  lost: number;
  doubled: number;
}

/**
 * Prints how fast 10,000 requests are stored at 8 at once, one in ten with a connection that breaks. Throws on a loss.
 */
export async function benchLoad(): Promise<void> {
  const results: Result[] = [];
  for (const start of [startEmbedded, startPostgres]) {
    const target = await start();
    try {
      results.push(await load(target));
    } finally {
      await target.stop();
    }
  }
  printTable(`${amount.toLocaleString('en')} requests, ${atOnce} at once`, [
    ['', 'a second', 'median ms', 'slowest ms', 'retried', 'stored before', 'lost', 'doubled'],
    ...results.map(({ name, times, seconds, retried, duplicates, lost, doubled }) => [
      name,
      (amount / seconds).toFixed(0),
      median(times).toFixed(1),
      Math.max(...times).toFixed(0),
      ...[retried, duplicates, lost, doubled].map(String),
    ]),
  ]);
  if (results.some(({ lost, doubled }) => lost + doubled > 0)) throw new Error('Requests were lost or doubled');
}

async function load(target: Target): Promise<Result> {
  const senders = await Promise.all(Array.from({ length: atOnce }, target.openSender));
  const rows = Array.from({ length: amount }, (_, index) => buildRow(index));
  const result: Result = { name: target.name, times: [], seconds: 0, retried: 0, duplicates: 0, lost: 0, doubled: 0 };
  for (let first = 0; first < amount; first += oneHour) {
    const waiting = rows.slice(first, first + oneHour);
    const started = performance.now();
    await Promise.all(senders.map((sender) => sendAll(sender, waiting, result)));
    result.seconds += (performance.now() - started) / 1000;
    // Moves the earlier requests out of the hour of the limits.
    await target.sql(`update public.contact_submissions set created_at = created_at - interval '1 hour'
      where created_at > now() - interval '1 hour'`);
  }
  const stored = z
    .array(z.object({ id: z.string(), email: z.string() }))
    .parse(await target.sql('select id, email from public.contact_submissions'));
  const emails = new Map(stored.map(({ id, email }) => [id, email]));
  result.lost = rows.filter(({ id, email }) => emails.get(id) !== email).length;
  result.doubled = stored.length - new Set(stored.map(({ email }) => email)).size;
  return result;
}

async function sendAll(sender: Sender, waiting: Row[], result: Result): Promise<void> {
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    const started = performance.now();
    const breaks = waiting.length % 10 === 0;
    let outcome = await sender.send(row, breaks ? Math.ceil(Math.random() * 300) : undefined);
    while (outcome === 'no answer') {
      result.retried += 1;
      outcome = await sender.send(row);
    }
    if (outcome === 'duplicate') result.duplicates += 1;
    result.times.push(performance.now() - started);
  }
}

function buildRow(index: number): Row & { id: string; email: string } {
  return {
    id: randomUUID(),
    name: `Bezoeker ${index}`,
    email: `bezoeker${index}@example.nl`,
    phone: '06 12345678',
    address: `Voorbeeldstraat ${index}, Amersfoort`,
    postcode: '3811AA',
    house_number: String(index + 1),
    property_type: 'terraced',
    surface_area: 120,
    rush_service: false,
    calculated_price: 285,
    message: 'Graag in de ochtend.',
    relay_status: 'sent',
  };
}
