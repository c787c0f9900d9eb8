import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { useSaveHours } from '@/data/advisers/mutations';
import { affectedVisitsQuery, type VisitScope } from '@/data/appointments/affected-visits';
import { failureText, isConflict } from '@/data/errors';
import { weekHours, weekProblems, type WeekInput } from '@/domain/advisers/adviser';
import { weekdays } from '@/domain/request/working-hours';
import { DayFields } from './day-fields';
import { VisitsQuestion } from './visits-question';
import { dayValues, readDay, type WeekValues } from './week-values';

const schema = z
  .record(z.string(), z.union([z.string(), z.boolean()]))
  .transform((values: WeekValues, context): WeekInput => {
    const week = weekdays.map((weekday) => readDay(values, weekday));
    for (const { weekday, range, field, problem } of weekProblems(week)) {
      const message = {
        missing: texts.missing[field],
        'before-opening': texts.beforeOpening,
        'no-break': texts.noBreak,
      }[problem];
      context.addIssue({ code: 'custom', path: [`${field}${weekday}-${range}`], message });
    }
    return week;
  });

interface WeekFormProps {
  userId: string;
  /** Of the adviser. */
  name: string;
  /** Those in the database. */
  stored: WeekInput;
}

/** The hours of an adviser: each day of the week on or off, in one range or more. */
export function WeekForm({ userId, name, stored }: WeekFormProps) {
  const saving = useSaveHours();
  const queryClient = useQueryClient();
  /** Hours that wait for what becomes of the visits outside them. */
  const [asked, setAsked] = useState<{ week: WeekInput; answer: (decision: string | null) => void } | null>(null);
  const offerVisitUndo = useVisitUndo();
  const form = useZodForm({
    id: `hours-${userId}`,
    schema,
    defaultValues: Object.fromEntries(stored.flatMap((day) => Object.entries(dayValues(day.weekday, day)))),
    async onSubmit(week) {
      let decision: string | null = null;
      try {
        const { total } = await queryClient.query(affectedVisitsQuery(outside(userId, week)));
        if (total > 0) {
          decision = await new Promise<string | null>((answer) => setAsked({ week, answer }));
          if (decision === null) return { text: texts.hoursCalledOff };
        }
        await saving.mutateAsync({ userId, week });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      if (decision === null) notify.success(texts.hoursSaved(name));
      else offerVisitUndo({ title: texts.hoursSaved(name), decision, undoFirst: () => restoreHours(week) });
      return undefined;
    },
  });

  /** Unless somebody has changed them since, which the sentence then says. */
  async function restoreHours(saved: WeekInput): Promise<string> {
    try {
      await saving.mutateAsync({ userId, week: stored, replaces: saved });
      return '';
    } catch (error) {
      if (isConflict(error)) return texts.hoursLeft;
      throw error;
    }
  }

  function copyMonday() {
    const monday = readDay(form.api.getValues(), 1);
    for (const weekday of weekdays.slice(1)) {
      for (const [field, value] of Object.entries(dayValues(weekday, monday))) form.api.setValue(field, value);
    }
    notify.info(texts.copied);
  }

  return (
    <Form form={form} aria-label={texts.hoursOf(name)} className="mt-1 grid max-w-xl gap-3">
      {asked && (
        <VisitsQuestion
          title={texts.visitsOutside}
          description={texts.visitsOutsideHint}
          scope={outside(userId, asked.week)}
          confirm="Opslaan"
          onAnswer={(decision) => {
            setAsked(null);
            asked.answer(decision);
          }}
        />
      )}
      <p className="text-sm text-ink-muted">{texts.hoursHint}</p>
      {weekdays.map((weekday) => (
        <DayFields key={weekday} weekday={weekday} form={form} />
      ))}
      <Button variant="quiet" className="justify-self-start" onClick={copyMonday}>
        {texts.copyMonday}
      </Button>
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        Opslaan
      </SubmitButton>
    </Form>
  );
}

/** The visits to come that these hours leave out. */
function outside(userId: string, week: WeekInput): VisitScope {
  return { adviser: userId, hours: weekHours(week) };
}
