import type { ReactNode } from 'react';
import { LabelBars } from './label-bars';

interface EmptyStateProps {
  title: string;
  /** What will be there, or how to get it there. */
  children?: ReactNode;
}

/** Stands where a list or table would, while there is nothing in it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <LabelBars className="h-10 opacity-40" />
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
