import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { App, getStorageSchemaSql, setExperimental } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { writeWholeFile } from '../../whole-file.ts';
import { prepareUpgrade } from './before-upgrade.ts';
import { dataRemoved, watchFolder } from './data-folder.ts';
import { hasRoomToWrite, requireRoomToOpen } from './disk-room.ts';
import { extensions } from './extensions.ts';
import { createFileStore } from './file-store.ts';
import { namelessErrors } from './nameless-errors.ts';
import { newSecret, readSecret } from '../jwt-secret.ts';
import { serviceToken } from '../service-token.ts';
import { refuseVersion1 } from './refuse-version-1.ts';

interface BackendOptions {
  /** Folder of the database, with that of the files beside it; `memory://` stores nothing. */
  database: string;
  /** Origin of the site, for links in mails. */
  siteUrl: string;
}

/**
 * The embedded backend; `sql` runs a statement as the owner of the database, between the requests, and `serviceKey`
 * gives a request the rights of the server.
 */
export type Backend = App & { sql: (statement: string) => Promise<unknown[]>; serviceKey: string };

/** The part of a backend that the services beside it use. */
export type BackendClient = Pick<Backend, 'fetch' | 'sql' | 'serviceKey'>;

const root = path.resolve(import.meta.dirname, '../../..');

/** As in supabase/config.toml. */
const recoveryTemplate = {
  subject: 'Nieuw wachtwoord instellen',
  content_path: path.join(root, 'supabase/templates/recovery.html'),
};

/** As hosted Supabase has them: policies alone decide. */
const storageGrants = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role`;

/** Postgres takes 128 MB by default and fills it in time; the operating system keeps pages of the files in memory too. */
const sharedBuffers = '16MB';

/** As Postgres reports it. */
const diskFull = { code: '53100', details: null, hint: null, message: 'No space left on device' };

/** Path at which tools/local/services.ts stands in for the automation. */
export const webhookPath = '/local/webhook';

/**
 * Starts Postgres with the project's migrations behind Supabase's own HTTP contracts; a new database is seeded. The
 * auth service cannot mail, such as a password recovery link, until `drivers.email` is set.
 */
export async function startBackend({ database, siteUrl }: BackendOptions): Promise<Backend> {
  namelessErrors();
  const inMemory = database.startsWith('memory:');
  if (!inMemory) await makeFolder(database);
  const secret = inMemory ? newSecret() : readSecret(path.join(path.dirname(database), 'jwt-secret'));

  const app = new App({
    connection: await createPgliteConnection({
      url: inMemory ? database : `file://${database}`,
      pgliteOptions: {
        extensions,
        startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
      },
    }),
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: secret,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 10,
      email: { enable_confirmations: false, template: { recovery: recoveryTemplate } },
    },
    storage: { enabled: true },
    options: { server: { admin: false } },
  });
  app._storageAdapter = createFileStore(inMemory ? await temporaryFolder() : fileFolder(database));
  await open(app, database);
  app.drivers.email = { send: () => Promise.reject(new Error('nothing is mailed here')) };
  // Not earlier: at init it would warn at every start that its Storage is experimental.
  setExperimental('storage', true);
  await app.connection.exec(getStorageSchemaSql());
  // The tables of the migration history, among others.
  await app.ensureSystemSchema();
  await refuseVersion1(app.connection, database);
  if (!inMemory) await prepareUpgrade(app, database);
  const { skipped } = await applyPendingMigrations(app);
  await app.connection.exec(storageGrants);
  if (skipped.length === 0) await seed(app);
  if (!inMemory) await rm(unfinishedMark(database), { force: true });
  keepMigrationGrants(app);
  return serializeRequests(app, {
    serviceKey: serviceToken(secret),
    isThere: inMemory ? () => true : watchFolder(database),
    hasRoom: () => inMemory || hasRoomToWrite(database),
  });
}

async function open(app: App, database: string): Promise<void> {
  try {
    await app.init();
    // The first statement opens the database.
    await app.connection.exec('select 1');
  } catch (cause) {
    throw new Error(
      `The database in ${database} does not open. npm run restore brings back a backup, npm run reset starts afresh.`,
      { cause },
    );
  }
}

/** Recreates a new database whose creation was interrupted: an existing folder would never be seeded. */
async function makeFolder(database: string): Promise<void> {
  await mkdir(path.dirname(database), { recursive: true });
  requireRoomToOpen(path.dirname(database));
  const mark = unfinishedMark(database);
  if (existsSync(mark)) await rm(database, { recursive: true, force: true });
  if (!existsSync(path.join(database, 'PG_VERSION'))) writeWholeFile(mark, '');
  await mkdir(database, { recursive: true });
}

/** A file that exists until a new database has its tables and initial content. */
function unfinishedMark(database: string): string {
  return `${database}.unfinished`;
}

/** Opens the database in a folder, or one that stores nothing, for as long as `work` takes. */
export async function withDatabase<Result>(
  database: string,
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  const backend = await startBackend({ database, siteUrl: 'http://localhost' });
  try {
    return await work(backend);
  } finally {
    await backend.connection.close();
  }
}

/** A client of the backend that can be closed separately: calls after `close` are neither executed nor answered. */
export function closableClient(backend: Backend): BackendClient & { close: () => void } {
  let isClosed = false;
  function unlessClosed<Result>(call: () => Promise<Result>): Promise<Result> {
    return isClosed ? new Promise<never>(() => undefined) : call();
  }
  return {
    serviceKey: backend.serviceKey,
    fetch: (request, context) => unlessClosed(async () => backend.fetch(request, context)),
    sql: (statement) => unlessClosed(() => backend.sql(statement)),
    close: () => {
      isClosed = true;
    },
  };
}

/**
 * The embedded backend grants everything to everyone on its first request; hosted Supabase keeps what migrations say.
 */
function keepMigrationGrants(app: App): void {
  Reflect.set(app.connection, 'rlsState', 'active');
}

interface Storage {
  serviceKey: string;
  /** False once the folder of the database was removed. */
  isThere: () => boolean;
  hasRoom: () => boolean;
}

/**
 * Handles one request at a time. The embedded backend has one connection and no lock around its transactions: of two
 * concurrent requests, one could run in the other's role, and a failing one could roll back what the other had stored.
 */
function serializeRequests(app: App, { serviceKey, isThere, hasRoom }: Storage): Backend {
  const answer = app.fetch.bind(app);
  let previous: Promise<unknown> = Promise.resolve();

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = previous.then(work);
    previous = result.catch(() => undefined);
    return result;
  }

  app.fetch = (request, context) =>
    enqueue(async () => {
      if (!isThere()) return Response.json(dataRemoved, { status: 503 });
      if (request.method !== 'GET' && !hasRoom()) return Response.json(diskFull, { status: 507 });
      await exposeHeaders(app, request.headers);
      return answer(request, context);
    });
  return Object.assign(app, {
    serviceKey,
    sql: (statement: string) =>
      enqueue(async () => {
        if (!isThere()) throw new Error(dataRemoved.message);
        if (!hasRoom()) throw new Error(diskFull.message);
        return (await app.connection.exec<{ rows: unknown[] }>(statement)).rows;
      }),
  });
}

/** Sets `request.headers`, as PostgREST does for every request; the embedded backend only does so for functions. */
async function exposeHeaders(app: App, headers: Headers): Promise<void> {
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

/** The folder of the files that belong to the database in this folder. */
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
