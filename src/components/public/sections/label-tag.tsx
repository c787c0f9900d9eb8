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
        'label-bar inline-flex items-center border border-transparent pr-8 pl-4 font-bold tabular-nums',
        variants[variant],
        className,
      )}
    >
      {children}
    </span>
  );
}
