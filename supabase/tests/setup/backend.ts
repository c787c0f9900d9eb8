import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '../../../src/data/database.types.ts';
import { copyDatabase } from './database-copies.ts';

export type Client = SupabaseClient<Database>;

export interface TestBackend {
  url: string;
  /** What its access tokens are signed with. */
  jwtSecret: string;
  /**
   * Runs one statement as the owner of the database, past every grant and policy, between the requests.
   */
  sql: (statement: string) => Promise<unknown[]>;
  stop(): Promise<void>;
}

const readySchema = z.object({ url: z.string() });
const answerSchema = z.union([z.object({ rows: z.array(z.unknown()) }), z.object({ error: z.string() })]);

/** A process of serve-backend.ts, which has one database open after another. */
interface BackendProcess {
  url: string;
  open(database: string): Promise<unknown>;
  close(): Promise<unknown>;
  sql(statement: string): Promise<unknown[]>;
  end(): void;
}

/** Those that another test file may go on with: starting one takes seconds. They end with the worker that started them. */
const idle: BackendProcess[] = [];

/** A backend with an empty database of its own, in which the first account can be made. DEBUG=1 shows what it logs. */
export async function startTestBackend(): Promise<TestBackend> {
  const folder = copyDatabase();
  const backend = idle.pop() ?? (await startProcess());
  await backend.open(path.join(folder, 'database'));
  return {
    url: backend.url,
    jwtSecret: readFileSync(path.join(folder, 'jwt-secret'), 'utf8'),
    sql: (statement) => backend.sql(statement),
    async stop() {
      await backend.close();
      idle.push(backend);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Ends those that wait for another test file. Outside a test run they would keep the process that started them alive. */
export function endIdleBackends(): void {
  for (const backend of idle.splice(0)) backend.end();
}

async function startProcess(): Promise<BackendProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve-backend.ts')], {
    stdio: ['pipe', 'pipe', process.env['DEBUG'] === undefined ? 'ignore' : 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let previous: Promise<unknown> = Promise.resolve();

  async function nextLine(): Promise<unknown> {
    const line = await lines.next();
    if (line.done) throw new Error('the test backend has ended; DEBUG=1 shows why');
    return JSON.parse(line.value);
  }

  async function send(command: object): Promise<unknown[]> {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const answer = answerSchema.parse(await nextLine());
    if ('error' in answer) throw new Error(answer.error);
    return answer.rows;
  }

  function enqueue(command: object): Promise<unknown[]> {
    // One at a time, so that the next line is the response to this command.
    const answer = previous.then(() => send(command));
    previous = answer.catch(() => undefined);
    return answer;
  }

  const { url } = readySchema.parse(await nextLine());
  return {
    url,
    open: (database) => enqueue({ open: database }),
    close: () => enqueue({ close: true }),
    sql: (statement) => enqueue({ sql: statement }),
    end: () => child.stdin.end(),
  };
}

/** A browser without a session. */
export function anonymous(url: string): Client {
  return createClient<Database>(url, 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
