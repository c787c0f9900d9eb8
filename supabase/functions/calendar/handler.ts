import { z } from 'zod';
import { CallerLimit, callerOf } from '../_server/caller-limit.ts';
import { plausibleMoment } from '../_shared/plausible-dates.ts';
import { problem, type Handler } from '../_server/site-only.ts';
import { calendarOfAppointments, type AdviserAppointment } from '../_shared/calendar/appointment-calendar.ts';

interface CalendarOptions {
  /** Of the project, without a slash at its end. */
  supabaseUrl: string;
  /** The publishable key. */
  apiKey: string;
  /** The fetch function for the database. */
  send: (request: Request) => Promise<Response>;
}

/** Milliseconds. */
const timeout = 10_000;

const appointmentSchema: z.ZodType<AdviserAppointment> = z.object({
  id: z.string(),
  sequence: z.int().nonnegative(),
  starts_at: plausibleMoment,
  ends_at: plausibleMoment,
  changed_at: plausibleMoment,
  is_cancelled: z.boolean(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  at_home_name: z.string().nullish(),
  at_home_phone: z.string().nullish(),
  address: z.string().nullable(),
  reference: z.string(),
});

/** Serves the feed whose token is in the URL, `/calendar/<token>.ics` or `/calendar?token=<token>`. */
export function createHandler({ supabaseUrl, apiKey, send }: CalendarOptions): Handler {
  const limit = new CallerLimit({ burst: 30, perSecond: 0.5, maxCallers: 10_000 });

  async function fetchAppointments(token: string): Promise<AdviserAppointment[] | null> {
    const answer = await send(
      new Request(`${supabaseUrl}/rest/v1/rpc/calendar_feed`, {
        method: 'POST',
        headers: { apikey: apiKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    if (!answer.ok) throw new Error(`the database answered ${answer.status}`);
    const appointments = z
      .array(z.unknown())
      .nullable()
      .parse(await answer.json());
    return appointments?.flatMap(readAppointment) ?? null;
  }

  async function answer(request: Request): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return problem(405, 'methodNotAllowed', { Allow: 'GET, HEAD' });
    if (!limit.take(callerOf(request.headers), Date.now())) {
      return problem(429, 'tooManyRequests', { 'Retry-After': '60' });
    }
    const token = tokenOf(new URL(request.url));
    if (token === undefined) return problem(404, 'notFound');
    try {
      const appointments = await fetchAppointments(token);
      if (appointments === null) return problem(404, 'notFound');
      return new Response(calendarOfAppointments(appointments), {
        headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, max-age=60' },
      });
    } catch {
      console.error('The visits of a calendar feed could not be read');
      return problem(503, 'databaseUnavailable', { 'Retry-After': '300' });
    }
  }

  return async (request) => {
    const response = await answer(request);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Undefined when the URL cannot be that of a feed: then the database is not queried. */
function tokenOf({ pathname, searchParams }: URL): string | undefined {
  const given = searchParams.get('token') ?? pathname.slice(pathname.lastIndexOf('/') + 1).replace(/\.ics$/, '');
  return /^[0-9a-f]{64}$/.test(given) ? given : undefined;
}

/** [] for a row that cannot be parsed, so that it does not break the rest of the feed. */
function readAppointment(row: unknown): AdviserAppointment[] {
  const appointment = appointmentSchema.safeParse(row);
  if (appointment.success) return [appointment.data];
  const { reference } = z.object({ reference: z.string() }).catch({ reference: 'unknown' }).parse(row);
  const fields = appointment.error.issues.map(({ path }) => path.join('.'));
  console.error(
    `A appointment of request ${reference} is not in the feed, because it cannot be read: ${fields.join(', ')}`,
  );
  return [];
}
