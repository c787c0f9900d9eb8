import { landingPageSections } from '@/domain/content/block-place';
import { landingPagePath } from '@/lib/paths';
import { parseBlocks, type ContentBlock } from './content-block';
import { fetchRows, toKey, type ContentQuery } from './content-query';

/** The blocks of a landing page by name; null is one that was deleted. */
export type LandingPage = Record<(typeof landingPageSections)[number], ContentBlock | null>;

/** The blocks of a landing page by the slug of its place, or null when it has none: then there is no such page. */
export function landingPageQuery(slug: string): ContentQuery<LandingPage | null> {
  const key = toKey({
    select: 'id,section_name,title,subtitle,content,page_path,last_updated,is_edited',
    page_path: `eq.${landingPagePath(slug)}`,
    section_name: `in.(${landingPageSections.join(',')})`,
  });
  return {
    key,
    isRefreshed: true,
    async fetch(options) {
      const blocks = parseBlocks(await fetchRows(key, options));
      if (blocks.length === 0) return null;
      const [hero, intro, benefits] = landingPageSections.map(
        (name) => blocks.find(({ sectionName }) => sectionName === name) ?? null,
      );
      return { hero: hero ?? null, intro: intro ?? null, benefits: benefits ?? null };
    },
  };
}
