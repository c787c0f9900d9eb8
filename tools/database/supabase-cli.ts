import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

// It cannot be a dependency, because its lockfile entries are not complete on every platform.
const supabase = 'supabase@3.1.0';

/**
 * Runs a command of Supabase's command line tool on the database at `url` and returns its output. Fetches the tool with
 * npx.
 */
export function runSupabase(command: string[], url: string): string {
  return execFileSync('npx', ['--yes', supabase, ...command, `--remote=${url}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // Not the folder of the project, whose settings are those of the hosted one.
    cwd: tmpdir(),
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1' },
  });
}
