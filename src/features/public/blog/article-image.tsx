import type { ComponentProps } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/rich-text/picture';
import { articleImage } from '@/content/public/images/article-images';
import type { ArticlePicture } from '@/data/content/article-rows';

interface ArticleImageProps extends Omit<ComponentProps<typeof Picture>, 'path' | 'alt'> {
  article: { slug: string; picture: ArticlePicture | null };
  /** Alone on the page; beside a link that names the article it only decorates. */
  isDescribed?: boolean;
}

/** The picture of an article: its own, else the drawing that its slug names. */
export function ArticleImage({ article: { slug, picture }, isDescribed = false, sizes, ...rest }: ArticleImageProps) {
  if (picture) {
    const { path, alt } = picture;
    return <Picture path={path} alt={isDescribed ? alt : ''} {...(sizes !== undefined && { sizes })} {...rest} />;
  }
  const { name, alt } = articleImage(slug);
  return <Drawing folder="blog" name={name} alt={isDescribed ? alt : ''} {...rest} />;
}
