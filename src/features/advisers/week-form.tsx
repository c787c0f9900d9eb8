import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { adviserTexts as texts } from '@/content/office/advisers';
import { weekdayName } from '@/content/working-hours';
import { useSaveHours } from '@/data/advisers/mutations';
import { affectedVisitsQuery, type VisitScope } from '@/data/appointments/affected-visits';
import { failureText } from '@/data/errors';
import { weekProblems, type WeekInput } from '@/domain/advisers/adviser';
import { weekdays } from '@/domain/request/working-hours';
import { VisitsQuestion } from './visits-question';

// Flat: the form looks its fields up by name.
type Values = Record<string, string | boolean>;

const schema = z
  .record(z.string(), z.union([z.string(), z.boolean()]))
  .transform((values: Values, context): WeekInput => {
    const week = weekdays.map((weekday) => ({
      weekday,
      isOn: values[`on${weekday}`] === true,
      opens: String(values[`opens${weekday}`]),
      closes: String(values[`closes${weekday}`]),
    }));
    for (const { weekday, field, problem } of weekProblems(week)) {
      const message = problem === 'missing' ? texts.missing[field] : texts.beforeOpening;
      context.addIssue({ code: 'custom', path: [`${field}${weekday}`], message });
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

/** The hours of an adviser, each day of the week on or off. */
export function WeekForm({ userId, name: adviserName, stored }: WeekFormProps) {
  const saving = useSaveHours();
  const queryClient = useQueryClient();
  /** Hours that wait for what becomes of the visits outside them. */
  const [asked, setAsked] = useState<{ week: WeekInput; answer: (isDone: boolean) => void } | null>(null);
  const form = useZodForm({
    id: `hours-${userId}`,
    schema,
    defaultValues: Object.fromEntries(
      stored.flatMap(({ weekday, isOn, opens, closes }): [string, string | boolean][] => [
        [`on${weekday}`, isOn],
        [`opens${weekday}`, opens],
        [`closes${weekday}`, closes],
      ]),
    ),
    async onSubmit(week) {
      try {
        const { total } = await queryClient.query(affectedVisitsQuery(outside(userId, week)));
        if (total > 0 && !(await new Promise<boolean>((answer) => setAsked({ week, answer })))) {
          return { text: texts.hoursCalledOff };
        }
        await saving.mutateAsync({ userId, week });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.hoursSaved(adviserName));
      return undefined;
    },
  });

  function copyMonday() {
    for (const weekday of weekdays.slice(1)) {
      for (const field of ['on', 'opens', 'closes']) {
        form.api.setValue(`${field}${weekday}`, form.api.getValues(`${field}1`));
      }
    }
    notify.info(texts.copied);
  }

  return (
    <Form form={form} aria-label={texts.hoursOf(adviserName)} className="mt-1 grid max-w-xl gap-3">
      {asked && (
        <VisitsQuestion
          title={texts.visitsOutside}
          description={texts.visitsOutsideHint}
          scope={outside(userId, asked.week)}
          confirm="Opslaan"
          onAnswer={(decision) => {
            setAsked(null);
            asked.answer(decision !== null);
          }}
        />
      )}
      <p className="text-sm text-ink-muted">{texts.hoursHint}</p>
      {weekdays.map((weekday) => (
        <Day key={weekday} weekday={weekday} form={form} />
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
  const hours = week.filter(({ isOn }) => isOn).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
  return { adviser: userId, hours };
}

function Day({ weekday, form }: { weekday: number; form: ReturnType<typeof useZodForm<Values, WeekInput>> }) {
  const name = weekdayName(weekday);
  const isOn = form.api.watch(`on${weekday}`) === true;
  return (
    <div className="grid gap-x-4 border-b border-line pb-3 sm:grid-cols-[auto_1fr]">
      <label className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <input {...form.api.register(`on${weekday}`)} type="checkbox" className="tick-box" />
        {name}
      </label>
      {/* Hidden, not unmounted, so that the typed times return when the day is on again. */}
      <div hidden={!isOn} className="grid grid-cols-2 gap-4 [&[hidden]]:hidden">
        <TextField {...form.field(`opens${weekday}`)} label={texts.opens(name)} type="time" />
        <TextField {...form.field(`closes${weekday}`)} label={texts.closes(name)} type="time" />
      </div>
    </div>
  );
}
