import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankTexts as texts } from '@/content/office/invoices/bank';
import { useReopenEntry } from '@/data/bank/mutations';
import type { SettledEntry } from '@/data/bank/queries';
import { failureText } from '@/data/errors';
import { confirmDecision } from './confirm-decision';
import { EntryLine } from './entry-line';

interface SettledEntriesProps {
  entries: SettledEntry[];
}

/** What was decided about entries lately, and taking it back. Nothing when there are none. */
export function SettledEntries({ entries }: SettledEntriesProps) {
  const reopening = useReopenEntry();
  if (entries.length === 0) return null;

  async function reopen(id: string) {
    try {
      if (await reopening.mutateAsync(id)) confirmDecision(texts.reopened);
      else notify.error(texts.notReopened);
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
    }
  }

  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.settledTitle(entries.length)}</summary>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="grid">
              <EntryLine entry={entry} />
              <span className="text-sm font-semibold">{texts.became(entry)}</span>
            </span>
            <Button
              variant="quiet"
              aria-disabled={reopening.isPending}
              onClick={() => !reopening.isPending && void reopen(entry.id)}
            >
              {texts.reopen}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
