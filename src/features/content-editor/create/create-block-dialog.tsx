import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextAreaField, TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { placeOfBlock } from '@/content/cities/area-slug';
import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { contentLimits } from '@/domain/content/content-limits';
import { maxPagePath } from '@/domain/content/page-path';
import { cleanLine, cleanText } from '@/domain/text';
import { firstPublication, immediately } from '@/domain/content/publication';
import { readSessionDraft } from '@/lib/session-draft';
import { CreateDialog } from './create-dialog';
import { pagePathRefusal } from './path-checks';
import { useCreation } from './use-creation';

const texts = creationTexts.block;

const draftSchema = z.object({
  sectionName: z.string(),
  pagePath: z.string(),
  title: z.string(),
  subtitle: z.string(),
  content: z.string(),
});
const schema = z.object({
  sectionName: z.string().transform(cleanLine).pipe(z.string().min(1, texts.sectionMissing)),
  pagePath: z
    .string()
    .trim()
    .superRefine((pagePath, context) => {
      const refusal = pagePathRefusal(pagePath);
      if (refusal !== null) context.addIssue(refusal);
    }),
  title: z.string().transform(cleanLine),
  subtitle: z.string().transform(cleanText),
  content: z.string().transform(cleanText),
});
const emptyBlock = { sectionName: '', pagePath: '', title: '', subtitle: '', content: '' };

interface CreateBlockDialogProps {
  /** Name of the session draft. */
  draftName: string;
  blocks: readonly ContentBlock[];
  onCreated: (pagePath: string) => void;
  onClose: () => void;
}

/** Adds a text at any path, and warns when no page shows it. */
export function CreateBlockDialog({ draftName, blocks, onCreated, onClose }: CreateBlockDialogProps) {
  const [defaultValues] = useState(() => readSessionDraft(draftName, draftSchema) ?? emptyBlock);
  const create = useCreation();
  const form = useZodForm({
    id: 'new-block',
    schema,
    defaultValues,
    onInvalid(names) {
      if (names.includes('sectionName')) notify.error(texts.sectionMissing);
    },
    async onSubmit(block) {
      const { sectionName, pagePath } = block;
      const failure = await create([{ ...block, publishedAt: publicationOfPage(pagePath, blocks) }], {
        created: texts.created,
        failed: texts.failed,
        duplicate: texts.duplicate(sectionName, pagePath),
      });
      if (!failure) onCreated(pagePath);
      return failure;
    },
  });
  const typed = useWatch({ control: form.api.control, compute: (values) => values });
  const { data: valid } = schema.safeParse(typed);

  return (
    <CreateDialog
      title={texts.open}
      description={texts.description}
      submit={texts.submit}
      form={form}
      draftName={draftName}
      typed={typed}
      onClose={onClose}
    >
      <TextField
        {...form.field('sectionName')}
        label="Sectie naam *"
        hint={texts.sectionHint}
        aria-required
        autoComplete="off"
        maxLength={contentLimits.sectionName}
      />
      <TextField
        {...form.field('pagePath')}
        label="Pagina pad"
        hint={texts.pathHint}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxPagePath}
      />
      <div role="status">
        {valid && placeOfBlock(valid) === 'nowhere' && <Notice tone="warning">{texts.nowhere}</Notice>}
      </div>
      <TextField {...form.field('title')} label="Titel" maxLength={contentLimits.title} />
      <TextAreaField {...form.field('subtitle')} label="Subtitel" rows={2} maxLength={contentLimits.subtitle} />
      <TextAreaField {...form.field('content')} label="Inhoud" rows={6} maxLength={contentLimits.content} />
    </CreateDialog>
  );
}

/** A text on a hidden or planned page is published with that page. */
function publicationOfPage(pagePath: string, blocks: readonly ContentBlock[]): string {
  const onPage = blocks.filter((block) => pagePath !== '' && block.pagePath === pagePath);
  return onPage.length === 0 ? immediately : firstPublication(onPage.map(({ publishedAt }) => publishedAt));
}
