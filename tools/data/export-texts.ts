// npm run texts:export writes the texts of the local database to texts.sql (or the file that is named), for another
// database such as a hosted one. The server must be stopped.
import { writeFileSync } from 'node:fs';
import { startBackend } from '../local/backend.ts';
import { lockDatabase } from '../local/lock.ts';
import { database } from '../local/settings.ts';
import { textsAsSql } from './texts-as-sql.ts';

const file = process.argv[2] ?? 'texts.sql';

lockDatabase();
const mail = { send: () => Promise.reject(new Error('nothing is mailed here')) };
const app = await startBackend({ database, siteUrl: 'http://localhost', mail });
const sql = await textsAsSql(async (query) => (await app.connection.exec<{ rows: unknown[] }>(query)).rows);
await app.connection.close();
writeFileSync(file, sql);
console.log(`The texts are in ${file}. On the hosted database: npx supabase@3 db query --remote --file ${file}`);
