import { existsSync, renameSync, rmSync } from 'node:fs';
import { databaseOwner } from '../local/database/lock.ts';
import { dataFolder } from '../local/settings.ts';

const owner = databaseOwner();
if (owner !== null) {
  console.error(`The local server (${owner}) is running. Stop it first.`);
  process.exit(1);
}
// Moved away first: a partly removed database could not be opened.
const removed = `${dataFolder}.removed`;
// Of a restore that was killed: the next start would put it back.
rmSync(`${dataFolder}.old`, { recursive: true, force: true });
rmSync(removed, { recursive: true, force: true });
if (existsSync(dataFolder)) renameSync(dataFolder, removed);
rmSync(removed, { recursive: true, force: true });
console.log('The local database and inbox are empty. The next npm start makes them anew.');
