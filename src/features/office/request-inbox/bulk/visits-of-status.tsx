import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { Dialog } from '@/components/ui/questions/dialog';
import { requestStatusLabels } from '@/content/office/requests/requests';
import { statusVisitTexts as texts } from '@/content/office/visits/visits';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import type { RequestStatus } from '@/domain/request/request-status';
import { VisitsOfEarlierStatus } from '../shared/visits-of-earlier-status';

/** `decision` is what undoes that the status was set with what was decided about the visits. */
export type StatusAnswer = 'called-off' | 'go-on' | { decision: string };

/** A status that does not agree with visits that are planned, and waits for an answer. */
export interface StatusQuestion {
  status: RequestStatus;
  visits: readonly AffectedVisit[];
  answer: (answer: StatusAnswer) => void;
}

interface VisitsOfStatusProps {
  question: StatusQuestion;
}

/**
 * Asks what becomes of visits when their requests go back to an earlier status, and whether a visit that is still to come
 * is completed.
 */
export function VisitsOfStatus({ question }: VisitsOfStatusProps) {
  const { status, visits, answer } = question;
  if (status === 'completed') return <Completing {...question} />;
  return (
    <VisitsOfEarlierStatus
      requestIds={visits.map(({ requestId }) => requestId)}
      status={status}
      onDecided={(decision) => answer({ decision })}
      onClose={() => answer('called-off')}
    />
  );
}

function Completing({ status, visits, answer }: StatusQuestion) {
  return (
    <Dialog
      isOpen
      title={texts.title(requestStatusLabels[status])}
      description={texts.completed(visits)}
      onClose={() => answer('called-off')}
    >
      <div className="p-5 sm:p-6">
        <ConfirmQuestion
          question={texts.completedQuestion}
          confirm={texts.completedConfirm}
          cancel="Annuleren"
          onConfirm={() => answer('go-on')}
          onCancel={() => answer('called-off')}
        />
      </div>
    </Dialog>
  );
}
