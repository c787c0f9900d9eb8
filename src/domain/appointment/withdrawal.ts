import { addDays, isoWeekday, mondayOf } from './week';

/**
 * The last day of the period of withdrawal, of so many days, of what is ordered on a day, both YYYY-MM-DD in Dutch time: the day of the
 * order does not count, and what would end at a weekend ends on Monday (Algemene termijnenwet, article 1). A public holiday
 * moves it too, which is not counted: it lasts until that day at least. As `private.withdrawal_until` of the database has it.
 * For a company, which has no such period, the day before the order.
 */
export function withdrawalUntil(orderedOn: string, days: number, isCompany = false): string {
  if (isCompany) return addDays(orderedOn, -1);
  const day = addDays(orderedOn, days);
  return isoWeekday(day) < 6 ? day : addDays(mondayOf(day), 7);
}
