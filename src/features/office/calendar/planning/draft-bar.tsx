import { clsx } from 'clsx/lite';
import { useLeaveGuard } from '@/components/office/edit/use-leave-guard';
import { MailQuestion } from '@/components/office/mail/mail-question';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { planningTexts as texts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import { dayEffectText } from '@/content/office/visits/day-effect';
import { obstaclesText } from '@/content/office/requests/obstacles';
import { afterDeadlineText } from '@/content/office/requests/rush';
import type { Planning } from './use-planning';

interface DraftBarProps {
  planning: Planning;
}

/**
 * Shows the dragged time, what it makes of its day and its obstacles, over the page, so that nothing moves during the
 * drag.
 */
export function DraftBar({ planning }: DraftBarProps) {
  const { draft, obstacles, missedDeadline, effect, saveDraft, putBack } = planning;
  const range = draft === null ? '' : timeRangeText(draft.startsAt, draft.endsAt);
  const isRefused = obstacles.length > 0;
  useLeaveGuard(planning.isAwaited);
  return (
    <div
      className={clsx(
        'fixed inset-x-4 bottom-[calc(var(--office-bar)+1rem)] z-30 mx-auto max-w-2xl print:hidden',
        draft?.phase === 'dragging' && 'pointer-events-none',
      )}
    >
      {draft?.phase === 'asking' ? (
        <div className="rounded-xl bg-surface shadow-xl">
          <ConfirmQuestion
            question={texts.refused(draft.name, range)}
            confirm={texts.overrule(obstacles)}
            cancel={texts.putBack}
            onConfirm={planning.overrule}
            onCancel={putBack}
          />
        </div>
      ) : draft?.phase === 'mailing' ? (
        <div className="rounded-xl border border-primary bg-surface shadow-xl">
          <MailQuestion
            about={`${draft.name}, ${range}.`}
            mails={draft.mails ?? []}
            cancel={texts.putBack}
            onAnswer={(isWithoutMail) => {
              focusAppointment(draft.requestId);
              planning.answerMail(isWithoutMail);
            }}
            onCancel={() => {
              focusAppointment(draft.requestId);
              putBack();
            }}
          />
        </div>
      ) : (
        <div role="status">
          {draft && (
            <div
              className={clsx(
                'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border bg-surface px-4 py-3 shadow-xl',
                isRefused || missedDeadline !== null ? 'border-danger' : 'border-primary',
              )}
            >
              <p className="mr-auto">
                <strong>{draft.name}</strong>: {range}
                {effect && <span className="block text-ink-muted">{dayEffectText(effect, draft.startsAt)}</span>}
                {isRefused && (
                  <span className="block font-semibold text-danger first-letter:uppercase">
                    {obstaclesText(obstacles)}
                  </span>
                )}
                {missedDeadline !== null && (
                  <span className="block font-semibold text-danger first-letter:uppercase">
                    {afterDeadlineText(missedDeadline)}
                  </span>
                )}
                {draft.phase === 'saving' && <span className="block text-ink-muted">{texts.saving}</span>}
              </p>
              {draft.phase === 'keys' && (
                <>
                  <Button onClick={saveDraft}>{texts.save}</Button>
                  <Button variant="secondary" onClick={putBack}>
                    {texts.putBack}
                  </Button>
                </>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The question takes the focus with it when it is answered: the appointment that it is about gets it, where it is drawn. */
function focusAppointment(requestId: string): void {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-appointment]')];
  drawn.find(({ dataset }) => dataset['appointment'] === requestId)?.focus({ preventScroll: true });
}
