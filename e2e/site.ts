import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { copyDatabase } from '../supabase/tests/database-copies.ts';
import { outside, tileServer } from '../tools/browser.ts';
import { freePort } from '../tools/free-port.ts';

// Stands in for the background of the map.
const emptyTile = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const messages = z.array(z.object({ kind: z.string(), subject: z.string(), body: z.json() }));
type InboxMessage = z.infer<typeof messages>[number];

export interface Site {
  url: string;
  dataFolder: string;
  /** Everything that the site mailed or posted, newest first. */
  inbox: () => Promise<InboxMessage[]>;
  /** Makes a stand-in fail, as the switches on the inbox page do. */
  setFaults: (faults: { relay?: string; webhook?: string }) => Promise<void>;
}

interface Fixtures {
  site: Site;
  /** What went wrong on any page so far: errors on its console, uncaught ones, policy violations, calls elsewhere. */
  complaints: string[];
  /** How many made-up requests the database begins with, all of them over a year old. */
  seededRequests: number;
  /** Errors on the console that a test provokes; every other one fails it. */
  expectedErrors: RegExp;
}

interface WorkerFixtures {
  /** A site for all tests of a worker that store nothing. */
  sharedSite: Site;
}

/** A test with its own server and empty database, whose pages log no error and call nobody but that server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Matches nothing.
  expectedErrors: [/(?!)/, { option: true }],

  seededRequests: [0, { option: true }],

  site: async ({ seededRequests }, use) => {
    const { site, stop } = await startSite(seededRequests);
    await use(site);
    await stop();
  },

  sharedSite: [
    async ({}, use) => {
      const { site, stop } = await startSite(0);
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  complaints: [
    async ({ browser, site, expectedErrors }, use) => {
      const complaints: string[] = [];
      function complain(text: string) {
        if (!expectedErrors.test(text)) complaints.push(text);
      }
      function watch(context: BrowserContext) {
        void guard(context, site.url, complain);
      }
      browser.on('context', watch);
      await use(complaints);
      browser.off('context', watch);
      expect(complaints).toEqual([]);
    },
    // Before the first page opens.
    { auto: true },
  ],
});

/** The same for what stores nothing: such tests share a server. */
export const readOnlyTest = test.extend({
  site: async ({ sharedSite }, use) => use(sharedSite),
});

async function startSite(seededRequests: number): Promise<{ site: Site; stop: () => Promise<void> }> {
  const folder = copyDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('node', [path.join(import.meta.dirname, 'serve.ts'), 'built'], {
    env: {
      ...process.env,
      PORT: String(port),
      LOCAL_DATABASE: folder,
      SEEDED_REQUESTS: String(seededRequests),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await isServing(server, url);
  const site: Site = {
    url,
    dataFolder: folder,
    inbox: async () => messages.parse(await (await fetch(`${url}/local/inbox/messages.json`)).json()),
    setFaults: async (faults) => {
      await fetch(`${url}/local/inbox/faults`, {
        method: 'POST',
        body: new URLSearchParams({ ...faults }),
        redirect: 'manual',
      });
    },
  };
  async function stop() {
    server.stdin.end();
    await once(server, 'exit');
    expect(server.exitCode, 'the server ended well').toBe(0);
    await rm(folder, { recursive: true });
  }
  return { site, stop };
}

async function guard(context: BrowserContext, siteUrl: string, complain: (text: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  context.on('weberror', (error) => complain(String(error.error())));
  context.on('request', (request) => {
    const isKnown = [siteUrl, tileServer, 'data:'].some((start) => request.url().startsWith(start));
    if (!isKnown) complain(`call to ${request.url()}`);
  });
  await context.addInitScript(reportViolations);
  await context.route(outside, (route) => route.abort());
  await context.route(`${tileServer}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyTile }));
}

/** Runs in every page. What breaks the policy inside a `try`, as a probe for `eval` does, reaches no console by itself. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
  });
}

/** Resolves once the server says where it serves; nobody is asked before that. */
function isServing(server: ChildProcessByStdio<Writable, Readable, null>, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes(url)) resolve();
    });
    server.once('exit', () => {
      reject(new Error('the test server did not start'));
    });
  });
}

export { expect };
