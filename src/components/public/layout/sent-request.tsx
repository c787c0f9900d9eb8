import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { requestReference } from '@/domain/request/request-reference';
import { ownRequestPath, paths } from '@/lib/paths';
import { readSentRequest } from '@/lib/browser/sent-request';

/** The way to the page of the request that was sent from this device, below the name of the site: it moves nothing there. */
export function SentRequest() {
  const [sent] = useState(() => readSentRequest(Date.now()));
  const { pathname } = useLocation();
  // The link of a mail has another key of the same request.
  if (sent === null || pathname === paths.ownRequest) return null;
  return (
    <Link
      to={ownRequestPath(sent.customerKey)}
      className="absolute mt-10 ml-10 inline-flex min-h-6 items-center text-sm text-primary underline"
    >
      {`Uw aanvraag ${requestReference(sent.id)}`}
    </Link>
  );
}
