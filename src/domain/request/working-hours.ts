/** When the owner takes up rush requests, in Dutch time: the same hours on each of these days. */
export interface WorkingHours {
  /** The days of the week by their ISO numbers: 1 is Monday. */
  days: readonly number[];
  /** HH:mm, before `closes`. */
  opens: string;
  /** HH:mm */
  closes: string;
}

/** What the owner sets for rush. */
export interface RushSettings extends WorkingHours {
  /** Whole minutes between the end of the visit and the label, at most `longestReport`. */
  reportMinutes: number;
}

export const longestReport = 720;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface WorkingHoursProblem {
  field: keyof WorkingHours;
  problem: 'missing' | 'before-opening';
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * What is wrong with typed or stored working hours; null when nothing is. The CHECK constraints of the table are the
 * same.
 */
export function workingHoursProblem({ days, opens, closes }: WorkingHours): WorkingHoursProblem | null {
  const isWeek = days.every((day) => weekdays.some((weekday) => weekday === day));
  if (days.length === 0 || !isWeek) return { field: 'days', problem: 'missing' };
  if (!time.test(opens)) return { field: 'opens', problem: 'missing' };
  if (!time.test(closes)) return { field: 'closes', problem: 'missing' };
  return opens < closes ? null : { field: 'closes', problem: 'before-opening' };
}
