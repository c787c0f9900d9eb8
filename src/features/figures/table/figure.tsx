import { clsx } from 'clsx/lite';
import { Link } from 'react-router-dom';
import type { ListLink } from '@/lib/admin-links';

export const figureLinkClass = 'inline-flex min-h-6 items-center text-primary underline underline-offset-4';

interface FigureProps {
  value: number;
  text: string;
  /** The requests that it counts. */
  to?: ListLink | undefined;
}

/** A number in a table. */
export function Figure({ value, text, to }: FigureProps) {
  if (!to) return <span className={clsx(value === 0 && 'text-ink-muted')}>{text}</span>;
  return (
    <Link to={to} className={figureLinkClass}>
      {text}
    </Link>
  );
}
