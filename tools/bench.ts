// npm run bench measures the back-office in a real browser, on a database of its own with 100,000 requests, and prints
// a table. It passes or fails nothing: times depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { measureBackOffice, type Measurement } from './bench/back-office.ts';
import { freePort } from './free-port.ts';
import { findBrowser } from './browser.ts';
import { addManyRequests } from './large-seed.ts';

const amount = 100_000;

const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-bench-'));
try {
  console.log(`Adding ${amount.toLocaleString('en')} requests to a database of its own ...`);
  await addManyRequests(path.join(folder, 'database'), amount, () => undefined);
  print(await measure(folder));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(data: string): Promise<Measurement[]> {
  const port = await freePort();
  const server = spawn('node', [path.join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, PORT: String(port), LOCAL_DATABASE: data },
    stdio: 'ignore',
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await measureBackOffice(await browser.newPage({ locale: 'nl-NL' }), `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

function print(measurements: Measurement[]): void {
  console.table(
    Object.fromEntries(
      measurements.map(({ what, milliseconds, limit }) => [
        what,
        {
          'median ms': median(milliseconds),
          'slowest ms': Math.round(Math.max(...milliseconds)),
          'to reach ms': limit,
          times: milliseconds.length,
        },
      ]),
    ),
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN);
}
