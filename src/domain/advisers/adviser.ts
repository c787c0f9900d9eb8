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

/** A range of one day of the week (ISO: 1 is Monday) in which an adviser can be with a customer; HH:mm. */
interface DayHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** How many ranges a day can have: the database refuses more. */
export const maxRangesOfDay = 4;

interface DayInput {
  weekday: number;
  isOn: boolean;
  /** One at least, in the order of the day. */
  ranges: readonly { opens: string; closes: string }[];
}

/** The working hours of a week as form input: each day on or off. */
export type WeekInput = readonly DayInput[];

interface WeekProblem {
  weekday: number;
  /** Index of the range. */
  range: number;
  field: 'opens' | 'closes';
  problem: 'missing' | 'before-opening' | 'no-break';
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The invalid ranges of the working days, in order; the constraints of the table refuse the same. */
export function weekProblems(week: WeekInput): WeekProblem[] {
  return week
    .filter(({ isOn }) => isOn)
    .flatMap(({ weekday, ranges }) =>
      ranges.flatMap(({ opens, closes }, range): WeekProblem[] => {
        const previous = ranges[range - 1];
        if (!time.test(opens)) return [{ weekday, range, field: 'opens', problem: 'missing' }];
        if (previous && opens <= previous.closes) return [{ weekday, range, field: 'opens', problem: 'no-break' }];
        if (!time.test(closes)) return [{ weekday, range, field: 'closes', problem: 'missing' }];
        return opens < closes ? [] : [{ weekday, range, field: 'closes', problem: 'before-opening' }];
      }),
    );
}

/** The ranges of the days that are on. */
export function weekHours(week: WeekInput): DayHours[] {
  return week
    .filter(({ isOn }) => isOn)
    .flatMap(({ weekday, ranges }) => ranges.map(({ opens, closes }) => ({ weekday, opens, closes })));
}

/** Stored hours as form input: a day without hours is off, and proposes nine to five. */
export function editableWeek(hours: readonly DayHours[]): WeekInput {
  return weekdays.map((weekday) => {
    const ranges = hours
      .filter((range) => range.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
    return ranges.length > 0
      ? { weekday, isOn: true, ranges }
      : { weekday, isOn: false, ranges: [{ opens: '09:00', closes: '17:00' }] };
  });
}
