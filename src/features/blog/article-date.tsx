import { formatDay } from '@/lib/format-day';
import { isoTimestamp } from '@/lib/iso-timestamp';

interface ArticleDateProps {
  /** As the database gives it. */
  timestamp: string;
}

export function ArticleDate({ timestamp }: ArticleDateProps) {
  return <time dateTime={isoTimestamp(timestamp)}>{formatDay(timestamp)}</time>;
}
