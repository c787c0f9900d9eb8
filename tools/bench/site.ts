import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../free-port.ts';

interface Place {
  /** Where the built site is. */
  folder: string;
  /** Folder of the local database; `memory://` for a new one that is gone afterwards. */
  data: string;
}

export interface RunningSite {
  url: string;
  stop: () => Promise<void>;
}

const tools = path.resolve(import.meta.dirname, '..');
const sandbox = pathToFileURL(path.join(tools, 'sandbox.ts')).href;

/** Runs `npm run build` into a folder of its own, and returns its output. Throws when the build fails. */
export async function buildSite(place: Place): Promise<string> {
  const build = spawn('node', ['--import', sandbox, path.join(tools, 'build.ts')], {
    env: surroundings(place),
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await once(build, 'close');
  if (build.exitCode !== 0) throw new Error(`The build failed:\n${output}`);
  return output;
}

/** Serves a built site as `npm start` does, with a database beside it. */
export async function startSite(place: Place): Promise<RunningSite> {
  const port = await freePort();
  const server = spawn('node', ['--import', sandbox, path.join(tools, 'start.ts'), 'built'], {
    env: { ...surroundings(place), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  async function stop() {
    server.kill('SIGTERM');
    await once(server, 'exit');
    if (server.exitCode !== 0) throw new Error('The server did not end well');
  }
  for (let tries = 0; tries < 240; tries++) {
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await stop();
  throw new Error('the server did not start');
}

function surroundings({ folder, data }: Place) {
  return { ...process.env, SITE_FOLDER: folder, LOCAL_DATABASE: data };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
