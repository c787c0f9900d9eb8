import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankFileTexts as texts, invoiceTexts } from '@/content/office/invoices';
import { failureText } from '@/data/errors';
import { useNotePayment } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import type { EntryMatch } from '@/domain/invoice/match-entries';
import { formatCents } from '@/lib/format-cents';
import { formatDay } from '@/lib/format-date';

interface FoundPaymentsProps {
  matches: EntryMatch<Invoice>[];
  /** How many entries the file has. */
  entries: number;
  onDone: () => void;
}

/** What a bank file says of open invoices; only what is ticked is noted, and what agrees is ticked at first. */
export function FoundPayments({ matches, entries, onDone }: FoundPaymentsProps) {
  const [left, setLeft] = useState(() =>
    matches.filter(({ outcome }) => outcome !== 'certain').map(({ entry }) => entry.id),
  );
  const noting = useNotePayment();

  async function note() {
    let noted = 0;
    try {
      for (const { entry, invoice } of matches.filter((match) => !left.includes(match.entry.id))) {
        const payment = { invoiceId: invoice.id, paidOn: entry.day, amount: entry.amount, bankEntry: entry.id };
        if (await noting.mutateAsync(payment)) noted += 1;
      }
      notify.success(texts.noted(noted));
      onDone();
    } catch (error) {
      // What was noted before it stays: the same file can be read again.
      notify.error(failureText(invoiceTexts.notSaved, error));
    }
  }

  return (
    <div className="mt-3 grid gap-2">
      <p role="status">{texts.found(matches.length, entries)}</p>
      <ul>
        {matches.map(({ entry, invoice, outcome }) => (
          <li key={entry.id}>
            <label className="inline-flex min-h-11 flex-wrap items-center gap-x-3">
              <input
                type="checkbox"
                className="tick-box"
                checked={!left.includes(entry.id)}
                onChange={({ target: { checked } }) =>
                  setLeft(checked ? left.filter((id) => id !== entry.id) : [...left, entry.id])
                }
              />
              <span className="font-semibold">{invoice.number}</span> {formatCents(entry.amount)},{' '}
              {formatDay(entry.day)}, {entry.payer}
              {outcome === 'amount-differs' && (
                <strong className="text-danger">{texts.differs(invoice.total - invoice.paid)}</strong>
              )}
            </label>
          </li>
        ))}
      </ul>
      {matches.length > 0 && (
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
