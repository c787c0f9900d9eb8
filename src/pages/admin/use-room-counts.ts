import { useQuery } from '@tanstack/react-query';
import { roomCountTexts } from '@/content/office/rooms';
import type { ListFilters } from '@/data/requests/list-query';
import { requestCountsQuery } from '@/data/requests/queries';
import { todayQuery } from '@/data/requests/today';
import { siteReportsQuery } from '@/data/site-reports/queries';
import { paths } from '@/lib/paths';

/** Milliseconds between two fetches. */
const refetchInterval = 60_000;

const allRequests: ListFilters = { search: '', rush: null, from: '', until: '', work: '', isMine: false };

interface RoomCount {
  count: number;
  /** What is counted. */
  text: string;
}

/** What asks for attention in each room, by its path; nothing for none, and while it is not known. */
export function useRoomCounts(): Partial<Record<string, RoomCount>> {
  const { data: requests } = useQuery({ ...requestCountsQuery(allRequests), refetchInterval });
  const { data: today } = useQuery(todayQuery());
  const { data: reports } = useQuery({ ...siteReportsQuery(), refetchInterval });
  const failures = reports && (reports.counts.delivery ?? 0) + (reports.counts.error ?? 0);
  return {
    ...toCount(paths.admin, requests?.new, roomCountTexts.newRequests),
    ...toCount(paths.adminCalendar, today?.appointments.length, roomCountTexts.visitsToday),
    ...toCount(paths.adminManagement, failures, roomCountTexts.failures),
  };
}

function toCount(path: string, count = 0, describe: (count: number) => string) {
  return count > 0 && { [path]: { count, text: describe(count) } };
}
