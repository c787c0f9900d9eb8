import type { ReactNode } from 'react';
import { clsx } from 'clsx/lite';

interface CardProps {
  /** For the back-office, where much has to fit in one screen. */
  isDense?: boolean;
  children: ReactNode;
  className?: string;
}

export function Card({ isDense = false, children, className }: CardProps) {
  return (
    <div
      className={clsx(
        'min-w-0 rounded-2xl border border-line bg-surface shadow-xs',
        isDense ? 'p-4 sm:p-5' : 'p-5 sm:p-8',
        className,
      )}
    >
      {children}
    </div>
  );
}
