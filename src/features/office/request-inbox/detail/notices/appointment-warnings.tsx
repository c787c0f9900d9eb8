import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { rushTexts } from '@/content/office/requests/rush';
import { dateTimeText } from '@/content/working-hours';
import { isPast } from '@/domain/appointment/is-past';
import { isOpenStatus } from '@/domain/request/request-status';
import { isAfterDeadline } from '@/domain/request/rush-deadline';
import type { RequestEdit } from '@/domain/request/edited-fields';
import { dutchDateTime } from '#shared/dutch-time.ts';
import type { Obstacles } from './use-obstacles';

interface AppointmentWarningsProps {
  edit: RequestEdit;
  obstacles: Obstacles;
  /** Of a rush request, in milliseconds since 1970; else null. */
  deadline: number | null;
}

/** What the chosen date and time makes of that day, and warnings about it; none of them stops a save. */
export function AppointmentWarnings({ edit, obstacles, deadline }: AppointmentWarningsProps) {
  const { status, appointmentDate: date, appointmentTime: time } = edit;
  const isLate = obstacles.isPlanned && isPast({ date, time }, dutchDateTime(new Date()));
  const isAfter = deadline !== null && isOpenStatus(status) && isAfterDeadline(edit, dutchDateTime(new Date(deadline)));
  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div role="status" className="col-span-2 grid gap-3 empty:-mb-3">
      {obstacles.effectText !== '' && (
        <p className="text-sm text-ink-muted first-letter:uppercase">{obstacles.effectText}</p>
      )}
      {isLate && <Notice tone="warning">{messages.requests.pastAppointment}</Notice>}
      {isAfter && <Notice tone="danger">{rushTexts.plannedLate(dateTimeText(deadline))}</Notice>}
      {obstacles.text !== '' && <Notice tone="warning">{obstacles.text}</Notice>}
      {obstacles.isUnknown && (
        <Notice tone="warning">
          <p>{messages.requests.fitUnknown}</p>
          <Button variant="secondary" className="mt-3" onClick={obstacles.refetch}>
            Opnieuw proberen
          </Button>
        </Notice>
      )}
    </div>
  );
}
