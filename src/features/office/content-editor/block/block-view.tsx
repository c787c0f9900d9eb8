import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { notify } from '@/components/ui/notify';
import { placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { useDeleteBlock } from '@/data/content/editor-mutations';
import { isConflict } from '@/data/errors';
import { isMarkdown, shownFields } from '@/domain/content/block-fields';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { plainText } from '@/domain/content/rich-text';
import { BlockHistory } from './block-history';
import { BlockPreview } from './block-texts';

interface BlockViewProps {
  block: ContentBlock;
  /** The form was just closed, so the edit button takes the focus. */
  takesFocus: boolean;
  onEdit: () => void;
  onDeleted: (block: ContentBlock) => void;
}

/** The stored texts of a block, with its actions. */
export function BlockView({ block, takesFocus, onEdit, onDeleted }: BlockViewProps) {
  const deleting = useDeleteBlock();
  const place = placeOfBlock(block);
  const content = isMarkdown(place) ? plainText(parseMarkdown(block.content)) : block.content;
  const [opened, setOpened] = useState<'none' | 'preview' | 'history'>('none');
  const [confirmation, setConfirmation] = useState<'none' | 'open' | 'cancelled'>('none');

  async function handleDelete() {
    if (deleting.isPending) return;
    try {
      await deleting.mutateAsync(block);
    } catch (error) {
      notify.error(texts.deleteFailed, {
        description: isConflict(error) ? texts.deleteConflict : texts.tryAgain,
      });
      return;
    }
    onDeleted(block);
  }

  function toggle(part: 'preview' | 'history') {
    setOpened(opened === part ? 'none' : part);
  }

  return (
    <div className="mt-4 grid gap-4">
      {opened === 'preview' ? (
        <BlockPreview texts={block} place={place} />
      ) : (
        <dl className="grid max-w-prose gap-2 wrap-anywhere">
          {shownFields[place].map((field) => (
            <div key={field}>
              <dt className="text-sm text-ink-muted">{texts.fields[field]}</dt>
              <dd className={field === 'content' ? 'line-clamp-4 whitespace-pre-wrap' : undefined}>
                {(field === 'content' ? content : block[field]) || texts.emptyText}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {confirmation === 'open' ? (
        <ConfirmQuestion
          question="Weet je het zeker?"
          confirm={deleting.isPending ? 'Bezig met verwijderen...' : 'Ja, verwijder'}
          cancel="Annuleren"
          isBusy={deleting.isPending}
          onConfirm={() => void handleDelete()}
          onCancel={() => setConfirmation('cancelled')}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button autoFocus={takesFocus} onClick={onEdit}>
            Bewerken
          </Button>
          <Button variant="secondary" aria-expanded={opened === 'preview'} onClick={() => toggle('preview')}>
            {opened === 'preview' ? texts.preview.close : texts.preview.open}
          </Button>
          <Button variant="secondary" aria-expanded={opened === 'history'} onClick={() => toggle('history')}>
            {opened === 'history' ? texts.history.close : texts.history.open}
          </Button>
          <Button variant="danger" autoFocus={confirmation === 'cancelled'} onClick={() => setConfirmation('open')}>
            Verwijderen
          </Button>
        </div>
      )}
      {opened === 'history' && <BlockHistory block={block} />}
    </div>
  );
}
