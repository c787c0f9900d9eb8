import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { z } from 'zod';
import { buildRequestRow } from '../../../supabase/tests/factories.ts';
import { inRole, insertOf, signUp } from '../../../supabase/tests/in-role.ts';
import { loadPrelude, startNewInstallation, startPostgresServer } from '../../../supabase/tests/postgres-server.ts';
import { checkOutRelease1, migrateTo1_0, migrateToLastOf1 } from '../../../supabase/tests/release-1.ts';
import { median } from '../numbers.ts';
import { printTable } from '../table.ts';
import { bestKilometres, kilometresOfDay } from './best-plan.ts';
import { placeOf, streams, type Stream } from './streams.ts';

/** The working days of two weeks, in which moments are suggested. */
const days = 10;
const start = placeOf('amersfoort');

/**
 * Kilometres that one adviser drives when each request, as it comes in, is planned at the first suggested moment: by
 * this version, by the last 1.x, and at best in hindsight.
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
    const advisers = [await addAdviser(owners[0]), await addAdviser(owners[1])] as const;
    const rows: { before: Plan; after: Plan; best: number; name: string }[] = [];
    for (const stream of streams) {
      rows.push({
        name: stream.name,
        before: await planned(owners[0], advisers[0], stream),
        after: await planned(owners[1], advisers[1], stream),
        best: bestKilometres(start, stream.homes, days),
      });
    }
    printTable('Kilometres of one adviser (1.x → now)', [
      ['requests', 'best', '1.x', 'now', 'now : 1.x', 'now : best', 'days', 'wait, median', 'longest', 'without'],
      ...rows.map(({ name, before, after, best }) => [
        ...[name, best.toFixed(0), before.kilometres.toFixed(0), after.kilometres.toFixed(0)],
        ...[after.kilometres / before.kilometres, after.kilometres / best].map((ratio) => ratio.toFixed(2)),
        ...[pair(before.days, after.days), pair(before.median, after.median), pair(before.longest, after.longest)],
        pair(before.without, after.without),
      ]),
    ]);
    const random = rows.slice(1);
    console.log(
      `random weeks, on average: ${mean(random.map(({ before, after }) => after.kilometres / before.kilometres)).toFixed(2)} × 1.x, ` +
        `${mean(random.map(({ after, best }) => after.kilometres / best)).toFixed(2)} × the best`,
    );
  } finally {
    await Promise.all([now.server.stop(), old.stop(), rm(release, { recursive: true })]);
  }
}

function pair(before: number, after: number): string {
  return `${before} → ${after}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function addAdviser(owner: pg.Client): Promise<string> {
  const id = await signUp(owner, 'bench@example.nl');
  await owner.query(
    `insert into advisers (user_id, name, start_place, start_x, start_y) values ($1, 'Bench', 'Amersfoort', $2, $3)`,
    [id, start.x, start.y],
  );
  await owner.query(`insert into adviser_hours select $1, day, '09:00', '17:00' from generate_series(1, 5) as day`, [
    id,
  ]);
  return id;
}

const momentsSchema = z.array(z.object({ starts_at: z.string(), ends_at: z.string() }));
const visitsSchema = z.array(z.object({ x: z.number(), y: z.number(), day: z.string(), wait: z.number() }));

/** Waits in days of the calendar; `without` counts the requests that no moment was found for. */
interface Plan {
  kilometres: number;
  days: number;
  median: number;
  longest: number;
  without: number;
}

async function planned(owner: pg.Client, adviser: string, { homes }: Stream): Promise<Plan> {
  await owner.query('delete from contact_submissions');
  let without = 0;
  for (const home of homes) {
    const row = buildRequestRow({ rd_x: home.x, rd_y: home.y });
    await owner.query(...insertOf(row));
    const [answer] = await inRole(owner, 'authenticated', adviser, (sql) =>
      sql('select suggest_moments($1) as moments', [row.id]),
    );
    const [first] = z.object({ moments: momentsSchema }).parse(answer).moments;
    if (!first) {
      without += 1;
      continue;
    }
    await owner.query('insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $4)', [
      row.id,
      adviser,
      first.starts_at,
      first.ends_at,
    ]);
  }
  const { rows } = await owner.query(
    `select request.rd_x as x, request.rd_y as y, day::text as day, day - current_date as wait
     from appointments as visit join contact_submissions as request on request.id = visit.request_id
     cross join lateral (select (visit.starts_at at time zone 'Europe/Amsterdam')::date) as dutch (day)
     order by visit.starts_at`,
  );
  const visits = visitsSchema.parse(rows);
  const byDay = [...new Set(visits.map(({ day }) => day))].map((day) => visits.filter((visit) => visit.day === day));
  const waits = visits.map(({ wait }) => wait);
  return {
    kilometres: byDay.reduce((sum, day) => sum + kilometresOfDay(start, day), 0),
    days: byDay.length,
    median: median(waits),
    longest: waits.at(-1) ?? 0,
    without,
  };
}
