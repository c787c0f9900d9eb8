import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { buildRequestRow } from '../../../supabase/tests/setup/factories.ts';
import { inRole, insertOf } from '../../../supabase/tests/setup/in-role.ts';
import { Random } from '../../demo/random.ts';
import { median } from '../numbers.ts';
import { kilometresOfDay } from './best-plan.ts';
import type { Place, Stream } from './streams.ts';

/** Waits in working days; `without` counts the requests that no moment was found for. */
export interface Plan {
  kilometres: number;
  days: number;
  median: number;
  longest: number;
  without: number;
  /** The homes that are still visited in the end. */
  homes: readonly Place[];
}

const momentsSchema = z.array(z.object({ adviser: z.string().optional(), starts_at: z.string(), ends_at: z.string() }));
const visitsSchema = z.array(
  z.object({ x: z.number(), y: z.number(), adviser: z.string(), day: z.string(), wait: z.number() }),
);

/** Plans the requests of a stream one by one as they come in, by the functions of that database. */
export async function planStream(owner: pg.Client, advisers: readonly string[], stream: Stream): Promise<Plan> {
  await owner.query('delete from contact_submissions');
  const random = new Random(7);
  let without = 0;
  for (const [index, home] of stream.homes.entries()) {
    const key = randomUUID();
    const row = buildRequestRow({
      rd_x: home.x,
      rd_y: home.y,
      key_hash: createHash('sha256').update(key).digest('hex'),
    });
    await owner.query(...insertOf(row));
    const moments = await offer(owner, advisers[0] ?? '', stream, { id: row.id, key });
    const moment =
      stream.picks === 'any offered'
        ? moments[Math.floor(random.next() * moments.length)]
        : isEach(stream.rushEach, index)
          ? moments.toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))[0]
          : moments[0];
    if (moment) await plan(owner, row.id, moment, advisers[0] ?? '');
    else without += 1;
    if (isEach(stream.cancelledEach, index)) await cancelOne(owner, random);
  }
  return { ...(await figuresOf(owner, advisers, stream)), without };
}

function isEach(each: number | undefined, index: number): boolean {
  return each !== undefined && index % each === each - 1;
}

async function offer(owner: pg.Client, adviser: string, { picks }: Stream, request: { id: string; key: string }) {
  const [answer] =
    picks === 'any offered'
      ? await inRole(owner, 'anon', null, (sql) => sql('select customer_moments($1) as moments', [request.key]))
      : await inRole(owner, 'authenticated', adviser, (sql) =>
          sql('select suggest_moments($1) as moments', [request.id]),
        );
  return z.object({ moments: momentsSchema }).parse(answer).moments;
}

async function plan(owner: pg.Client, id: string, moment: z.output<typeof momentsSchema>[number], only: string) {
  await owner.query('insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $4)', [
    id,
    // The offer to a customer names none.
    moment.adviser ?? only,
    moment.starts_at,
    moment.ends_at,
  ]);
}

async function cancelOne(owner: pg.Client, random: Random) {
  const { rows } = await owner.query<{ id: string }>(
    `select id from appointments where state = 'planned' order by created_at, id`,
  );
  await owner.query(`update appointments set state = 'cancelled' where id = $1`, [
    rows[Math.floor(random.next() * rows.length)]?.id,
  ]);
}

async function figuresOf(owner: pg.Client, advisers: readonly string[], { starts }: Stream) {
  const { rows } = await owner.query(
    `select request.rd_x as x, request.rd_y as y, visit.adviser, day::text as day, (
       select count(*)::integer from generate_series(current_date + 1, day, interval '1 day') as working
       where extract(isodow from working) < 6
     ) as wait
     from appointments as visit join contact_submissions as request on request.id = visit.request_id
     cross join lateral (select (visit.starts_at at time zone 'Europe/Amsterdam')::date) as dutch (day)
     where visit.state = 'planned'
     order by visit.starts_at`,
  );
  const visits = visitsSchema.parse(rows);
  const keys = new Set(visits.map(({ adviser, day }) => `${adviser} ${day}`));
  const byDay = [...keys].map((key) => visits.filter(({ adviser, day }) => `${adviser} ${day}` === key));
  const waits = visits.map(({ wait }) => wait);
  return {
    kilometres: byDay.reduce((sum, day) => {
      const start = starts[advisers.indexOf(day[0]?.adviser ?? '')] ?? { x: 0, y: 0 };
      return sum + kilometresOfDay(start, day);
    }, 0),
    days: byDay.length,
    median: median(waits),
    longest: Math.max(...waits),
    homes: visits,
  };
}
