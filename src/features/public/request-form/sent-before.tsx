import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { sentBefore } from '@/content/public/request/request-form-texts';
import { requestReference } from '@/domain/request/request-reference';
import { formatDay } from '@/lib/format/format-date';
import { ownRequestPath } from '@/lib/paths';
import { unbroken } from '@/lib/format/unbroken';
import type { LastSentRequest } from '@/lib/browser/sent-request';

interface SentBeforeProps {
  sent: LastSentRequest;
  /** The form that had the focus is gone. */
  takesFocus: boolean;
  onNewRequest: () => void;
}

/** In place of an empty form, for a visitor who sent a request from this device: the way to its page. */
export function SentBefore({ sent: { id, customerKey, sentAt }, takesFocus, onNewRequest }: SentBeforeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="text-xl font-bold sm:text-2xl">
        {sentBefore.title(requestReference(id))}
      </h3>
      <p>{sentBefore.text(unbroken(formatDay(new Date(sentAt).toISOString())))}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={ownRequestPath(customerKey)} className={buttonClass('primary')}>
          {sentBefore.open}
        </Link>
        <Button variant="secondary" onClick={onNewRequest}>
          Nieuwe aanvraag
        </Button>
      </div>
    </div>
  );
}
