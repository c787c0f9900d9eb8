import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createAdaptorServer } from '@hono/node-server';
import { z } from 'zod';
import { startBackend, type Backend } from '../../../tools/local/database/backend.ts';

// A backend for one test file after another, as a process of its own, with a database in a folder. The HTTP API on the
// printed URL is what a browser reaches; lines of JSON on stdin open a database, close it, or run SQL as its owner, which no
// HTTP caller can. Ends when stdin closes.

const commandSchema = z.union([
  z.object({ sql: z.string() }),
  z.object({ open: z.string() }),
  z.object({ close: z.literal(true) }),
]);

let backend: Backend | undefined;

const server = createAdaptorServer({
  fetch: async (request: Request) => opened().fetch(await withWholeBody(request), { peerAddress: null }),
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = z.object({ port: z.number() }).parse(server.address());
const url = `http://127.0.0.1:${port}`;

const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit());
lines.on('line', (line) => void answer(line));
print({ url });

function opened(): Backend {
  if (backend === undefined) throw new Error('no database is open');
  return backend;
}

async function execute(order: z.output<typeof commandSchema>): Promise<unknown[]> {
  if ('sql' in order) return opened().sql(order.sql);
  if ('open' in order) {
    backend = await startBackend({ database: order.open, siteUrl: url });
    backend.drivers.email = { send: () => Promise.resolve() };
  } else {
    await opened().connection.close();
    backend = undefined;
  }
  return [];
}

/** A body that is refused unread would end the connection, and with it the next request. The local server reads it too. */
async function withWholeBody({ url, method, headers, body }: Request): Promise<Request> {
  return new Request(url, { method, headers, body: body && (await new Response(body).arrayBuffer()) });
}

async function answer(line: string): Promise<void> {
  try {
    print({ rows: await execute(commandSchema.parse(JSON.parse(line))) });
  } catch (error) {
    print({ error: String(error) });
  }
}

function print(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
