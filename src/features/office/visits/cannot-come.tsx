import { useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { Dialog } from '@/components/ui/questions/dialog';
import { useReturnFocus } from '@/components/ui/questions/use-return-focus';
import { useVisitUndo } from '@/components/office/visits/use-visit-undo';
import { VisitPanel } from '@/components/office/visits/visit-panel';
import { cannotComeTexts as texts } from '@/content/office/visits/visits';
import { dateInvalid } from '@/content/office/figures/period';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { parseDay } from '@/domain/appointment/parse-day';
import { addDays } from '@/domain/appointment/week';
import { dutchInstant } from '#shared/dutch-time.ts';
import { formatPlainDay } from '@/lib/format/format-date';

interface CannotComeProps {
  /** User ids; the first is proposed. */
  advisers: readonly { id: string; name: string }[];
  /** YYYY-MM-DD */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
  onClose: () => void;
}

/**
 * A day or a part of it on which an adviser cannot come: all visits of it with what becomes of each and who gets which
 * mail, carried out in one press, and undone in one.
 */
export function CannotCome({ advisers, day: proposedDay, now, onClose }: CannotComeProps) {
  useReturnFocus();
  const [adviserId, setAdviserId] = useState(advisers[0]?.id ?? '');
  const [day, setDay] = useState(proposedDay);
  const [isWhole, setIsWhole] = useState(true);
  const [from, setFrom] = useState('12:00');
  const [until, setUntil] = useState('17:00');
  const range = rangeOf({ day, isWhole, from, until });
  const isOver = range !== null && Date.parse(range.until) <= now;
  const decisions = useVisitDecisions(range && adviserId !== '' && !isOver ? { adviser: adviserId, ...range } : null);
  const offerVisitUndo = useVisitUndo();
  const name = advisers.find(({ id }) => id === adviserId)?.name ?? '';

  async function carryOut() {
    if (range === null) return;
    const decision = await decisions.decide({
      blocked: { adviser: adviserId, startsAt: range.from, endsAt: range.until, reason: texts.reason },
    });
    if (decision === null) return;
    offerVisitUndo({ title: texts.done(name, formatPlainDay(day)), decision });
    onClose();
  }

  return (
    <Dialog isOpen title={texts.title} description={texts.description} onClose={onClose}>
      <div className="grid scroll-pb-20 gap-4 overflow-y-auto p-5 sm:p-6">
        <div className="grid gap-3 sm:grid-cols-2">
          {advisers.length > 1 && (
            <SelectField
              id="cannot-come-who"
              label={texts.who}
              value={adviserId}
              options={advisers.map(({ id, name: label }) => ({ value: id, label }))}
              onChange={({ target }) => setAdviserId(target.value)}
            />
          )}
          <TextField
            id="cannot-come-day"
            type="date"
            label={texts.day}
            value={day}
            error={parseDay(day) === '' ? dateInvalid : undefined}
            onChange={({ target }) => setDay(target.value)}
          />
          <SelectField
            id="cannot-come-part"
            label={texts.part}
            value={isWhole ? 'whole' : 'part'}
            options={[
              { value: 'whole', label: texts.wholeDay },
              { value: 'part', label: texts.partOfDay },
            ]}
            onChange={({ target }) => setIsWhole(target.value === 'whole')}
          />
          {!isWhole && (
            <div className="grid grid-cols-2 gap-3">
              <TextField
                id="cannot-come-from"
                type="time"
                label={texts.from}
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
              <TextField
                id="cannot-come-until"
                type="time"
                label={texts.until}
                value={until}
                error={from !== '' && until !== '' && until <= from ? texts.reversed : undefined}
                onChange={({ target }) => setUntil(target.value)}
              />
            </div>
          )}
        </div>
        {decisions.isPending || (
          <p role="status">{isOver ? texts.over : decisions.visits.length === 0 ? texts.none : texts.some}</p>
        )}
        <VisitPanel
          decisions={decisions}
          confirm={texts.confirm(decisions.visits.length)}
          isBlocked={range === null || adviserId === '' || isOver}
          onConfirm={() => void carryOut()}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}

interface Typed {
  day: string;
  isWhole: boolean;
  from: string;
  until: string;
}

/** As ISO instants; null while the day or a time is not typed yet, or they are the wrong way round. */
function rangeOf({ day, isWhole, from, until }: Typed): { from: string; until: string } | null {
  if (parseDay(day) === '' || (!isWhole && (from === '' || until === '' || until <= from))) return null;
  const starts = dutchInstant({ date: day, time: isWhole ? '00:00' : from });
  const ends = isWhole
    ? dutchInstant({ date: addDays(day, 1), time: '00:00' })
    : dutchInstant({ date: day, time: until });
  return { from: starts.toISOString(), until: ends.toISOString() };
}
