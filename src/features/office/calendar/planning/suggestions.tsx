import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx/lite';
import { RetryNotice } from '@/components/ui/retry-notice';
import { useNow } from '@/components/ui/use-now';
import { planningTexts as texts } from '@/content/office/visits/calendar';
import { timeRangeText } from '@/content/office/visits/visit-times';
import { dayEffectText, howSoonText } from '@/content/office/visits/day-effect';
import { rushTexts } from '@/content/office/requests/rush';
import { dateTimeText } from '@/content/working-hours';
import type { Adviser } from '@/data/appointments/calendar-days';
import { suggestionsQuery, type Suggestion } from '@/data/appointments/moments';
import { missesRush, type RushTerm } from '@/domain/request/rush-deadline';

interface SuggestionsProps {
  requestId: string;
  name: string;
  /** Null without rush. */
  rush: RushTerm | null;
  advisers: readonly Adviser[];
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * The moments that cost the least, with how soon each is and what it makes of its day; a press plans one. Those too late
 * for a rush request are only there when no other is, and marked.
 */
export function Suggestions({ requestId, name, rush, advisers, onChoose }: SuggestionsProps) {
  const { data, isPending, isError, refetch } = useQuery(suggestionsQuery(requestId));
  const now = useNow();
  if (isPending) return <p role="status">{texts.suggesting}</p>;
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{texts.suggestFailed}</RetryNotice>;
  if (data.length === 0) return <p role="status">{texts.noSuggestions}</p>;
  const isLate = rush !== null && data.every(({ startsAt }) => missesRush(startsAt, rush));
  return (
    <>
      {isLate && (
        <p role="status" className="mt-1 font-semibold text-danger">
          {rushTexts.noneInTime(dateTimeText(rush.by))}
        </p>
      )}
      <ul aria-label={texts.suggestions(name)} className="mt-1 grid gap-1">
        {data.map((suggestion) => (
          <li key={`${suggestion.adviser} ${suggestion.startsAt}`}>
            <button
              type="button"
              onClick={() => onChoose(suggestion)}
              className={clsx(
                'min-h-11 w-full rounded-lg border px-3 py-1.5 text-left text-sm hover:bg-surface-sunk',
                isLate ? 'border-danger' : 'border-control',
              )}
            >
              <span className="block font-semibold first-letter:uppercase">
                {timeRangeText(suggestion.startsAt, suggestion.endsAt)}
              </span>{' '}
              <span className="text-ink-muted">
                {now !== null && `${howSoonText(suggestion.startsAt, now)}, `}
                {dayEffectText(suggestion, suggestion.startsAt)}
                {advisers.length > 1 && `, ${advisers.find(({ id }) => id === suggestion.adviser)?.name ?? ''}`}
              </span>{' '}
              {isLate && <span className="block font-semibold text-danger">{rushTexts.isAfterDeadline}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
