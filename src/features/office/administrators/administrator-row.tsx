import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { AffectedVisits } from '@/components/office/visits/visit-panel';
import { administratorTexts } from '@/content/office/management/administrators';
import { useRemoveAdministrator, type KeptSettings } from '@/data/administrators/mutations';
import type { Administrator } from '@/data/administrators/queries';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';
import { signOut } from '@/data/auth/sign-out';
import { dataErrorCode, failureText } from '@/data/errors';
import { formatDay } from '@/lib/format/format-date';
import { removeItem, storageKeys } from '@/lib/browser/storage';
import { KeptChoices } from './kept-choices';

interface AdministratorRowProps {
  administrator: Administrator;
  isSelf: boolean;
  isLast: boolean;
  onRemoved: () => void;
}

export function AdministratorRow({ administrator, isSelf, isLast, onRemoved }: AdministratorRowProps) {
  const { email, createdAt } = administrator;
  const removal = useRemoval({ administrator, isSelf, onRemoved });
  const [step, setStep] = useState<'unasked' | 'asked' | 'called-off'>('unasked');
  const [kept, setKept] = useState<KeptSettings>({});
  const decisions = useVisitDecisions(step === 'asked' ? { adviser: administrator.userId } : null);

  async function handleConfirm() {
    if (decisions.isDeciding || !(await decisions.isReady())) return;
    if (decisions.visits.length > 0 && (await decisions.decide()) === null) return;
    await removal.remove(kept);
  }

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">
            {email}
            {isSelf && <span className="font-normal whitespace-nowrap text-ink-muted"> (dit ben jij)</span>}
          </p>
          <p className="text-sm text-ink-muted">beheerder sinds {formatDay(createdAt)}</p>
          {isLast && <p className="text-sm text-ink-muted">{administratorTexts.last}</p>}
        </div>
        {!isLast && step !== 'asked' && (
          <Button
            variant="danger"
            aria-label={`Verwijderen: ${email}`}
            autoFocus={step === 'called-off'}
            onClick={() => setStep('asked')}
          >
            Verwijderen
          </Button>
        )}
      </div>
      {!isLast && step === 'asked' && (
        <div className="mt-3 grid gap-3">
          <KeptChoices administrator={administrator} kept={kept} onChange={setKept} />
          <AffectedVisits decisions={decisions} />
          <ConfirmQuestion
            {...(isSelf && { explanation: administratorTexts.removesSelf })}
            question="Weet je het zeker?"
            confirm={removal.isPending ? 'Bezig met verwijderen...' : 'Ja, verwijder'}
            cancel="Annuleren"
            isBusy={removal.isPending || decisions.isDeciding}
            onConfirm={() => void handleConfirm()}
            onCancel={() => setStep('called-off')}
          />
        </div>
      )}
      {removal.isError && (
        <Notice tone="danger" role="alert" className="mt-3">
          {failureText(administratorTexts.notRemoved, removal.error)}
        </Notice>
      )}
    </li>
  );
}

interface RemovalOptions {
  administrator: Administrator;
  isSelf: boolean;
  /** The row is not there any more. */
  onRemoved: () => void;
}

function useRemoval({ administrator, isSelf, onRemoved }: RemovalOptions) {
  const { mutateAsync, isPending, isError, error } = useRemoveAdministrator();

  async function remove(kept: KeptSettings) {
    if (isPending) return;
    try {
      await mutateAsync({ userId: administrator.userId, isSelf, ...kept });
    } catch (failure) {
      // The row shows it as well, unless the refetch removed the row.
      notify.error(failureText(administratorTexts.notRemoved, failure));
      // Somebody else was first.
      if (dataErrorCode(failure) === 'conflict') onRemoved();
      return;
    }
    if (!isSelf) {
      notify.success(administratorTexts.removed(administrator.email));
      onRemoved();
      return;
    }
    // Cleared first, or the back-office would briefly say that the session has expired. It redirects to /login itself.
    removeItem(storageKeys.adminFlag);
    await signOut();
    notify.info(administratorTexts.removedSelf);
  }

  return { isPending, isError, error, remove };
}
