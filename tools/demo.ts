import './demo/settings.ts';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fillDemo } from './demo/fill.ts';
import { withDatabase } from './local/database/backend.ts';
import { databaseOwner } from './local/database/lock.ts';
import { database, dataFolder } from './local/settings.ts';
import { isFree } from './serve/listen.ts';

// npm run demo: a site to practise on, with a year of made-up data. It is reset at every start.

const account = { email: 'beheer@woninglabel.example', password: 'oefenen-met-energielabels' };

const owner = databaseOwner();
if (owner !== null) {
  console.error(`\nThe demo is running already (${owner}).\n`);
  process.exit(1);
}
const port = Number(process.env['PORT']);
// Before the data of the last demo is removed.
if (!(await isFree(port))) {
  console.error(`\nPort ${port} is in use. Stop what uses it, or choose another one: PORT=4180 npm run demo\n`);
  process.exit(1);
}
await rm(dataFolder, { recursive: true, force: true });
console.log('Making up a year of requests ...');
const bankFile = await withDatabase(database, (backend) => fillDemo(backend, account, new Date()));
const bankFileName = path.join(dataFolder, 'bankbestand.xml');
await writeFile(bankFileName, bankFile);
await import('./start.ts');
console.log(`  To practise: nothing here is real. The password is ${account.password}`);
console.log(`  A bank file to try: ${bankFileName}\n`);
