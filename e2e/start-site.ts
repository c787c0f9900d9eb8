import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { BrowserContext } from '@playwright/test';
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

interface SiteOptions {
  /** How many made-up requests the database begins with, all of them over a year old. */
  seededRequests?: number;
  /** Folder of the database; removed afterwards. */
  folder?: string;
}

/** Serves what e2e/build.ts built, on a port of its own. `stop` throws when the server did not end well. */
export async function startSite({ seededRequests = 0, folder = copyDatabase() }: SiteOptions = {}): Promise<{
  site: Site;
  stop: () => Promise<void>;
}> {
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
    if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}`);
    await rm(folder, { recursive: true });
  }
  return { site, stop };
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

/** Lets the pages of a browser reach nothing but this machine. */
export async function stayInside(context: BrowserContext): Promise<void> {
  await context.route(outside, (route) => route.abort());
  await context.route(`${tileServer}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyTile }));
}
