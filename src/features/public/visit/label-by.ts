import type { OwnRequest } from '@/data/own-request/queries';
import { missesRush } from '@/domain/request/rush-deadline';
import { formatPlainDay } from '@/lib/format/format-date';
import { unbroken } from '@/lib/format/unbroken';
import { momentText } from './moment-text';

/**
 * By when the label is there, in words: the deadline of rush where it is promised and the visit is in time, else the day that
 * follows from the visit. Null without either, and once the request is closed. As mails have it (`labelBy` of fill-mail.ts).
 */
export function labelBy({ status, appointment, rush }: OwnRequest, isPromised: boolean, now: number): string | null {
  if (status === 'completed' || status === 'cancelled' || appointment === 'unreadable') return null;
  const isInTime =
    isPromised && rush !== null && (appointment ? !missesRush(appointment.starts_at, rush) : rush.by > now);
  if (isInTime) return momentText(rush.by);
  return appointment?.label_day ? unbroken(formatPlainDay(appointment.label_day)) : null;
}
