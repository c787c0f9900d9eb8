// npm run seed:large fills the local database with 100,000 requests, to work and measure with. The server must be
// stopped; npm run reset takes them away again.
import { addManyRequests } from './large-seed.ts';
import { lockForScript } from '../local/database/lock.ts';
import { database } from '../local/settings.ts';

lockForScript();
await addManyRequests(database, 100_000, (added) => console.log(`${added.toLocaleString('en')} requests`));
