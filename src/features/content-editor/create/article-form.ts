import { z } from 'zod';
import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import type { NewBlock } from '@/data/content/editor-mutations';
import { isPageSlug } from '@/domain/content/page-slug';
import { cleanLine, cleanText } from '@/domain/text';
import { articlePath } from '@/lib/paths';
import { startOfDay } from '@/domain/content/publication';

const texts = creationTexts.article;

export const articleFieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  subtitle: z.string(),
  content: z.string(),
  /** `YYYY-MM-DD`; '' is a concept. */
  day: z.string(),
});

/** What somebody typed of an article. */
export type ArticleFields = z.infer<typeof articleFieldsSchema>;

export const emptyArticle: ArticleFields = { title: '', slug: '', subtitle: '', content: '', day: '' };

/** What was typed, once it can be stored beside these blocks. */
export function articleSchema(blocks: readonly ContentBlock[]) {
  return articleFieldsSchema.superRefine(({ title, slug, content }, context) => {
    function refuse(field: keyof ArticleFields, message: string) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
    const isTitleMissing = cleanLine(title) === '';
    if (isTitleMissing) refuse('title', texts.titleMissing);
    // Without a title there is no slug yet either; one sentence is enough.
    if (!isPageSlug(slug) && !(isTitleMissing && slug === '')) refuse('slug', texts.slugWrong);
    const pagePath = articlePath(slug);
    if (blocks.some((block) => block.pagePath === pagePath)) refuse('slug', texts.exists(pagePath));
    if (cleanText(content) === '') refuse('content', texts.textMissing);
  });
}

export function toArticleBlock(fields: ArticleFields): NewBlock {
  return {
    sectionName: 'blog_article',
    pagePath: articlePath(fields.slug),
    title: cleanLine(fields.title),
    subtitle: cleanText(fields.subtitle),
    content: cleanText(fields.content),
    publishedAt: startOfDay(fields.day),
  };
}
