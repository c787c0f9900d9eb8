import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';

/** This version. */
export const thisRelease = path.resolve(import.meta.dirname, '../../..');

const program = `
  const [backend, database, statement] = process.argv.slice(1);
  const { withDatabase } = await import(backend);
  await withDatabase(database, async ({ sql }) => console.log(JSON.stringify(await sql(statement))));`;

interface Opening {
  database: string;
  /** The folder with the `supabase/migrations` that run. */
  project?: string;
}

/** What a statement answers after the local server opened the database, in a process of its own. */
export function openDatabase({ database, project = thisRelease }: Opening, statement: string): object[] {
  const backend = path.join(thisRelease, 'tools/local/database/backend.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program, backend, database, statement],
    { cwd: project, encoding: 'utf8', maxBuffer: Infinity },
  );
  if (status !== 0) throw new Error(stderr);
  return z.array(z.looseObject({})).parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}
