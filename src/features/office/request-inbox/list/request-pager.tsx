import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { RequestPage } from '@/data/requests/queries';
import type { ListView } from '../list-state/list-view';

interface RequestPagerProps {
  page: RequestPage;
  /** Another page is being fetched. */
  isBusy: boolean;
  onMove: (cursor: ListView['cursor']) => void;
}

/** First, previous, next and last page. */
export function RequestPager({ page: { requests, hasPrevious, hasNext }, isBusy, onMove }: RequestPagerProps) {
  const first = requests.at(0);
  const last = requests.at(-1);
  if ((!hasPrevious && !hasNext) || !first || !last) return null;
  const canGoBack = hasPrevious && !isBusy;
  const canGoForward = hasNext && !isBusy;
  return (
    <nav
      aria-label="Pagina's met aanvragen"
      className="mt-2 flex flex-wrap justify-between gap-2 border-t border-line pt-4"
    >
      <div className="flex gap-2">
        <PageButton label="Eerste" Icon={ChevronFirst} isOn={canGoBack} onClick={() => onMove(null)} />
        <PageButton
          label="Vorige"
          Icon={ChevronLeft}
          isOn={canGoBack}
          onClick={() => onMove({ id: first.id, side: 'before' })}
        />
      </div>
      <div className="flex gap-2">
        <PageButton
          label="Volgende"
          Icon={ChevronRight}
          isOn={canGoForward}
          onClick={() => onMove({ id: last.id, side: 'after' })}
        />
        <PageButton label="Laatste" Icon={ChevronLast} isOn={canGoForward} onClick={() => onMove('last')} />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  label: string;
  Icon: LucideIcon;
  isOn: boolean;
  onClick: () => void;
}

function PageButton({ label, Icon, isOn, onClick }: PageButtonProps) {
  return (
    <Button
      variant="secondary"
      className="max-sm:px-3"
      aria-disabled={!isOn}
      onClick={() => {
        if (isOn) onClick();
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
