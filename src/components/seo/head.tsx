import { createContext, use, type ReactNode } from 'react';
import { absoluteUrl } from '@/lib/absolute-url';

export interface HeadProps {
  /** Whole title, unique among the pages. */
  title: string;
  /** One or two sentences, unique among the pages. */
  description: string;
  /** Path of the page: its canonical address. Left out where there is none, such as a page that was not found. */
  path?: string;
  kind?: 'website' | 'article';
  /** For pages that no search engine should list. */
  isHidden?: boolean;
}

/**
 * Draws the tags for shared links where pages are made. Who shows such a link reads the HTML of the page, so a browser
 * does without, and without the code for it.
 */
export const MoreTags = createContext<(head: HeadProps) => ReactNode>(() => null);

/** What browsers and search engines show of a page. React itself puts these tags into the head. */
export function Head(props: HeadProps) {
  const { title, description, path, isHidden = false } = props;
  const moreTags = use(MoreTags);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {moreTags(props)}
      {path !== undefined && <link rel="canonical" href={absoluteUrl(path)} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </>
  );
}
