import { createContext, use, type ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { absoluteUrl } from '@/lib/env';

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

/** The tags that only the HTML needs: link previews and feed readers run no script. The prerender provides them. */
export const PrerenderedTags = createContext<(head: HeadProps) => ReactNode>(() => null);

/** Title, description and metadata of a page. */
export function Head(props: HeadProps) {
  const { title, description, path, isIndexed = true } = props;
  const prerenderedTags = use(PrerenderedTags);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {prerenderedTags(props)}
      {path !== undefined && <link rel="canonical" href={absoluteUrl(path)} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
