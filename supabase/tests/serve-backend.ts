import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { z } from 'zod';
import { startBackend } from '../../tools/local/backend.ts';

// A backend for one test file, as a process of its own, with a database in a folder. The HTTP API on the printed URL is what a browser
// reaches; lines of JSON on stdin run SQL as the owner, which no HTTP caller can. Ends when stdin closes.

const requestSchema = z.object({ id: z.number(), sql: z.string() });

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    'setup-code-hash': { type: 'string' },
    'no-setup': { type: 'boolean', default: false },
  },
});

const lines = createInterface({ input: process.stdin });
lines.once('close', () => process.exit());

// Listening comes first: the backend has to know its own URL. Nobody knows the port before it is printed.
const server = createAdaptorServer({
  fetch: async (request: Request) => backend.fetch(await withWholeBody(request), { peerAddress: null }),
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = z.object({ port: z.number() }).parse(server.address());
const url = `http://127.0.0.1:${port}`;
const backend = await startBackend({
  database: values.database,
  siteUrl: url,
  mail: { send: () => Promise.resolve() },
});

if (values['no-setup']) await backend.connection.exec('delete from private.setup');
const codeHash = values['setup-code-hash'];
if (codeHash !== undefined) await backend.connection.exec(`update private.setup set code_hash = '${codeHash}'`);

lines.on('line', (line) => void answer(line));
print({ url });

/** A body that is refused unread would end the connection, and with it the next request. The local server reads it too. */
async function withWholeBody({ url, method, headers, body }: Request): Promise<Request> {
  return new Request(url, { method, headers, body: body && (await new Response(body).arrayBuffer()) });
}

async function answer(line: string): Promise<void> {
  const { id, sql } = requestSchema.parse(JSON.parse(line));
  try {
    print({ id, result: { rows: await backend.sql(sql) } });
  } catch (error) {
    print({ id, error: String(error) });
  }
}

function print(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
