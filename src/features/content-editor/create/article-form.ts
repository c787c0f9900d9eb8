import { creationTexts } from '@/content/office/content-creation';
import type { ContentBlock } from '@/data/content/content-block';
import type { NewBlock } from '@/data/content/creation';
import { isPageSlug, pageSlug } from '@/domain/content/page-slug';
import { cleanLine, cleanText } from '@/domain/text';
import { articlePath } from '@/lib/paths';
import { startOfDay } from '@/lib/publication';

const texts = creationTexts.article;

/** What somebody typed of an article. */
export interface ArticleFields {
  title: string;
  /** null follows the title. */
  slug: string | null;
  subtitle: string;
  content: string;
  /** `YYYY-MM-DD`; '' is a concept. */
  day: string;
}

export const emptyArticle: ArticleFields = { title: '', slug: null, subtitle: '', content: '', day: '' };

export function articleSlugOf({ title, slug }: ArticleFields): string {
  return slug ?? pageSlug(title);
}

export function hasArticleInput({ title, slug, subtitle, content, day }: ArticleFields): boolean {
  return [title, slug ?? '', subtitle, content, day].some((text) => text.trim() !== '');
}

export type ArticleErrors = Partial<Record<'title' | 'slug' | 'content', string>>;

/** What has to change before the article can be stored; nothing when it can. */
export function articleErrors(fields: ArticleFields, blocks: readonly ContentBlock[]): ArticleErrors {
  const pagePath = articlePath(articleSlugOf(fields));
  const errors: ArticleErrors = {};
  if (cleanLine(fields.title) === '') errors.title = texts.titleMissing;
  // Without a title there is no slug yet either; one sentence is enough.
  if (!isPageSlug(articleSlugOf(fields))) {
    if (errors.title === undefined || fields.slug !== null) errors.slug = texts.slugWrong;
  } else if (blocks.some((block) => block.pagePath === pagePath)) {
    errors.slug = texts.exists(pagePath);
  }
  if (cleanText(fields.content) === '') errors.content = texts.textMissing;
  return errors;
}

export function toArticleBlock(fields: ArticleFields): NewBlock {
  return {
    sectionName: 'blog_article',
    pagePath: articlePath(articleSlugOf(fields)),
    title: cleanLine(fields.title),
    subtitle: cleanText(fields.subtitle),
    content: cleanText(fields.content),
    publishedAt: startOfDay(fields.day),
  };
}
