import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { withdrawalTexts as texts } from '@/content/office/withdrawals';
import { useSettleNotice, type OpenNotice } from '@/data/withdrawals/notices';
import { openedRequestLink } from '@/lib/admin-links';
import { mailHref } from '@/lib/format/contact-href';
import { formatDateTime, formatNumericDay } from '@/lib/format/format-date';

type Candidate = OpenNotice['candidates'][number];

/** A withdrawal of somebody whose request is not certain: what was said, and the requests that it may be about. */
export function NoticeItem({ notice }: { notice: OpenNotice }) {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<Candidate | null>(null);
  const settling = useSettleNotice();
  const received = formatDateTime(notice.received_at);

  function settle(requestId: string | null) {
    settling.mutate(
      { noticeId: notice.id, requestId },
      {
        onSuccess: (isSettled) => {
          if (!isSettled) notify.error(texts.failed);
          else notify.success(requestId === null ? texts.putAside : texts.done);
        },
        onError: () => notify.error(texts.notSaved),
        onSettled: () => setAsked(null),
      },
    );
  }

  return (
    <li className="grid gap-2 py-3">
      <p>
        <strong>{notice.name}</strong> ({notice.email}): {whichText(notice)}. {texts.received(received)}.
      </p>
      <p className="font-semibold">{notice.candidates.length > 0 ? texts.candidates : texts.noCandidates}</p>
      <ul className="grid gap-1">
        {notice.candidates.map((candidate) => (
          <li key={candidate.id} className="flex flex-wrap items-center gap-x-4">
            <span>{[candidate.name, candidate.address, candidate.reference].filter(Boolean).join(', ')}</span>
            {!candidate.has_same_email && <strong>{texts.otherEmail}</strong>}
            <Link to={openedRequestLink(params, candidate.id)} className={buttonClass('quiet')}>
              {texts.open}
            </Link>
            {candidate.can_withdraw ? (
              <Button
                variant="secondary"
                aria-label={texts.settleOf(candidate.name)}
                onClick={() => setAsked(candidate)}
              >
                {texts.settle}
              </Button>
            ) : (
              <span className="text-ink-muted">{candidate.is_withdrawn ? texts.isWithdrawn : texts.over}</span>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmQuestion
          explanation={[!asked.has_same_email && texts.askFirst, asked.has_email ? texts.mailed : texts.notMailed]
            .filter(Boolean)
            .join(' ')}
          question={texts.question(asked.name)}
          confirm={texts.settle}
          cancel={texts.keep}
          isBusy={settling.isPending}
          onConfirm={() => settle(asked.id)}
          onCancel={() => setAsked(null)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <a href={mailHref(notice.email, texts.mail(received))} className={buttonClass('quiet')}>
          {texts.answer}
        </a>
        <Button variant="quiet" aria-disabled={settling.isPending} onClick={() => settle(null)}>
          {texts.aside}
        </Button>
        <span className="text-sm text-ink-muted">{texts.asideHint}</span>
      </div>
    </li>
  );
}

function whichText({ reference, postcode, house_number: number, ordered_on: day }: OpenNotice): string {
  return [
    reference !== null && texts.reference(reference),
    [postcode, number].filter(Boolean).join(' '),
    day !== null && texts.orderedOn(formatNumericDay(day)),
  ]
    .filter(Boolean)
    .join(', ');
}
