import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockDatabase } from '../local/database/lock.ts';
import { database, dataFolder } from '../local/settings.ts';
import { syncFile } from '../whole-file.ts';

// npm run backup [FILE]: the local database, pictures, inbox and secret in one file, for npm run restore. It holds
// personal data, so nobody else on this machine can read it.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean' } } });
const file = path.resolve(positionals[0] ?? `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`);
const unfinished = `${file}.new`;

try {
  if (!existsSync(database)) throw new Error('There is no local data yet.');
  if (existsSync(file) && !values.overwrite) {
    throw new Error(`${file} is there already. To replace it: npm run backup -- --overwrite ${file}`);
  }
  lockDatabase();
  process.umask(0o077);
  const parts = ['database', 'storage', 'jwt-secret', 'inbox.jsonl'].filter((part) =>
    existsSync(path.join(dataFolder, part)),
  );
  rmSync(unfinished, { force: true });
  execFileSync('tar', ['-czf', unfinished, '-C', dataFolder, ...parts], { stdio: ['ignore', 'ignore', 'inherit'] });
  syncFile(unfinished);
  renameSync(unfinished, file);
  console.log(`The local data is in ${file}`);
} catch (error) {
  rmSync(unfinished, { force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
