import { dutchMoment } from '@/lib/dutch-time';

/** `2026-11-21`: the day in Dutch time of a timestamp of the database, for a date field; '' for ''. */
export function publicationDay(publishedAt: string): string {
  return publishedAt === '' ? '' : dutchMoment(new Date(publishedAt)).date;
}
