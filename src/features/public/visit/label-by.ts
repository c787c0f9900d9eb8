import type { OwnRequest } from '@/data/own-request/queries';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { momentText } from './moment-text';

/**
 * By when the label is there, in words: the deadline of rush unless the visit comes after it, else the day that follows
 * from the visit. Null without either, and once the request is closed. As mails have it (`labelBy` of fill-mail.ts).
 */
export function labelBy({ status, appointment }: OwnRequest, deadline: number | null, now: number): string | null {
  if (status === 'completed' || status === 'cancelled' || appointment === 'unreadable') return null;
  const isInTime =
    deadline !== null && (appointment ? !startsAfterDeadline(appointment.starts_at, deadline) : deadline > now);
  if (isInTime) return momentText(deadline);
  return appointment?.label_day ? unbroken(formatPlainDay(appointment.label_day)) : null;
}
