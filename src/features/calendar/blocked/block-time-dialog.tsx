import { BlockTimeForm } from '@/components/appointment/block-time-form';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notify';
import { blockTimeTexts } from '@/content/office/block-time';
import { blockedTexts as texts, timeRangeText } from '@/content/office/calendar';
import { useBlockTime } from '@/data/advisers/blocked-times';
import type { Adviser } from '@/data/appointments/calendar-days';
import { failureText } from '@/data/errors';

interface BlockTimeDialogProps {
  /** Advisers whose time can be blocked. */
  advisers: readonly Adviser[];
  /** Drawn in the grid, or a proposal; ISO 8601. */
  period: { startsAt: string; endsAt: string };
  onClose: () => void;
}

/** The form that blocks time of an adviser, over the calendar. */
export function BlockTimeDialog({ advisers, period, onClose }: BlockTimeDialogProps) {
  const { mutateAsync: block } = useBlockTime();
  return (
    <Dialog isOpen title={texts.title} description={texts.explanation} onClose={onClose}>
      <BlockTimeForm
        id="block-time"
        advisers={advisers}
        period={period}
        label={texts.save}
        className="p-5 sm:p-6"
        onSubmit={async (time) => {
          try {
            await block(time);
          } catch (error) {
            return { text: failureText(blockTimeTexts.notSaved, error) };
          }
          notify.success(texts.isBlocked(timeRangeText(time.startsAt, time.endsAt)));
          onClose();
          return undefined;
        }}
      />
    </Dialog>
  );
}
