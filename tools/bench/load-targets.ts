import pg from 'pg';
import makeTemplate from '../../supabase/tests/setup/database-copies.ts';
import { endIdleBackends, startTestBackend } from '../../supabase/tests/setup/backend.ts';
import { startPostgresServer } from '../../supabase/tests/setup/postgres-server.ts';

/** The row of a request as a visitor's browser sends it. */
export type Row = Record<string, string | number | boolean | null>;

/** Whether a request was added by this call, already existed, or got no response. */
export type Outcome = 'stored' | 'duplicate' | 'no answer';

export interface Sender {
  /**
   * Sends a request as an anonymous visitor; the connection breaks after `patience` milliseconds. Throws on a refusal.
   */
  send: (row: Row, patience?: number) => Promise<Outcome>;
  close: () => Promise<void>;
}

export interface Target {
  name: string;
  openSender: () => Promise<Sender>;
  /** Runs SQL as the owner of the database, between requests. */
  sql: (statement: string) => Promise<unknown[]>;
  stop: () => Promise<void>;
}

/** The backend of `npm start`, over HTTP. */
export async function startEmbedded(): Promise<Target> {
  const removeTemplate = makeTemplate();
  const backend = await startTestBackend();

  async function send(row: Row, patience?: number): Promise<Outcome> {
    const signal = patience === undefined ? null : AbortSignal.timeout(patience);
    let response: Response;
    try {
      response = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
        method: 'POST',
        headers: { apikey: 'local', 'content-type': 'application/json', prefer: 'return=minimal' },
        body: JSON.stringify(row),
        signal,
      });
      await response.arrayBuffer();
    } catch {
      return 'no answer';
    }
    if (response.status === 201) return 'stored';
    if (response.status === 409) return 'duplicate';
    throw new Error(`The backend responded ${response.status}`);
  }

  return {
    name: 'embedded, over HTTP',
    openSender: () => Promise.resolve({ send, close: () => Promise.resolve() }),
    sql: backend.sql,
    async stop() {
      await backend.stop();
      endIdleBackends();
      removeTemplate();
    },
  };
}

/**
 * A PostgreSQL server that writes to disk, reached as PostgREST does: one transaction a request, in the visitor's role.
 */
export async function startPostgres(): Promise<Target> {
  const server = await startPostgresServer({ isDurable: true });
  const owner = await server.connect();
  const { rows } = await owner.query<{ server_version: string }>('show server_version');

  async function openSender(): Promise<Sender> {
    let client = await server.connect();

    async function insert(row: Row): Promise<Outcome> {
      const columns = Object.keys(row).join(', ');
      try {
        await client.query('begin');
        await client.query("select set_config('role', 'anon', true), set_config('request.headers', '{}', true)");
        await client.query(
          `insert into public.contact_submissions (${columns})
           select ${columns} from jsonb_populate_record(null::public.contact_submissions, $1)`,
          [JSON.stringify(row)],
        );
        await client.query('commit');
        return 'stored';
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) return 'no answer';
        await client.query('rollback');
        if (error.code === '23505') return 'duplicate';
        throw error;
      }
    }

    return {
      async send(row, patience) {
        if (patience === undefined) return insert(row);
        const broken = client;
        const attempt = insert(row);
        const timer = setTimeout(() => broken.connection.stream.destroy(), patience);
        const outcome = await attempt;
        clearTimeout(timer);
        if (outcome === 'no answer') client = await server.connect();
        return outcome;
      },
      close: () => Promise.resolve(),
    };
  }

  return {
    name: `PostgreSQL ${rows[0]?.server_version ?? ''}`,
    openSender,
    sql: async (statement) => (await owner.query<object>(statement)).rows,
    stop: () => server.stop(),
  };
}
