import type { ComponentType } from 'react';
import type { FetchOptions } from '@/data/content/content-query';

/** Content queries, as the build runs them: it knows no results yet. */
type Queries = readonly { key: string; fetch: (options: FetchOptions) => Promise<unknown> }[];

export interface PageProps {
  /** The pages that /sitemap lists, in the order of the registry. */
  sitemapLinks: readonly { path: string; label: string }[];
}

/** What a page in src/pages exports as `page`, for the router and the build. */
export interface PageModule {
  Component: ComponentType<PageProps>;
  /** Both unique among the pages. A page that gets them from its own texts renders a Head itself. */
  head?: { title: string; description: string };
  /**
   * Content queries of the page at a path, whose results the build embeds; a promise where they are a separate chunk.
   */
  queries?: (path: string) => Queries | Promise<Queries>;
}
