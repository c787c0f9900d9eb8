import type { ReactNode } from 'react';
import { priceAnswerTexts } from '@/content/public/price-answer';

interface AnswerActionsProps {
  /** What to do next. */
  children: ReactNode;
  onChange: () => void;
}

/** The next step, and the way back to what was typed. */
export function AnswerActions({ children, onChange }: AnswerActionsProps) {
  return (
    <div className="flex items-center gap-4">
      {children}
      <button type="button" className="min-h-11 text-primary underline" onClick={onChange}>
        {priceAnswerTexts.change}
      </button>
    </div>
  );
}
