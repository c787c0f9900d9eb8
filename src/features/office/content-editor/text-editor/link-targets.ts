import { placeName } from '@/content/cities/area-slug';
import { cities } from '@/content/cities/cities';
import { textEditorTexts } from '@/content/office/texts/text-editor';
import { articleTitle } from '@/data/content/article-rows';
import type { ContentBlock } from '@/data/content/content-block';
import { articleSection } from '@/domain/content/block-place';
import { articleSlug, landingPageSlug } from '@/domain/content/page-path';
import { cityPath } from '@/lib/paths';
import type { LinkTarget } from './text-editor-context';

const texts = textEditorTexts.linkTargets;

/**
 * Everything of the website that a text can link to: its fixed pages, the articles, the cities and the landing pages.
 */
export function linkTargetsOf(
  pages: readonly { path: string; label: string }[],
  blocks: readonly ContentBlock[],
): LinkTarget[] {
  const articles = blocks.flatMap(({ sectionName, pagePath, title }) => {
    const slug = articleSlug(pagePath);
    if (slug === '' || sectionName !== articleSection) return [];
    return [{ path: pagePath, name: texts.article(articleTitle(title, slug)) }];
  });
  const landingPages = [...new Set(blocks.map(({ pagePath }) => pagePath))].flatMap((path) => {
    const slug = landingPageSlug(path);
    return slug === '' ? [] : [{ path, name: texts.place(placeName(slug)) }];
  });
  return [
    ...pages.map(({ path, label }) => ({ path, name: label })),
    ...articles,
    ...cities.map(({ slug, name }) => ({ path: cityPath(slug), name: texts.place(name) })),
    ...landingPages,
  ];
}
