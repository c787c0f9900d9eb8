// npm run seed:large fills the local database with 100,000 requests, to work and measure with. The server must be
// stopped; npm run reset takes them away again.
import { afterLargeSeed, largeSeedStatement } from './large-seed.ts';
import { startBackend } from './local/backend.ts';
import { lockDatabase } from './local/lock.ts';
import { database } from './local/settings.ts';

const amount = 100_000;
const atOnce = 5_000;

lockDatabase();
const mail = { send: () => Promise.reject(new Error('nothing is mailed here')) };
const app = await startBackend({ database, siteUrl: 'http://localhost', mail });
for (let first = 1; first <= amount; first += atOnce) {
  await app.connection.exec(largeSeedStatement(first, first + atOnce - 1));
  console.log(`${(first + atOnce - 1).toLocaleString('en')} requests`);
}
await app.connection.exec(afterLargeSeed);
await app.connection.close();
