import { useQuery } from '@tanstack/react-query';
import { navigationCountTexts } from '@/content/office/navigation';
import { blocksQuery } from '@/data/content/editor-queries';
import { liveSiteQuery } from '@/data/publishing/site-build';
import { todayQuery } from '@/data/requests/today';
import { siteReportsQuery } from '@/data/site-reports/queries';
import { outdatedBlocks } from '@/features/office/content-editor/outdated-blocks';
import { paths } from '@/lib/paths';

/** Polling interval in milliseconds. */
const refetchInterval = 60_000;

interface NavigationCount {
  count: number;
  /** What is counted. */
  text: string;
}

/** The badge of each page, by its path; absent for zero and while unknown. */
export function useNavigationCounts(): Partial<Record<string, NavigationCount>> {
  const { data: today } = useQuery(todayQuery());
  const { data: reports } = useQuery({ ...siteReportsQuery(), refetchInterval });
  const failures = reports && (reports.counts.delivery ?? 0) + (reports.counts.error ?? 0);
  return {
    ...toCount(paths.admin, today?.total.amount, (count) => navigationCountTexts.work(count, today?.total.isCapped)),
    ...toCount(paths.adminCalendar, today?.appointments.length, navigationCountTexts.appointmentsToday),
    ...toCount(paths.adminInvoices, today?.lateInvoices.count, navigationCountTexts.lateInvoices),
    ...toCount(paths.adminContent, useOutdatedBlocks(), navigationCountTexts.outdatedBlocks),
    ...toCount(paths.adminManagement, failures, navigationCountTexts.failures),
  };
}

/** Only what /admin/teksten has already fetched, the only page that queries the live site. */
function useOutdatedBlocks(): number | undefined {
  const { data: blocks, dataUpdatedAt } = useQuery({ ...blocksQuery(), enabled: false });
  const { data: site } = useQuery({ ...liveSiteQuery(), enabled: false });
  return blocks && site && outdatedBlocks(blocks, new Date(dataUpdatedAt), site).length;
}

function toCount(path: string, count = 0, describe: (count: number) => string) {
  return count > 0 && { [path]: { count, text: describe(count) } };
}
