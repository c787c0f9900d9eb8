import { useState } from 'react';
import { z } from 'zod';
import { ConflictNotice } from '@/components/office/edit/versioned-writes';
import { Form, FormFields, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/questions/confirm-question';
import { FocusedNotice } from '@/components/ui/notice';
import { placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts as texts } from '@/content/office/texts/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { failureText } from '@/data/errors';
import { blockFields, shownFields } from '@/domain/content/block-fields';
import { textsOf, type BlockTexts } from '@/domain/content/content-edit';
import { checkTexts } from '../check-texts';
import { PricePlaces } from '../price-places';
import { MarkdownField } from '../text-editor/markdown-field';
import { BlockFields } from './block-fields';
import { BlockPreview, BothVersions } from './block-texts';
import { FoundPreview } from './found-preview';
import { changedTexts, useBlockSave, type BlockDraft } from './use-block-drafts';

interface BlockFormProps {
  draft: BlockDraft;
  labelledBy: string;
  /** Takes the focus on mount: the form was just opened, not merely shown again with its tab. */
  takesFocus: boolean;
  onChange: (part: Partial<BlockTexts>) => void;
  onNewer: (newer: ContentBlock) => void;
  onClose: () => void;
}

/** The form of a block's texts; asks before it discards unsaved changes. */
export function BlockForm({ draft, labelledBy, takesFocus, onChange, onNewer, onClose }: BlockFormProps) {
  const { base } = draft;
  const place = placeOfBlock(base);
  const typed = { ...textsOf(base), ...draft.typed };
  const changes = changedTexts(base, draft.typed);
  const isUnsaved = Object.keys(changes).length > 0;
  const { conflict, isReading, hasReadFailed, saveError, save, readNewest } = useBlockSave(base);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const [hasPreview, setHasPreview] = useState(false);
  const form = useZodForm({
    id: base.id,
    schema: blockSchema(base),
    defaultValues: typed,
    values: typed,
    onChange: (name, text) => onChange({ [name]: text }),
    async onSubmit() {
      if (isUnsaved) await save(changes, onClose);
      else onClose();
      return undefined;
    },
  });

  function handleCancel() {
    if (isUnsaved) setAsksToDiscard(true);
    else onClose();
  }

  return (
    <Form form={form} aria-labelledby={labelledBy} className="mt-4 grid gap-4">
      <FormFields className="grid min-w-0 gap-4">
        <BlockFields
          place={place}
          field={form.field}
          renderMarkdown={(props) => <MarkdownField form={form} name="content" {...props} />}
          takesFocus={takesFocus}
        />
        <PricePlaces />
        {place === 'article' && <FoundPreview texts={typed} pagePath={base.pagePath} picture={base.picture} />}
      </FormFields>
      {hasPreview && <BlockPreview texts={typed} place={place} />}
      <ConflictNotice
        conflict={conflict}
        isReading={isReading}
        hasReadFailed={hasReadFailed}
        texts={texts}
        onRead={() => void readNewest(base.id, onNewer)}
      >
        <BothVersions stored={base} changes={changes} place={place} />
      </ConflictNotice>
      {saveError && <FocusedNotice tone="danger">{failureText(texts.notSaved, saveError)}</FocusedNotice>}
      {asksToDiscard ? (
        <ConfirmQuestion
          explanation={texts.unsaved}
          question="Wil je zonder opslaan stoppen?"
          confirm="Ja, stoppen zonder opslaan"
          cancel="Verder bewerken"
          isBusy={form.isBusy}
          onConfirm={onClose}
          onCancel={() => {
            setAsksToDiscard(false);
            form.api.setFocus(shownFields[place][0]);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Opslaan...">Opslaan</SubmitButton>
          <Button variant="secondary" onClick={handleCancel}>
            Annuleren
          </Button>
          <Button variant="secondary" aria-expanded={hasPreview} onClick={() => setHasPreview(!hasPreview)}>
            {hasPreview ? texts.preview.close : texts.preview.open}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The limits of the database, for changed texts only. */
function blockSchema(base: ContentBlock) {
  return z
    .record(z.enum(blockFields), z.string())
    .superRefine((typed, context) => checkTexts(changedTexts(base, typed), context));
}
