import { useId, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { creationTexts } from '@/content/office/content-creation';

interface PublishDateFormProps {
  /** The stored day, `YYYY-MM-DD`; '' for a concept. */
  day: string;
  isBusy: boolean;
  onSave: (day: string) => void;
}

export function PublishDateForm({ day, isBusy, onSave }: PublishDateFormProps) {
  const [typed, setTyped] = useState(day);
  const id = useId();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The stored moment of an article that is on the blog is more exact than its day.
    if (typed === day) return;
    // The field that has the focus is about to be disabled.
    event.nativeEvent.submitter?.focus();
    onSave(typed);
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <TextField
        id={id}
        type="date"
        label={creationTexts.article.dateLabel}
        hint={creationTexts.article.dateHint}
        disabled={isBusy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="secondary" aria-disabled={isBusy}>
        {creationTexts.publication.setDate}
      </Button>
    </form>
  );
}
