import { clsx } from 'clsx/lite';
import {
  Archive,
  CalendarCheck,
  CircleCheck,
  CircleDot,
  CircleX,
  MailX,
  Phone,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { messages } from '@/content/messages';
import { heldTexts, requestStatusLabels } from '@/content/office/requests';
import { knownStatus, type RequestStatus } from '@/domain/request/request-edit';
import type { Submission } from '@/data/requests/submission';
import { formatMoment } from '@/lib/format-date';
import { hasSessionDraft } from '@/lib/session-draft';

/** The id of the button that opens a request; the focus returns to it. */
export function rowButtonId(requestId: string): string {
  return `request-${requestId}`;
}

function nameId(requestId: string): string {
  return `request-name-${requestId}`;
}

/** Opens the request by keyboard and screen reader; its click bubbles to the row. */
export function OpenButton({ id, createdAt }: Submission) {
  return (
    <button
      type="button"
      id={rowButtonId(id)}
      aria-labelledby={`${rowButtonId(id)} ${nameId(id)}`}
      aria-haspopup="dialog"
      className="-my-2.5 min-h-11 text-left font-semibold whitespace-nowrap text-primary tabular-nums underline-offset-4 hover:underline"
    >
      {formatMoment(createdAt)}
    </button>
  );
}

export function NameCell({ id, name, relayStatus, isHeld }: Submission) {
  return (
    <>
      <span id={nameId(id)} className="font-semibold wrap-anywhere">
        {name}
      </span>
      {isHeld && (
        <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-ink-muted">
          <Archive aria-hidden="true" className="size-4 shrink-0" />
          {heldTexts.title}
        </span>
      )}
      {relayStatus === 'failed' && (
        <span className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-danger">
          <MailX aria-hidden="true" className="size-4 shrink-0" />
          {messages.requests.mailFailed}
        </span>
      )}
      {hasSessionDraft(id) && (
        <span className="mt-1 block text-sm font-semibold text-accent-strong">{messages.requests.editKept}</span>
      )}
    </>
  );
}

export function RushCell({ rushService }: Submission) {
  return (
    <>
      <span className="text-ink-muted lg:hidden">Spoed: </span>
      {rushService ? (
        <span className="inline-flex items-center gap-1 font-semibold text-accent-strong">
          <Zap aria-hidden="true" className="size-4" />
          Ja
        </span>
      ) : (
        'Nee'
      )}
    </>
  );
}

const variants: Record<RequestStatus, { Icon: LucideIcon; className: string }> = {
  new: { Icon: CircleDot, className: 'border-accent bg-accent-soft text-accent-strong' },
  contacted: { Icon: Phone, className: 'border-primary bg-surface text-primary' },
  scheduled: { Icon: CalendarCheck, className: 'border-primary bg-primary-soft text-primary' },
  completed: { Icon: CircleCheck, className: 'border-control bg-surface-sunk text-ink' },
  cancelled: { Icon: CircleX, className: 'border-line bg-surface-sunk text-ink-muted' },
};

interface StatusBadgeProps {
  /** As stored; an unknown status shows as new. */
  status: string;
}

/** A status with an icon and a colour. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const known = knownStatus(status);
  const { Icon, className } = variants[known];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {requestStatusLabels[known]}
    </span>
  );
}
