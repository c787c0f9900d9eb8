import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../tools/free-port.ts';

// The background of the map comes from outside; an empty tile stands in for it.
const tileServer = 'https://service.pdok.nl/';
const emptyTile = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const messages = z.array(z.object({ kind: z.string(), subject: z.string(), body: z.json() }));
type InboxMessage = z.infer<typeof messages>[number];

interface Site {
  url: string;
  /** Everything that the site mailed or posted, newest first. */
  inbox: () => Promise<InboxMessage[]>;
  /** Makes a stand-in fail, as the switches on the inbox page do. */
  setFaults: (faults: { relay?: string; webhook?: string }) => Promise<void>;
}

interface Fixtures {
  site: Site;
  /** How many made-up requests the database begins with, all of them over a year old. */
  seededRequests: number;
  /** Errors on the console that a test provokes; every other one fails it. */
  expectedErrors: RegExp;
}

/** A test with its own server and empty database, on a page that may log no error and call nobody outside. */
export const test = base.extend<Fixtures>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],

  seededRequests: [0, { option: true }],

  site: async ({ seededRequests }, use) => {
    // Seeding and serving take turns, so that they need a database that outlives the first.
    const folder = seededRequests > 0 ? await mkdtemp(path.join(tmpdir(), 'woninglabel-e2e-')) : null;
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = spawn('node', [path.join(import.meta.dirname, 'serve.ts'), 'built'], {
      env: {
        ...process.env,
        PORT: String(port),
        LOCAL_DATABASE: folder ?? 'memory://',
        SEEDED_REQUESTS: String(seededRequests),
      },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await waitFor(url, () => server.exitCode === null);
    await use({
      url,
      inbox: async () => messages.parse(await (await fetch(`${url}/local/inbox/messages.json`)).json()),
      setFaults: async (faults) => {
        await fetch(`${url}/local/inbox/faults`, {
          method: 'POST',
          body: new URLSearchParams({ ...faults }),
          redirect: 'manual',
        });
      },
    });
    server.stdin.end();
    await once(server, 'exit');
    if (folder !== null) await rm(folder, { recursive: true });
  },

  baseURL: async ({ site }, use) => use(site.url),

  page: async ({ page, site, expectedErrors }, use) => {
    const complaints = watch(page, site.url, expectedErrors);
    await page.route(`${tileServer}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyTile }));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Collects what must not happen on a page: errors on its console, uncaught ones, and calls to somewhere else. */
function watch(page: Page, siteUrl: string, expected: RegExp): string[] {
  const complaints: string[] = [];
  function complain(text: string) {
    if (!expected.test(text)) complaints.push(text);
  }
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('request', (request) => {
    const isKnown = [siteUrl, tileServer, 'data:'].some((start) => request.url().startsWith(start));
    if (!isKnown) complain(`call to ${request.url()}`);
  });
  return complaints;
}

async function waitFor(url: string, isAlive: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && isAlive(); tries++) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the test server did not start');
}

export { expect };
