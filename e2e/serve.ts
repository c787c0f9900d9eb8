// The built site, for the test that started it, with an empty database or with so many made-up requests. A line on the
// standard input says what to do: `restart 60` begins again with so many requests, `clock 3600000` puts the clock so many
// milliseconds on. The server exits when its input ends.
import '../tools/sandbox.ts';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { copyDatabase } from '../supabase/tests/database-copies.ts';
import { largeSeedStatement } from '../tools/data/large-seed.ts';
import { withDatabase } from '../tools/local/backend.ts';
import { database, dataFolder } from '../tools/local/settings.ts';
import { serveSite } from '../tools/serve/serve-site.ts';

// The requests from this number on are over a year old, so that they may also be made anonymous.
const first = 60_001;

async function seed(amount: number): Promise<void> {
  if (amount === 0) return;
  await withDatabase(database, ({ connection }) => connection.exec(largeSeedStatement(first, first + amount - 1)));
}

const now = Date.now.bind(Date);

/** The clock of this process, by which the embedded database goes too. */
function advanceClock(milliseconds: number): void {
  Date.now = () => now() + milliseconds;
}

const site = await serveSite(Number(process.env['PORT']));
process.stdout.write('serving\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [command, amount] = line.split(' ');
  advanceClock(command === 'clock' ? Number(amount) : 0);
  if (command === 'restart') {
    await site.reopen(async () => {
      await rm(dataFolder, { recursive: true });
      copyDatabase(dataFolder);
      await seed(Number(amount));
    });
  }
  process.stdout.write('serving\n');
}
process.exit(0);
