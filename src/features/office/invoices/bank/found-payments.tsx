import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankFileTexts as texts, invoiceTexts } from '@/content/office/invoices/invoices';
import { failureText } from '@/data/errors';
import { useNotePayment } from '@/data/invoices/mutations';
import type { Invoice } from '@/data/invoices/queries';
import type { BankEntry, EntryMatch } from '@/domain/invoice/match-entries';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { formatCents } from '#shared/format-cents.ts';

export interface FoundPaymentsProps {
  matches: EntryMatch<Invoice>[];
  /** All that came in by the file. */
  entries: BankEntry[];
  onDone: () => void;
}

/** What a bank file says of open invoices; only what is ticked is noted, and what agrees is ticked at first. */
export function FoundPayments({ matches, entries, onDone }: FoundPaymentsProps) {
  const others = entries.filter((entry) => !matches.some((match) => match.entry === entry));
  const [left, setLeft] = useState(() =>
    matches.filter(({ outcome }) => outcome !== 'certain').map(({ entry }) => entry.id),
  );
  const noting = useNotePayment();

  async function note() {
    const chosen = matches.filter((match) => !left.includes(match.entry.id));
    let noted = 0;
    try {
      for (const { entry, invoice } of chosen) {
        const payment = { invoiceId: invoice.id, paidOn: entry.day, amount: entry.amount, bankEntry: entry.id };
        if (await noting.mutateAsync(payment)) noted += 1;
      }
      notify.success(texts.noted(noted, chosen.length - noted));
      onDone();
    } catch (error) {
      // What was noted before it stays: the same file can be read again.
      notify.error(failureText(invoiceTexts.notSaved, error));
    }
  }

  return (
    <div className="mt-3 grid gap-2">
      <p role="status">{texts.found(matches.length, entries.length)}</p>
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
              {formatWholeDate(entry.day)}, {entry.payer}
              {outcome === 'amount-differs' && (
                <strong className="text-danger">{texts.differs(invoice.total - invoice.paid)}</strong>
              )}
            </label>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2">{texts.others(others.length)}</summary>
          <p>{texts.othersHint}</p>
          <ul className="list-disc pl-5">
            {others.map(({ id, amount, day, payer, text }) => (
              <li key={id} className="wrap-anywhere">
                {[formatCents(amount), formatWholeDate(day), payer, text].filter((part) => part !== '').join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
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
