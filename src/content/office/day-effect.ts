import { weekdayName } from '@/content/working-hours';
import type { DayEffect } from '@/domain/appointment/day-effect';
import { dutchClock } from '@/lib/dutch-time';

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
