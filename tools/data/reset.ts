import { rmSync } from 'node:fs';
import { databaseOwner } from '../local/lock.ts';
import { dataFolder } from '../local/settings.ts';

const owner = databaseOwner();
if (owner !== null) {
  console.error(`The local server (process ${owner}) is running. Stop it first.`);
  process.exit(1);
}
rmSync(dataFolder, { recursive: true, force: true });
console.log('The local database and inbox are empty. The next npm start makes them anew.');
