import { clsx } from 'clsx/lite';
import { CalendarCheck, CircleCheck, CircleDot, CircleX, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { knownStatus, type RequestStatus } from '@/domain/request/request-status';

export const statusIcons: Record<RequestStatus, LucideIcon> = {
  new: CircleDot,
  contacted: Phone,
  scheduled: CalendarCheck,
  completed: CircleCheck,
  cancelled: CircleX,
};

const variants: Record<RequestStatus, string> = {
  new: 'border-accent bg-accent-soft text-accent-strong',
  contacted: 'border-primary bg-surface text-primary',
  scheduled: 'border-primary bg-primary-soft text-primary',
  completed: 'border-control bg-surface-sunk text-ink',
  cancelled: 'border-line bg-surface-sunk text-ink-muted',
};

interface StatusBadgeProps {
  /** As stored; an unknown status shows as new. */
  status: string;
  children?: ReactNode;
}

/** A status with an icon and a colour. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const known = knownStatus(status);
  const Icon = statusIcons[known];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold',
        variants[known],
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {requestStatusLabels[known]}
      {children}
    </span>
  );
}
