import type { BankEntry } from '@/domain/bank/bank-entry';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { formatCents } from '#shared/format-cents.ts';

interface EntryLineProps {
  entry: Pick<BankEntry, 'kind' | 'amount' | 'day' | 'party' | 'text'>;
}

/** What the bank says of an entry; below 0 what went out. */
export function EntryLine({ entry: { kind, amount, day, party, text } }: EntryLineProps) {
  const isIn = kind === 'in' || kind === 'out-undone';
  return (
    <span className="wrap-anywhere">
      <span className="font-semibold tabular-nums">{formatCents(isIn ? amount : -amount)}</span>{' '}
      {[formatWholeDate(day), party, text].filter((part) => part !== '').join(', ')}
    </span>
  );
}
