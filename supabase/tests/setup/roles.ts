import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { anonymous, startTestBackend, type Client, type TestBackend } from './backend.ts';

export interface Roles {
  /** No session. */
  visitor: Client;
  /** A valid session of an account that is no administrator, although its own metadata says so. */
  outsider: Client;
  admin: Client;
  adminEmail: string;
}

export const password = 'correct-horse-battery';

/** Makes an account, which is an administrator's as long as there is no other, and keeps its session. */
export async function signUp(url: string, email = `${randomUUID()}@example.nl`): Promise<Client> {
  const client = anonymous(url);
  const { data, error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  if (data.session === null) throw new Error('sign-up gave no session');
  return client;
}

/** The browser of an existing account. */
export async function signedIn(url: string, email: string): Promise<Client> {
  const client = anonymous(url);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** For all tests of a file: a backend with an empty database, and a browser of each role. */
export async function startBackendWithRoles(): Promise<{ backend: TestBackend; roles: Roles }> {
  const backend = await startTestBackend();
  afterAll(() => backend.stop());
  return { backend, roles: await signInRoles(backend) };
}

/** One browser of each role. Nobody but the first can sign up, so the outsider is an administrator who was removed. */
export async function signInRoles({ url, sql }: TestBackend): Promise<Roles> {
  const outsider = await signUp(url);
  await sql('delete from private.admins');
  await claimToBeAdmin(outsider);
  const adminEmail = 'admin@example.nl';
  return { visitor: anonymous(url), outsider, admin: await signUp(url, adminEmail), adminEmail };
}

async function claimToBeAdmin(client: Client): Promise<void> {
  const update = await client.auth.updateUser({ data: { role: 'admin', is_admin: true } });
  if (update.error) throw update.error;
  // The token of before does not carry the claim yet.
  const refresh = await client.auth.refreshSession();
  if (refresh.error) throw refresh.error;
  if (refresh.data.user?.user_metadata['role'] !== 'admin') throw new Error('the claim was not kept');
}

/** The two roles that may do no more than the public: their names in sentences. */
export const publicRoles = [
  ['an anonymous visitor', 'visitor'],
  ['a signed-in account that is no administrator', 'outsider'],
] as const;

export const everyRole = [...publicRoles, ['an administrator', 'admin']] as const;

interface Outcome {
  data: unknown;
  error: { code: string } | null;
}

/**
 * Whether the database said no: a missing grant is an error, a policy lets nothing through without one. What the
 * table holds afterwards is for the test to look at.
 */
export function isRefused({ data, error }: Outcome): boolean {
  if (error) return error.code === '42501';
  return Array.isArray(data) && data.length === 0;
}
