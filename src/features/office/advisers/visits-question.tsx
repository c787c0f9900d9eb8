import { VisitsDialog } from '@/components/office/visits/visits-dialog';
import type { VisitScope } from '@/data/appointments/affected-visits';
import { useVisitDecisions } from '@/data/appointments/visit-decisions';

interface VisitsQuestionProps {
  title: string;
  description: string;
  scope: VisitScope;
  /** Blocked with what is decided. */
  blocked?: { adviser: string; startsAt: string; endsAt: string; reason: string };
  confirm: string;
  /** Called with what undoes it once it is carried out, or with null when it is called off. */
  onAnswer: (decision: string | null) => void;
}

/** Asks what becomes of the visits that a change of an adviser would touch, and carries that out. */
export function VisitsQuestion({ title, description, scope, blocked, confirm, onAnswer }: VisitsQuestionProps) {
  const decisions = useVisitDecisions(scope);

  async function carryOut() {
    const decision = await decisions.decide(blocked && { blocked });
    if (decision !== null) onAnswer(decision);
  }

  return (
    <VisitsDialog
      title={title}
      description={description}
      decisions={decisions}
      confirm={confirm}
      onConfirm={() => void carryOut()}
      onClose={() => onAnswer(null)}
    />
  );
}
