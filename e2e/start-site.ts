import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { copyDatabase } from '../supabase/tests/setup/database-copies.ts';
import { freePort } from '../tools/free-port.ts';

const messages = z.array(z.object({ kind: z.string(), subject: z.string(), body: z.json() }));
type InboxMessage = z.infer<typeof messages>[number];

export interface Site {
  url: string;
  dataFolder: string;
  /** The mails of the relay and of accounts, and the webhook calls, newest first. */
  inbox: () => Promise<InboxMessage[]>;
  /** The mails to customers, newest first. */
  customerMails: () => Promise<InboxMessage[]>;
  /** The URLs submitted to search engines, newest first. */
  offeredPages: () => Promise<InboxMessage[]>;
  /** Makes a stand-in fail, as the switches on the inbox page do. */
  setFaults: (faults: { relay?: string; webhook?: string; indexnow?: string; smtp?: string }) => Promise<void>;
  /** Advances the clock of server and database by so many milliseconds; 0 resets it. */
  advanceClock: (milliseconds: number) => Promise<void>;
  /** Sends queued messages, as the schedule does each minute. */
  wakeSender: () => Promise<void>;
  /** Registers a label of today for a home, as the adviser does in EP-Online. */
  registerLabel: (label: { postcode: string; houseNumber: string; labelClass: string }) => Promise<void>;
}

export interface RunningSite {
  site: Site;
  /** Resets to an empty database, or to so many made-up requests, all of them over a year old. */
  restart: (seededRequests: number) => Promise<void>;
  /** Throws when the server exited with an error. */
  stop: () => Promise<void>;
}

/**
 * Serves the output of e2e/build.ts, on a port of its own, with the database in a folder that is removed afterwards.
 */
export async function startSite(folder = copyDatabase()): Promise<RunningSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('node', [path.join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, PORT: String(port), LOCAL_DATABASE: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await isServing(server);
  async function messagesThat(isWanted: (message: InboxMessage) => boolean): Promise<InboxMessage[]> {
    const all = messages.parse(await (await fetch(`${url}/local/inbox/messages.json`)).json());
    return all.filter(isWanted);
  }
  const site: Site = {
    url,
    dataFolder: folder,
    inbox: () => messagesThat(({ kind }) => kind !== 'customer mail' && kind !== 'search engines'),
    offeredPages: () => messagesThat(({ kind }) => kind === 'search engines'),
    customerMails: () => messagesThat(({ kind }) => kind === 'customer mail'),
    setFaults: (faults) => post('faults', faults),
    registerLabel: (label) => post('labels', { ...label, suffix: '' }),
    advanceClock: (milliseconds) => tell(`clock ${milliseconds}`),
    wakeSender: async () => {
      await fetch(`${url}/functions/v1/send`, { method: 'POST' });
    },
  };
  /** As the forms on the inbox page do. */
  async function post(form: string, fields: Record<string, string>) {
    await fetch(`${url}/local/inbox/${form}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  }
  async function tell(line: string) {
    server.stdin.write(`${line}\n`);
    await isServing(server);
  }
  async function stop() {
    server.stdin.end();
    await once(server, 'exit');
    if (server.exitCode !== 0) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}`);
    await rm(folder, { recursive: true });
  }
  return { site, restart: (seededRequests) => tell(`restart ${seededRequests}`), stop };
}

/** Resolves once the server reports that it is listening. */
async function isServing(server: ChildProcessByStdio<Writable, Readable, null>): Promise<void> {
  const ended = new AbortController();
  function end() {
    ended.abort(new Error('the test server did not start'));
  }
  server.once('exit', end);
  for await (const [text] of on(server.stdout, 'data', { signal: ended.signal })) {
    if (String(text).includes('serving')) break;
  }
  server.off('exit', end);
}
