import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { timeRangeText, planningTexts as texts } from '@/content/office/calendar';
import { dayEffectQuery, obstaclesQuery, type ProposedAppointment } from '@/data/appointments/moments';
import {
  useMoveAppointment,
  usePlanAppointment,
  useUnplanAppointment,
  type WrittenAppointment,
} from '@/data/appointments/mutations';
import type { WaitingRequest } from '@/data/appointments/waiting-requests';
import { dataErrorCode } from '@/data/errors';
import { useRushDeadline } from '@/data/settings/working-hours';
import type { TimeRange } from '@/domain/appointment/time-range';
import { startsAfterDeadline } from '@/domain/request/rush-deadline';
import type { PlannedItem } from './planned-item';

/** Milliseconds in which a change can be undone. */
const undoDuration = 10_000;

/** The proposed start and end of an item; instants are ISO 8601. */
export interface Draft extends PlannedItem {
  startsAt: string;
  endsAt: string;
  /** Being dragged, moved by keyboard, being saved, or refused and awaiting confirmation. */
  phase: 'dragging' | 'keys' | 'saving' | 'asking';
}

/** Plans, moves or resizes one appointment at a time; it is a draft until it is saved or cancelled. */
export function usePlanning() {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutateAsync: plan } = usePlanAppointment();
  const { mutateAsync: move } = useMoveAppointment();
  const { mutateAsync: unplan } = useUnplanAppointment();
  const proposed = draft ?? { requestId: '', adviser: '', startsAt: '', endsAt: '' };
  const isJudged = draft !== null && draft.phase !== 'saving';
  const { data: obstacles } = useQuery({ ...obstaclesQuery(proposed), enabled: isJudged });
  const { data: effect } = useQuery({ ...dayEffectQuery(proposed), enabled: isJudged && draft.adviser !== '' });
  const { deadline } = useRushDeadline(draft?.rushSince ?? null);
  const isDragging = draft?.phase === 'dragging';
  useEndOfDrag(isDragging, () => setDraft((present) => (present?.phase === 'dragging' ? null : present)));

  /** Previews the item at this time, without storing it. */
  function hover(item: PlannedItem, range: TimeRange, phase: 'dragging' | 'keys') {
    setDraft((present) => (present?.phase === 'saving' ? present : { ...item, ...range, phase }));
  }

  async function save(item: PlannedItem, range: TimeRange, isOverruled = false): Promise<void> {
    const wanted = { ...item, ...range };
    setDraft({ ...wanted, phase: 'saving' });
    try {
      const written = await (item.appointment
        ? move({ ...columns(wanted), base: item.appointment, isOverruled })
        : plan({ ...columns(wanted), isOverruled }));
      setDraft(null);
      report(item, range, written);
    } catch (error) {
      setDraft((await isRefused(wanted, error)) ? { ...wanted, phase: 'asking' } : null);
    }
  }

  /** Whether an obstacle was found that can be overruled; reports any other failure. */
  async function isRefused(wanted: PlannedItem & TimeRange, error: unknown): Promise<boolean> {
    const code = dataErrorCode(error);
    if (code === 'does-not-fit') {
      const found = await queryClient.query({ ...obstaclesQuery(columns(wanted)), staleTime: 0 }).catch(() => []);
      if (found.length > 0) return true;
    }
    const isOutdated = code === 'conflict' || code === 'duplicate';
    notify.error(isOutdated ? texts.changedMeanwhile(wanted.name) : texts.failed(wanted.name));
    return false;
  }

  function report(item: PlannedItem, range: TimeRange, written: WrittenAppointment) {
    const text = timeRangeText(range.startsAt, range.endsAt);
    notify.success(item.appointment ? texts.moved(item.name, text) : texts.planned(item.name, text), {
      duration: undoDuration,
      action: { label: texts.undo, onClick: () => void undo(item, written) },
    });
  }

  async function undo({ appointment, waiting, ...item }: PlannedItem, base: WrittenAppointment): Promise<void> {
    try {
      if (appointment) await move({ ...columns(appointment), base, isOverruled: appointment.isOverruled });
      else await unplan({ base, requestId: item.requestId, ...restored(waiting) });
      notify.success(texts.undone(item.name));
    } catch (error) {
      notify.error(dataErrorCode(error) === 'conflict' ? texts.changedMeanwhile(item.name) : texts.failed(item.name));
    }
  }

  return {
    draft,
    obstacles: draft === null ? [] : (obstacles ?? []),
    /** The deadline of a rush request, in milliseconds since 1970, when the draft begins after it; else null. */
    missedDeadline: draft !== null && startsAfterDeadline(draft.startsAt, deadline) ? deadline : null,
    /** What the draft makes of its day; null while that is not known. */
    effect: draft === null ? null : (effect ?? null),
    hover,
    save: (item: PlannedItem, range: TimeRange) => void save(item, range),
    /** Saves the draft; `isOverruled` confirms that it is planned although it does not fit. */
    saveDraft: (isOverruled: boolean) => {
      if (draft) void save(draft, draft, isOverruled);
    },
    putBack: () => setDraft(null),
  };
}

export type Planning = ReturnType<typeof usePlanning>;

function columns({ requestId, adviser, startsAt, endsAt }: ProposedAppointment) {
  return { requestId, adviser, startsAt, endsAt };
}

function restored(waiting: WaitingRequest | null) {
  return { status: waiting?.status ?? 'contacted', assignedTo: waiting?.assignedTo ?? '' };
}

/** Listens on the document: the pointer may be released outside the calendar. */
function useEndOfDrag(isDragging: boolean, onEnd: () => void) {
  useEffect(() => {
    if (!isDragging) return;
    document.addEventListener('mouseup', onEnd);
    document.addEventListener('touchend', onEnd);
    return () => {
      document.removeEventListener('mouseup', onEnd);
      document.removeEventListener('touchend', onEnd);
    };
  });
}
