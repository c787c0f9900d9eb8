import { privateKey } from '@/data/query-client';

const all = ['content'] as const;

/** Keys of what everyone may read; `all` is for after a change by an administrator. */
export const contentKeys = {
  all,
  hero: () => [...all, 'hero'] as const,
  articles: () => [...all, 'articles'] as const,
  article: (slug: string) => [...all, 'article', slug] as const,
  relatedArticles: (slug: string) => [...all, 'related-articles', slug] as const,
  landingPage: (slug: string) => [...all, 'landing-page', slug] as const,
};

const allForEditors = [privateKey, 'content'] as const;

/** Keys of what only administrators read, such as texts that are not published. */
export const contentEditorKeys = {
  all: allForEditors,
  blocks: () => [...allForEditors, 'blocks'] as const,
  history: (blockId: string) => [...allForEditors, 'history', blockId] as const,
};
