import { MailX, Zap } from 'lucide-react';
import { messages } from '@/content/messages';
import type { Submission } from '@/data/requests/submission';
import { formatMoment } from '@/lib/format-moment';
import { hasSessionDraft } from '@/lib/session-draft';
import { orDash, priceText, propertyTypeText } from '../present';
import { StatusBadge } from '../status-badge';

const cell = 'lg:table-cell lg:px-3 lg:py-3 lg:align-top';

/** The id of the button that opens a request: the focus goes back there. */
export function rowButtonId(requestId: string): string {
  return `request-${requestId}`;
}

interface RequestRowProps {
  request: Submission;
  onOpen: (request: Submission) => void;
}

/** The whole row opens the request for a pointer; the button in it does the same for a keyboard and a screen reader. */
export function RequestRow({ request, onOpen }: RequestRowProps) {
  const buttonId = rowButtonId(request.id);
  const nameId = `request-name-${request.id}`;
  return (
    <tr
      role="row"
      onClick={() => onOpen(request)}
      className="grid cursor-pointer grid-cols-[1fr_auto] items-start gap-x-4 gap-y-1 px-2 py-4 hover:bg-surface-sunk lg:table-row"
    >
      <td role="cell" className={`col-start-1 row-start-1 ${cell}`}>
        <button
          type="button"
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
          aria-haspopup="dialog"
          className="-my-2.5 min-h-11 text-left font-semibold whitespace-nowrap text-primary tabular-nums underline-offset-4 hover:underline"
        >
          {formatMoment(request.createdAt)}
        </button>
      </td>
      <td role="cell" className={`col-span-2 row-start-3 min-w-0 sm:col-span-1 sm:row-start-2 ${cell}`}>
        <span id={nameId} className="font-semibold wrap-anywhere">
          {request.name}
        </span>
        {request.isMailFailed && (
          <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-danger">
            <MailX aria-hidden="true" className="size-4 shrink-0" />
            {messages.requests.mailFailed}
          </span>
        )}
        {hasSessionDraft(request.id) && (
          <span className="mt-1 block text-sm font-semibold text-accent-strong">{messages.requests.editKept}</span>
        )}
      </td>
      <td role="cell" className={`col-span-2 row-start-4 min-w-0 wrap-anywhere sm:row-start-3 ${cell}`}>
        {orDash(request.address)}
      </td>
      <td role="cell" className={`col-start-1 row-start-5 sm:row-start-4 ${cell}`}>
        {propertyTypeText(request.propertyType)}
      </td>
      <td
        role="cell"
        className={`col-span-2 row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:justify-self-end ${cell}`}
      >
        <StatusBadge status={request.status} />
      </td>
      <td
        role="cell"
        className={`col-start-2 row-start-5 flex items-center gap-1 justify-self-end sm:row-start-4 ${cell}`}
      >
        <span className="text-ink-muted lg:hidden">Spoed: </span>
        {request.rushService ? (
          <span className="inline-flex items-center gap-1 font-semibold text-accent-strong">
            <Zap aria-hidden="true" className="size-4" />
            Ja
          </span>
        ) : (
          'Nee'
        )}
      </td>
      <td role="cell" className={`col-start-2 row-start-1 justify-self-end tabular-nums sm:row-start-2 ${cell}`}>
        {priceText(request.calculatedPrice)}
      </td>
    </tr>
  );
}
