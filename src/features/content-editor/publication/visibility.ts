import { readAreaSlug } from '@/content/cities/area-slug';
import { contentEditorTexts } from '@/content/office/content-editor';
import type { ContentBlock } from '@/data/content/content-block';
import { articleSlug } from '@/domain/content/article-text';
import { formatMoment } from '@/lib/format-moment';
import { isoTimestamp } from '@/lib/iso-timestamp';
import { articlePath, paths } from '@/lib/paths';
import { isVisible } from '@/lib/publication';

/** What the site does with a block: the two heroes show a part of it, the others all of it. */
export type BlockPlace = 'home' | 'landing-hero' | 'landing-text' | 'article' | 'nowhere';

export interface Visibility {
  text: string;
  /** The page that shows it; '' when none does. */
  path: string;
}

/** Where the site looks for a block with this name and path. */
export function placeOf({ sectionName, pagePath }: Pick<ContentBlock, 'sectionName' | 'pagePath'>): BlockPlace {
  if (pagePath === '') return sectionName === 'hero' ? 'home' : 'nowhere';
  if (readAreaSlug(pagePath.slice(1)).kind === 'landing-page') {
    if (sectionName === 'hero') return 'landing-hero';
    if (sectionName === 'intro' || sectionName === 'benefits') return 'landing-text';
  }
  const slug = articleSlug(pagePath);
  const isArticle = sectionName === 'blog_article' && slug !== '' && articlePath(slug) === pagePath;
  return isArticle ? 'article' : 'nowhere';
}

/** Where visitors see a block at this moment, or why they do not. `blocks` are all there are: one hero wins from another. */
export function visibilityOf(block: ContentBlock, blocks: readonly ContentBlock[], now: Date): Visibility {
  const texts = contentEditorTexts.visibility;
  const place = placeOf(block);
  if (place === 'nowhere') return { text: texts.nowhere, path: '' };
  if (block.publishedAt === '') return { text: texts.unpublished, path: '' };
  if (!isVisible(block.publishedAt, now)) return { text: texts.planned(formatMoment(block.publishedAt)), path: '' };
  if (place === 'article') return { text: texts.article, path: block.pagePath };
  if (place !== 'home') return { text: texts.page, path: block.pagePath };
  const isNewest = blocks.every(
    (other) =>
      placeOf(other) !== 'home' ||
      !isVisible(other.publishedAt, now) ||
      time(other.lastUpdated) <= time(block.lastUpdated),
  );
  return isNewest ? { text: texts.home, path: paths.home } : { text: texts.olderHero, path: '' };
}

function time(timestamp: string): number {
  return new Date(isoTimestamp(timestamp)).getTime();
}
