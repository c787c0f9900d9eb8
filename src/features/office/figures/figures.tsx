import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { periodTexts as texts } from '@/content/office/figures/period-figures';
import { receivedFiguresQuery, appointmentFiguresQuery } from '@/data/requests/figures/period-figures';
import { periodBefore } from '@/domain/period';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { LabelFigures } from './labels/label-figures';
import { MonthlyFigures } from './monthly/monthly-figures';
import { PeriodChooser } from './period/period-chooser';
import { periodOf } from './period/presets';
import { PeriodFigures } from './period-figures';

/**
 * The outcome of requests: of a period compared with the preceding one, of twelve months, and of visitors with a valid
 * label.
 */
export function Figures() {
  const [params] = useSearchParams();
  const today = dutchDateTime(new Date()).date;
  const period = periodOf(params, today);
  const received = useQuery(receivedFiguresQuery(period));
  const appointments = useQuery(appointmentFiguresQuery(period));

  function retry() {
    void received.refetch();
    void appointments.refetch();
  }

  const shown = received.data?.period ?? period;
  const isStale = received.isPlaceholderData || appointments.isPlaceholderData;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card isDense>
        <h2 className="text-xl font-bold">{texts.title}</h2>
        <p className="mt-2 max-w-prose text-ink-muted">{texts.explanation}</p>
        <PeriodChooser period={period} today={today} />
        <p role="status" className="mt-3 text-sm font-semibold">
          {texts.shown(shown, periodBefore(shown))}
          {shown.until >= today && `. ${texts.notOver}`}
        </p>
        {(received.isError || appointments.isError) && (
          <RetryNotice role="alert" className="mt-4" onRetry={retry}>
            <p className="font-semibold">{texts.failed}</p>
            {received.data && appointments.data && <p>{texts.stale}</p>}
          </RetryNotice>
        )}
      </Card>
      {(received.isPending || appointments.isPending) && <Loading text={texts.loading} />}
      {received.data && appointments.data && (
        <PeriodFigures received={received.data} appointments={appointments.data} isStale={isStale} />
      )}
      <MonthlyFigures />
      <LabelFigures />
    </div>
  );
}
