import { dateTimeText } from '@/content/working-hours';
import { unbroken } from '@/lib/format/unbroken';

/** `donderdag 26 november om 10.00 uur`, without a break in the day or the time; of ISO 8601, or of milliseconds. */
export function momentText(moment: string | number): string {
  return unbroken(dateTimeText(new Date(moment).getTime()));
}
