import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { tableTexts as texts } from '@/content/office/figures/period-figures';
import type { Period } from '@/domain/period';
import { downloadTable, type FigureTable } from './figure-table';

interface TableDownloadProps {
  table: FigureTable;
  period: Period;
}

/** Downloads a table as CSV. */
export function TableDownload({ table, period }: TableDownloadProps) {
  return (
    <Button
      variant="quiet"
      className="text-sm"
      aria-label={texts.downloadOf(table.title)}
      onClick={() => downloadTable(table, period)}
    >
      <Download aria-hidden="true" className="size-4" />
      {texts.download}
    </Button>
  );
}
