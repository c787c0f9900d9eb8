import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { requestSent } from '@/content/public/request-form';
import { site } from '@/content/site';
import { phoneHref } from '@/domain/contact/phone';
import { requestReference } from '@/domain/request/request';
import type { SentRequest } from './use-submit-request';

interface RequestSentProps {
  sent: SentRequest;
  isWaiting: boolean;
  onNewRequest: () => void;
}

export function RequestSent({ sent, isWaiting, onNewRequest }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="grid max-w-2xl gap-4">
      <h3 ref={title} tabIndex={-1} className="text-2xl font-bold">
        Aanvraag verstuurd!
      </h3>
      <p>
        {requestSent.number} <strong className="tabular-nums">{requestReference(sent.request.id)}</strong>.{' '}
        {requestSent.keepNumber}{' '}
        <a href={phoneHref(site.phone)} className="text-primary underline">
          {site.phone}
        </a>
        .
      </p>
      {isWaiting && <Notice tone="warning">{messages.submit.waitsMailed}</Notice>}
      <div>
        <h4 className="font-semibold">Zo gaat het verder</h4>
        <ol className="list-decimal pl-5">
          {requestSent.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h4 className="font-semibold">Leg alvast klaar</h4>
        <ul className="list-disc pl-5">
          {requestSent.prepare.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        <p className="text-sm text-ink-muted">{requestSent.proof}</p>
      </div>
      <Button variant="secondary" className="justify-self-start print:hidden" onClick={onNewRequest}>
        Nieuwe aanvraag
      </Button>
    </div>
  );
}
