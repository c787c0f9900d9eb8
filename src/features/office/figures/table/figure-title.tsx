import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

interface FigureTitleProps {
  text: string;
  isLarge?: boolean;
  /** What downloads it. */
  children: ReactNode;
}

/** The title of a part of the page, with its download beside it. */
export function FigureTitle({ text, isLarge = false, children }: FigureTitleProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h2 className={clsx('font-bold', isLarge ? 'text-xl' : 'text-lg')}>{text}</h2>
      {children}
    </div>
  );
}
