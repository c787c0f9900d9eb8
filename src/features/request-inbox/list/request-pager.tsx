import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { RequestPage } from '@/data/requests/queries';
import type { ListView } from './list-view';

interface RequestPagerProps {
  page: RequestPage;
  /** While another page is on its way, this one must not be walked on from. */
  isBusy: boolean;
  onMove: (cursor: ListView['cursor']) => void;
}

/** The way to the pages before and after this one. */
export function RequestPager({ page: { requests, hasPrevious, hasNext }, isBusy, onMove }: RequestPagerProps) {
  if (!hasPrevious && !hasNext) return null;
  const first = requests.at(0);
  const last = requests.at(-1);
  const canGoBack = hasPrevious && !isBusy;
  const canGoOn = hasNext && !isBusy;
  return (
    <nav aria-label="Pagina's met aanvragen" className="mt-4 flex justify-between gap-3 border-t border-line pt-4">
      <Button
        variant="secondary"
        aria-disabled={!canGoBack}
        onClick={() => {
          if (canGoBack && first) onMove({ id: first.id, side: 'before' });
        }}
      >
        <ChevronLeft aria-hidden="true" className="-ml-1 size-5" />
        Vorige
      </Button>
      <Button
        variant="secondary"
        aria-disabled={!canGoOn}
        onClick={() => {
          if (canGoOn && last) onMove({ id: last.id, side: 'after' });
        }}
      >
        Volgende
        <ChevronRight aria-hidden="true" className="-mr-1 size-5" />
      </Button>
    </nav>
  );
}
