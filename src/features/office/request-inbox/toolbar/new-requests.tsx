import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { arrivalsText, titleWithArrivals } from '@/content/office/requests/requests';
import { arrivalsQuery, newestRequestQuery } from '@/data/requests/list-arrivals';

/** The number of requests that came in since the list was last fetched, also shown in the title of the tab. */
export function useNewRequests() {
  const newest = useQuery(newestRequestQuery());
  const since = newest.data;
  const { data: count = 0 } = useQuery({ ...arrivalsQuery(since ?? ''), enabled: since !== undefined });

  useEffect(() => {
    if (count === 0) return;
    const before = document.title;
    const titleWithCount = titleWithArrivals(before, count);
    document.title = titleWithCount;
    return () => {
      // Another page may have set its title meanwhile.
      if (document.title === titleWithCount) document.title = before;
    };
  }, [count]);

  return { count, markShown: () => void newest.refetch() };
}

interface NewRequestsNoticeProps {
  count: number;
  onShow: () => void;
}

/** Tells of new requests. Always rendered, or a screen reader would not announce it. */
export function NewRequestsNotice({ count, onShow }: NewRequestsNoticeProps) {
  return (
    <div
      className={
        count > 0
          ? 'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border-l-4 border-accent bg-accent-soft px-4 py-2'
          : 'sr-only'
      }
    >
      <p role="status" aria-live="polite" className="flex items-center gap-2 font-semibold">
        {count > 0 && (
          <>
            <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
            {arrivalsText(count)}
          </>
        )}
      </p>
      {count > 0 && (
        <Button variant="secondary" onClick={onShow}>
          Tonen
        </Button>
      )}
    </div>
  );
}
