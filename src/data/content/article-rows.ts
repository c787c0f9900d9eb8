import { articleSlug } from '@/domain/content/page-path';
import { parseBlocks, type ContentBlock } from './content-block';

/** The own picture of an article: its path in the bucket `pictures`, and what is on it. */
export interface ArticlePicture {
  path: string;
  alt: string;
}

/** A row of an article. */
export interface ArticleBlock extends Omit<ContentBlock, 'picture'> {
  slug: string;
  picture: ArticlePicture | null;
}

/** Rows as articles; without a path under the blog a row has no page and is left out. */
export function parseArticles(rows: unknown): ArticleBlock[] {
  return parseBlocks(rows).flatMap((block) => {
    const slug = articleSlug(block.pagePath);
    if (slug === '') return [];
    const picture = block.picture === '' ? null : { path: block.picture, alt: block.pictureAlt };
    return [{ ...block, slug, title: articleTitle(block.title, slug), picture }];
  });
}

/** An article may be stored without a title, but a page and a link need a name. */
export function articleTitle(title: string, slug: string): string {
  return title || slug.replaceAll('-', ' ');
}
