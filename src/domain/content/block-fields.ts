import type { BlockPlace } from './block-place.ts';

export const blockFields = ['title', 'subtitle', 'content', 'summary', 'searchTitle', 'searchDescription'] as const;

export type BlockField = (typeof blockFields)[number];

/** The texts of a block that its page shows, in the order of the page; of one that no page shows, all it may have. */
export const shownFields = {
  home: ['subtitle', 'content'],
  'landing-hero': ['title', 'subtitle'],
  'landing-text': ['title', 'subtitle', 'content'],
  article: blockFields,
  nowhere: ['title', 'subtitle', 'content'],
} as const satisfies Record<BlockPlace, readonly BlockField[]>;

/** Whether the content of a block is Markdown; a caption is plain text. */
export function isMarkdown(place: BlockPlace): boolean {
  return place === 'article' || place === 'landing-text';
}
