import { useId, useState } from 'react';
import { SelectField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { bankTexts as texts } from '@/content/office/invoices/bank';
import { useUndoByEntry } from '@/data/bank/mutations';
import { failureText } from '@/data/errors';
import type { PastMovement } from '@/domain/bank/group-entries';
import type { UndoneMatch } from '@/domain/bank/pair-undone';
import { formatWholeDate } from '@/lib/format/format-whole-date';
import { confirmDecision } from './confirm-decision';
import { EntryLine } from './entry-line';

interface UndoneEntryProps {
  match: UndoneMatch<PastMovement>;
}

/** What came back, beside what it undoes; a person chooses and confirms that. */
export function UndoneEntry({ match: { entry, candidates, isLikely } }: UndoneEntryProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const undoing = useUndoByEntry();
  const movement =
    candidates.find((one) => one.id === chosen) ?? (isLikely && chosen === null ? candidates[0] : undefined);

  async function undo() {
    if (!movement || undoing.isPending) return;
    try {
      const ids = { entryId: entry.id, undoneId: movement.id, isEntry: movement.isEntry };
      confirmDecision(texts.undone[await undoing.mutateAsync(ids)]);
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
    }
  }

  return (
    <div className="grid gap-2">
      <p>
        <EntryLine entry={entry} />
      </p>
      {candidates.length === 0 ? (
        <p>{texts.nothingToUndo}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            id={id}
            label={texts.undoes}
            value={movement?.id ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: texts.choose },
              ...candidates.map(({ id: value, day, party, text, numbers }) => ({
                value,
                label: [formatWholeDate(day), party, numbers.join(' + ') || text]
                  .filter((part) => part !== '')
                  .join(', '),
              })),
            ]}
          />
          <Button variant="secondary" aria-disabled={!movement || undoing.isPending} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
