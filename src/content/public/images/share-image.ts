// Relative imports with extensions: the build draws the pictures in plain Node, which knows no aliases.
import { articleSlug } from '../../../domain/content/page-path.ts';
import { shareSize } from '../../../domain/content/picture.ts';
import { lowestPrice } from '../../page-prices.ts';
import { articlePath, cityPath, paths } from '../../../lib/paths.ts';
import { articleImage } from './article-images.ts';
import { allCities } from '../../cities/cities.ts';

export interface ShareImage {
  /** Path of a PNG of the site, or the URL of a JPEG in Storage. */
  path: string;
  alt: string;
}

/** Pixels of every share image. */
export const shareImageSize = shareSize;

export const shareTexts = {
  home: 'Energielabel voor uw woning',
  city: (name: string) => `Energielabel in ${name}`,
  otherPages: 'Energielabel aanvragen',
  price: (lowest: number) => `Vanaf €${lowest} incl. btw`,
  delivery: 'Uw label 1 tot 3 werkdagen na de opname',
  blog: 'Blog over het energielabel',
} as const;

/** The Open Graph image of a page; most pages have the same one. */
export function shareImage(path: string | undefined): ShareImage {
  if (path === paths.home) return withPrice('home', shareTexts.home);
  const city = allCities.find(({ slug }) => cityPath(slug) === path);
  if (city) return withPrice(cityPath(city.slug).slice(1), shareTexts.city(city.name));
  const slug = articleSlug(path ?? '');
  if (slug !== '') return { path: `/share${articlePath(slug)}.png`, alt: articleImage(slug).alt };
  return withPrice('page', shareTexts.otherPages);
}

function withPrice(name: string, title: string): ShareImage {
  return { path: `/share/${name}.png`, alt: `${title}. ${shareTexts.price(lowestPrice)}` };
}
