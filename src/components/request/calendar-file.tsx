import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ownRequest as texts } from '@/content/public/request/own-request';

interface CalendarFileProps {
  /** Saves the visit as a file; rejects when it cannot be made. */
  download: () => Promise<void>;
  variant: 'secondary' | 'quiet';
  /** Beside the button. */
  children?: ReactNode;
}

/** The button that puts a visit into the customer's calendar, and below it that this failed. */
export function CalendarFile({ download, variant, children }: CalendarFileProps) {
  const downloading = useMutation({ mutationFn: download });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-x-6">
        <Button variant={variant} onClick={() => downloading.mutate()}>
          {texts.calendar}
        </Button>
        {children}
      </div>
      {downloading.isError && (
        <Notice tone="danger" role="alert">
          {texts.calendarFailed}
        </Notice>
      )}
    </div>
  );
}
