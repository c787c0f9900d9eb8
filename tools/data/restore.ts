import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOwner } from '../local/database/lock.ts';
import { database, dataFolder } from '../local/settings.ts';
import { replaceFolder } from '../site-folder.ts';
import { syncFile } from '../whole-file.ts';
import { unpackBackup } from './local-backup.ts';

// npm run restore FILE: replaces the local data by a backup of npm run backup.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } });
const restored = `${dataFolder}.new`;

try {
  const [file] = positionals;
  if (file === undefined || !existsSync(file)) throw new Error('Name the file of a backup: npm run restore FILE');
  const owner = databaseOwner();
  if (owner !== null) throw new Error(`The local server (${owner}) is running. Stop it first.`);
  if (existsSync(database) && !values.overwrite) {
    throw new Error(`There is local data already. To replace it: npm run restore -- --overwrite ${file}`);
  }
  await unpackBackup(file, restored);
  // What it replaces is removed.
  const files = readdirSync(restored, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) syncFile(path.join(parentPath, name));
  await replaceFolder(dataFolder, restored);
  console.log('The local data is as it was in the backup.');
} catch (error) {
  rmSync(restored, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
