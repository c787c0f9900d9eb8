import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loading } from '@/components/ui/loading';
import { RetryNotice } from '@/components/ui/retry-notice';
import { adviserTexts as texts } from '@/content/office/visits/advisers';
import { administratorsQuery } from '@/data/administrators/queries';
import { advisersQuery } from '@/data/advisers/queries';
import { adviserColors } from '@/domain/advisers/adviser';
import { adminSections } from '@/lib/admin-links';
import { AdviserCard } from './adviser-card';
import { MakeAdviser } from './make-adviser';

/** Who visits customers, and when. */
export function Advisers() {
  const settings = useQuery(advisersQuery());
  const administrators = useQuery(administratorsQuery());
  const admins = administrators.data?.admins;
  const advisers = settings.data?.advisers ?? [];
  const others = admins?.filter(({ userId }) => advisers.every(({ adviser }) => adviser.userId !== userId)) ?? [];
  const freeColor =
    adviserColors.find((color) => advisers.every(({ adviser }) => adviser.color !== color)) ?? adviserColors[0];
  const isFailed = (settings.isError && !settings.isFetching) || (administrators.isError && !administrators.isFetching);

  function reload() {
    void settings.refetch();
    void administrators.refetch();
  }

  return (
    <Card isDense>
      <h2 id={adminSections.advisers} tabIndex={-1} className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.explanation}</p>
      {(settings.isPending || administrators.isPending) && <Loading text={texts.loading} />}
      {isFailed && (
        <RetryNotice role="alert" className="mt-4" onRetry={reload}>
          <p>{texts.loadFailed}</p>
        </RetryNotice>
      )}
      {settings.data && admins && (
        <>
          {advisers.length === 0 && (
            <EmptyState title={texts.empty}>
              <p>{texts.emptyHint}</p>
            </EmptyState>
          )}
          <ul aria-labelledby={adminSections.advisers} className="mt-4 grid gap-3 empty:hidden">
            {advisers.map((each) => (
              <AdviserCard key={each.adviser.userId} settings={each} />
            ))}
          </ul>
          <div className="mt-4 grid justify-items-start gap-2">
            {others.map((administrator) => (
              <MakeAdviser key={administrator.userId} administrator={administrator} color={freeColor} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
