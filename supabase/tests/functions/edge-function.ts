import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../../tools/free-port.ts';

export interface EdgeFunction {
  url: string;
  /** Everything that it wrote to its log. */
  log: () => string;
  stop: () => Promise<void>;
}

const folder = path.resolve(import.meta.dirname, '../../functions');

/** Runs a function under Deno, which lets it read these variables and call this machine, and nothing else. */
export async function startEdgeFunction(name: string, variables: Record<string, string>): Promise<EdgeFunction> {
  const port = await freePort();
  const flags = [
    ...['--no-config', '--no-lock', '--node-modules-dir=manual', '--no-remote', '--no-prompt'],
    `--allow-env=${Object.keys(variables).join()}`,
    '--allow-net=127.0.0.1',
  ];
  const child = spawn('deno', ['run', ...flags, path.join(folder, name, 'index.ts')], {
    env: { PATH: process.env['PATH'], DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const isListening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        log += text.toString();
        if (log.includes('Listening on')) resolve();
      });
    }
    child.once('exit', () => {
      reject(new Error(`the function ended: ${log}`));
    });
  });
  await isListening;
  return {
    url: `http://127.0.0.1:${port}/functions/v1/${name}`,
    log: () => log,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
