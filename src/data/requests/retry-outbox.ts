import { flushOutbox } from './outbox';

/** Milliseconds before each further attempt; the last one goes on for as long as the page is open. */
const waits = [5_000, 15_000, 60_000, 300_000];

let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers what waits on this device to the database now, and again with growing pauses until nothing waits. */
export async function retryOutbox(): Promise<void> {
  await attempt(0);
}

/** The same after a first pause, for a request that has just been refused. */
export function retryOutboxLater(): void {
  schedule(0);
}

async function attempt(count: number): Promise<void> {
  clearTimeout(timer);
  if ((await flushOutbox()) > 0) schedule(count);
}

function schedule(count: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void attempt(count + 1), waits[Math.min(count, waits.length - 1)]);
}
