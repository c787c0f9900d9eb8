import type { ComponentProps } from 'react';
import { pictureFiles } from '@/domain/content/picture';
import { pictureUrl } from '@/lib/picture-url';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'fetchPriority'> {
  /** Of its largest file in the bucket `pictures`. */
  path: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The displayed width, as in the attribute `sizes`. */
  sizes?: string;
  /** In view when the page opens; every other picture loads lazily. */
  isInFirstView?: boolean;
}

/** As wide as the text of an article. */
const textWide = '(min-width: 50rem) 48rem, 100vw';

/**
 * A picture of our own Storage, in the size that the screen needs. Its path holds its size, so that nothing shifts when
 * it loads. Nothing for any other path.
 */
export function Picture({ path, alt, sizes = textWide, isInFirstView = false, ...rest }: PictureProps) {
  const files = pictureFiles(path);
  const large = files.at(-1);
  if (!large) return null;
  return (
    <img
      src={pictureUrl(path)}
      {...(files.length > 1 && {
        srcSet: files.map((file) => `${pictureUrl(file.path)} ${file.width}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={large.width}
      height={large.height}
      {...(!isInFirstView && { loading: 'lazy' })}
      {...rest}
    />
  );
}
