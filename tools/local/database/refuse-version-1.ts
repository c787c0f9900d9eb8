import type { App } from '@supabase/lite';
import { z } from 'zod';
import { commitOf2, firstMigrationOf1 } from '../../version-1.ts';

const answerSchema = z.object({ rows: z.array(z.unknown()) });

/** Throws where the migrations of 1.x made the database; `folder` is for the message. */
export async function refuseVersion1(connection: App['connection'], folder: string): Promise<void> {
  const { rows } = answerSchema.parse(
    await connection.exec(`select from supabase_migrations.schema_migrations where version = '${firstMigrationOf1}'`),
  );
  if (rows.length === 0) return;
  throw new Error(
    `The database in ${folder} is from version 1. Upgrade it with version 2.0.0 first: ` +
      `git switch --detach ${commitOf2} && npm ci && npm start, stop that, and come back to this version. ` +
      'Or start afresh: npm run reset',
  );
}
