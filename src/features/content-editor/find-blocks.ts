import type { ContentBlock } from '@/data/content/content-block';

/** The blocks that hold every word of the query in their name, path or texts; accents and capitals make no difference. */
export function findBlocks(blocks: readonly ContentBlock[], query: string): ContentBlock[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return blocks.filter(({ sectionName, pagePath, title, subtitle, content }) => {
    const text = plain([sectionName, pagePath, title, subtitle, content].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
