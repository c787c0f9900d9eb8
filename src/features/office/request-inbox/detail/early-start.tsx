import { useState, type SyntheticEvent } from 'react';
import { TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { earlyStartTexts as texts } from '@/content/office/requests/early-start';
import { useNoteEarlyStart } from '@/data/requests/early-start';
import type { StoredRequest } from '@/domain/request/request-fields';
import { dutchDateTime, dutchInstant } from '#shared/dutch-time.ts';

/** Notes that the customer asked by telephone to begin within the period of withdrawal, and when. */
export function EarlyStart({ request }: { request: StoredRequest }) {
  const [isOpen, setIsOpen] = useState(false);
  const now = dutchDateTime(new Date());
  const [day, setDay] = useState(now.date);
  const [time, setTime] = useState(now.time);
  const noting = useNoteEarlyStart();
  const hasOrder = request.appointmentDate !== '' && request.status !== 'cancelled';
  if (!hasOrder || request.earlyStartRequestedAt !== '' || request.anonymisedAt !== '') return null;

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (noting.isPending) return;
    const askedAt = dutchInstant({ date: day, time }).toISOString();
    noting.mutate(
      { requestId: request.id, askedAt },
      {
        onSuccess: (isNoted) => (isNoted ? notify.success(texts.noted) : notify.error(texts.refused)),
        onError: () => notify.error(texts.failed),
      },
    );
  }

  if (!isOpen) {
    return (
      <Button variant="quiet" className="justify-self-start text-left" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <form aria-label={texts.open} onSubmit={handleSubmit} className="grid gap-3 rounded-lg border border-line p-3">
      <p className="text-sm text-ink-muted">{texts.hint}</p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="early-start-day"
          label={texts.askedOn}
          type="date"
          required
          value={day}
          onChange={({ target: { value } }) => setDay(value)}
        />
        <TextField
          id="early-start-time"
          label={texts.askedAt}
          type="time"
          required
          value={time}
          onChange={({ target: { value } }) => setTime(value)}
        />
      </div>
      <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={noting.isPending}>
        {texts.note}
      </Button>
    </form>
  );
}
