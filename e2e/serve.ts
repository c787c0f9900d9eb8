// The built site with an empty database, or with so many made-up requests, that is gone afterwards. Ends with the test
// that started it.
import '../tools/sandbox.ts';
import { largeSeedStatement } from '../tools/data/large-seed.ts';
import { startBackend } from '../tools/local/backend.ts';
import { database } from '../tools/local/settings.ts';

// The requests from this number on are over a year old, so that they may also be made anonymous.
const first = 60_001;
const amount = Number(process.env['SEEDED_REQUESTS'] ?? 0);

if (amount > 0) {
  const mail = { send: () => Promise.reject(new Error('nothing is mailed here')) };
  const app = await startBackend({ database, siteUrl: 'http://localhost', mail });
  await app.connection.exec(largeSeedStatement(first, first + amount - 1));
  await app.connection.close();
}
await import('../tools/start.ts');

process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
