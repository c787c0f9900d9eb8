import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockTimeForm, type TypedTime } from '@/components/office/block-time-form';
import { Dialog } from '@/components/ui/questions/dialog';
import { notify } from '@/components/ui/notify';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { VisitsDialog } from '@/components/office/visits/visits-dialog';
import { blockTimeTexts } from '@/content/office/visits/block-time';
import { blockedTexts as texts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import { useBlockTime } from '@/data/advisers/blocked-times';
import type { Adviser } from '@/data/appointments/calendar-days';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { failureText } from '@/data/errors';

interface AskedTime {
  time: TypedTime;
  answer: (refusal: { text: string } | undefined) => void;
}

interface BlockTimeDialogProps {
  /** Advisers whose time can be blocked. */
  advisers: readonly Adviser[];
  /** Drawn in the grid, or a proposal; ISO 8601. */
  period: { startsAt: string; endsAt: string };
  onClose: () => void;
}

/** The form that blocks time of an adviser, over the calendar. */
export function BlockTimeDialog({ advisers, period, onClose }: BlockTimeDialogProps) {
  const { mutateAsync: block } = useBlockTime();
  const queryClient = useQueryClient();
  /** A time that waits for what becomes of the visits in it. */
  const [asked, setAsked] = useState<AskedTime | null>(null);
  return (
    <Dialog isOpen title={texts.title} description={texts.explanation} onClose={onClose}>
      <BlockTimeForm
        id="block-time"
        advisers={advisers}
        period={period}
        label={texts.save}
        className="p-5 sm:p-6"
        onSubmit={async (time) => {
          try {
            const scope = { adviser: time.adviser, from: time.startsAt, until: time.endsAt };
            const { total } = await queryClient.query(affectedVisitsQuery(scope));
            if (total > 0) return await new Promise((answer) => setAsked({ time, answer }));
            await block(time);
          } catch (error) {
            return { text: failureText(blockTimeTexts.notSaved, error) };
          }
          notify.success(texts.isBlocked(timeRangeText(time.startsAt, time.endsAt)));
          onClose();
          return undefined;
        }}
      />
      {asked && (
        <VisitsInTime
          time={asked.time}
          onAnswer={(isDone) => {
            setAsked(null);
            asked.answer(isDone ? undefined : { text: blockTimeTexts.calledOff });
            if (isDone) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface VisitsInTimeProps {
  time: TypedTime;
  onAnswer: (isDone: boolean) => void;
}

/** Asks what becomes of the visits in a time that is to be blocked, and blocks it with that. */
function VisitsInTime({ time, onAnswer }: VisitsInTimeProps) {
  const decisions = useVisitDecisions({ adviser: time.adviser, from: time.startsAt, until: time.endsAt });
  const offerVisitUndo = useVisitUndo();

  async function carryOut() {
    const decision = await decisions.decide({ blocked: time });
    if (decision === null) return;
    offerVisitUndo({ title: texts.isBlocked(timeRangeText(time.startsAt, time.endsAt)), decision });
    onAnswer(true);
  }

  return (
    <VisitsDialog
      title={blockTimeTexts.visits}
      description={blockTimeTexts.visitsHint}
      decisions={decisions}
      confirm={texts.save}
      onConfirm={() => void carryOut()}
      onClose={() => onAnswer(false)}
    />
  );
}
