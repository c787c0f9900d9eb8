import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankFileTexts as texts } from '@/content/office/invoices/bank-files';
import { invoiceTexts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useNotePayment } from '@/data/invoices/mutations';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { formatCents } from '#shared/format-cents.ts';
import type { FoundEntries } from './found-entries';

interface FoundPaymentsProps extends FoundEntries {
  onDone: () => void;
}

/** What bank files say of invoices; only what is ticked is noted, and at first only what is certain is. */
export function FoundPayments({ matches, others, onDone }: FoundPaymentsProps) {
  const found = matches.filter(({ invoices }) => invoices.length > 0);
  const rest = [...matches.filter(({ outcome }) => outcome === 'unknown').map(({ entry }) => entry), ...others];
  const certain = found.filter(({ outcome }) => outcome === 'certain');
  const [ticked, setTicked] = useState(() => certain.map(({ entry }) => entry.id));
  const noting = useNotePayment();

  async function note() {
    const payments = found
      .filter(({ entry }) => ticked.includes(entry.id))
      .flatMap(({ entry, invoices }) =>
        invoices.map(({ id, number, open }) => ({
          ...{ invoiceId: id, paidOn: entry.day },
          ...(invoices.length > 1
            ? { amount: open, bankEntry: `${entry.id} ${number}` }
            : { amount: entry.amount, bankEntry: entry.id }),
        })),
      );
    let noted = 0;
    try {
      for (const payment of payments) {
        if (await noting.mutateAsync(payment)) noted += 1;
      }
      notify.success(texts.noted(noted, payments.length - noted));
      onDone();
    } catch (error) {
      // What was noted before it stays: the same file can be read again.
      notify.error(failureText(invoiceTexts.notSaved, error));
    }
  }

  return (
    <div className="mt-3 grid gap-2">
      <p role="status">{texts.found(certain.length, matches.length)}</p>
      <ul>
        {found.map(({ entry, invoices, outcome }) => (
          <li key={entry.id}>
            <label className="inline-flex min-h-11 flex-wrap items-center gap-x-3">
              <input
                type="checkbox"
                className="tick-box"
                checked={ticked.includes(entry.id)}
                onChange={({ target: { checked } }) =>
                  setTicked(checked ? [...ticked, entry.id] : ticked.filter((id) => id !== entry.id))
                }
              />
              <span className="font-semibold">{invoices.map(({ number }) => number).join(' + ')}</span>{' '}
              {formatCents(entry.amount)}, {formatWholeDate(entry.day)}, {entry.party}
              <span>{texts.outcomes[outcome]}</span>
              {outcome === 'amount-differs' && <strong>{texts.open(invoices[0]?.open ?? 0)}</strong>}
            </label>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{texts.others(rest.length)}</summary>
          <p>{texts.othersHint}</p>
          <ul className="list-disc pl-5">
            {rest.map(({ id, kind, amount, day, party, text }) => (
              <li key={id} className="wrap-anywhere">
                {[
                  formatCents(kind === 'in' || kind === 'out-undone' ? amount : -amount),
                  formatWholeDate(day),
                  party,
                  text,
                ]
                  .filter((part) => part !== '')
                  .join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {found.length > 0 && (
        <Button
          className="justify-self-start"
          aria-disabled={noting.isPending}
          onClick={() => {
            if (!noting.isPending) void note();
          }}
        >
          {texts.note}
        </Button>
      )}
    </div>
  );
}
