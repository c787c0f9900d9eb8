import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { notify } from '@/components/ui/notify';
import { planningTexts as texts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import { dayEffectQuery, obstaclesQuery, type ProposedAppointment } from '@/data/appointments/moments';
import { useMoveAppointment, usePlanAppointment } from '@/data/appointments/mutations';
import { fetchMailsOfChanges, type ProposedMail } from '@/data/outgoing/mails-of-changes';
import { dataErrorCode } from '@/data/errors';
import type { TimeRange } from '@/domain/appointment/time-range';
import { missesRush } from '@/domain/request/rush-deadline';
import { dutchDateTime } from '#shared/dutch-time.ts';
import type { PlannedItem } from './planned-item';

/** The proposed start and end of an item; instants are ISO 8601. */
export interface Draft extends PlannedItem {
  startsAt: string;
  endsAt: string;
  /**
   * Being dragged, moved by keyboard, being saved, asked about because it mails the customer, or refused and awaiting
   * confirmation.
   */
  phase: 'dragging' | 'keys' | 'saving' | 'mailing' | 'asking';
  /** What it mails, once that was asked. */
  mails?: readonly ProposedMail[];
  isWithoutMail?: boolean;
}

/** Plans, moves or resizes one appointment at a time; it is a draft until it is saved or cancelled. */
export function usePlanning() {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutateAsync: plan } = usePlanAppointment();
  const { mutateAsync: move } = useMoveAppointment();
  const offerVisitUndo = useVisitUndo();
  const proposed = draft ?? { requestId: '', adviser: '', startsAt: '', endsAt: '' };
  const isJudged = draft !== null && draft.phase !== 'saving' && draft.phase !== 'mailing';
  const { data: obstacles } = useQuery({ ...obstaclesQuery(proposed), enabled: isJudged });
  const { data: effect } = useQuery({ ...dayEffectQuery(proposed), enabled: isJudged && draft.adviser !== '' });
  const [unplanned, setUnplanned] = useState<PlannedItem | null>(null);
  const isDragging = draft?.phase === 'dragging';
  const isAwaited = draft !== null && (['keys', 'mailing', 'asking'] as const).some((phase) => phase === draft.phase);
  useEndOfDrag(isDragging, () => setDraft((present) => (present?.phase === 'dragging' ? null : present)));

  /** Whether another draft waits for an answer: it does not vanish silently. Says so, unless this is a drag. */
  function isHeldUp(requestId: string, { isDrag = false } = {}): boolean {
    if (!isAwaited || draft.requestId === requestId) return false;
    if (!isDrag) notify.info(texts.answerFirst(draft.name));
    return true;
  }

  /** Previews the item at this time, without storing it. */
  function hover(item: PlannedItem, range: TimeRange, phase: 'dragging' | 'keys') {
    if (isHeldUp(item.requestId, { isDrag: phase === 'dragging' })) return;
    setDraft((present) => (present?.phase === 'saving' ? present : { ...item, ...range, phase }));
  }

  /** Stores it, after a question when that mails the customer. */
  async function save(item: PlannedItem, { startsAt, endsAt }: TimeRange): Promise<void> {
    if (isHeldUp(item.requestId)) return;
    const wanted = { ...item, startsAt, endsAt };
    setDraft({ ...wanted, phase: 'saving' });
    try {
      const { date, time } = dutchDateTime(new Date(wanted.startsAt));
      const mails = await fetchMailsOfChanges([
        {
          id: wanted.requestId,
          assigned_to: wanted.adviser || null,
          appointment_date: date,
          appointment_time: time,
        },
      ]);
      if (mails.length > 0) {
        setDraft({ ...wanted, mails, phase: 'mailing' });
        return;
      }
    } catch {
      notify.error(texts.failed(wanted.name));
      setDraft(null);
      return;
    }
    await store(wanted);
  }

  async function store(wanted: PlannedItem & TimeRange, { isOverruled = false, isWithoutMail = false } = {}) {
    setDraft({ ...wanted, isWithoutMail, phase: 'saving' });
    try {
      const change = { ...columns(wanted), isOverruled, isWithoutMail };
      const written = await (wanted.appointment ? move({ ...change, base: wanted.appointment }) : plan(change));
      setDraft(null);
      const text = timeRangeText(wanted.startsAt, wanted.endsAt);
      const title = wanted.appointment ? texts.moved(wanted.name, text) : texts.planned(wanted.name, text);
      offerVisitUndo({ title, decision: written.undo });
    } catch (error) {
      setDraft((await isRefused(wanted, error)) ? { ...wanted, isWithoutMail, phase: 'asking' } : null);
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

  return {
    draft,
    /** Whether the draft waits to be saved, or for an answer. */
    isAwaited,
    obstacles: draft === null ? [] : (obstacles ?? []),
    /** The deadline of a rush request, in milliseconds since 1970, when the draft is too late for it; else null. */
    missedDeadline: draft?.rush && missesRush(draft.startsAt, draft.rush) ? draft.rush.by : null,
    /** What the draft makes of its day; null while that is not known. */
    effect: effect ?? null,
    hover,
    save: (item: PlannedItem, range: TimeRange) => void save(item, range),
    /** Saves what was moved by keyboard. */
    saveDraft: () => {
      if (draft) void save(draft, draft);
    },
    /** Answers that it mails the customer, or not. */
    answerMail: (isWithoutMail: boolean) => {
      if (draft) void store(draft, { isWithoutMail });
    },
    /** Confirms that it is planned although it does not fit. */
    overrule: () => {
      if (draft) void store(draft, { isOverruled: true, isWithoutMail: draft.isWithoutMail === true });
    },
    putBack: () => setDraft(null),
    /** The planned visit that is to go back to the requests that wait, once that is confirmed; null for none. */
    unplanned,
    askToUnplan: (item: PlannedItem) => {
      if (isHeldUp(item.requestId)) return;
      setDraft(null);
      setUnplanned(item);
    },
    closeUnplanned: () => setUnplanned(null),
  };
}

export type Planning = ReturnType<typeof usePlanning>;

function columns({ requestId, adviser, startsAt, endsAt }: ProposedAppointment) {
  return { requestId, adviser, startsAt, endsAt };
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
