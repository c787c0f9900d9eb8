import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isFree } from './serve/listen.ts';

// npm start builds the site as for production and serves it here, with a database and stand-ins for the services
// outside. `dev` serves the sources with hot reload instead; `built` serves what an earlier build left in dist; `build`
// only builds.

const mode = process.argv[2] ?? 'start';
const port = Number(process.env['PORT'] ?? 4173);

// Vite stops when its standard input ends, unless it runs in CI; a server in the background has no input at all.
process.env['CI'] = 'true';
// The signal itself would end the process without releasing the lock on the database.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  stop(`PORT must be a number from 1 to 65535, not "${process.env['PORT'] ?? ''}".`);
}

try {
  if (mode === 'build') await import('./build.ts');
  else await serve();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function serve(): Promise<void> {
  if (!(await isFree(port))) {
    stop(`Port ${port} is in use. Stop what uses it, or choose another one: PORT=4180 npm start`);
  }
  if (mode === 'dev') {
    const { createServer } = await import('vite');
    await (await createServer()).listen();
  } else {
    if (mode === 'start') await buildInOwnProcess();
    const { serveSite } = await import('./serve/serve-site.ts');
    await serveSite(port);
  }
  const site = `http://localhost:${port}`;
  const isDemo = process.env['VITE_DEMO'] === 'yes';
  console.log(`
  The site            ${site}
  ${isDemo ? 'Signing in         ' : 'First administrator'} ${site}/${isDemo ? 'login' : 'create-admin'}
  Back-office         ${site}/admin
  Mails and webhooks  ${site}/local/inbox

  Stop with Ctrl+C. ${isDemo ? 'The next start begins anew.' : 'Data is kept; npm run reset starts afresh.'}
`);
}

/** In a separate process, or the server would keep over 1 GB of memory of the build. */
async function buildInOwnProcess(): Promise<void> {
  const build = spawn(process.execPath, [import.meta.filename, 'build'], { stdio: 'inherit' });
  process.once('exit', () => build.kill());
  await once(build, 'exit');
  // The build has printed its error.
  if (build.exitCode !== 0) process.exit(1);
}

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}
