import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { calendarFailureText, ownCalendarTexts as texts } from '@/content/office/visits/own-calendar';
import { useReadOwnCalendar, useRemoveOwnCalendar, type OwnCalendarState } from '@/data/advisers/own-calendars';
import { failureText } from '@/data/errors';
import { focusElement } from '@/lib/browser/focus-element';
import { formatDateTime, formatNumericDay } from '@/lib/format/format-date';
import { CalendarAddressForm } from './calendar-address-form';

type Step = 'unasked' | 'replacing' | 'removing';

/** What was read of a calendar, and what can be done with it. */
export function ConnectedCalendar({ calendar }: { calendar: OwnCalendarState }) {
  const { adviser, host, readAt, error, leftOut, busyTimes } = calendar;
  const [step, setStep] = useState<Step>('unasked');
  const reading = useReadOwnCalendar();
  const removing = useRemoveOwnCalendar();

  async function remove() {
    try {
      await removing.mutateAsync(adviser);
    } catch (failure) {
      notify.error(failureText(texts.notRemoved, failure));
      return;
    }
    notify.success(texts.removed);
    focusElement(document.getElementById(`own-calendar-${adviser}`));
  }

  return (
    <>
      <div role="status" className="mt-2">
        <ChangingText>
          <p>{texts.host(host)}</p>
          <p>{readAt === null ? texts.neverRead : texts.wasRead(busyTimes, formatDateTime(readAt))}</p>
          {leftOut.length > 0 && <p>{texts.leftOut}</p>}
          {leftOut.map(({ reason, events, days }) => (
            <p key={reason}>{texts.leftOutEvents(events, reason, days.map(formatNumericDay))}</p>
          ))}
        </ChangingText>
        {error !== null && (
          <Notice tone="warning" className="mt-2">
            <p>{calendarFailureText(error)}</p>
            {readAt !== null && <p>{texts.lastCounts}</p>}
          </Notice>
        )}
      </div>
      {reading.isError && (
        <Notice tone="danger" role="alert" className="mt-2">
          {failureText(texts.notRead, reading.error)}
        </Notice>
      )}
      {step === 'replacing' && (
        <CalendarAddressForm userId={adviser} onDone={() => setStep('unasked')}>
          <Button variant="quiet" onClick={() => setStep('unasked')}>
            {texts.keep}
          </Button>
        </CalendarAddressForm>
      )}
      {step === 'removing' && (
        <ConfirmQuestion
          explanation={texts.removeExplanation}
          question={texts.removeQuestion}
          confirm={texts.removeConfirm}
          cancel={texts.cancel}
          isBusy={removing.isPending}
          onConfirm={() => void remove()}
          onCancel={() => setStep('unasked')}
        />
      )}
      {step === 'unasked' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-disabled={reading.isPending}
            onClick={() => {
              if (!reading.isPending) reading.mutate(adviser);
            }}
          >
            {reading.isPending ? texts.saving : texts.readNow}
          </Button>
          <Button variant="secondary" onClick={() => setStep('replacing')}>
            {texts.replace}
          </Button>
          <Button variant="danger" onClick={() => setStep('removing')}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
}
