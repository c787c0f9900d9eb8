import { MomentChoice } from '@/components/request/moment-choice';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { RetryNotice } from '@/components/ui/retry-notice';
import { momentTexts as texts, pickProblem } from '@/content/public/own-request';
import { useMoments } from '@/data/own-request/use-moments';
import { addDays } from '@/domain/appointment/week';
import { dutchDateTime } from '@/lib/dutch-time';

interface MomentsProps {
  customerKey: string;
  /** Of a rush request, in milliseconds since 1970; null for any other. */
  deadline: number | null;
  onPlanned?: () => void;
}

/** The moments of two weeks, and a way to the next ones. Renders nothing when there is no adviser. */
export function Moments({ customerKey, deadline, onPlanned }: MomentsProps) {
  const { moments, isError, refetch, fromDay, setFromDay, pick, isPicking, outcome } = useMoments(customerKey, {
    deadline,
    onPlanned: () => onPlanned?.(),
  });
  if (isError) {
    return (
      <RetryNotice className="mt-4" onRetry={refetch}>
        {texts.failed}
      </RetryNotice>
    );
  }
  if (moments === undefined) return <Loading text={texts.loading} />;
  if (moments.length === 0 && fromDay === null) return null;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-6">
      <div>
        <h3 className="text-xl font-bold">{texts.title}</h3>
        <p className="mt-1 text-ink-muted">{texts.intro}</p>
      </div>
      {moments.length === 0 ? (
        <Notice>{texts.none}</Notice>
      ) : (
        <MomentChoice moments={moments} isBusy={isPicking} problem={pickProblem(outcome)} onPick={pick} />
      )}
      <div role="status" className="empty:hidden">
        {outcome === 'wished' && <Notice>{texts.wished}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        {fromDay !== null && (
          <Button variant="quiet" onClick={() => setFromDay(null)}>
            {texts.earlier}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setFromDay(addDays(fromDay ?? dutchDateTime(new Date()).date, 14))}>
          {texts.later}
        </Button>
      </div>
    </div>
  );
}
