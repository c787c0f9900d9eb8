import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { QueryCard } from '@/components/office/query-card';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { calendarFeedTexts as texts } from '@/content/office/visits/calendar-feed';
import { calendarFeedQuery, useRemoveCalendarFeed, useRenewCalendarFeed } from '@/data/calendar-feed/queries';
import { failureText } from '@/data/errors';
import { adminSections } from '@/lib/admin-links';
import { formatDay } from '@/lib/format/format-date';
import { FeedAddress } from './feed-address';

/** The administrator's own appointments in the calendar of a phone. */
export function CalendarFeed() {
  const query = useQuery(calendarFeedQuery());
  return (
    <QueryCard id={adminSections.calendarFeed} texts={texts} query={query}>
      {(since) => <OwnFeed since={since} />}
    </QueryCard>
  );
}

type Step = 'unasked' | 'renewing' | 'removing';

function OwnFeed({ since }: { since: string | null }) {
  const [step, setStep] = useState<Step>('unasked');
  const renewal = useRenewCalendarFeed();
  const removal = useRemoveCalendarFeed();
  const isBusy = renewal.isPending || removal.isPending;

  function handleRenew() {
    if (isBusy) return;
    removal.reset();
    renewal.mutate(undefined, { onSettled: () => setStep('unasked') });
  }

  function handleRemove() {
    if (isBusy) return;
    removal.mutate(undefined, {
      onSuccess() {
        renewal.reset();
        notify.success(texts.removed);
      },
      onSettled: () => setStep('unasked'),
    });
  }

  return (
    <>
      <p className="mt-4">{since === null ? texts.none : texts.since(formatDay(since))}</p>
      {renewal.data !== undefined && <FeedAddress key={renewal.data} address={renewal.data} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {since === null && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={handleRenew}>
            {isBusy ? texts.busy : texts.make}
          </Button>
        )}
        {since !== null && step === 'unasked' && (
          <>
            <Button variant="secondary" onClick={() => setStep('renewing')}>
              {texts.renew}
            </Button>
            <Button variant="danger" onClick={() => setStep('removing')}>
              {texts.remove}
            </Button>
          </>
        )}
        {since !== null && step === 'renewing' && (
          <ConfirmQuestion
            explanation={texts.renewExplanation}
            question={texts.renewQuestion}
            confirm={isBusy ? texts.busy : texts.renewConfirm}
            cancel={texts.cancel}
            isBusy={isBusy}
            onConfirm={handleRenew}
            onCancel={() => setStep('unasked')}
          />
        )}
        {since !== null && step === 'removing' && (
          <ConfirmQuestion
            explanation={texts.removeExplanation}
            question={texts.removeQuestion}
            confirm={isBusy ? texts.busy : texts.removeConfirm}
            cancel={texts.cancel}
            isBusy={isBusy}
            onConfirm={handleRemove}
            onCancel={() => setStep('unasked')}
          />
        )}
      </div>
      {renewal.isError && (
        <Notice tone="danger" role="alert" className="mt-3">
          {failureText(texts.notRenewed, renewal.error)}
        </Notice>
      )}
      {removal.isError && (
        <Notice tone="danger" role="alert" className="mt-3">
          {failureText(texts.notRemoved, removal.error)}
        </Notice>
      )}
    </>
  );
}
