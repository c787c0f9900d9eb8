import { useState, type SubmitEvent } from 'react';
import { ConflictNotice } from '@/components/edit/conflict-notice';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { ConfirmQuestion } from '@/components/ui/confirm-question';
import { FocusedNotice } from '@/components/ui/focused-notice';
import { placeOfBlock } from '@/content/cities/area-slug';
import { contentEditorTexts as texts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { failureText } from '@/data/errors';
import { blockFields, tooLong, type BlockTexts } from '@/domain/content/content-edit';
import { contentLimits } from '@/domain/content/content-limits';
import { BlockPreview } from './block-preview';
import { BothVersions } from './both-versions';
import { useBlockSave } from './use-block-save';
import { changedTexts, type BlockDraft } from './use-block-drafts';

interface BlockFormProps {
  draft: BlockDraft;
  labelledBy: string;
  /** The form was just asked for; a form that comes back with its tab takes no focus. */
  takesFocus: boolean;
  onChange: (part: Partial<BlockTexts>) => void;
  onNewer: (newer: ContentBlock) => void;
  onClose: () => void;
}

/** The texts of a block while they are edited. Nothing that was typed is lost without a question. */
export function BlockForm({ draft, labelledBy, takesFocus, onChange, onNewer, onClose }: BlockFormProps) {
  const { base } = draft;
  const typed: BlockTexts = { ...base, ...draft.typed };
  const changes = changedTexts(base, draft.typed);
  const isUnsaved = Object.keys(changes).length > 0;
  const { conflict, isSaving, isReading, hasReadFailed, saveError, save, readNewest } = useBlockSave(base);
  const [isChecked, setIsChecked] = useState(false);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const [hasPreview, setHasPreview] = useState(false);
  const lengths = tooLong(changes);

  function fieldId(field: keyof BlockTexts): string {
    return `${base.id}-${field}`;
  }

  function errorOf(field: keyof BlockTexts): string {
    const length = lengths[field];
    return isChecked && length !== undefined ? texts.tooLong(field, contentLimits[field], length) : '';
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = blockFields.find((field) => lengths[field] !== undefined);
    if (wrong) {
      document.getElementById(fieldId(wrong))?.focus();
      return;
    }
    // The field that has the focus is about to be disabled.
    event.nativeEvent.submitter?.focus();
    if (isUnsaved) void save(changes, onClose);
    else onClose();
  }

  function handleCancel() {
    if (isUnsaved) setAsksToDiscard(true);
    else onClose();
  }

  return (
    <form noValidate aria-labelledby={labelledBy} className="mt-4 grid gap-4" onSubmit={handleSubmit}>
      <fieldset disabled={isSaving} role="presentation" className="grid min-w-0 gap-4">
        <TextField
          id={fieldId('title')}
          label={texts.fields.title}
          autoFocus={takesFocus}
          value={typed.title}
          error={errorOf('title')}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <TextAreaField
          id={fieldId('subtitle')}
          label={texts.fields.subtitle}
          rows={2}
          value={typed.subtitle}
          error={errorOf('subtitle')}
          onChange={(event) => onChange({ subtitle: event.target.value })}
        />
        <TextAreaField
          id={fieldId('content')}
          label={texts.fields.content}
          hint={texts.contentHint}
          rows={10}
          value={typed.content}
          error={errorOf('content')}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </fieldset>
      {hasPreview && <BlockPreview texts={typed} place={placeOfBlock(base)} />}
      <ConflictNotice
        conflict={conflict}
        isReading={isReading}
        hasReadFailed={hasReadFailed}
        texts={texts}
        onRead={() => void readNewest(base.id, onNewer)}
      >
        <BothVersions stored={base} changes={changes} />
      </ConflictNotice>
      {saveError && <FocusedNotice tone="danger">{failureText(texts.notSaved, saveError)}</FocusedNotice>}
      {asksToDiscard ? (
        <ConfirmQuestion
          explanation={texts.unsaved}
          question="Wil je zonder opslaan stoppen?"
          confirm="Ja, stoppen zonder opslaan"
          cancel="Verder bewerken"
          isBusy={isSaving}
          onConfirm={onClose}
          onCancel={() => {
            setAsksToDiscard(false);
            document.getElementById(fieldId('title'))?.focus();
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Opslaan...' : 'Opslaan'}
          </Button>
          <Button look="secondary" onClick={handleCancel}>
            Annuleren
          </Button>
          <Button look="secondary" aria-expanded={hasPreview} onClick={() => setHasPreview(!hasPreview)}>
            {hasPreview ? texts.preview.close : texts.preview.open}
          </Button>
        </div>
      )}
    </form>
  );
}
