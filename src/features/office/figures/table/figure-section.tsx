import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { tableTexts as texts } from '@/content/office/figures/period-figures';
import type { Period } from '@/domain/period';
import type { FigureTable } from './figure-table';
import { FigureTitle } from './figure-title';
import { TableDownload } from './table-download';
import { TableView } from './table-view';

interface FigureSectionProps {
  table: FigureTable;
  explanation: string;
  /** Text for when there is nothing to count. */
  none: string;
  period: Period;
  /** Over all columns of the page. */
  isWide?: boolean;
  /** A chart, with the table folded below it; without one the table itself. */
  children?: ReactNode;
}

/** A part of the page: what it counts, its chart, its table and its file. */
export function FigureSection({ table, explanation, none, period, isWide = false, children }: FigureSectionProps) {
  const isEmpty = table.rows.length === 0;
  return (
    <Card isDense className={clsx(isWide && 'lg:col-span-full')}>
      <FigureTitle text={table.title}>{!isEmpty && <TableDownload table={table} period={period} />}</FigureTitle>
      <p className="max-w-prose text-sm text-ink-muted">{explanation}</p>
      {isEmpty && <p className="mt-4">{none}</p>}
      {!isEmpty && children === undefined && <TableView table={table} />}
      {!isEmpty && children}
    </Card>
  );
}

/** The table of a chart, folded. */
export function FoldedTable({ table }: { table: FigureTable }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline-offset-4 hover:underline">
        {texts.show}
      </summary>
      <TableView table={table} />
    </details>
  );
}
