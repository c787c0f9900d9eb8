import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeLiteral } from 'pg';
import { lastOf1 } from './last-of-1.ts';
import { replacementOf, splitScript, type Statement } from './statements.ts';

// `npm run -s upgrade:database` prints SQL that upgrades a database of the last 1.x to 2.0 (docs/deploy.md). The local
// server runs the same on its own database (tools/local/database/upgrade.ts).

/** Migrations after this one run after the upgrade, as in every database. */
export const lastMigrationOf2 = '20261128030805';

const supabase = path.resolve(import.meta.dirname, '../../supabase');
const placeOfMigrations = '-- Then the statements of supabase/migrations run here.\n';
const history = 'supabase_migrations.schema_migrations';

/** Nested blocks, because PL/pgSQL looks up a table only when it reaches the statement. */
const guard = `do $$
begin
  if to_regclass('${history}') is not null then
    if exists (select from ${history} where version = '${lastOf1.lastMigration}') then
      return;
    end if;
  end if;
  raise exception 'This is not a database of the last 1.x'
    using hint = 'A database of 2.0 needs no upgrade. An older one first gets the migrations of commit ${lastOf1.commit}: docs/deploy.md.';
end
$$`;

interface Migration {
  version: string;
  name: string;
  statements: Statement[];
}

/** To be run in one transaction. The first statement fails if the database is not of the last 1.x. */
export async function upgradeStatements(): Promise<string[]> {
  const migrations = await readMigrations();
  const [before, after] = await readHandWritten();
  return [
    guard,
    ...before,
    ...migrations.flatMap(({ statements }) => statements.flatMap(replacementOf)),
    ...after,
    `delete from ${history} where version <= '${lastOf1.lastMigration}'`,
    ...migrations.map(historyRow),
  ];
}

async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(supabase, 'migrations');
  const files = (await readdir(folder)).toSorted();
  const migrations = files.map(async (file) => {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    return { version, name, statements: await splitScript(await readFile(path.join(folder, file), 'utf8')) };
  });
  return (await Promise.all(migrations)).filter(({ version }) => version <= lastMigrationOf2);
}

/** The statements of upgrade-from-1.sql that run before those of the migrations, and those that run after. */
async function readHandWritten(): Promise<[string[], string[]]> {
  const script = await readFile(path.join(supabase, 'upgrade-from-1.sql'), 'utf8');
  const parts = await Promise.all(script.split(placeOfMigrations).map(splitScript));
  const [before, after] = parts.map((statements) => statements.map(({ text }) => text));
  if (before === undefined || after === undefined) {
    throw new Error(`supabase/upgrade-from-1.sql lacks the line "${placeOfMigrations.trim()}"`);
  }
  return [before, after];
}

/** As `supabase db push` writes it. */
function historyRow({ version, name, statements }: Migration): string {
  const texts = statements.map(({ text }) => escapeLiteral(text)).join(', ');
  return `insert into ${history} (version, name, statements) values ('${version}', '${name}', array[${texts}])`;
}

/** The same for psql. */
export async function upgradeScript(): Promise<string> {
  return ['begin', ...(await upgradeStatements()), 'commit', ''].join(';\n\n').trimEnd();
}

if (import.meta.main) console.log(await upgradeScript());
