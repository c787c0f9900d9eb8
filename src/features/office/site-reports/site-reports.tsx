import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { QueryCard } from '@/components/office/query-card';
import { notify } from '@/components/ui/notify';
import { siteReportKinds, siteReportTexts as texts } from '@/content/office/figures/site-reports';
import { useClearSiteReports } from '@/data/site-reports/mutations';
import { siteReportsQuery, type SiteReports as Reports } from '@/data/site-reports/queries';
import { adminSections } from '@/lib/admin-links';
import { formatDateTime } from '@/lib/format/format-date';

/** What went wrong in the browsers of visitors, with counts. */
export function SiteReports() {
  const query = useQuery(siteReportsQuery());
  return (
    <QueryCard id={adminSections.reports} texts={texts} query={query}>
      {(reports) =>
        reports.latest.length === 0 ? <p className="mt-3">{texts.none}</p> : <ReportList reports={reports} />
      }
    </QueryCard>
  );
}

const kinds = ['delivery', 'error', 'policy', 'not-found'] as const;

interface ReportListProps {
  reports: Reports;
}

function ReportList({ reports: { counts, latest, seenAt } }: ReportListProps) {
  const clearing = useClearSiteReports();

  async function handleClear() {
    try {
      await clearing.mutateAsync(seenAt);
      notify.success(texts.cleared);
    } catch {
      notify.error(texts.clearFailed);
    }
  }

  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="text-ink-muted">{siteReportKinds[kind]}</dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[kind] ?? 0}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-2">
        <summary className="min-h-11 py-2.5 font-semibold">Laatste meldingen</summary>
        <ul aria-label="Laatste meldingen" className="divide-y divide-line border-y border-line">
          {latest.map(({ kind, page, code, amount, lastSeen }) => (
            <li key={`${kind} ${page} ${code}`} className="py-2">
              <p className="font-semibold">{siteReportKinds[kind]}</p>
              <p>{kind === 'not-found' ? page : `${page}: ${code}`}</p>
              <p className="text-sm text-ink-muted tabular-nums">{texts.seen(amount, formatDateTime(lastSeen))}</p>
            </li>
          ))}
        </ul>
      </details>
      <Button
        variant="secondary"
        className="mt-3"
        aria-disabled={clearing.isPending}
        onClick={() => {
          if (!clearing.isPending) void handleClear();
        }}
      >
        {clearing.isPending ? 'Bezig met wissen...' : 'Wissen'}
      </Button>
    </>
  );
}
