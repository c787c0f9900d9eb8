import { spawnSync } from 'node:child_process';

/** Whether a program of this machine can be run; says so when not, since its tests are then skipped. */
export function isInstalled(program: string): boolean {
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
  if (!found) console.warn(`${program} is not installed, so that what was tried with it is skipped`);
  return found;
}

/** Runs a program to its end, and returns what it wrote. Throws an error with its complaints when it fails. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}
