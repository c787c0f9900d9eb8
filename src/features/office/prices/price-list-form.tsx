import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { amountLabels, differences, priceTexts as texts } from '@/content/office/management/prices';
import { failureText, isConflict } from '@/data/errors';
import { useRemovePriceList, useSavePriceList } from '@/data/prices/mutations';
import { priceListsQuery, type StoredPriceList } from '@/data/prices/queries';
import { amountNames, type PriceList } from '@/domain/pricing/price-list';
import { OldAmounts } from './old-amounts';
import { PriceExamples } from './price-examples';
import { priceListSchema, typedList } from './price-list-schema';

interface PriceListFormProps {
  /** As stored; null for a new list. */
  stored: StoredPriceList | null;
  /** The list that holds. */
  current: PriceList;
  /** YYYY-MM-DD */
  today: string;
  onDone?: () => void;
}

/** A list that does not hold yet, and what it does. */
export function PriceListForm({ stored, current, today, onDone }: PriceListFormProps) {
  const queryClient = useQueryClient();
  const saving = useSavePriceList();
  const removing = useRemovePriceList();
  /** The version that was read: another one is shown first. */
  const [base, setBase] = useState(stored);
  const [changed, setChanged] = useState<string[] | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const schema = priceListSchema(today);
  const form = useZodForm({
    id: `price-list-${stored?.validFrom ?? 'new'}`,
    schema,
    defaultValues: typedList(base ?? { ...current, validFrom: '' }),
    async onSubmit(list) {
      try {
        await saving.mutateAsync({ base, list });
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
  const next = schema.safeParse(typed.validFrom === '' ? { ...typed, validFrom: '9999-12-31' } : typed);

  /** Tells what a colleague stored meanwhile; what was typed stays, to be saved over it or as a new list. */
  async function showNewest() {
    const lists = await queryClient.query({ ...priceListsQuery(), staleTime: 0 }).catch(() => null);
    if (lists === null || base === null) return;
    const newest = lists.find(({ validFrom }) => validFrom === base.validFrom) ?? null;
    setChanged(newest === null ? [] : differences(base, newest));
    setBase(newest);
  }

  async function remove(list: StoredPriceList) {
    try {
      await removing.mutateAsync(list);
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
        {amountNames.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={amountLabels[name]}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        ))}
      </div>
      {next.success && (
        <>
          <PriceExamples current={current} next={next.data} />
          <OldAmounts current={current} next={next.data} />
        </>
      )}
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
