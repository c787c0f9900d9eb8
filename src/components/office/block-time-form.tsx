import { clsx } from 'clsx/lite';
import { z } from 'zod';
import { SelectField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { blockTimeTexts as texts } from '@/content/office/visits/block-time';
import { dateInvalid } from '@/content/office/figures/period';
import { parseDay } from '@/domain/appointment/parse-day';
import { dutchInstant, dutchDateTime } from '#shared/dutch-time.ts';

const year = 365 * 24 * 3600 * 1000;

const day = z
  .string()
  .min(1, texts.dateMissing)
  .refine((typed) => parseDay(typed) !== '', dateInvalid);

const schema = z
  .object({
    adviser: z.string(),
    fromDate: day,
    fromTime: z.string().min(1, texts.timeMissing),
    untilDate: day,
    untilTime: z.string().min(1, texts.timeMissing),
    reason: z.string().trim().max(100, texts.reasonTooLong),
  })
  .transform(({ adviser, reason, ...typed }, context) => {
    const starts = dutchInstant({ date: typed.fromDate, time: typed.fromTime });
    const ends = dutchInstant({ date: typed.untilDate, time: typed.untilTime });
    const message = endProblem(starts.getTime(), ends.getTime());
    if (message !== null) context.addIssue({ code: 'custom', path: ['untilDate'], message });
    return { adviser, startsAt: starts.toISOString(), endsAt: ends.toISOString(), reason };
  });

/** The time that was typed; instants are ISO 8601. */
export type TypedTime = z.output<typeof schema>;

function endProblem(starts: number, ends: number): string | null {
  if (ends <= starts) return texts.endsTooEarly;
  if (ends - starts > year) return texts.endsTooLate;
  return ends <= Date.now() ? texts.isOver : null;
}

interface BlockTimeFormProps {
  /** Prefix of the ids of the fields. */
  id: string;
  /** Whose time may be blocked; user ids. */
  advisers: readonly { id: string; name: string }[];
  /** ISO 8601; without it the form proposes whole days. */
  period?: { startsAt: string; endsAt: string };
  label: string;
  className: string;
  /** Stores the blocked time. Resolves to why it was not stored; the form is cleared when it was. */
  onSubmit: (blocked: TypedTime) => Promise<{ text: string } | undefined>;
}

/** A form to block time of an adviser. */
export function BlockTimeForm({ id, advisers, period, label, className, onSubmit }: BlockTimeFormProps) {
  const from = period ? dutchDateTime(new Date(period.startsAt)) : { date: '', time: '00:00' };
  const until = period ? dutchDateTime(new Date(period.endsAt)) : { date: '', time: '23:59' };
  const initial = {
    adviser: advisers[0]?.id ?? '',
    fromDate: from.date,
    fromTime: from.time,
    untilDate: until.date,
    untilTime: until.time,
    reason: '',
  };
  const form = useZodForm({
    id,
    schema,
    defaultValues: initial,
    async onSubmit(blocked) {
      const refusal = await onSubmit(blocked);
      if (!refusal) form.write(initial);
      return refusal;
    },
  });
  return (
    <Form form={form} aria-label={label} className={clsx('grid gap-3', className)}>
      {advisers.length > 1 && (
        <SelectField
          {...form.field('adviser')}
          label={texts.adviser}
          options={advisers.map((one) => ({ value: one.id, label: one.name }))}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...form.field('fromDate')} label={texts.fromDate} type="date" />
        <TextField {...form.field('fromTime')} label={texts.fromTime} type="time" />
        <TextField {...form.field('untilDate')} label={texts.untilDate} type="date" />
        <TextField {...form.field('untilTime')} label={texts.untilTime} type="time" />
      </div>
      <TextField {...form.field('reason')} label={texts.reason} autoComplete="off" />
      <FormFailure />
      <SubmitButton variant="secondary" busyLabel="Bezig met opslaan..." className="justify-self-start">
        {label}
      </SubmitButton>
    </Form>
  );
}
