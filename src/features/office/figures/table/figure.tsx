import { clsx } from 'clsx/lite';
import { Link } from 'react-router-dom';
import type { ListLink } from '@/lib/admin-links';

const linkClass = 'inline-flex min-h-6 items-center underline underline-offset-4';
export const figureLinkClass = `${linkClass} text-primary`;

interface FigureProps {
  value: number;
  text: string;
  /** The requests that it counts. */
  to?: ListLink | undefined;
  /** Of an earlier period: shown softer. */
  isBefore?: boolean;
}

/** A number in a table. */
export function Figure({ value, text, to, isBefore = false }: FigureProps) {
  if (!to) return <span className={clsx((value === 0 || isBefore) && 'text-ink-muted')}>{text}</span>;
  return (
    <Link to={to} className={isBefore ? clsx(linkClass, 'text-ink-muted') : figureLinkClass}>
      {text}
    </Link>
  );
}
