import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { priceAnswerTexts } from '@/content/public/request/price-answer';

interface AnswerActionsProps {
  /** What to do next. */
  children: ReactNode;
  /** The answer is short: right below it and one under the other, instead of at the bottom of the box. */
  isClose?: boolean;
  onChange: () => void;
}

/** The next step, and the way back to what was typed. */
export function AnswerActions({ children, isClose = false, onChange }: AnswerActionsProps) {
  return (
    <div className={`flex pt-3 ${isClose ? 'mt-1 flex-col gap-3' : 'mt-auto items-center gap-4'}`}>
      {children}
      <Button variant={isClose ? 'secondary' : 'quiet'} onClick={onChange}>
        {priceAnswerTexts.change}
      </Button>
    </div>
  );
}
