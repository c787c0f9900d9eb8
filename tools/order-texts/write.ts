import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationVersion } from '../database/migration.ts';
import { readOrderTexts } from './read.ts';

// npm run texts:order: after a change of a text that customers read before they order, writes its version, which pages
// name, and the migration that lets the database know it.

const root = path.resolve(import.meta.dirname, '../..');
const schema = path.join(root, 'supabase/schemas/49_order_texts.sql');
const migrations = path.join(root, 'supabase/migrations');

const { version, text } = await readOrderTexts();
await writeFile(
  path.join(root, 'src/content/legal/order-texts-version.ts'),
  `// Made from order-texts.ts by \`npm run texts:order\`. Do not edit.\n\nexport const orderTextsVersion = '${version}';\n`,
);
if ((await readFile(schema, 'utf8')).includes(version)) {
  console.log(`The database knows these texts: ${version}.`);
} else {
  const row = `insert into private.order_texts (version, texts) values ('${version}', '${text.replaceAll("'", "''")}');\n`;
  const newest = (await readdir(migrations)).toSorted().at(-1) ?? '';
  const name = `${migrationVersion(new Date())}_order_texts_${version}.sql`;
  if (name <= newest) throw new Error(`The clock of this machine lies before ${newest}. Set it right first.`);
  await writeFile(
    path.join(migrations, name),
    `-- What customers read before they order, since this version.\n\n${row}`,
  );
  await appendFile(schema, `\n${row}`);
  console.log(`Added supabase/migrations/${name}. Run it before the site goes online.`);
}
