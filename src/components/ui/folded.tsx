import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

interface FoldedProps {
  title: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** What not everybody looks for: opened by its title, also without script. */
export function Folded({ title, isOpen = false, className, children }: FoldedProps) {
  return (
    <details open={isOpen} className={clsx('border-t border-line pt-1 print:not-open:hidden', className)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-primary">{title}</summary>
      <div className="mt-1 grid gap-3 pb-2">{children}</div>
    </details>
  );
}
