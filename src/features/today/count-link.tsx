import { Link, type To } from 'react-router-dom';

interface CountLinkProps {
  label: string;
  hint: string;
  count: number;
  to: To;
}

/** A number to read at a glance, that leads to what was counted. */
export function CountLink({ label, hint, count, to }: CountLinkProps) {
  return (
    <Link to={to} className="group block self-start rounded-lg border border-line p-4 hover:bg-surface-sunk">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-primary underline-offset-4 group-hover:underline">{label}</span>{' '}
        <span className="text-2xl font-bold tabular-nums">{count.toLocaleString('nl-NL')}</span>
      </span>{' '}
      <span className="block text-sm text-ink-muted">{hint}</span>
    </Link>
  );
}
