import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { notify } from '@/components/ui/notify';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { reviewTexts as texts } from '@/content/office/management/reviews';
import { failureText } from '@/data/errors';
import { useRemoveReview } from '@/data/reviews/mutations';
import type { StoredReview } from '@/data/reviews/queries';
import { ReviewForm } from './review-form';
import { ReviewText } from './review-text';

interface ReviewItemProps {
  review: StoredReview;
  isFirst: boolean;
  isLast: boolean;
  /** By so many places: -1 is up. */
  onMove: (places: -1 | 1) => void;
}

/** A review of the list: moved, edited or removed. */
export function ReviewItem({ review, isFirst, isLast, onMove }: ReviewItemProps) {
  const removing = useRemoveReview();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);

  async function remove() {
    try {
      await removing.mutateAsync(review);
      notify.success(texts.removed);
    } catch (error) {
      setOpen(null);
      notify.error(failureText(texts.notRemoved, error));
    }
  }

  if (open === 'edit') return <ReviewForm stored={review} onDone={() => setOpen(null)} />;
  return (
    <>
      <ReviewText review={review} />
      {open === 'remove' ? (
        <ConfirmQuestion
          question={texts.removeQuestion}
          confirm={texts.removeConfirm}
          cancel={texts.cancel}
          isBusy={removing.isPending}
          onConfirm={() => void remove()}
          onCancel={() => setOpen(null)}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button
            variant="quiet"
            aria-disabled={isFirst}
            aria-label={texts.up(review.author)}
            onClick={() => onMove(-1)}
          >
            <LineIcon name="arrow-up" className="size-5" />
          </Button>
          <Button
            variant="quiet"
            aria-disabled={isLast}
            aria-label={texts.down(review.author)}
            onClick={() => onMove(1)}
          >
            <LineIcon name="arrow-up" className="size-5 rotate-180" />
          </Button>
          <Button variant="quiet" aria-label={texts.editOf(review.author)} onClick={() => setOpen('edit')}>
            {texts.edit}
          </Button>
          <Button variant="quiet" onClick={() => setOpen('remove')}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
}
