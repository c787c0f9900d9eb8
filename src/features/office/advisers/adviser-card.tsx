import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { AffectedVisits } from '@/components/office/visits/visit-panel';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { useRemoveAdviser } from '@/data/advisers/mutations';
import type { AdviserSettings } from '@/data/advisers/queries';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { failureText } from '@/data/errors';
import { editableWeek } from '@/domain/advisers/adviser';
import { adminSections } from '@/lib/admin-links';
import { focusElement } from '@/lib/browser/focus-element';
import { AdviserForm } from './adviser-form';
import { BlockedTimes } from './blocked-times';
import { OwnCalendar } from './own-calendar/own-calendar';
import { swatchClass } from './swatch';
import { WeekForm } from './week-form';

/** One adviser: a summary that opens to the forms. */
export function AdviserCard({ settings: { adviser, hours, blocked } }: { settings: AdviserSettings }) {
  const removing = useRemoveAdviser();
  const [isAsking, setIsAsking] = useState(false);
  const decisions = useVisitDecisions(isAsking ? { adviser: adviser.userId } : null);
  // Saving the first hours does not close it.
  const [isIncomplete] = useState(hours.length === 0);

  async function remove() {
    if (decisions.isDeciding || !(await decisions.isReady())) return;
    if (decisions.visits.length > 0 && (await decisions.decide()) === null) return;
    try {
      await removing.mutateAsync(adviser.userId);
    } catch (error) {
      notify.error(failureText(texts.notSaved, error));
      return;
    }
    notify.success(texts.removed);
    focusElement(document.getElementById(adminSections.advisers));
  }

  return (
    <li className="rounded-lg border border-line p-4">
      <details open={isIncomplete}>
        <summary className="min-h-11 cursor-pointer py-2 font-bold">
          <span aria-hidden="true" className={swatchClass(adviser.color)} />
          {adviser.name}
        </summary>
        {hours.length === 0 && <p className="mt-1 text-ink-muted">{texts.noHours}</p>}
        <h3 className="mt-4 font-bold">{texts.details}</h3>
        <AdviserForm label={texts.detailsOf(adviser.name)} stored={adviser} />
        <h3 className="mt-6 font-bold">{texts.hours}</h3>
        <WeekForm userId={adviser.userId} name={adviser.name} stored={editableWeek(hours)} />
        <h3 className="mt-6 font-bold">{texts.blocked}</h3>
        <BlockedTimes adviser={adviser} blocked={blocked} />
        <OwnCalendar adviser={adviser} />
        <div className="mt-6">
          {isAsking ? (
            <div className="grid gap-3">
              <AffectedVisits decisions={decisions} />
              <ConfirmQuestion
                question={texts.removeQuestion(adviser.name)}
                confirm={texts.remove}
                cancel="Annuleren"
                isBusy={removing.isPending || decisions.isDeciding}
                onConfirm={() => void remove()}
                onCancel={() => setIsAsking(false)}
              />
            </div>
          ) : (
            <Button variant="danger" className="px-5" onClick={() => setIsAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
