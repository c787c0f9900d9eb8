import { addDays } from './week';
import { withdrawalDays } from './withdrawal-days';

/**
 * The last day of the period of withdrawal of what is ordered on a day, both YYYY-MM-DD in Dutch time: the day of the
 * order does not count. As `private.withdrawal_until` of the database has it.
 */
export function withdrawalUntil(orderedOn: string): string {
  return addDays(orderedOn, withdrawalDays);
}
