import { BellRing } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { arrivalsText } from '@/content/office/request-list';

interface NewRequestsNoticeProps {
  count: number;
  onShow: () => void;
}

/** Tells of requests that came in while the list was open. The region is always there, or it would not be read out. */
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
        <Button look="secondary" onClick={onShow}>
          Tonen
        </Button>
      )}
    </div>
  );
}
