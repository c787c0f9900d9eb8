import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankTexts as texts } from '@/content/office/invoices/bank';
import { failureText } from '@/data/errors';
import { useSettleEntries } from '@/data/bank/mutations';
import { proposedPayments, type BankInvoice } from '@/domain/bank/group-entries';
import type { EntryMatch } from '@/domain/bank/match-entries';
import { confirmDecision } from './confirm-decision';
import { EntryLine } from './entry-line';

interface ProposalsProps {
  title: string;
  button: string;
  matches: EntryMatch<BankInvoice>[];
  /** Whether each is ticked at first. */
  isCertain?: boolean;
  /** What else can be done with an entry. */
  children: (match: EntryMatch<BankInvoice>) => ReactNode;
}

/** Entries with the invoices that they can belong to; what is ticked is noted. Nothing when there are none. */
export function Proposals({ title, button, matches, isCertain = false, children }: ProposalsProps) {
  // Of those that were pressed; the others are as certain as they are now.
  const [pressed, setPressed] = useState<Record<string, boolean>>({});
  const settling = useSettleEntries();
  if (matches.length === 0) return null;

  async function settle() {
    const chosen = matches.filter(({ entry }) => pressed[entry.id] ?? isCertain);
    try {
      const outcomes = await settling.mutateAsync(
        chosen.map((match) => ({ entry: match.entry.id, pays: proposedPayments(match), isTooMuch: isTooMuch(match) })),
      );
      setPressed({});
      confirmDecision(texts.settled(outcomes));
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
    }
  }

  return (
    <section className="mt-4">
      <h3 className="text-lg font-bold">{title}</h3>
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <li key={match.entry.id} className="py-2">
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-1 tick-box shrink-0"
                checked={pressed[match.entry.id] ?? isCertain}
                onChange={({ target: { checked } }) => setPressed({ ...pressed, [match.entry.id]: checked })}
              />
              <span className="grid">
                <span className="font-semibold">
                  {match.invoices.map(({ number, customer }) => `${number} ${customer}`).join(' + ')}
                </span>{' '}
                <EntryLine entry={match.entry} /> <span className="text-sm">{texts.reason(match)}</span>
              </span>
            </label>
            {children(match)}
          </li>
        ))}
      </ul>
      <Button
        className="mt-2"
        aria-disabled={settling.isPending}
        onClick={() => {
          if (!settling.isPending) void settle();
        }}
      >
        {button}
      </Button>
    </section>
  );
}

/** More than is open: the customer is owed the rest. */
function isTooMuch({ entry, invoices }: EntryMatch<BankInvoice>): boolean {
  return entry.amount > invoices.reduce((sum, { open }) => sum + open, 0);
}
