// Which moments are free, computed again from the rules in words, without the database. Times are milliseconds since 1970;
// a day is a number of days since then, a time of day minutes since midnight on a Dutch clock.

export const minute = 60_000;
export const dayLength = 24 * 60 * minute;

export interface Place {
  x: number;
  y: number;
}

export interface Span {
  starts: number;
  ends: number;
}

export interface ModelAdviser {
  id: string;
  detour: number;
  speed: number;
  start: Place | null;
  /** Opening and closing time by ISO day of the week. */
  /** By the day of the week; minutes since midnight. */
  hours: ReadonlyMap<number, readonly { opens: number; closes: number }[]>;
  blocked: readonly Span[];
  appointments: readonly (Span & { id: string; place: Place | null })[];
}

export interface ModelHome {
  place: Place | null;
  minutes: number;
}

export interface ModelMoment extends Span {
  adviser: string;
  extra: number;
  nearest: number | null;
  cost: number;
}

/** A moment in time of a Dutch clock: of a time that comes twice the second, of one that is skipped an hour later. */
export function atDutchTime(day: number, minutes: number): number {
  const clock = day * dayLength + minutes * minute;
  const [summer, winter] = [clock - 120 * minute, clock - 60 * minute];
  return isSummer(summer) && isSummer(winter) ? summer : winter;
}

/** What a Dutch clock shows, as if that were UTC. */
export function dutchClock(time: number): number {
  return time + (isSummer(time) ? 120 : 60) * minute;
}

export function dutchDay(time: number): number {
  return Math.floor(dutchClock(time) / dayLength);
}

function weekday(day: number): number {
  return ((day + 3) % 7) + 1;
}

/** Why an appointment does not fit. */
export function reasonsAgainst(
  adviser: ModelAdviser,
  { place, starts, ends }: Span & { place: Place | null },
  holidays: ReadonlySet<number>,
): string[] {
  const reasons = new Set<string>();
  for (const appointment of adviser.appointments) {
    if (starts < appointment.ends && appointment.starts < ends) {
      reasons.add('overlap');
      continue;
    }
    const pause = starts >= appointment.ends ? starts - appointment.ends : appointment.starts - ends;
    if (pause < travel(adviser, place, appointment.place) * minute) reasons.add('travel');
  }
  if (adviser.blocked.some((blocked) => blocked.starts < ends && starts < blocked.ends)) reasons.add('blocked');
  const day = dutchDay(starts);
  if (adviser.hours.size > 0) {
    const fits = adviser.hours
      .get(weekday(day))
      ?.some(
        ({ opens, closes }) =>
          dutchClock(starts) >= day * dayLength + opens * minute &&
          dutchClock(ends) <= day * dayLength + closes * minute,
      );
    if (!fits) reasons.add('hours');
    if (holidays.has(day)) reasons.add('holiday');
  }
  return [...reasons].toSorted();
}

/** The half hours of these days on which an adviser could come if nothing else were planned. */
export function gridOf(adviser: ModelAdviser, home: ModelHome, first: number, last: number): Span[] {
  const grid = new Map<number, Span>();
  for (let day = first; day <= last; day += 1) {
    for (const { opens, closes } of adviser.hours.get(weekday(day)) ?? []) {
      for (let clock = opens; clock <= closes - home.minutes; clock += 30) {
        const starts = atDutchTime(day, clock);
        grid.set(starts, { starts, ends: starts + home.minutes * minute });
      }
    }
  }
  return [...grid.values()];
}

/** What an appointment at this moment adds to the driving of the day, and how far the nearest other appointment of it is. */
export function drivingOf(
  adviser: ModelAdviser,
  home: ModelHome,
  { starts, ends }: Span,
): Pick<ModelMoment, 'extra' | 'nearest'> & { fromMiddle: number | null } {
  // In the order in which the calendar shows them: of two that begin together, by their ids.
  const sameDay = adviser.appointments
    .filter((appointment) => dutchDay(appointment.starts) === dutchDay(starts))
    .toSorted((a, b) => a.starts - b.starts || (a.id < b.id ? -1 : 1));
  const before = sameDay.findLast((appointment) => appointment.starts < starts);
  const after = sameDay.find((appointment) => appointment.starts >= ends);
  const base = adviser.start === null ? undefined : { place: adviser.start };
  const [from, to] = [before ?? base, after ?? base];
  const legs = [from, to].map((end) => (end ? travel(adviser, end.place, home.place) : 0));
  const direct = from && to ? travel(adviser, from.place, to.place) : 0;
  const near = [before, after].flatMap((appointment) =>
    appointment ? [travel(adviser, appointment.place, home.place)] : [],
  );
  return {
    extra: legs.reduce((sum, leg) => sum + leg, 0) - direct,
    nearest: near.length > 0 ? Math.min(...near) : null,
    // From the middle of that day's appointments; null on a day without.
    fromMiddle: sameDay.length > 0 ? travel(adviser, middleOf(sameDay.map(({ place }) => place)), home.place) : null,
  };
}

/** Of the places that are known. */
function middleOf(places: readonly (Place | null)[]): Place | null {
  const known = places.filter((place) => place !== null);
  function mean(values: readonly number[]): number {
    return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  }
  return known.length === 0 ? null : { x: mean(known.map(({ x }) => x)), y: mean(known.map(({ y }) => y)) };
}

/** The minutes from the nearest appointment of a colleague on the day of a moment; null without any that has a place. */
function fromColleague(model: readonly ModelAdviser[], own: ModelAdviser, home: ModelHome, starts: number) {
  const drives = model
    .filter(({ id }) => id !== own.id)
    .flatMap(({ appointments }) => appointments)
    .filter(({ place, ...appointment }) => place && home.place && dutchDay(appointment.starts) === dutchDay(starts))
    .map(({ place }) => travel(own, place, home.place));
  return drives.length === 0 ? null : Math.min(...drives);
}

/** What a moment of an adviser costs, by its working days from the first on which any adviser could come. */
export function costOf(
  model: readonly ModelAdviser[],
  own: ModelAdviser,
  home: ModelHome,
  {
    starts,
    extra,
    fromMiddle,
    daysAway,
  }: { starts: number; extra: number; fromMiddle: number | null; daysAway: number },
): number {
  const ofDay = fromMiddle === null ? (own.start === null ? 30 : -10) : 2 * fromMiddle;
  const beside = fromColleague(model, own, home, starts);
  const ofColleague = beside !== null && beside < (fromMiddle ?? 20) ? Math.max(20 - beside, 0) : 0;
  return extra + ofDay + ofColleague + Math.round(4 * daysAway + 0.4 * daysAway ** 2);
}

/** The days on which some adviser works and an appointment could still begin at that time. */
export function workingDays(advisers: readonly ModelAdviser[], home: ModelHome, from: number, last: number): number[] {
  const days: number[] = [];
  for (let day = dutchDay(from); day <= last; day += 1) {
    const closing = advisers.flatMap(({ hours }) => (hours.get(weekday(day)) ?? []).map(({ closes }) => closes));
    if (closing.some((closes) => atDutchTime(day, closes - home.minutes) >= from)) days.push(day);
  }
  return days;
}

function travel(adviser: ModelAdviser, one: Place | null, other: Place | null): number {
  if (!one || !other) return 30;
  const metres = Math.hypot(one.x - other.x, one.y - other.y);
  return Math.ceil((((metres / 1000) * adviser.detour) / adviser.speed) * 60 - 1e-9);
}

function isSummer(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= lastSunday(year, 2) && time < lastSunday(year, 9);
}

/** One o'clock UTC on the last Sunday of a month. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * dayLength;
}
