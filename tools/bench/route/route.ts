import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { startNewInstallation } from '../../../supabase/tests/setup/postgres-server.ts';
import { printTable } from '../table.ts';
import { bestKilometres } from './best-plan.ts';
import { planStream, type Plan } from './plan.ts';
import { otherStreams, plainStreams, type Stream } from './streams.ts';

/** The working days of two weeks, in which moments are suggested. */
const days = 10;
const adviserIds = [randomUUID(), randomUUID()];

/** Kilometres that advisers drive when each request is planned as it comes in, and at best in hindsight. */
export async function benchRoute(): Promise<void> {
  const { server, owner } = await startNewInstallation();
  try {
    printWeeks('One adviser who plans the first suggestion', await planWeeks(owner, plainStreams));
    printWeeks('Other weeks', await planWeeks(owner, otherStreams));
  } finally {
    await server.stop();
  }
}

interface Week {
  name: string;
  plan: Plan;
  best: number;
}

async function planWeeks(owner: pg.Client, streams: readonly Stream[]): Promise<Week[]> {
  const weeks: Week[] = [];
  for (const stream of streams) {
    const plan = await planStream(owner, await setAdvisers(owner, stream), stream);
    weeks.push({ name: stream.name, plan, best: bestKilometres(stream.starts, plan.homes, days) });
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

function printWeeks(title: string, weeks: readonly Week[]): void {
  printTable(title, [
    ['requests', 'best', 'planned', 'ratio', 'days', 'wait, median', 'longest', 'without'],
    ...weeks.map(({ name, plan, best }) => [
      ...[name, best.toFixed(0), plan.kilometres.toFixed(0), (plan.kilometres / best).toFixed(2)],
      ...[plan.days, plan.median, plan.longest, plan.without].map(String),
    ]),
  ]);
  const random = weeks.filter(({ name }) => name.includes('random'));
  console.log(
    `random weeks, on average: ${mean(random.map(({ plan, best }) => plan.kilometres / best)).toFixed(2)} × the best`,
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
