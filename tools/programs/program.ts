import { spawnSync } from 'node:child_process';

/**
 * Throws an error with what to install when one of these programs is not on this machine: `name`, or `name (package)`
 * when the package of Debian has another name.
 */
export function requirePrograms(...programs: string[]): void {
  const missing = programs.filter((program) => {
    const [name = ''] = program.split(' ');
    return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name]).status !== 0;
  });
  if (missing.length === 0) return;
  const packages = missing.map((program) => /\((.*)\)/.exec(program)?.[1] ?? program);
  throw new Error(
    `${missing.join(', ')}: not installed. On Debian: apt-get install --no-install-recommends ${packages.join(' ')}`,
  );
}

/** Runs a program to its end, and returns what it wrote. Throws an error with its complaints when it fails. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`);
  return stdout;
}
