import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, getStorageSchemaSql, setExperimental, type EmailDriver } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createFileStore } from './file-store.ts';
import { serviceToken } from './service-token.ts';
import { upgradeFrom1 } from './upgrade.ts';

interface BackendOptions {
  /** Folder of the database, with that of the files beside it; `memory://` stores nothing. */
  database: string;
  /** Origin of the site, for links in mails. */
  siteUrl: string;
  /** Receives what the auth service mails, such as a password recovery link. */
  mail: EmailDriver;
}

/**
 * The embedded backend; `sql` runs a statement as the owner of the database, between the requests, and `serviceKey` is what
 * gives a request the rights of the server.
 */
export type Backend = App & { sql: (statement: string) => Promise<unknown[]>; serviceKey: string };

const root = path.resolve(import.meta.dirname, '../..');

/** As hosted Supabase has them: policies alone decide. */
const storageGrants = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role`;

/** Where tools/local/services.ts answers for the automation. */
export const webhookPath = '/local/webhook';

/** Starts Postgres with the project's migrations behind Supabase's own HTTP contracts; a new database is seeded. */
export async function startBackend({ database, siteUrl, mail }: BackendOptions): Promise<Backend> {
  const inMemory = database.startsWith('memory:');
  const secret = inMemory ? randomBytes(32).toString('hex') : await jwtSecret(database);
  if (!inMemory) await mkdir(database, { recursive: true });

  const app = new App({
    connection: await createPgliteConnection({
      url: inMemory ? database : `file://${database}`,
      pgliteOptions: { extensions: { btree_gist, pg_trgm } },
    }),
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: secret,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 10,
      email: { enable_confirmations: false },
    },
    storage: { enabled: true },
    options: { server: { admin: false } },
  });
  app._storageAdapter = createFileStore(inMemory ? await temporaryFolder() : fileFolder(database));
  await app.init();
  app.drivers.email = mail;
  // Only now: at init it would warn that its Storage is experimental, at every start.
  setExperimental('storage', true);
  await app.connection.exec(getStorageSchemaSql());
  // The tables of the migration history, among others.
  await app.ensureSystemSchema();
  await upgradeFrom1(app.connection);
  const { skipped } = await applyPendingMigrations(app);
  await app.connection.exec(storageGrants);
  if (skipped.length === 0) await seed(app);
  keepGrantsAsWritten(app);
  return takeTurns(app, serviceToken(secret));
}

/** Opens the database in a folder, or one that stores nothing, for as long as `work` takes; nothing is mailed from it. */
export async function withDatabase<Result>(
  database: string,
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  const mail = { send: () => Promise.reject(new Error('nothing is mailed here')) };
  const backend = await startBackend({ database, siteUrl: 'http://localhost', mail });
  try {
    return await work(backend);
  } finally {
    await backend.connection.close();
  }
}

/** The embedded backend grants everything to everyone on its first request; hosted Supabase keeps what migrations say. */
function keepGrantsAsWritten(app: App): void {
  Reflect.set(app.connection, 'rlsState', 'active');
}

/**
 * Handles one request at a time. The embedded backend has one connection and no lock around its transactions: of two
 * concurrent requests, one could run in the other's role, and a failing one could roll back what the other had stored.
 */
function takeTurns(app: App, serviceKey: string): Backend {
  const answer = app.fetch.bind(app);
  let previous: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = previous.then(work);
    previous = turn.catch(() => undefined);
    return turn;
  }

  app.fetch = (request, context) =>
    inTurn(async () => {
      await tellHeaders(app, request.headers);
      return answer(request, context);
    });
  return Object.assign(app, {
    serviceKey,
    sql: (statement: string) => inTurn(async () => (await app.connection.exec<{ rows: unknown[] }>(statement)).rows),
  });
}

/** As PostgREST does for every request; the embedded backend does so for functions alone. */
async function tellHeaders(app: App, headers: Headers): Promise<void> {
  const json = JSON.stringify(Object.fromEntries(headers)).replaceAll("'", "''");
  await app.connection.exec(`select set_config('request.headers', '${json}', false)`);
}

async function seed(app: App): Promise<void> {
  await app.connection.exec(await readFile(path.join(root, 'supabase/seed.sql'), 'utf8'));
  // On the owner's own machine the first account needs no setup code.
  await app.connection.exec('insert into private.setup default values on conflict do nothing');
  await app.connection.exec(
    `update public.settings set webhook_url = '${webhookPath}', sends_mail = true, looks_up_labels = true`,
  );
}

/** Of the files that belong to the database in this folder. */
export function fileFolder(database: string): string {
  return path.join(path.dirname(database), 'storage');
}

/** Removed when the process ends. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woninglabel-files-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A secret of this installation's own, so that nobody else can sign sessions for it. */
async function jwtSecret(database: string): Promise<string> {
  const file = path.join(path.dirname(database), 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('hex');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}
