import type pg from 'pg';
import { z } from 'zod';
import { cities } from '../../src/content/cities/cities.ts';
import { buildRequestRow } from '../../supabase/tests/factories.ts';
import { inRole, insertOf, signUp } from '../../supabase/tests/in-role.ts';
import { startNewInstallation } from '../../supabase/tests/postgres-server.ts';

const requests = 25;
/** Every so many requests come from another of these, in no order that a route would have. */
const visited = ['utrecht', 'almere', 'ede', 'amsterdam', 'amersfoort', 'hilversum', 'veenendaal', 'amstelveen'];
const detour = 1.3;

/** Kilometres that one adviser drives for 25 requests in eight cities, planned in order of arrival and as suggested. */
export async function benchRoute(): Promise<void> {
  const { server, owner } = await startNewInstallation();
  try {
    const adviser = await addAdviser(owner);
    const arrival = await kilometresOf(owner, adviser, firstFreeMoment);
    const suggested = await kilometresOf(owner, adviser, suggestedMoment);
    console.log(`${requests} visits in ${visited.length} cities, planned one by one as they come in`);
    console.log(`at the first free moment: ${Math.round(arrival)} km`);
    console.log(`at the first of the suggested moments: ${Math.round(suggested)} km`);
  } finally {
    await server.stop();
  }
}

async function addAdviser(owner: pg.Client): Promise<string> {
  const id = await signUp(owner, 'bench@example.nl');
  const { x, y } = placeOf('amersfoort');
  await owner.query(
    `insert into advisers (user_id, name, start_place, start_x, start_y) values ($1, 'Bench', 'Amersfoort', $2, $3)`,
    [id, x, y],
  );
  await owner.query(`insert into adviser_hours select $1, day, '09:00', '17:00' from generate_series(1, 5) as day`, [
    id,
  ]);
  return id;
}

type Choose = (owner: pg.Client, adviser: string, request: string) => Promise<Moment>;
type Moment = z.output<typeof momentSchema>;

const momentSchema = z.object({ starts_at: z.string(), ends_at: z.string() });

/** The first moment from tomorrow on into which the appointment and its drives fit. */
async function firstFreeMoment(owner: pg.Client, _: string, request: string): Promise<Moment> {
  const { rows } = await owner.query(
    `select free.starts_at::text, free.ends_at::text
     from contact_submissions as request,
       private.free_moments(request, now() + interval '1 hour', now() + interval '14 days') as free
     where request.id = $1 order by free.starts_at limit 1`,
    [request],
  );
  return momentSchema.parse(rows[0]);
}

async function suggestedMoment(owner: pg.Client, adviser: string, request: string): Promise<Moment> {
  const [row] = await inRole(owner, 'authenticated', adviser, (sql) =>
    sql('select suggest_moments($1) as moments', [request]),
  );
  const { moments } = z.object({ moments: z.tuple([momentSchema], momentSchema) }).parse(row);
  return moments[0];
}

async function kilometresOf(owner: pg.Client, adviser: string, choose: Choose): Promise<number> {
  await owner.query('delete from contact_submissions');
  for (let n = 0; n < requests; n++) {
    const place = placeOf(visited[(n * 3) % visited.length] ?? '');
    // Homes of one city lie some streets apart.
    const row = buildRequestRow({ rd_x: place.x + ((n * 700) % 3000), rd_y: place.y + ((n * 1100) % 3000) });
    await owner.query(...insertOf(row));
    const { starts_at, ends_at } = await choose(owner, adviser, row.id);
    await owner.query('insert into appointments (request_id, adviser, starts_at, ends_at) values ($1, $2, $3, $4)', [
      row.id,
      adviser,
      starts_at,
      ends_at,
    ]);
  }
  const { rows } = await owner.query(
    `select request.rd_x as x, request.rd_y as y, (visit.starts_at at time zone 'Europe/Amsterdam')::date::text as day
     from appointments as visit join contact_submissions as request on request.id = visit.request_id
     order by visit.starts_at`,
  );
  return drivenKilometres(z.array(z.object({ x: z.number(), y: z.number(), day: z.string() })).parse(rows));
}

/** Each day begins and ends where the adviser starts. */
function drivenKilometres(appointments: readonly { x: number; y: number; day: string }[]): number {
  const start = placeOf('amersfoort');
  let metres = 0;
  for (const day of new Set(appointments.map((appointment) => appointment.day))) {
    const stops = [start, ...appointments.filter((appointment) => appointment.day === day), start];
    stops.slice(1).forEach((stop, index) => {
      const before = stops[index] ?? start;
      metres += Math.hypot(stop.x - before.x, stop.y - before.y);
    });
  }
  return (metres / 1000) * detour;
}

/** Metres in the Dutch grid, on a plane that touches the earth at Amersfoort: some hundred metres off at its edges. */
function placeOf(slug: string): { x: number; y: number } {
  const city = cities.find((other) => other.slug === slug);
  if (!city) throw new Error(`there is no city ${slug}`);
  const metresPerDegree = 111_250;
  return {
    x: Math.round(155_000 + (city.longitude - 5.38721) * metresPerDegree * Math.cos((52.15517 * Math.PI) / 180)),
    y: Math.round(463_000 + (city.latitude - 52.15517) * metresPerDegree),
  };
}
