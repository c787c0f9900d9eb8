import { bulkTexts as texts } from '@/content/office/requests/bulk-texts';
import type { SkippedRequest } from '@/data/requests/bulk';
import type { StoredRequest } from '@/domain/request/request-fields';

function namesOf(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string[] {
  return requests.filter(({ id }) => skipped.some((each) => each.id === id)).map(({ name }) => name);
}

/** Which of these requests could not be changed back, and why; '' when all could. */
export function undoText(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string {
  const unfit = namesOf(
    requests,
    skipped.filter(({ reason }) => reason === 'unfit'),
  );
  const changed = namesOf(
    requests,
    skipped.filter(({ reason }) => reason !== 'unfit'),
  );
  return [changed.length > 0 && texts.undoConflict(changed), unfit.length > 0 && texts.undoUnfit(unfit)]
    .filter((text) => text !== false)
    .join('. ');
}

/** Which of these requests were not changed, and why; '' when all were. */
export function skippedText(requests: readonly StoredRequest[], skipped: readonly SkippedRequest[]): string {
  const reasons = [
    ['changed', texts.skippedChanged],
    ['unscheduled', texts.skippedUnscheduled],
    ['closed', texts.skippedClosed],
    ['withdrawn', texts.skippedWithdrawn],
    ['unfit', texts.skippedUnfit],
    ['failed', texts.skippedFailed],
  ] as const;
  return reasons
    .map(([reason, text]) => {
      const names = namesOf(
        requests,
        skipped.filter((each) => each.reason === reason),
      );
      return names.length > 0 ? text(names) : '';
    })
    .filter((text) => text !== '')
    .join(' ');
}
