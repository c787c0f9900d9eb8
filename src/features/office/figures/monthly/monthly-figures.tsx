import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { figuresTexts as texts } from '@/content/office/figures/figures';
import { tableTexts } from '@/content/office/figures/period-figures';
import { figuresQuery } from '@/data/requests/figures/figures';
import { FigureTitle } from '../table/figure-title';
import { DeviatingPrices } from './deviating-prices';
import { FiguresTable } from './figures-table';
import { MonthsDownload } from './months-download';

/** Requests per month, by source and outcome. */
export function MonthlyFigures() {
  const { data, isPending, isError, refetch } = useQuery(figuresQuery());
  const hasAny = data?.some(({ requests }) => requests > 0) ?? false;
  return (
    <Card isDense>
      <FigureTitle text={texts.title} isLarge>
        {data && hasAny && <MonthsDownload months={data} />}
      </FigureTitle>
      <p className="mt-2 max-w-prose text-ink-muted">{texts.explanation}</p>
      {isPending && <Loading text={texts.loading} />}
      {isError && (
        <RetryNotice role="alert" className="mt-4" onRetry={() => void refetch()}>
          <p className="font-semibold">{texts.failed}</p>
          {data && <p>{texts.stale}</p>}
        </RetryNotice>
      )}
      {data && !hasAny && (
        <EmptyState title={texts.none}>
          <p className="text-ink-muted">{texts.noneYet}</p>
        </EmptyState>
      )}
      {data && hasAny && (
        <>
          <DeviatingPrices months={data} />
          <p className="mt-2 text-sm text-ink-muted md:hidden">{tableTexts.scroll}</p>
          <FiguresTable months={data} />
        </>
      )}
    </Card>
  );
}
