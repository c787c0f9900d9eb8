// npm run texts:export writes the texts of the local database to texts.sql (or the file that is named), for another
// database such as a hosted one, and says how the pictures go there. The server must be stopped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileFolder, withDatabase } from '../local/database/backend.ts';
import { lockForScript } from '../local/database/lock.ts';
import { database } from '../local/settings.ts';
import { writeWholeFile } from '../whole-file.ts';
import { textsAsSql } from './texts-as-sql.ts';

const file = process.argv[2] ?? 'texts.sql';
const pictures = path.join(fileFolder(database), 'pictures');

lockForScript();
const sql = await withDatabase(database, (backend) => textsAsSql(backend.sql));
writeWholeFile(file, sql);
console.log(`The texts are in ${file}. On the hosted database: npx supabase@3 db query --remote --file ${file}`);
if (existsSync(pictures)) {
  // The command copies the folder itself, whose name is that of the bucket.
  console.log(`Their pictures: npx supabase@3 --experimental storage cp -r ${pictures} ss:/// --linked`);
}
