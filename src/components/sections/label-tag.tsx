import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

const variants = {
  primary: 'bg-primary text-on-primary',
  accent: 'bg-accent text-on-accent',
};

interface LabelTagProps {
  variant?: keyof typeof variants;
  /** Adds size and width; cannot replace a colour. */
  className?: string;
  children: ReactNode;
}

/** A bar of the energy label, pointing right. */
export function LabelTag({ variant = 'primary', className, children }: LabelTagProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center border border-transparent pr-8 pl-4 font-bold tabular-nums [clip-path:polygon(0_0,calc(100%-1rem)_0,100%_50%,calc(100%-1rem)_100%,0_100%)]',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
