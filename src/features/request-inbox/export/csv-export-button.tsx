import { Download, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { csvExportTexts } from '@/content/office/csv-export';
import type { RequestSelection } from '@/data/requests/list-query';
import { useCsvExport } from './use-csv-export';

interface CsvExportButtonProps {
  /** What is exported: everything that the list can page through at this moment. */
  filters: RequestSelection;
}

/** One button, that calls the export off while it runs: so it keeps the focus. */
export function CsvExportButton({ filters }: CsvExportButtonProps) {
  const { progress, start, cancel } = useCsvExport(filters);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" onClick={() => (progress ? cancel() : void start())}>
        {progress ? <X aria-hidden="true" className="size-5" /> : <Download aria-hidden="true" className="size-5" />}
        {progress ? csvExportTexts.cancel : csvExportTexts.download}
      </Button>
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {progress?.total != null &&
          csvExportTexts.progress(progress.done.toLocaleString('nl-NL'), progress.total.toLocaleString('nl-NL'))}
      </p>
    </div>
  );
}
