import { createContext, use } from 'react';
import { Helmet } from 'react-helmet-async';
import { feedTitle } from '@/content/public/feed';
import { absoluteUrl } from '@/lib/env';
import { feedPath, paths } from '@/lib/paths';

export interface HeadProps {
  /** Whole title, unique among the pages. */
  title: string;
  /** One or two sentences, unique among the pages. */
  description: string;
  /** Canonical path; left out where there is none, such as on a page that was not found. */
  path?: string;
  kind?: 'website' | 'article';
  /** What shared links show instead of the drawn picture of the page; its path in the bucket `pictures`. */
  picture?: { path: string; alt: string } | null;
  /** False for a page that search engines should not list: it says `noindex`. */
  isIndexed?: boolean;
}

export interface MetaTag {
  name?: string;
  property?: string;
  content: string;
}

/** The tags for shared links. Only the prerender provides them: link previews are made from the HTML. */
export const MoreTags = createContext<(head: HeadProps) => MetaTag[]>(() => []);

/** Title, description and metadata of a page. */
export function Head(props: HeadProps) {
  const { title, description, path, isIndexed = true } = props;
  const moreTags = use(MoreTags);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {moreTags(props).map((tag, index) => (
        <meta key={index} {...tag} />
      ))}
      {path !== undefined && <link rel="canonical" href={absoluteUrl(path)} />}
      {path?.startsWith(paths.blog) && (
        <link rel="alternate" type="application/rss+xml" title={feedTitle} href={feedPath} />
      )}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
