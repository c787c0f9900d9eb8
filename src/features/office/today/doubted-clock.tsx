import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { todayTexts as texts } from '@/content/office/today';
import { useConfirmClock } from '@/data/requests/clock';
import type { RequestsOfToday } from '@/data/requests/today';
import { formatDateTime } from '@/lib/format/format-date';

/** Asks whether the clock of the database is right after it leapt ahead; nothing while it is not doubted. */
export function DoubtedClock({ clock }: { clock: RequestsOfToday['doubtedClock'] }) {
  const confirming = useConfirmClock();
  if (clock === null) return null;
  return (
    <Notice tone="warning" className="my-2">
      <p className="font-semibold">{texts.clockLeapt(formatDateTime(clock.latest), formatDateTime(clock.now))}</p>
      <p>{texts.clockHint}</p>
      {(confirming.isError || confirming.data === false) && (
        <p role="alert" className="font-semibold text-danger">
          {texts.clockNotConfirmed}
        </p>
      )}
      <Button
        variant="secondary"
        className="mt-2"
        aria-disabled={confirming.isPending}
        onClick={() => {
          if (!confirming.isPending) confirming.mutate(clock.now);
        }}
      >
        {texts.clockConfirm}
      </Button>
    </Notice>
  );
}
