import type { App } from '@supabase/lite';
import { z } from 'zod';
import { lastOf1 } from '../../database/last-of-1.ts';

const answerSchema = z.object({ rows: z.array(z.object({ version: z.string() })) });

/**
 * Upgrades a database of the last 1.x to 2.0, completely or not at all, and leaves any other as it is. Throws for an
 * older 1.x.
 */
export async function upgradeFrom1(connection: App['connection']): Promise<void> {
  const { rows } = answerSchema.parse(
    await connection.exec('select version from supabase_migrations.schema_migrations'),
  );
  const versions = rows.map(({ version }) => version);
  if (!versions.includes(lastOf1.firstMigration)) return;
  if (!versions.includes(lastOf1.lastMigration)) {
    throw new Error(
      `The local data is of an older 1.x than this version can read. Start the last 1.x with it once: commit ${lastOf1.commit}, ` +
        'with its own npm ci and npm start. Or start afresh: npm run reset',
    );
  }
  // Imported only here: it loads the parser of Postgres.
  const { upgradeStatements } = await import('../../database/upgrade.ts');
  await connection.transaction(await upgradeStatements());
  console.log('The local data was of 1.x and has been upgraded to 2.0.');
}
