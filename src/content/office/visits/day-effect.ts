import { weekdayName } from '@/content/weekdays';
import type { DayEffect } from '@/domain/appointment/day-effect';
import { dutchClock, dutchDateTime } from '#shared/dutch-time.ts';

const minute = 60_000;

/** `over 3 uur`, `morgen` or `over 4 dagen`, of a moment to come as an ISO instant; `now` is in milliseconds since 1970. */
export function howSoonText(startsAt: string, now: number): string {
  const minutes = Math.max(0, Math.round((Date.parse(startsAt) - now) / minute));
  const days = daysBetween(now, Date.parse(startsAt));
  if (days === 1) return 'morgen';
  if (days > 1) return `over ${days} dagen`;
  return minutes < 60
    ? `over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'}`
    : `over ${Math.round(minutes / 60)} uur`;
}

/** By the days of the calendar. */
function daysBetween(from: number, until: number): number {
  const [first, last] = [from, until].map((instant) => Date.parse(dutchDateTime(new Date(instant)).date));
  return ((last ?? 0) - (first ?? 0)) / (24 * 60 * minute);
}

/** Minutes of driving up to which a home lies in the area of a day. */
const near = 15;

/** `+12 minuten rijden, maakt dinsdag tot een dag rond Utrecht`, of a moment as an ISO instant. */
export function dayEffectText({ extraMinutes, fromMiddle, around, place }: DayEffect, startsAt: string): string {
  const day = weekdayName(dutchClock(Date.parse(startsAt)).getUTCDay() || 7);
  return `${extraText(extraMinutes)}, ${areaText({ day, fromMiddle, around, place })}`;
}

function areaText({ day, fromMiddle, around, place }: Omit<DayEffect, 'extraMinutes'> & { day: string }): string {
  if (fromMiddle === null)
    return place === '' ? `het eerste bezoek van ${day}` : `maakt ${day} tot een dag rond ${place}`;
  const area = around === '' ? `de andere bezoeken van ${day}` : `een dag rond ${around}`;
  return fromMiddle <= near ? `past bij ${area}` : `${fromMiddle} minuten van ${area}`;
}

function extraText(minutes: number): string {
  return minutes <= 0 ? 'geen extra rijtijd' : `+${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} rijden`;
}
