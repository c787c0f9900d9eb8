// Serves the built site for the test that started it. Commands arrive on the standard input: `restart 60` resets the
// database to its initial content and 60 made-up requests, `clock 3600000` advances the clock by so many milliseconds.
// The server exits when its input ends.
import '../tools/sandbox.ts';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { largeSeedStatement } from '../tools/data/large-seed.ts';
import { fileFolder, type Backend } from '../tools/local/database/backend.ts';
import { inboxFile } from '../tools/local/mail/inbox.ts';
import { database } from '../tools/local/settings.ts';
import { serveSite } from '../tools/serve/serve-site.ts';
import { hideRefusals } from './support/hide-refusals.ts';
import { restoreSnapshot, takeSnapshot } from './support/table-snapshots.ts';

// The requests from this number on are over a year old, so that they may also be anonymised.
const first = 60_001;

/** The numbers of made-up requests of which there is a snapshot: restoring one is faster than adding requests. */
const amountsTaken = new Set<number>();

async function startAgain({ sql }: Backend, amount: number): Promise<void> {
  await sql(restoreSnapshot(nameOf(amountsTaken.has(amount) ? amount : 0)));
  if (amountsTaken.has(amount)) return;
  await sql(largeSeedStatement(first, first + amount - 1));
  await take(sql, amount);
}

async function take(sql: Backend['sql'], amount: number): Promise<void> {
  await sql(takeSnapshot(nameOf(amount)));
  amountsTaken.add(amount);
}

function nameOf(amount: number): string {
  return `snapshot_${amount}`;
}

const now = Date.now.bind(Date);

/** The clock of this process, which the embedded database uses too. */
function advanceClock(milliseconds: number): void {
  Date.now = () => now() + milliseconds;
}

hideRefusals();
const { backend, restart } = await serveSite(Number(process.env['PORT']));
if (backend === null) throw new Error('tests use a database of their own');
await take(backend.sql, 0);
process.stdout.write('serving\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [command, amount] = line.split(' ');
  advanceClock(command === 'clock' ? Number(amount) : 0);
  if (command === 'restart') {
    await restart(async () => {
      await startAgain(backend, Number(amount));
      // Last: a message that was being sent may have arrived meanwhile.
      for (const left of [inboxFile, fileFolder(database)]) await rm(left, { recursive: true, force: true });
    });
  }
  process.stdout.write('serving\n');
}
process.exit(0);
