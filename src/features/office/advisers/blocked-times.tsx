import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BlockTimeForm, type TypedTime } from '@/components/office/block-time-form';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/notify';
import { useFreeTime } from '@/components/office/visits/use-free-time';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { blockTimeTexts } from '@/content/office/visits/block-time';
import { useBlockTime } from '@/data/advisers/blocked-times';
import type { BlockedTime } from '@/data/advisers/queries';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import { failureText } from '@/data/errors';
import type { Adviser } from '@/domain/advisers/adviser';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { focusElement } from '@/lib/browser/focus-element';
import { isoTimestamp } from '@/lib/format/iso-timestamp';
import { VisitsQuestion } from './visits-question';

interface AskedTime {
  time: TypedTime;
  answer: (refusal: { text: string } | undefined) => void;
}

interface BlockedTimesProps {
  adviser: Adviser;
  blocked: readonly BlockedTime[];
}

/** When an adviser is away, with a form to add to it. */
export function BlockedTimes({ adviser, blocked }: BlockedTimesProps) {
  const blocking = useBlockTime();
  const freeTime = useFreeTime();
  const offerVisitUndo = useVisitUndo();
  const queryClient = useQueryClient();
  /** A time that waits for what becomes of the visits in it. */
  const [asked, setAsked] = useState<AskedTime | null>(null);
  const listId = `blocked-${adviser.userId}`;

  async function remove(time: BlockedTime) {
    if (await freeTime({ ...time, adviser: adviser.userId }, texts.blockedRemoved)) {
      focusElement(document.getElementById(listId));
    }
  }

  return (
    <div id={listId} tabIndex={-1} role="group" aria-label={texts.blockedOf(adviser.name)}>
      {blocked.length === 0 ? (
        <p className="mt-1 text-ink-muted">{texts.blockedNone}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {blocked.map((time) => {
            const period = periodText(time);
            return (
              <li key={time.id} className="flex items-center gap-2">
                <span className="grow">
                  {period}
                  {time.reason !== '' && <span className="block text-sm text-ink-muted">{time.reason}</span>}
                  {time.createdBy !== null && (
                    <span className="block text-sm text-ink-muted">{texts.blockedBy(time.createdBy)}</span>
                  )}
                </span>
                <IconButton label={texts.removeBlocked(period)} Icon={Trash2} onClick={() => void remove(time)} />
              </li>
            );
          })}
        </ul>
      )}
      <BlockTimeForm
        id={`block-${adviser.userId}`}
        advisers={[{ id: adviser.userId, name: adviser.name }]}
        label={texts.addBlocked}
        className="mt-3 max-w-xl"
        onSubmit={async (time) => {
          try {
            const scope = { adviser: time.adviser, from: time.startsAt, until: time.endsAt };
            const { total } = await queryClient.query(affectedVisitsQuery(scope));
            if (total > 0) return await new Promise((answer) => setAsked({ time, answer }));
            await blocking.mutateAsync(time);
          } catch (error) {
            return { text: failureText(blockTimeTexts.notSaved, error) };
          }
          notify.success(texts.blockedAdded);
          return undefined;
        }}
      />
      {asked && (
        <VisitsQuestion
          title={blockTimeTexts.visits}
          description={blockTimeTexts.visitsHint}
          scope={{ adviser: asked.time.adviser, from: asked.time.startsAt, until: asked.time.endsAt }}
          blocked={asked.time}
          confirm={texts.addBlocked}
          onAnswer={(decision) => {
            setAsked(null);
            if (decision === null) {
              asked.answer({ text: blockTimeTexts.calledOff });
              return;
            }
            offerVisitUndo({ title: texts.blockedAdded, decision });
            asked.answer(undefined);
          }}
        />
      )}
    </div>
  );
}

/** `vrijdag 8 januari 12:00 tot vrijdag 8 januari 14:00`. */
function periodText({ startsAt, endsAt }: BlockedTime): string {
  return [startsAt, endsAt]
    .map((timestamp) => {
      const instant = new Date(isoTimestamp(timestamp));
      if (Number.isNaN(instant.getTime())) return '-';
      const { date, time } = dutchDateTime(instant);
      return `${formatPlainDay(date)} ${time}`;
    })
    .join(' tot ');
}
