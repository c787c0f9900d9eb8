import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type pg from 'pg';
import {
  loadPrelude,
  startNewInstallation,
  startPostgresServer,
} from '../../../supabase/tests/setup/postgres-server.ts';
import { checkOutRelease1, migrateTo1_0, migrateToLastOf1 } from '../../../supabase/tests/installing/release-1.ts';
import { printTable } from '../table.ts';
import { bestKilometres } from './best-plan.ts';
import { planStream, type Plan } from './plan.ts';
import { otherStreams, plainStreams, type Stream } from './streams.ts';

/** The working days of two weeks, in which moments are suggested. */
const days = 10;
const adviserIds = [randomUUID(), randomUUID()];

/**
 * Kilometres that advisers drive when each request is planned as it comes in: by this version, by the last 1.x, and at best in
 * hindsight.
 */
export async function benchRoute(): Promise<void> {
  const release = checkOutRelease1();
  const now = await startNewInstallation();
  const old = await startPostgresServer({
    load: async (client) => {
      await loadPrelude(client);
      await migrateTo1_0(client, release);
      await migrateToLastOf1(client, release);
      await client.query('insert into private.setup default values');
    },
  });
  try {
    const owners = [await old.connect(), now.owner] as const;
    printWeeks('One adviser who plans the first suggestion', await compare(owners, plainStreams));
    printWeeks('Other weeks', await compare(owners, otherStreams));
  } finally {
    await Promise.all([now.server.stop(), old.stop(), rm(release, { recursive: true })]);
  }
}

interface Week {
  name: string;
  before: Plan;
  after: Plan;
  best: number;
}

async function compare([old, now]: readonly [pg.Client, pg.Client], streams: readonly Stream[]): Promise<Week[]> {
  const weeks: Week[] = [];
  for (const stream of streams) {
    const before = await planStream(old, await setAdvisers(old, stream), stream);
    const after = await planStream(now, await setAdvisers(now, stream), stream);
    weeks.push({ name: stream.name, before, after, best: bestKilometres(stream.starts, after.homes, days) });
  }
  return weeks;
}

/** Makes those of the stream the only advisers. */
async function setAdvisers(owner: pg.Client, { starts }: Stream): Promise<string[]> {
  await owner.query('delete from contact_submissions');
  await owner.query('delete from advisers');
  for (const [index, { x, y }] of starts.entries()) {
    const id = adviserIds[index];
    // Only the first administrator signs up without an invitation.
    await owner.query('alter table auth.users disable trigger all');
    await owner.query('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
      id,
      `${id}@example.nl`,
    ]);
    await owner.query('insert into auth.sessions (id, user_id) values ($1, $1) on conflict do nothing', [id]);
    await owner.query('alter table auth.users enable trigger all');
    await owner.query('insert into private.admins (user_id, email) values ($1, $2) on conflict do nothing', [
      id,
      `${id}@example.nl`,
    ]);
    await owner.query(
      `insert into advisers (user_id, name, start_place, start_x, start_y) values ($1, 'Bench', 'Hier', $2, $3)`,
      [id, x, y],
    );
    await owner.query(`insert into adviser_hours select $1, day, '09:00', '17:00' from generate_series(1, 5) as day`, [
      id,
    ]);
  }
  return adviserIds.slice(0, starts.length);
}

function printWeeks(title: string, weeks: readonly Week[]) {
  printTable(`${title} (1.x → now)`, [
    ['requests', 'best', '1.x', 'now', 'now : 1.x', 'now : best', 'days', 'wait, median', 'longest', 'without'],
    ...weeks.map(({ name, before, after, best }) => [
      ...[name, best.toFixed(0), before.kilometres.toFixed(0), after.kilometres.toFixed(0)],
      ...[after.kilometres / before.kilometres, after.kilometres / best].map((ratio) => ratio.toFixed(2)),
      ...[pair(before.days, after.days), pair(before.median, after.median), pair(before.longest, after.longest)],
      pair(before.without, after.without),
    ]),
  ]);
  const random = weeks.filter(({ name }) => name.includes('random'));
  console.log(
    `random weeks, on average: ${mean(random.map(({ before, after }) => after.kilometres / before.kilometres)).toFixed(2)} × 1.x, ` +
      `${mean(random.map(({ after, best }) => after.kilometres / best)).toFixed(2)} × the best`,
  );
}

function pair(before: number, after: number): string {
  return `${before} → ${after}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
