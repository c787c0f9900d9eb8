import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { startPostgresServer } from '../../supabase/tests/setup/postgres-server.ts';
import { acceptedFindings } from './accepted-findings.ts';
import { runSupabase } from './supabase-cli.ts';
import { databaseTypesFile, renderDatabaseTypes } from './types.ts';

// Runs Supabase's advisors on the migrated schema, in a plain PostgreSQL: only findings that are accepted by name are
// allowed. Also checks that src/data/database.types.ts describes that schema.

/** An empty database has not used any index yet. */
const ignoredLint = 'unused_index';

const answerSchema = z.object({ results: z.array(z.object({ name: z.string(), detail: z.string() })) });

/** Two lints that the dashboard has and the command line tool does not (0028 and 0029). */
const ownersRights = `
  select role || ' may run ' || proname as finding
  from pg_proc, unnest(array['anon', 'authenticated']) as role
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege(role, pg_proc.oid, 'execute')`;

function advise(url: string): string[] {
  const flags = ['--type=all', '--level=info', '--fail-on=none', '--output-format=json'];
  return answerSchema
    .parse(JSON.parse(runSupabase(['db', 'advisors', ...flags], url)))
    .results.filter(({ name }) => name !== ignoredLint)
    .map(({ name, detail }) => `${name}: ${detail}`);
}

/** Prints unaccepted findings and accepted ones that no longer occur; resolves to their number. */
async function findProblems(): Promise<number> {
  const server = await startPostgresServer();
  try {
    const owner = await server.connect();
    // What PostgREST serves; without it two of the lints find nothing.
    await owner.query("alter database postgres set pgrst.db_schemas = 'public'");
    const { rows } = await owner.query<{ finding: string }>(ownersRights);
    const found = [...advise(server.url), ...rows.map(({ finding }) => finding)].toSorted();
    const unaccepted = found.filter((finding) => !Object.hasOwn(acceptedFindings, finding));
    const outdated = Object.keys(acceptedFindings).filter((finding) => !found.includes(finding));
    console.log(`${found.length - unaccepted.length} accepted findings, ${unaccepted.length} others`);
    for (const finding of unaccepted) console.error(finding);
    for (const finding of outdated) console.error(`accepted, but no longer found: ${finding}`);
    const hasOldTypes = (await readFile(databaseTypesFile, 'utf8')) !== (await renderDatabaseTypes(server.url));
    if (hasOldTypes) console.error('src/data/database.types.ts is out of date: npm run types:database');
    return unaccepted.length + outdated.length + Number(hasOldTypes);
  } finally {
    await server.stop();
  }
}

// Not process.exitCode, which the package that runs PostgreSQL overrides.
process.exit((await findProblems()) === 0 ? 0 : 1);
