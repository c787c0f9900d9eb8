import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { creationTexts } from '@/content/office/texts/content-creation';
import { articleImage } from '@/content/public/images/article-images';
import type { ContentBlock } from '@/data/content/content-block';
import { parseMarkdown } from '@/domain/content/parse-markdown';
import { articlePath } from '@/lib/paths';
import { readSessionDraft } from '@/lib/browser/session-draft';
import {
  articleFieldsSchema,
  ArticleFormFields,
  articleSchema,
  emptyArticle,
  toArticleBlock,
  type ArticleFields,
} from './article-form';
import { FoundPreview } from '../block/found-preview';
import { CreateDialog } from './create-dialog';
import { useCreation } from './use-creation';

const texts = creationTexts.article;

/** Fields that a new article gets later. */
const noTexts = { summary: '', searchTitle: '', searchDescription: '' };

interface CreateArticleDialogProps {
  /** Name of the session draft. */
  draftName: string;
  blocks: readonly ContentBlock[];
  onCreated: (pagePath: string) => void;
  onClose: () => void;
}

export function CreateArticleDialog({ draftName, blocks, onCreated, onClose }: CreateArticleDialogProps) {
  const [defaultValues] = useState(() => readSessionDraft(draftName, articleFieldsSchema) ?? emptyArticle);
  const [isPreview, setIsPreview] = useState(false);
  const create = useCreation();
  const form = useZodForm({
    id: 'new-article',
    schema: articleSchema(blocks),
    defaultValues,
    // The wrong fields must be visible.
    onInvalid: () => setIsPreview(false),
    async onSubmit(fields) {
      const pagePath = articlePath(fields.slug);
      const failure = await create([toArticleBlock(fields)], {
        created: texts.created,
        createdDescription: creationTexts.concept,
        failed: texts.failed,
        duplicate: texts.exists(pagePath),
      });
      if (!failure) onCreated(pagePath);
      return failure;
    },
  });
  const typed = useWatch({ control: form.api.control, compute: (values) => values });

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
      {isPreview ? (
        <>
          <ArticlePreview fields={typed} />
          <FoundPreview texts={{ ...noTexts, ...typed }} pagePath={articlePath(typed.slug)} picture="" />
        </>
      ) : (
        <ArticleFormFields form={form} />
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setIsPreview(!isPreview)}>
        {isPreview ? texts.write : texts.preview}
      </Button>
    </CreateDialog>
  );
}

interface ArticlePreviewProps {
  fields: ArticleFields;
}

/** The article as readers will see it. */
function ArticlePreview({ fields }: ArticlePreviewProps) {
  const { title, slug, subtitle, content } = fields;
  return (
    <article aria-label={title.trim() || texts.noTitle}>
      <h3 className="text-3xl leading-tight font-extrabold break-words sm:text-4xl">{title.trim() || texts.noTitle}</h3>
      <Drawing folder="blog" {...articleImage(slug)} className="mt-6 h-auto w-full rounded-2xl" />
      {subtitle.trim() !== '' && (
        <p className="mt-8 max-w-text text-xl leading-relaxed font-semibold">{subtitle.trim()}</p>
      )}
      {content.trim() === '' ? (
        <p className="mt-4">{texts.noText}</p>
      ) : (
        <RichText blocks={parseMarkdown(content)} headingLevel={3} />
      )}
    </article>
  );
}
