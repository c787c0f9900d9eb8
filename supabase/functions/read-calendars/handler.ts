import { z } from 'zod';
import { plausibleMoment } from '../_shared/plausible-dates.ts';
import type { Handler } from '../_server/site-only.ts';
import { busyTimesOf } from './busy-times.ts';
import { CalendarFailure } from './fetch-calendar.ts';

interface HandlerOptions {
  /** Runs a function of the database with the rights of the server. */
  call: (name: string, parameters: object) => Promise<unknown>;
  /** The text at an address. Throws a CalendarFailure. */
  read: (url: string) => Promise<string>;
}

/** Calendars that one call reads, one after another; the rest is due at the next. */
const mostCalendars = 10;

const takenSchema = z
  .object({
    adviser: z.string(),
    url: z.string(),
    set_at: plausibleMoment,
    from: plausibleMoment,
    until: plausibleMoment,
  })
  .nullable();

/**
 * Reads the own calendars of advisers that are due, and answers when that is done, without details. Anybody may call: the
 * database decides what is due.
 */
export function createHandler({ call, read }: HandlerOptions): Handler {
  let running: Promise<void> | null = null;

  async function readDue(): Promise<void> {
    for (let count = 0; count < mostCalendars; count += 1) {
      const taken = takenSchema.parse(await call('take_own_calendar', {}));
      if (taken === null) return;
      const { adviser, url, set_at, from, until } = taken;
      try {
        const reading = busyTimesOf(await read(url), new Date(from), new Date(until));
        if (reading === null) throw new CalendarFailure('no-calendar');
        await call('store_busy_times', { adviser, set_at, times: reading.times, left_out: reading.leftOut });
      } catch (error) {
        if (!(error instanceof CalendarFailure)) throw error;
        await call('fail_own_calendar', { adviser, set_at, error: error.message });
      }
    }
  }

  return async () => {
    running ??= readDue()
      .catch((error: unknown) => {
        console.error('The own calendars could not be read', error instanceof Error ? error.name : '');
      })
      .finally(() => {
        running = null;
      });
    await running;
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  };
}
