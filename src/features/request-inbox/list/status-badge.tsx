import { clsx } from 'clsx/lite';
import { CalendarCheck, CircleCheck, CircleDot, CircleX, Phone, type LucideIcon } from 'lucide-react';
import { requestStatusLabels } from '@/content/office/requests';
import { knownStatus, type RequestStatus } from '@/domain/request/request-edit';

const variants: Record<RequestStatus, { Icon: LucideIcon; className: string }> = {
  new: { Icon: CircleDot, className: 'border-accent bg-accent-soft text-accent-strong' },
  contacted: { Icon: Phone, className: 'border-primary bg-surface text-primary' },
  scheduled: { Icon: CalendarCheck, className: 'border-primary bg-primary-soft text-primary' },
  completed: { Icon: CircleCheck, className: 'border-control bg-surface-sunk text-ink' },
  cancelled: { Icon: CircleX, className: 'border-line bg-surface-sunk text-ink-muted' },
};

interface StatusBadgeProps {
  /** As stored; one that is not known shows as new. */
  status: string;
}

/** A status in words, with a shape and a colour to find it at a glance. */
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
