import { figuresTexts as texts, monthText } from '@/content/office/figures/figures';
import type { MonthFigures } from '@/data/requests/figures/figures';
import { daysOfMonths } from '@/domain/period';
import type { FigureTable } from '../table/figure-table';
import { TableDownload } from '../table/table-download';
import { compareYears } from './compare-years';

interface MonthsDownloadProps {
  /** Two years, oldest first. */
  months: readonly MonthFigures[];
}

/** The months of the last year as CSV. */
export function MonthsDownload({ months }: MonthsDownloadProps) {
  const rows = compareYears(months);
  const table: FigureTable = {
    ...{ title: texts.title, file: texts.file, nameHead: texts.months },
    columns: [
      ...[texts.requests, texts.yearBefore, texts.byTelephone, texts.rush, texts.completed, texts.cancelled],
      texts.revenue,
    ].map((head) => ({ head })),
    rows: rows.map(({ month, requests, before, byTelephone, rush, completed, cancelled, revenue }) => ({
      name: monthText(month),
      cells: [requests, before, byTelephone, rush, completed, cancelled, revenue].map((value) => ({ value })),
    })),
  };
  return <TableDownload table={table} period={daysOfMonths(rows.map(({ month }) => month))} />;
}
