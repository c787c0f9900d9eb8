import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { notify } from '@/components/ui/notify';
import { adviserTexts as texts } from '@/content/office/advisers';
import { useBlockTime } from '@/data/advisers/mutations';
import { failureText } from '@/data/errors';
import { dutchInstant } from '@/lib/dutch-time';

const empty = { fromDate: '', fromTime: '00:00', untilDate: '', untilTime: '23:59', reason: '' };
const year = 365 * 24 * 3600 * 1000;

const schema = z
  .object({
    fromDate: z.string().min(1, texts.dateMissing),
    fromTime: z.string().min(1, texts.timeMissing),
    untilDate: z.string().min(1, texts.dateMissing),
    untilTime: z.string().min(1, texts.timeMissing),
    reason: z.string().trim().max(100, texts.reasonTooLong),
  })
  .transform(({ reason, ...typed }, context) => {
    const starts = dutchInstant({ date: typed.fromDate, time: typed.fromTime });
    const ends = dutchInstant({ date: typed.untilDate, time: typed.untilTime });
    const message = endProblem(starts.getTime(), ends.getTime());
    if (message !== null) context.addIssue({ code: 'custom', path: ['untilDate'], message });
    return { startsAt: starts.toISOString(), endsAt: ends.toISOString(), reason };
  });

function endProblem(starts: number, ends: number): string | null {
  if (ends <= starts) return texts.endsTooEarly;
  if (ends - starts > year) return texts.endsTooLate;
  return ends <= Date.now() ? texts.isOver : null;
}

/** Adds a time in which an adviser is away: whole days unless other times are typed. */
export function BlockForm({ userId, label }: { userId: string; label: string }) {
  const blocking = useBlockTime();
  const form = useZodForm({
    id: `block-${userId}`,
    schema,
    defaultValues: empty,
    async onSubmit(blocked) {
      try {
        await blocking.mutateAsync({ userId, blocked });
      } catch (error) {
        return { text: failureText(texts.notSaved, error) };
      }
      form.write(empty);
      notify.success(texts.blockedAdded);
      return undefined;
    },
  });
  return (
    <Form form={form} aria-label={label} className="mt-3 grid max-w-xl gap-3">
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
