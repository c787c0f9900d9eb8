import { useState } from 'react';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import { formatDay } from '@/lib/format-day';
import { articlePath } from '@/lib/paths';
import { publicationDay } from '@/lib/publication';
import { readSessionDraft } from '@/lib/session-draft';
import {
  articleErrors,
  articleSlugOf,
  emptyArticle,
  hasArticleInput,
  toArticleBlock,
  type ArticleFields,
} from './article-form';
import { ArticleFormFields } from './article-form-fields';
import { ArticlePreview } from '../block/article-preview';
import { CreateDialog } from './create-dialog';
import { useCreation } from './use-creation';
import { useSessionDraft } from '@/components/edit/use-session-draft';

const texts = creationTexts.article;

const keptSchema = z.object({
  title: z.string(),
  slug: z.string().nullable(),
  subtitle: z.string(),
  content: z.string(),
  day: z.string(),
}) satisfies z.ZodType<ArticleFields>;

interface CreateArticleDialogProps {
  /** Under this name what is typed is kept. */
  keptName: string;
  blocks: readonly ContentBlock[];
  /** `state` says when readers see the article. */
  onCreated: (pagePath: string, state: string, isVisible: boolean) => void;
  onClose: () => void;
}

export function CreateArticleDialog({ keptName, blocks, onCreated, onClose }: CreateArticleDialogProps) {
  const [fields, setFields] = useState(() => readSessionDraft(keptName, keptSchema) ?? emptyArticle);
  const [isChecked, setIsChecked] = useState(false);
  const [isPreview, setIsPreview] = useState(false);
  const { isBusy, failure, create } = useCreation();
  const hasInput = hasArticleInput(fields);
  useSessionDraft(keptName, hasInput ? fields : null);
  const errors = articleErrors(fields, blocks);

  function handleChange(part: Partial<ArticleFields>) {
    setFields((current) => ({ ...current, ...part }));
  }

  async function handleSubmit() {
    setIsChecked(true);
    if (Object.keys(errors).length > 0) {
      // The fields that are wrong must be in sight.
      setIsPreview(false);
      return;
    }
    const pagePath = articlePath(articleSlugOf(fields));
    const today = publicationDay(new Date().toISOString());
    const state = stateOf(fields.day, today);
    const messages = {
      created: texts.created,
      createdDescription: state,
      failed: texts.failed,
      duplicate: texts.exists(pagePath),
    };
    if (await create([toArticleBlock(fields)], messages)) {
      onCreated(pagePath, state, fields.day !== '' && fields.day <= today);
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
      {isPreview ? (
        <ArticlePreview fields={fields} />
      ) : (
        <ArticleFormFields fields={fields} errors={isChecked ? errors : {}} onChange={handleChange} />
      )}
      <Button look="secondary" className="justify-self-start" onClick={() => setIsPreview(!isPreview)}>
        {isPreview ? texts.write : texts.preview}
      </Button>
    </CreateDialog>
  );
}

function stateOf(day: string, today: string): string {
  if (day === '') return texts.state.concept;
  return day > today ? texts.state.planned(formatDay(`${day}T12:00:00Z`)) : texts.state.visible;
}
