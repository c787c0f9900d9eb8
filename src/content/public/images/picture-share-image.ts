import { sharePath } from '@/domain/content/picture';
import { pictureUrl } from '@/lib/picture-url';
import type { ShareImage } from './share-image';

/** The Open Graph image of an article with a picture of its own, by its path in the bucket `pictures`. */
export function pictureShareImage({ path, alt }: { path: string; alt: string }): ShareImage {
  return { path: pictureUrl(sharePath(path)), alt };
}
