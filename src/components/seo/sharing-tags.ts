import { pictureShareImage } from '@/content/public/picture-share-image';
import { shareImage, shareImageSize } from '@/content/public/share-image';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/env';
import type { HeadProps, MetaTag } from './head';

/** The Open Graph and Twitter tags of a page. */
export function sharingTags({ title, description, path, kind = 'website', picture }: HeadProps): MetaTag[] {
  const image = picture ? pictureShareImage(picture) : shareImage(path);
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:image', content: absoluteUrl(image.path) },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(path === undefined ? [] : [{ property: 'og:url', content: absoluteUrl(path) }]),
  ];
}
