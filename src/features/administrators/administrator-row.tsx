import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { administratorTexts } from '@/content/administrators';
import type { Administrator } from '@/data/administrators/queries';
import { formatDay } from '@/lib/format-day';
import { removingText } from './failure-texts';
import { RemoveQuestion } from './remove-question';
import { useRemoval } from './use-removal';

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
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-all">
            {email}
            {isSelf && <span className="font-normal whitespace-nowrap text-ink-muted"> (dit ben jij)</span>}
          </p>
          <p className="text-sm text-ink-muted">beheerder sinds {formatDay(createdAt)}</p>
          {isLast && <p className="text-sm text-ink-muted">{administratorTexts.last}</p>}
        </div>
        {!isLast && step !== 'asked' && (
          <Button
            look="danger"
            aria-label={`Verwijder ${email}`}
            autoFocus={step === 'called-off'}
            onClick={() => setStep('asked')}
          >
            Verwijderen
          </Button>
        )}
      </div>
      {!isLast && step === 'asked' && (
        <RemoveQuestion
          isSelf={isSelf}
          isBusy={removal.isPending}
          onConfirm={() => void removal.remove()}
          onCancel={() => setStep('called-off')}
        />
      )}
      {removal.isError && (
        <Notice tone="danger" role="alert" className="mt-3">
          {removingText(removal.error)}
        </Notice>
      )}
    </li>
  );
}
