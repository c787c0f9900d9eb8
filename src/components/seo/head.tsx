import { Helmet } from 'react-helmet-async';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';

interface HeadProps {
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

/** What browsers, search engines and shared links show of a page. */
export function Head({ title, description, path, kind = 'website', isHidden = false }: HeadProps) {
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="nl_NL" />
      {path !== undefined && <link rel="canonical" href={absoluteUrl(path)} />}
      {path !== undefined && <meta property="og:url" content={absoluteUrl(path)} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
