import type { WorkingHours } from '@/domain/request/working-hours';

interface RushCase {
  name: string;
  hours: WorkingHours;
  /** ISO numbers. */
  adviserDays: readonly number[];
  /** `YYYY-MM-DD HH:mm`, by the Dutch clock. */
  received: string;
  deadline: string;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const week = [1, 2, 3, 4, 5];
const daytime: WorkingHours = { days: everyDay, opens: '08:00', closes: '20:00' };

function rushCase(name: string, received: string, deadline: string, given: Partial<RushCase> = {}): RushCase {
  return { name, hours: daytime, adviserDays: everyDay, received, deadline, ...given };
}

/** Deadlines of rush at each border, for the code and for the database. 24 November 2026 is a Tuesday. */
export const rushCases: readonly RushCase[] = [
  rushCase('within the hours: the same time a day later', '2026-11-24 10:00', '2026-11-25 10:00'),
  rushCase('as the day opens', '2026-11-24 08:00', '2026-11-25 08:00'),
  rushCase('before the day opens: from its opening', '2026-11-24 03:00', '2026-11-25 08:00'),
  rushCase('a minute before closing', '2026-11-24 19:59', '2026-11-25 19:59'),
  rushCase('exactly at closing: from the next opening', '2026-11-24 20:00', '2026-11-26 08:00'),
  rushCase('after closing', '2026-11-24 23:30', '2026-11-26 08:00'),
  rushCase('Friday, nobody works in the weekend', '2026-11-27 16:00', '2026-11-30 16:00', { adviserDays: week }),
  rushCase('Friday, rush rests in the weekend', '2026-11-27 16:00', '2026-11-30 16:00', {
    hours: { ...daytime, days: week },
  }),
  rushCase('Friday at closing', '2026-11-27 20:00', '2026-12-01 08:00', { adviserDays: week }),
  rushCase('in a weekend without work', '2026-11-28 12:00', '2026-12-01 08:00', { adviserDays: week }),
  rushCase('in a weekend with work', '2026-11-28 12:15', '2026-11-29 12:15'),
  rushCase('one day of the week between two without work', '2026-11-25 12:00', '2026-12-02 12:00', {
    adviserDays: [3],
  }),
  rushCase('before Christmas', '2026-12-24 10:00', '2026-12-27 10:00'),
  rushCase('on Christmas', '2026-12-25 10:00', '2026-12-28 08:00'),
  rushCase('the evening before Christmas and a weekend', '2026-12-24 21:00', '2026-12-29 08:00', { adviserDays: week }),
  rushCase('before the night in which an hour is skipped', '2026-03-28 10:00', '2026-03-29 11:00'),
  rushCase('before the night in which an hour comes twice', '2026-10-24 10:00', '2026-10-25 09:00'),
  rushCase('over a weekend without work in which the clock changes', '2026-10-23 16:00', '2026-10-26 16:00', {
    adviserDays: week,
  }),
  rushCase('day and night, at the end of a day', '2026-11-24 23:59', '2026-11-26 00:00', {
    hours: { days: everyDay, opens: '00:00', closes: '23:59' },
  }),
  rushCase('no adviser works on a day of rush: those of the setting', '2026-11-28 10:00', '2026-12-05 10:00', {
    hours: { ...daytime, days: [6] },
    adviserDays: week,
  }),
  rushCase('no adviser yet', '2026-11-27 16:00', '2026-11-30 16:00', {
    hours: { ...daytime, days: week },
    adviserDays: [],
  }),
];
