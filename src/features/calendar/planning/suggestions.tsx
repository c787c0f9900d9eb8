import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '@/components/ui/retry-notice';
import { timeRangeText, planningTexts as texts } from '@/content/office/calendar';
import { dayEffectText } from '@/content/office/day-effect';
import type { Adviser } from '@/data/appointments/calendar-days';
import { suggestionsQuery, type Suggestion } from '@/data/appointments/moments';

interface SuggestionsProps {
  requestId: string;
  name: string;
  advisers: readonly Adviser[];
  onChoose: (suggestion: Suggestion) => void;
}

/** The moments that cost the least, with what each makes of its day; a press plans one. */
export function Suggestions({ requestId, name, advisers, onChoose }: SuggestionsProps) {
  const { data, isPending, isError, refetch } = useQuery(suggestionsQuery(requestId));
  if (isPending) return <p role="status">{texts.suggesting}</p>;
  if (isError) return <RetryNotice onRetry={() => void refetch()}>{texts.suggestFailed}</RetryNotice>;
  if (data.length === 0) return <p role="status">{texts.noSuggestions}</p>;
  return (
    <ul aria-label={texts.suggestions(name)} className="mt-1 grid gap-1">
      {data.map((suggestion) => (
        <li key={`${suggestion.adviser} ${suggestion.startsAt}`}>
          <button
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 w-full rounded-lg border border-control px-3 py-1.5 text-left text-sm hover:bg-surface-sunk"
          >
            <span className="block font-semibold first-letter:uppercase">
              {timeRangeText(suggestion.startsAt, suggestion.endsAt)}
            </span>{' '}
            <span className="text-ink-muted">
              {dayEffectText(suggestion, suggestion.startsAt)}
              {advisers.length > 1 && `, ${advisers.find(({ id }) => id === suggestion.adviser)?.name ?? ''}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
