import { articlePath, feedPath, paths } from '../../src/lib/paths.ts';
import { escapeXml } from './sitemap-xml.ts';

/** An article of the feed. */
interface FeedArticle {
  slug: string;
  title: string;
  /** Plain text; '' is none. */
  summary: string;
  /** ISO 8601. */
  publishedAt: string;
}

interface FeedTexts {
  title: string;
  description: string;
}

/** The RSS 2.0 feed of the blog, in the order of the articles. */
export function feedXml(siteUrl: string, { title, description }: FeedTexts, articles: readonly FeedArticle[]): string {
  function url(path: string): string {
    return new URL(path, siteUrl).href;
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', url(paths.blog)),
    element('description', description),
    element('language', 'nl-NL'),
    `<atom:link href="${escapeXml(url(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(({ slug, title: name, summary, publishedAt }) =>
      [
        '<item>',
        element('title', name),
        element('link', url(articlePath(slug))),
        element('guid', url(articlePath(slug))),
        element('pubDate', new Date(publishedAt).toUTCString()),
        summary === '' ? '' : element('description', summary),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`;
}
