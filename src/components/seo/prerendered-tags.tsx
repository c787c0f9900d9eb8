import type { ReactElement } from 'react';
import { feedTitle } from '@/content/public/feed';
import { pictureShareImage } from '@/content/public/images/picture-share-image';
import { shareImage, shareImageSize } from '@/content/public/images/share-image';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/env';
import { feedPath, paths } from '@/lib/paths';
import type { HeadProps } from './head';

/** The Open Graph and Twitter tags of a page, and on those of the blog the link to its feed. */
export function prerenderedTags({
  title,
  description,
  path,
  kind = 'website',
  picture,
}: HeadProps): (ReactElement | false)[] {
  const image = picture ? pictureShareImage(picture) : shareImage(path);
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:type', kind),
    property('og:site_name', site.brand),
    property('og:locale', 'nl_NL'),
    property('og:image', absoluteUrl(image.path)),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:image:alt', image.alt),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
    path !== undefined && property('og:url', absoluteUrl(path)),
    path?.startsWith(paths.blog) === true && (
      <link key="feed" rel="alternate" type="application/rss+xml" title={feedTitle} href={feedPath} />
    ),
  ];
}

function property(name: string, content: string): ReactElement {
  return <meta key={name} property={name} content={content} />;
}
