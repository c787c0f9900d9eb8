import type { BlogPosting, BreadcrumbList, Graph } from 'schema-dts';
import { laterTimestamp } from '@/domain/content/publication';
import { pictureShareImage } from '@/content/public/images/picture-share-image';
import { shareImage } from '@/content/public/images/share-image';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/env';
import { articlePath, paths } from '@/lib/paths';

interface PublishedArticle {
  slug: string;
  title: string;
  description: string;
  /** ISO 8601; '' is not known. */
  lastUpdated: string;
  publishedAt: string;
  /** Its own picture; null is a drawing. */
  picture: { path: string; alt: string } | null;
}

/** What search engines read of an article: the article itself and its place in the site. */
export function articleGraph(article: PublishedArticle): Graph {
  return { '@context': 'https://schema.org', '@graph': [blogPosting(article), breadcrumbs(article)] };
}

function blogPosting({ slug, title, description, lastUpdated, publishedAt, picture }: PublishedArticle): BlogPosting {
  const url = absoluteUrl(articlePath(slug));
  const modified = laterTimestamp(lastUpdated, publishedAt);
  const publisher = { '@type': 'Organization', name: site.brand, url: absoluteUrl(paths.home) } as const;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    image: absoluteUrl((picture ? pictureShareImage(picture) : shareImage(articlePath(slug))).path),
    inLanguage: 'nl-NL',
    ...(publishedAt !== '' && { datePublished: publishedAt }),
    ...(modified !== '' && { dateModified: modified }),
    author: publisher,
    publisher,
  };
}

function breadcrumbs({ slug, title }: PublishedArticle): BreadcrumbList {
  const trail = [
    { name: 'Home', path: paths.home },
    { name: 'Blog', path: paths.blog },
    { name: title, path: articlePath(slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
