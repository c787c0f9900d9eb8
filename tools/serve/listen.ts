import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

/** What `localhost` may resolve to. */
async function loopbackAddresses(): Promise<string[]> {
  const found = await lookup('localhost', { all: true }).catch(() => []);
  return found.some(({ address }) => address === '::1') ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
}

/** Whether a port of this machine is free. */
export async function isFree(port: number): Promise<boolean> {
  for (const address of await loopbackAddresses()) {
    const probe = createServer();
    const outcome = await listenAt(probe, port, address);
    if (outcome === 'in use') return false;
    if (outcome === 'listening') await once(probe.close(), 'close');
  }
  return true;
}

/** Listens at `http://localhost:{port}`, for this machine only. Throws when the port is in use. */
export async function listen(app: Hono, port: number): Promise<void> {
  const guarded = new Hono();
  // Against DNS rebinding: a page from elsewhere whose name resolves to this machine must not read the local inbox.
  guarded.use(async (context, next) => {
    if (!ownHosts.includes(new URL(context.req.url).hostname)) return context.text('Unknown host\n', 403);
    await next();
    return undefined;
  });
  guarded.route('/', app);
  for (const address of await loopbackAddresses()) {
    const server = createAdaptorServer({ fetch: guarded.fetch, overrideGlobalObjects: false });
    if ((await listenAt(server, port, address)) === 'in use') throw new Error(`Port ${port} is in use.`);
  }
}

/** 'no such address' where the hosts file names IPv6 but the machine has it switched off. */
async function listenAt(
  server: Pick<Server, 'listen'> & NodeJS.EventEmitter,
  port: number,
  address: string,
): Promise<'listening' | 'in use' | 'no such address'> {
  server.listen(port, address);
  try {
    await once(server, 'listening');
    return 'listening';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return 'in use';
    if (address === '127.0.0.1') throw error;
    return 'no such address';
  }
}
