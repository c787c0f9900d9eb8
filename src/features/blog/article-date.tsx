import { formatDay, isoTimestamp } from '@/lib/format-day';

interface ArticleDateProps {
  /** As the database gives it. */
  timestamp: string;
}

export function ArticleDate({ timestamp }: ArticleDateProps) {
  return <time dateTime={isoTimestamp(timestamp)}>{formatDay(timestamp)}</time>;
}
