import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '@/components/ui/notify';
import { visitTexts } from '@/content/office/visits/visits';
import { affectedVisitsQuery } from '@/data/appointments/affected-visits';
import type { AffectedVisit } from '@/domain/appointment/visit-decision';
import type { StoredRequest } from '@/domain/request/request-fields';
import { hasMoment, leavesVisit, type RequestStatus } from '@/domain/request/request-status';
import type { StatusAnswer, StatusQuestion } from './visits-of-status';

/** What is still to be changed, and what undoes that which was decided; null when it was called off. */
type VisitsAnswer = { left: readonly StoredRequest[]; decision?: string } | null;

/** Asks what becomes of visits before a status is set that they do not agree with. */
export function useVisitsQuestion() {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<StatusQuestion | null>(null);

  /** Asks what becomes of the visits that do not agree with the status; resolves to what is still to be changed. */
  async function askAboutVisits(requests: readonly StoredRequest[], status: RequestStatus): Promise<VisitsAnswer> {
    const planned = requests.filter(hasMoment).map(({ id }) => id);
    if (planned.length === 0 || !(leavesVisit(status) || status === 'completed')) return { left: requests };
    let visits: readonly AffectedVisit[];
    try {
      ({ visits } = await queryClient.query(affectedVisitsQuery({ requestIds: planned })));
    } catch {
      notify.error(visitTexts.failed);
      return null;
    }
    const concerned =
      status === 'completed' ? visits.filter(({ startsAt }) => Date.parse(startsAt) > Date.now()) : visits;
    if (concerned.length === 0) return { left: requests };
    const answer = await new Promise<StatusAnswer>((resolve) =>
      setQuestion({ status, visits: concerned, answer: resolve }),
    );
    setQuestion(null);
    if (answer === 'called-off') return null;
    if (answer === 'go-on') return { left: requests };
    const decided = new Set(concerned.map(({ requestId }) => requestId));
    return { left: requests.filter(({ id }) => !decided.has(id)), decision: answer.decision };
  }

  return { question, askAboutVisits };
}
