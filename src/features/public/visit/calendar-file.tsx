import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ownRequest as texts } from '@/content/public/request/own-request';
import { downloadAppointment } from '@/data/own-request/download-appointment';
import type { OwnRequest } from '@/data/own-request/queries';

interface CalendarFileProps {
  request: OwnRequest;
  variant: 'secondary' | 'quiet';
  /** Beside the button. */
  children?: ReactNode;
}

/** The button that puts a visit into the customer's calendar, and below it that this failed. */
export function CalendarFile({ request, variant, children }: CalendarFileProps) {
  const downloading = useMutation({ mutationFn: () => downloadAppointment(request) });
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
