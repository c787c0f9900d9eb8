import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/form/fields';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { reviewCheckLabels, reviewTexts as texts } from '@/content/office/management/reviews';
import { failureText, isConflict } from '@/data/errors';
import { useSaveReview } from '@/data/reviews/mutations';
import { reviewsQuery, type StoredReview } from '@/data/reviews/queries';
import { reviewChecks } from '@/domain/reviews/shown-reviews';
import { ratings, reviewPlaces, reviewSchema, typedReview } from './review-schema';
import { ReviewText } from './review-text';

interface ReviewFormProps {
  /** As stored; null for a new review. */
  stored: StoredReview | null;
  onDone: () => void;
}

/** The form of a review. What a colleague saved meanwhile is shown beside what was typed. */
export function ReviewForm({ stored, onDone }: ReviewFormProps) {
  const queryClient = useQueryClient();
  const saving = useSaveReview();
  /** The version that a save replaces. */
  const [base, setBase] = useState(stored);
  const hasConflict = base !== stored;
  const form = useZodForm({
    id: `review-${stored?.id ?? 'new'}`,
    schema: reviewSchema,
    defaultValues: typedReview(stored),
    async onSubmit(review) {
      try {
        await saving.mutateAsync({ base, review });
      } catch (error) {
        if (isConflict(error)) await readNewest();
        return { text: failureText(texts.notSaved, error) };
      }
      notify.success(texts.saved);
      onDone();
      return undefined;
    },
  });

  async function readNewest() {
    const all = await queryClient.query({ ...reviewsQuery(), staleTime: 0 }).catch(() => null);
    if (all) setBase(all.find(({ id }) => id === stored?.id) ?? null);
  }

  return (
    <Form form={form} aria-label={stored ? texts.editOf(stored.author) : texts.add} className="grid max-w-xl gap-4">
      {hasConflict && (
        <Notice tone="warning" role="status">
          <p>{base === null ? texts.conflictGone : texts.conflictNow}</p>
          {base && <ReviewText review={base} />}
          {base && <p>{texts.conflictNext}</p>}
        </Notice>
      )}
      <TextField {...form.field('author')} label={texts.author} hint={texts.authorHint} required />
      <TextField {...form.field('location')} label={texts.location} required />
      <TextAreaField {...form.field('text')} label={texts.text} hint={texts.textHint} rows={4} required />
      <SelectField
        {...form.field('rating')}
        label={texts.rating}
        options={ratings.map((value) => ({ value, label: texts.stars(Number(value)) }))}
      />
      <SelectField {...form.field('city')} label={texts.city} options={reviewPlaces} />
      <SelectField
        {...form.field('verifiedBy')}
        label={texts.verifiedBy}
        options={reviewChecks.map((value) => ({ value, label: reviewCheckLabels[value] }))}
      />
      <FormFailure />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" busyLabel="Bezig met opslaan...">
          Opslaan
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
