import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockDatabase } from '../local/database/lock.ts';
import { database, dataFolder } from '../local/settings.ts';
import { syncFile, writeWholeFile } from '../whole-file.ts';
import { checkDump } from './dump.ts';
import { checkBackup, countRows, countsFile } from './local-backup.ts';

// npm run backup [FILE]: the local database, pictures, inbox and secret in one file, for npm run restore. It holds
// personal data, so nobody else on this machine can read it.
// npm run backup -- --check FILE: whether such a file, or the dump of a hosted database (docs/deploy.md), is whole.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean' }, check: { type: 'boolean' } },
});
const file = path.resolve(positionals[0] ?? `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
const unfinished = `${file}.new`;

async function check(): Promise<void> {
  if (!existsSync(file)) throw new Error('Name the file to check: npm run backup -- --check FILE');
  const counts = await (file.endsWith('.sql') ? checkDump(file) : checkBackup(file));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const requests = counts['public.contact_submissions'] ?? 0;
  console.log(`${file} is whole: ${rows} rows in ${Object.keys(counts).length} tables, of which ${requests} requests.`);
}

async function make(): Promise<void> {
  if (!existsSync(database)) throw new Error('There is no local data yet.');
  if (existsSync(file) && !values.overwrite) {
    throw new Error(`${file} is there already. To replace it: npm run backup -- --overwrite ${file}`);
  }
  lockDatabase();
  process.umask(0o077);
  const listed = path.join(dataFolder, countsFile);
  writeWholeFile(listed, JSON.stringify(await countRows(database)));
  const parts = ['database', 'storage', 'jwt-secret', 'inbox.jsonl', countsFile].filter((part) =>
    existsSync(path.join(dataFolder, part)),
  );
  try {
    execFileSync('tar', ['-czf', unfinished, '-C', dataFolder, ...parts], { stdio: ['ignore', 'ignore', 'inherit'] });
    syncFile(unfinished);
    await checkBackup(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
    rmSync(listed, { force: true });
  }
  console.log(`The local data is in ${file}`);
}

try {
  await (values.check ? check() : make());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
