import { useId, useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { blockedTexts as texts, momentText } from '@/content/office/calendar';
import type { Adviser } from '@/data/appointments/calendar-days';
import { useBlockTime } from '@/data/appointments/mutations';
import { dutchInstant, dutchMoment } from '@/lib/dutch-time';

interface BlockFormProps {
  /** Those who are set up. */
  advisers: readonly Adviser[];
  /** What was drawn in the grid, or a proposal; ISO 8601. */
  moment: { startsAt: string; endsAt: string };
  onClose: () => void;
}

/** Asks for whom and why a time is blocked. */
export function BlockForm({ advisers, moment, onClose }: BlockFormProps) {
  const id = useId();
  const [from, setFrom] = useState(dutchMoment(new Date(moment.startsAt)));
  const [until, setUntil] = useState(dutchMoment(new Date(moment.endsAt)));
  const [adviser, setAdviser] = useState(advisers[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { mutateAsync: block, isPending } = useBlockTime();

  async function save() {
    const [startsAt, endsAt] = [dutchInstant(from).toISOString(), dutchInstant(until).toISOString()];
    if (endsAt <= startsAt) {
      setError(texts.isBackwards);
      return;
    }
    try {
      await block({ adviser, startsAt, endsAt, reason: reason.trim() });
      notify.success(texts.isBlocked(momentText(startsAt, endsAt)));
      onClose();
    } catch {
      notify.error(texts.failed);
    }
  }

  return (
    <Dialog isOpen title={texts.title} description={texts.explanation} onClose={onClose}>
      <form
        className="grid gap-4 p-5 sm:grid-cols-2 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void save();
        }}
      >
        {advisers.length > 1 && (
          <SelectField
            id={`${id}-adviser`}
            label={texts.adviser}
            className="sm:col-span-2"
            value={adviser}
            onChange={({ target }) => setAdviser(target.value)}
            options={advisers.map((one) => ({ value: one.id, label: one.name }))}
          />
        )}
        <TextField
          id={`${id}-first`}
          label={texts.firstDay}
          type="date"
          required
          value={from.date}
          onChange={({ target }) => setFrom({ ...from, date: target.value })}
        />
        <TextField
          id={`${id}-from`}
          label={texts.from}
          type="time"
          required
          value={from.time}
          onChange={({ target }) => setFrom({ ...from, time: target.value })}
        />
        <TextField
          id={`${id}-last`}
          label={texts.lastDay}
          type="date"
          required
          value={until.date}
          onChange={({ target }) => setUntil({ ...until, date: target.value })}
        />
        <TextField
          id={`${id}-until`}
          label={texts.until}
          type="time"
          required
          error={error}
          value={until.time}
          onChange={({ target }) => setUntil({ ...until, time: target.value })}
        />
        <TextField
          id={`${id}-reason`}
          label={texts.reason}
          className="sm:col-span-2"
          maxLength={100}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="sm:col-span-2">
          <Button type="submit" aria-disabled={isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
