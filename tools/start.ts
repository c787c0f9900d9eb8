import { createServer as createNetServer } from 'node:net';
import { build, createServer, preview } from 'vite';

// npm start builds the site as for production and serves it here, with a database and stand-ins for the services
// outside. `dev` serves the sources with hot reload instead; `built` serves what an earlier build left in dist.

const mode = process.argv[2] ?? 'start';
const port = Number(process.env['PORT'] ?? 4173);

// Vite stops when its standard input ends, unless it runs in CI; a server in the background has no input at all.
process.env['CI'] = 'true';

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT must be a number from 1 to 65535, not "${process.env['PORT'] ?? ''}".`);
}
if (!(await isFree(port)))
  stop(`Port ${port} is in use. Stop what uses it, or choose another one: PORT=4180 npm start`);

try {
  if (mode === 'start') await build({ logLevel: 'warn' });
  if (mode === 'dev') await (await createServer()).listen();
  else await preview();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

const site = `http://localhost:${port}`;
console.log(`
  The site            ${site}
  First administrator ${site}/create-admin
  Back-office         ${site}/admin
  Mails and webhooks  ${site}/local/inbox

  Stop with Ctrl+C. Data is kept; npm run reset starts afresh.
`);

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createNetServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
