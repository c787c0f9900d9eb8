import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { periodTexts, tableTexts as texts } from '@/content/office/period-figures';
import type { Period } from '@/domain/period';
import { downloadTable, type FigureTable } from './figure-table';
import { TableView } from './table-view';

interface FigureSectionProps {
  table: FigureTable;
  explanation: string;
  period: Period;
  /** A chart, with the table folded below it; without one the table itself. */
  children?: ReactNode;
}

/** A part of the room: what it counts, its chart, its table and its file. */
export function FigureSection({ table, explanation, period, children }: FigureSectionProps) {
  const isEmpty = table.rows.length === 0;
  return (
    <Card isDense>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-bold">{table.title}</h2>
        {!isEmpty && (
          <Button
            variant="quiet"
            className="text-sm"
            aria-label={texts.downloadOf(table.title)}
            onClick={() => downloadTable(table, period)}
          >
            <Download aria-hidden="true" className="size-4" />
            {texts.download}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-sm text-ink-muted">{explanation}</p>
      {isEmpty && <p className="mt-4">{periodTexts.none}</p>}
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
