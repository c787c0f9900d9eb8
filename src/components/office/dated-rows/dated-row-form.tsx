import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { failureText, isConflict } from '@/data/errors';
import type { DatedKind, DatedRow, StoredRow } from './dated-rows';

interface DatedRowFormProps<Row extends DatedRow, Name extends string> {
  kind: DatedKind<Row, Name>;
  /** As stored; null for a new row. */
  stored: StoredRow<Row> | null;
  /** The row that holds. */
  current: Row;
  /** YYYY-MM-DD */
  today: string;
  onDone?: () => void;
  /** What the typed row does, while it is valid. */
  children: (next: Row) => ReactNode;
}

/** A row that does not hold yet, and what it does. */
export function DatedRowForm<Row extends DatedRow, Name extends string>(props: DatedRowFormProps<Row, Name>) {
  const { kind, stored, current, today, onDone, children } = props;
  const { texts, fields, saving, removing } = kind;
  /** The version that was read: another one is shown first. */
  const [base, setBase] = useState(stored);
  const [changed, setChanged] = useState<string[] | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const schema = kind.schema(today);
  const form = useZodForm({
    id: `${kind.id}-${stored?.validFrom ?? 'new'}`,
    schema,
    defaultValues: kind.toTyped(base ?? { ...current, validFrom: '' }),
    async onSubmit(row) {
      try {
        await saving.mutateAsync({ base, row });
      } catch (error) {
        if (isConflict(error)) await showNewest();
        return { text: failureText(texts.notSaved, error) };
      }
      setChanged(null);
      notify.success(texts.saved);
      onDone?.();
      return undefined;
    },
  });
  const typed = useWatch({ control: form.api.control });
  // Without a day yet, it shows what it does all the same.
  const next = schema.safeParse(typed['validFrom'] === '' ? { ...typed, validFrom: '9999-12-31' } : typed);

  /** Shows what a colleague stored meanwhile; what was typed stays, to be saved over it or as a new row. */
  async function showNewest() {
    const rows = await kind.readNewest();
    if (rows === null || base === null) return;
    const newest = rows.find(({ validFrom }) => validFrom === base.validFrom) ?? null;
    setChanged(newest === null ? [] : kind.differences(base, newest));
    setBase(newest);
  }

  async function remove(row: StoredRow<Row>) {
    try {
      await removing.mutateAsync(row);
      notify.success(texts.removed);
    } catch (error) {
      setIsAsked(false);
      notify.error(failureText(texts.notRemoved, error));
      if (isConflict(error)) await showNewest();
    }
  }

  const title = stored === null ? texts.add : texts.from(stored.validFrom);
  return (
    <Form form={form} aria-label={title} className="grid max-w-xl gap-4">
      <h3 className="text-lg font-bold">{title}</h3>
      {changed !== null && (
        <Notice tone="warning" role="status">
          {changed.length === 0 ? (
            <p>{texts.gone}</p>
          ) : (
            <>
              <p>{texts.changed}</p>
              <ul className="list-disc pl-5">
                {changed.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>{texts.changedNext}</p>
            </>
          )}
        </Notice>
      )}
      <TextField {...form.field('validFrom')} label={texts.day} hint={texts.dayHint} type="date" required />
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label }) => (
          <TextField key={name} {...form.field(name)} label={label} inputMode="numeric" autoComplete="off" required />
        ))}
      </div>
      {next.success && children(next.data)}
      <FormFailure />
      {isAsked && base !== null ? (
        <ConfirmQuestion
          question={texts.removeQuestion}
          confirm={texts.removeConfirm}
          cancel={texts.cancel}
          isBusy={removing.isPending}
          onConfirm={() => void remove(base)}
          onCancel={() => setIsAsked(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
            Opslaan
          </SubmitButton>
          {base !== null && (
            <Button variant="quiet" onClick={() => setIsAsked(true)}>
              {texts.remove}
            </Button>
          )}
          {stored === null && (
            <Button variant="quiet" onClick={onDone}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}
