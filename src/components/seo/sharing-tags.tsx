import { shareImage, shareImageSize } from '@/content/public/share-image';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import type { HeadProps } from './head';

/** What a shared link to a page shows. */
export function SharingTags({ title, description, path, kind = 'website' }: HeadProps) {
  const image = shareImage(path);
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:image" content={absoluteUrl(image.path)} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {path !== undefined && <meta property="og:url" content={absoluteUrl(path)} />}
    </>
  );
}
