import { surroundingsOf, type Surroundings } from '@/content/cities/surroundings';
import { landingPageSections } from '@/domain/content/block-place';
import type { RichText } from '@/domain/content/rich-text';
import { landingPagePath } from '@/lib/paths';
import { parseBlocks, type ContentBlock } from './content-block';
import { fetchRows, toKey, type ContentQuery } from './content-query';
import { readText } from './read-text';

/** A block of a landing page, with its content read. */
export interface LandingBlock {
  id: string;
  title: string;
  subtitle: string;
  text: RichText;
  lastUpdated: string;
  isEdited: boolean;
}

/** The blocks of a landing page by name, of which null is one that was deleted, and what lies around its place. */
export interface LandingPage extends Record<(typeof landingPageSections)[number], LandingBlock | null> {
  surroundings: Surroundings;
}

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
    async fetch(options, known) {
      const blocks = parseBlocks(await fetchRows(key, options));
      if (blocks.length === 0) return null;
      const [hero, intro, benefits] = await Promise.all(
        landingPageSections.map(async (name) => {
          const block = blocks.find(({ sectionName }) => sectionName === name);
          return block ? readBlock(block, known?.[name] ?? null) : null;
        }),
      );
      const surroundings = known?.surroundings ?? (await readSurroundings(slug));
      return { hero: hero ?? null, intro: intro ?? null, benefits: benefits ?? null, surroundings };
    },
  };
}

/** The page can do without them. */
async function readSurroundings(slug: string): Promise<Surroundings> {
  try {
    return await surroundingsOf(slug);
  } catch (error) {
    console.warn('Where this place lies is not known', error);
    return { neighbours: [], drawing: null };
  }
}

async function readBlock(block: ContentBlock, known: LandingBlock | null): Promise<LandingBlock> {
  const { id, title, subtitle, content, lastUpdated, isEdited } = block;
  if (known?.id === id && known.lastUpdated === lastUpdated) return known;
  return { id, title, subtitle, text: await readText(content), lastUpdated, isEdited };
}
