import { weekdays } from '../request/working-hours.ts';

export const adviserColors = ['green', 'blue', 'purple', 'orange', 'red', 'gray'] as const;
export type AdviserColor = (typeof adviserColors)[number];

/** Default detour factor (road distance over straight line) and speed in km/h. */
export const defaultDriving = { detourFactor: 1.3, speed: 50 } as const;

/** Where an adviser's day begins and ends, as text and in metres of the Dutch grid. */
export interface StartPlace {
  text: string;
  x: number;
  y: number;
}

/** An administrator who visits customers. */
export interface Adviser {
  userId: string;
  /** As the customer reads it. */
  name: string;
  color: AdviserColor;
  start: StartPlace | null;
  detourFactor: number;
  /** km/h */
  speed: number;
}

/** When an adviser can be with a customer on one day of the week (ISO: 1 is Monday); HH:mm. */
export interface DayHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** The working hours of a week as form input: each day on or off. */
export type WeekInput = readonly (DayHours & { isOn: boolean })[];

interface WeekProblem {
  weekday: number;
  field: 'opens' | 'closes';
  problem: 'missing' | 'before-opening';
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The invalid working days, in order; the CHECK constraints of the table refuse the same. */
export function weekProblems(week: WeekInput): WeekProblem[] {
  return week
    .filter(({ isOn }) => isOn)
    .flatMap(({ weekday, opens, closes }): WeekProblem[] => {
      if (!time.test(opens)) return [{ weekday, field: 'opens', problem: 'missing' }];
      if (!time.test(closes)) return [{ weekday, field: 'closes', problem: 'missing' }];
      return opens < closes ? [] : [{ weekday, field: 'closes', problem: 'before-opening' }];
    });
}

/** Stored hours as form input: a day without hours is off, and proposes nine to five. */
export function editableWeek(hours: readonly DayHours[]): WeekInput {
  return weekdays.map((weekday) => {
    const stored = hours.find((day) => day.weekday === weekday);
    return stored ? { ...stored, isOn: true } : { weekday, opens: '09:00', closes: '17:00', isOn: false };
  });
}
