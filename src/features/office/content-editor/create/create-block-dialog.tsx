import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/form/fields';
import { useZodForm } from '@/components/form/use-zod-form';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { placeOfBlock } from '@/content/cities/area-slug';
import { creationTexts } from '@/content/office/texts/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { blockFields, shownFields } from '@/domain/content/block-fields';
import type { BlockPlace } from '@/domain/content/block-place';
import { cleanBlockText, type BlockTexts } from '@/domain/content/content-edit';
import { contentLimits } from '@/domain/content/content-limits';
import { maxPagePath } from '@/domain/content/page-path';
import { cleanLine } from '#shared/text.ts';
import { firstPublication, immediately } from '@/domain/content/publication';
import { readSessionDraft } from '@/lib/browser/session-draft';
import { BlockFields } from '../block/block-fields';
import { MarkdownField } from '../text-editor/markdown-field';
import { checkTexts } from '../check-texts';
import { CreateDialog } from './create-dialog';
import { pagePathRefusal } from './path-checks';
import { useCreation } from './use-creation';

const texts = creationTexts.block;

const emptyTexts: BlockTexts = {
  title: '',
  subtitle: '',
  content: '',
  summary: '',
  searchTitle: '',
  searchDescription: '',
};
const emptyBlock = { sectionName: '', pagePath: '', ...emptyTexts };
const draftSchema = z.record(z.enum(['sectionName', 'pagePath', ...blockFields]), z.string());

const placeSchema = z.object({
  sectionName: z.string().transform(cleanLine).pipe(z.string().min(1, texts.sectionMissing)),
  pagePath: z
    .string()
    .trim()
    .superRefine((pagePath, context) => {
      const refusal = pagePathRefusal(pagePath);
      if (refusal !== null) context.addIssue(refusal);
    }),
});
const schema = placeSchema
  .extend({
    title: z.string(),
    subtitle: z.string(),
    content: z.string(),
    summary: z.string(),
    searchTitle: z.string(),
    searchDescription: z.string(),
  })
  .transform(({ sectionName, pagePath, ...typed }) => ({
    sectionName,
    pagePath,
    texts: shownTexts(placeOfBlock({ sectionName, pagePath }), typed),
  }))
  .superRefine((block, context) => checkTexts(block.texts, context));

/** What was typed in the fields that show in this place, as it is to be stored. */
function shownTexts(place: BlockPlace, typed: BlockTexts): Partial<BlockTexts> {
  return Object.fromEntries(shownFields[place].map((field) => [field, cleanBlockText(field, typed[field])]));
}

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
    async onSubmit({ sectionName, pagePath, texts: stored }) {
      const failure = await create(
        [{ ...stored, sectionName, pagePath, publishedAt: publicationOfPage(pagePath, blocks) }],
        {
          created: texts.created,
          failed: texts.failed,
          duplicate: texts.duplicate(sectionName, pagePath),
        },
      );
      if (!failure) onCreated(pagePath);
      return failure;
    },
  });
  const typed = useWatch({ control: form.api.control, compute: (values) => values });
  const { data: valid } = placeSchema.safeParse(typed);
  const place = valid ? placeOfBlock(valid) : 'nowhere';

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
      <div role="status">{valid && place === 'nowhere' && <Notice tone="warning">{texts.nowhere}</Notice>}</div>
      <BlockFields
        place={place}
        field={form.field}
        renderMarkdown={(props) => <MarkdownField form={form} name="content" {...props} />}
      />
    </CreateDialog>
  );
}

/** A text on a hidden or planned page is published with that page. */
function publicationOfPage(pagePath: string, blocks: readonly ContentBlock[]): string {
  const onPage = blocks.filter((block) => pagePath !== '' && block.pagePath === pagePath);
  return onPage.length === 0 ? immediately : firstPublication(onPage.map(({ publishedAt }) => publishedAt));
}
