import { useQueryClient } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { csvExportTexts } from '@/content/office/requests/requests';
import { administratorsQuery } from '@/data/administrators/queries';
import { readRequests } from '@/data/requests/all-requests';
import type { RequestSelection } from '@/data/requests/list-query';
import { countOf, requestCountsQuery } from '@/data/requests/queries';
import { administratorName } from '@/domain/access/administrator-name';
import { byteOrderMark, csvLines } from '@/lib/csv';
import { downloadFile } from '@/lib/browser/download';
import { csvFileName, csvHeader, csvRow } from './csv-columns';

interface CsvExportButtonProps {
  /** What is exported: all pages of the list as it is now. */
  filters: RequestSelection;
}

/** Starts the export, and cancels it while it runs: one button, so the focus stays. */
export function CsvExportButton({ filters }: CsvExportButtonProps) {
  const { progress, start, cancel } = useCsvExport(filters);
  return (
    <div className="flex items-center gap-3">
      <Button variant="secondary" className="@max-3xl:px-3" onClick={() => (progress ? cancel() : void start())}>
        {progress ? <X aria-hidden="true" className="size-5" /> : <Download aria-hidden="true" className="size-5" />}
        <span className="@max-3xl:sr-only">{progress ? csvExportTexts.cancel : csvExportTexts.download}</span>
      </Button>
      <p role="status" className="text-sm text-ink-muted tabular-nums empty:hidden">
        {progress?.total != null && csvExportTexts.progress(progress.done, progress.total)}
      </p>
    </div>
  );
}

interface Progress {
  done: number;
  /** Null until counted, and when there are too many to count. */
  total: number | null;
}

/** Downloads a whole selection as a CSV file; `progress` is null while no export runs. */
function useCsvExport(selection: RequestSelection) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: null });
    try {
      await exportAll(controller.signal);
    } catch {
      if (controller.signal.aborted) notify.info(csvExportTexts.cancelled);
      else notify.error(csvExportTexts.failed, { description: csvExportTexts.failedDescription });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  async function exportAll(signal: AbortSignal) {
    const counting = requestCountsQuery(selection);
    const count = countOf(await queryClient.query({ ...counting, retry: false }), selection);
    const total = count?.isCapped === false ? count.amount : null;
    const { admins } = await queryClient.query({ ...administratorsQuery(), retry: false });
    const names = new Map(admins.map((admin) => [admin.userId, administratorName(admin)]));
    const parts = [byteOrderMark + csvLines([csvHeader])];
    let done = 0;
    for await (const page of readRequests(selection, count?.amount ?? 0, signal)) {
      signal.throwIfAborted();
      parts.push(csvLines(page.map((request) => csvRow(request, names))));
      done += page.length;
      setProgress({ done, total });
    }
    signal.throwIfAborted();
    if (done === 0) {
      notify.info(csvExportTexts.none);
      return;
    }
    const name = csvFileName();
    downloadFile({ name, type: 'text/csv', parts });
    notify.success(csvExportTexts.done, {
      description: csvExportTexts.doneDescription(done, name),
    });
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
