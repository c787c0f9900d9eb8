import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { priceAnswerTexts } from '@/content/public/request/price-answer';

interface AnswerActionsProps {
  /** What to do next. */
  children: ReactNode;
  onChange: () => void;
}

/** The next step, and the way back to what was typed. */
export function AnswerActions({ children, onChange }: AnswerActionsProps) {
  return (
    <div className="mt-auto flex items-center gap-4 pt-3">
      {children}
      <Button variant="quiet" onClick={onChange}>
        {priceAnswerTexts.change}
      </Button>
    </div>
  );
}
