import type { ReactNode } from 'react';
import { clsx } from 'clsx/lite';

interface CardProps {
  children: ReactNode;
  className?: string;
}

export function Card({ children, className }: CardProps) {
  return (
    <div className={clsx('min-w-0 rounded-2xl border border-line bg-surface p-5 shadow-xs sm:p-8', className)}>
      {children}
    </div>
  );
}
