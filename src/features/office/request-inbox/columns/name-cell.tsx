import { useQuery } from '@tanstack/react-query';
import { Archive, FileText, MailX, MessageCircle, PencilLine } from 'lucide-react';
import { useNow } from '@/components/ui/use-now';
import { customerActionMark } from '@/content/office/requests/customer-actions';
import { officeLabelTexts } from '@/content/office/requests/registered-label';
import { heldTexts } from '@/content/office/requests/bulk-texts';
import { requestListTexts } from '@/content/office/requests/requests';
import { messages } from '@/content/messages';
import { administratorsQuery } from '@/data/administrators/queries';
import { administratorName } from '@/domain/access/administrator-name';
import type { StoredRequest } from '@/domain/request/request-fields';
import { hasSessionDraft } from '@/lib/browser/session-draft';
import { labelMeaning } from '../shared/label-meaning';
import { Mark } from './mark';

/** The id of the button that opens a request; the focus returns to it. */
export function rowButtonId(requestId: string): string {
  return `request-${requestId}`;
}

/** The id of the moment at which a request came in, which is part of the name of its button. */
export function requestDateId(requestId: string): string {
  return `request-date-${requestId}`;
}

/** The name opens the request, by keyboard and screen reader too; its click bubbles to the row. */
export function NameCell(request: StoredRequest) {
  const { id, name, relayStatus, isHeld, assignedTo, labelClass, customerAction } = request;
  const now = useNow();
  const hasLabel = now !== null && labelMeaning(request, now) === 'already';
  return (
    <div className="min-w-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 @4xl:flex-nowrap">
        <button
          type="button"
          id={rowButtonId(id)}
          data-row-button
          aria-labelledby={`${rowButtonId(id)} ${requestDateId(id)}`}
          aria-haspopup="dialog"
          title={name}
          className="min-h-11 min-w-0 text-left font-semibold text-primary underline-offset-4 hover:underline @4xl:min-h-9"
        >
          <span className="block @4xl:truncate">{name}</span>
        </button>
        {assignedTo !== '' && <Assignee userId={assignedTo} />}
        {isHeld && <Mark Icon={Archive} text={heldTexts.title} className="text-ink-muted" />}
        {hasLabel && <Mark Icon={FileText} text={officeLabelTexts.already(labelClass)} className="text-primary" />}
        {relayStatus === 'failed' && <Mark Icon={MailX} text={messages.requests.mailFailed} className="text-danger" />}
        {hasSessionDraft(id) && (
          <Mark Icon={PencilLine} text={messages.requests.editKept} className="text-accent-strong" />
        )}
      </div>
      {customerAction !== '' && (
        // In words at any width: it is what there is to do.
        <p className="flex items-center gap-1 text-sm font-semibold text-accent-strong @4xl:pb-1 @4xl:text-xs">
          <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
          {customerActionMark(customerAction)}
        </p>
      )}
    </div>
  );
}

/** Whose request it is: the first letters of an administrator's name. */
function Assignee({ userId }: { userId: string }) {
  const { data } = useQuery({ ...administratorsQuery(), staleTime: Infinity });
  const admin = data?.admins.find((administrator) => administrator.userId === userId);
  if (!admin) return null;
  const name = administratorName(admin);
  return (
    <span
      title={requestListTexts.assignedTo(name)}
      className="shrink-0 rounded-full border border-control px-1.5 text-xs font-bold text-ink-muted uppercase"
    >
      <span aria-hidden="true">{name.slice(0, 2)}</span>
      <span className="sr-only">{requestListTexts.assignedTo(name)}</span>
    </span>
  );
}
