import { formatDay } from '@/lib/format-date';

interface ArticleDateProps {
  /** ISO 8601. */
  timestamp: string;
}

export function ArticleDate({ timestamp }: ArticleDateProps) {
  return <time dateTime={timestamp}>{formatDay(timestamp)}</time>;
}
