import { addDays, isoWeekday } from '../appointment/week';

/** Working days after a request in which the label is there without rush, at the earliest and at the latest. */
const usualDays = { earliest: 3, latest: 5 };

/** Both YYYY-MM-DD, by the clock of the Netherlands. */
interface RushPeriod {
  receivedOn: string;
  /** The day of the deadline. */
  labelBy: string;
}

/**
 * Whether the label is there sooner with rush than without: `certain`; `uncertain` when the usual way may be as soon; `none`
 * when it always is. Of public holidays nothing is known here: around them the usual way takes longer.
 */
export function rushAdvantage({ receivedOn, labelBy }: RushPeriod): 'certain' | 'uncertain' | 'none' {
  if (labelBy < workingDayAfter(receivedOn, usualDays.earliest)) return 'certain';
  return labelBy < workingDayAfter(receivedOn, usualDays.latest) ? 'uncertain' : 'none';
}

function workingDayAfter(day: string, count: number): string {
  let left = count;
  let date = day;
  while (left > 0) {
    date = addDays(date, 1);
    if (isoWeekday(date) < 6) left -= 1;
  }
  return date;
}
