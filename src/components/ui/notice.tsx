import type { ReactNode } from 'react';
import { clsx } from 'clsx/lite';

const tones = {
  info: 'border-primary bg-primary-soft',
  warning: 'border-accent bg-accent-soft',
  danger: 'border-danger bg-danger-soft',
};

interface NoticeProps {
  tone?: keyof typeof tones;
  /** `alert` interrupts, `status` waits; without it the notice is part of the page from the start. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

export function Notice({ tone = 'info', role, className, children }: NoticeProps) {
  return (
    <div role={role} className={clsx('rounded-lg border-l-4 px-4 py-3', tones[tone], className)}>
      {children}
    </div>
  );
}
