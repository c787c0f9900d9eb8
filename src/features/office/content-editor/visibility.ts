import { placeOfBlock } from '@/content/cities/area-slug';
import { visibilityTexts as texts } from '@/content/office/texts/text-visibility';
import type { ContentBlock } from '@/data/content/content-block';
import { isVisible } from '@/domain/content/publication';
import { dutchDateTime } from '#shared/dutch-time.ts';
import { formatDateTime } from '@/lib/format/format-date';
import { paths } from '@/lib/paths';

export interface Visibility {
  text: string;
  /** The page that shows it; '' when none does. */
  path: string;
}

/** Where visitors see a block now, or why they do not. `blocks` are all blocks: only the newest hero is shown. */
export function visibilityOf(block: ContentBlock, blocks: readonly ContentBlock[], now: Date): Visibility {
  const place = placeOfBlock(block);
  if (place === 'nowhere') return { text: texts.nowhere, path: '' };
  if (block.publishedAt === '') return { text: texts.unpublished, path: '' };
  if (!isVisible(block.publishedAt, now)) return { text: texts.planned(formatDateTime(block.publishedAt)), path: '' };
  if (place === 'article') return { text: texts.article, path: block.pagePath };
  if (place !== 'home') return { text: texts.page, path: block.pagePath };
  const isNewest = blocks.every(
    (other) =>
      placeOfBlock(other) !== 'home' ||
      !isVisible(other.publishedAt, now) ||
      Date.parse(other.lastUpdated) <= Date.parse(block.lastUpdated),
  );
  return isNewest ? { text: texts.home, path: paths.home } : { text: texts.olderHero, path: '' };
}

/** The day in Dutch time (YYYY-MM-DD) of a timestamp, for a date field; '' for ''. */
export function publicationDay(publishedAt: string): string {
  return publishedAt === '' ? '' : dutchDateTime(new Date(publishedAt)).date;
}
