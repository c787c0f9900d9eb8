import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/content/messages';
import { rushTexts } from '@/content/office/requests/rush';
import { dateTimeText } from '@/content/working-hours';
import { isPast } from '@/domain/appointment/is-past';
import { isOpenStatus } from '@/domain/request/request-status';
import type { RushTerm } from '@/domain/request/rush-deadline';
import type { RequestEdit } from '@/domain/request/edited-fields';
import { dutchDateTime } from '#shared/dutch-time.ts';
import type { Obstacles } from './use-obstacles';

interface AppointmentWarningsProps {
  edit: RequestEdit;
  obstacles: Obstacles;
  /** Null without rush. */
  rush: RushTerm | null;
}

/** What the chosen date and time makes of that day, and warnings about it; none of them stops a save. */
export function AppointmentWarnings({ edit, obstacles, rush }: AppointmentWarningsProps) {
  const { status, appointmentDate: date, appointmentTime: time } = edit;
  const isLate = obstacles.isPlanned && isPast({ date, time }, dutchDateTime(new Date()));
  const last = rush && dutchDateTime(new Date(rush.lastStart));
  // Compared as text: an impossible date stays one while it is typed.
  const isMissed =
    last !== null && isOpenStatus(status) && time !== '' && `${date} ${time}` > `${last.date} ${last.time}`;
  return (
    // Always rendered, or a screen reader would not announce what appears in it.
    <div role="status" className="col-span-2 grid gap-3 empty:-mb-3">
      {obstacles.effectText !== '' && (
        <p className="text-sm text-ink-muted first-letter:uppercase">{obstacles.effectText}</p>
      )}
      {isLate && <Notice tone="warning">{messages.requests.pastAppointment}</Notice>}
      {isMissed && rush && <Notice tone="danger">{rushTexts.plannedLate(dateTimeText(rush.by))}</Notice>}
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
