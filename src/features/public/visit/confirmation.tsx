import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { bringToTop } from '@/lib/browser/bring-to-top';

interface ConfirmationProps {
  children: ReactNode;
}

/** What was just done: at the top of the screen, and with the focus. */
export function Confirmation({ children }: ConfirmationProps) {
  return (
    <div ref={bringToTop} role="group" tabIndex={-1}>
      <Notice>{children}</Notice>
    </div>
  );
}
