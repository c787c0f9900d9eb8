import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextAreaField, TextField } from '@/components/form/fields';
import type { ZodForm } from '@/components/form/use-zod-form';
import { creationTexts } from '@/content/office/texts/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import type { NewBlock } from '@/data/content/editor-mutations';
import { cleanBlockText } from '@/domain/content/content-edit';
import { isPageSlug, pageSlug } from '@/domain/content/page-slug';
import { contentLimits } from '@/domain/content/content-limits';
import { cleanLine } from '#shared/text.ts';
import { articlePath } from '@/lib/paths';
import { PricePlaces } from '../price-places';
import { MarkdownField } from '../text-editor/markdown-field';
import { checkTexts } from '../check-texts';
import { slugRefusal } from './path-checks';

const texts = creationTexts.article;

export const articleFieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  subtitle: z.string(),
  /** Markdown. */
  content: z.string(),
});

/** An article as typed. */
export type ArticleFields = z.infer<typeof articleFieldsSchema>;

export const emptyArticle: ArticleFields = { title: '', slug: '', subtitle: '', content: '' };

/** The rules for a new article beside these blocks. */
export function articleSchema(blocks: readonly ContentBlock[]) {
  return articleFieldsSchema.superRefine(({ title, slug, subtitle, content }, context) => {
    function refuse(field: keyof ArticleFields, message: string) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
    const isTitleMissing = cleanLine(title) === '';
    if (isTitleMissing) refuse('title', texts.titleMissing);
    // The slug follows the title, so one message is enough.
    if (!isPageSlug(slug) && !(isTitleMissing && slug === '')) refuse('slug', texts.slugWrong);
    const refusal = slugRefusal(slug);
    if (refusal !== null) refuse('slug', refusal);
    const pagePath = articlePath(slug);
    if (blocks.some((block) => block.pagePath === pagePath)) refuse('slug', texts.exists(pagePath));
    const text = cleanBlockText('content', content);
    if (text === '') refuse('content', texts.textMissing);
    checkTexts({ title, subtitle, content: text }, context);
  });
}

export function toArticleBlock(fields: ArticleFields): NewBlock {
  return {
    sectionName: 'blog_article',
    pagePath: articlePath(fields.slug),
    title: cleanBlockText('title', fields.title),
    subtitle: cleanBlockText('subtitle', fields.subtitle),
    content: cleanBlockText('content', fields.content),
    publishedAt: '',
  };
}

interface ArticleFormFieldsProps {
  form: ZodForm<ArticleFields, ArticleFields>;
}

export function ArticleFormFields({ form }: ArticleFormFieldsProps) {
  const { api, field } = form;
  const slug = useWatch({ control: api.control, name: 'slug' });
  const title = field('title');

  /** The slug follows the title until another is typed. */
  function handleTitleChange(event: ChangeEvent<HTMLInputElement>) {
    const isOwnSlug = api.getValues('slug') !== pageSlug(api.getValues('title'));
    void title.onChange(event);
    if (!isOwnSlug) api.setValue('slug', pageSlug(event.target.value), { shouldValidate: form.submitCount > 0 });
  }

  return (
    <>
      <TextField
        {...title}
        label="Titel *"
        aria-required
        autoComplete="off"
        maxLength={contentLimits.title}
        onChange={handleTitleChange}
      />
      <TextField
        {...field('slug')}
        label={`${texts.slugLabel} *`}
        hint={texts.slugHint(articlePath(slug || '…'))}
        aria-required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <TextAreaField {...field('subtitle')} label="Subtitel" rows={2} maxLength={contentLimits.subtitle} />
      <MarkdownField form={form} name="content" label="Tekst *" isRequired />
      <PricePlaces />
    </>
  );
}
