import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Database } from '../../src/data/database.types.ts';
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

interface TestBackendOptions {
  /** SHA-256 in hex of the code that making the first account asks for; without it no code is asked. */
  setupCodeHash?: string;
  /** No account can be made at all. */
  hasNoSetup?: boolean;
}

const readySchema = z.object({ url: z.string() });
const answerSchema = z.object({
  id: z.number(),
  result: z.object({ rows: z.array(z.unknown()) }).optional(),
  error: z.string().optional(),
});

/** Starts a backend with an empty database of its own. DEBUG=1 shows what it logs. */
export async function startTestBackend({
  setupCodeHash,
  hasNoSetup = false,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const folder = copyDatabase();
  const flags = [
    `--database=${path.join(folder, 'database')}`,
    ...(setupCodeHash === undefined ? [] : [`--setup-code-hash=${setupCodeHash}`]),
    ...(hasNoSetup ? ['--no-setup'] : []),
  ];
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve-backend.ts'), ...flags], {
    stdio: ['pipe', 'pipe', process.env['DEBUG'] === undefined ? 'ignore' : 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let previous: Promise<unknown> = Promise.resolve();
  let lastId = 0;

  async function nextLine(): Promise<unknown> {
    const line = await lines.next();
    if (line.done) throw new Error('the test backend has ended; DEBUG=1 shows why');
    return JSON.parse(line.value);
  }

  async function ask(statement: string): Promise<unknown[]> {
    lastId += 1;
    child.stdin.write(`${JSON.stringify({ id: lastId, sql: statement })}\n`);
    const { error, result } = answerSchema.parse(await nextLine());
    if (error !== undefined) throw new Error(error);
    return result?.rows ?? [];
  }

  const { url } = readySchema.parse(await nextLine());
  return {
    url,
    jwtSecret: readFileSync(path.join(folder, 'jwt-secret'), 'utf8'),
    sql(statement) {
      // One at a time, so that the next line is the answer to this statement.
      const answer = previous.then(() => ask(statement));
      previous = answer.catch(() => undefined);
      return answer;
    },
    async stop() {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** A browser without a session. */
export function anonymous(url: string): Client {
  return createClient<Database>(url, 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
