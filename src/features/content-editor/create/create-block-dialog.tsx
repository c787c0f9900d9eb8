import { useId, useState } from 'react';
import { z } from 'zod';
import { TextAreaField, TextField } from '@/components/form/text-field';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { contentEditorTexts } from '@/content/office/content-editor';
import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { contentLimits } from '@/domain/content/content-limits';
import { cleanLine, cleanText } from '@/domain/text';
import { firstPublication, immediately } from '@/lib/publication';
import { readSessionDraft } from '@/lib/session-draft';
import { CreateDialog } from './create-dialog';
import { pagePathRefusal } from './page-path-check';
import { useCreation } from './use-creation';
import { useSessionDraft } from '@/components/edit/use-session-draft';
import { placeOf } from '../publication/visibility';

const texts = creationTexts.block;
const keptSchema = z.object({
  sectionName: z.string(),
  pagePath: z.string(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
});
const empty = { sectionName: '', pagePath: '', title: '', subtitle: '', content: '' };

interface CreateBlockDialogProps {
  /** Under this name what is typed is kept. */
  keptName: string;
  blocks: readonly ContentBlock[];
  onCreated: (pagePath: string) => void;
  onClose: () => void;
}

/** Any text at any path, also one that no page shows; then it says so. */
export function CreateBlockDialog({ keptName, blocks, onCreated, onClose }: CreateBlockDialogProps) {
  const [fields, setFields] = useState(() => readSessionDraft(keptName, keptSchema) ?? empty);
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, failure, create } = useCreation();
  const hasInput = Object.values(fields).some((value) => value.trim() !== '');
  useSessionDraft(keptName, hasInput ? fields : null);
  const id = useId();
  const sectionName = cleanLine(fields.sectionName);
  const pagePath = fields.pagePath.trim();
  const isSectionMissing = sectionName === '';
  const pathRefusal = pagePathRefusal(pagePath);
  const isNowhere = !isSectionMissing && pathRefusal === null && placeOf({ sectionName, pagePath }) === 'nowhere';

  function bind(name: keyof typeof empty) {
    return {
      id: `${id}-${name}`,
      value: fields[name],
      onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
    };
  }

  async function handleSubmit() {
    setIsChecked(true);
    if (isSectionMissing) notify.error(texts.sectionMissing);
    if (isSectionMissing || pathRefusal !== null) return;
    const block = {
      sectionName,
      pagePath,
      title: cleanLine(fields.title),
      subtitle: cleanText(fields.subtitle),
      content: cleanText(fields.content),
      publishedAt: publicationOfPage(pagePath, blocks),
    };
    const { created, failed } = texts;
    if (await create([block], { created, failed, duplicate: texts.duplicate(sectionName, pagePath) })) {
      onCreated(pagePath);
    }
  }

  return (
    <CreateDialog
      title={texts.open}
      description={texts.description}
      submit={texts.submit}
      isBusy={isBusy}
      hasInput={hasInput}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        {...bind('sectionName')}
        label="Sectie naam *"
        hint={texts.sectionHint}
        error={isChecked && isSectionMissing ? texts.sectionMissing : undefined}
        aria-required
        autoComplete="off"
        maxLength={contentLimits.sectionName}
      />
      <TextField
        {...bind('pagePath')}
        label="Pagina pad"
        hint={texts.pathHint}
        error={isChecked && pathRefusal !== null ? pathRefusal : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={contentLimits.pagePath}
      />
      <div role="status">{isNowhere && <Notice tone="warning">{texts.nowhere}</Notice>}</div>
      <TextField {...bind('title')} label="Titel" maxLength={contentLimits.title} />
      <TextAreaField {...bind('subtitle')} label="Subtitel" rows={2} maxLength={contentLimits.subtitle} />
      <TextAreaField
        {...bind('content')}
        label="Inhoud"
        hint={contentEditorTexts.contentHint}
        rows={6}
        maxLength={contentLimits.content}
      />
    </CreateDialog>
  );
}

/** A text on a page that is hidden or planned waits with that page. */
function publicationOfPage(pagePath: string, blocks: readonly ContentBlock[]): string {
  const onPage = blocks.filter((block) => pagePath !== '' && block.pagePath === pagePath);
  return onPage.length === 0 ? immediately : firstPublication(onPage.map(({ publishedAt }) => publishedAt));
}
