import { articleImage } from '../../src/content/public/article-images.ts';
import { cities } from '../../src/content/cities/cities.ts';
import { shareImage, shareTexts } from '../../src/content/public/share-image.ts';
import { articlePath, cityPath, paths } from '../../src/lib/paths.ts';

/** Where the drawing stands: all of the right side, on its ground under an empty sky, or whole in a frame. */
type Place = 'side' | 'ground' | 'frame';

/** What is on a share image. */
export interface ShareCard {
  /** Path of the picture in the site. */
  path: string;
  title: string;
  /** Null on articles: they sell nothing. */
  price: string | null;
  note: string;
  /** Path of the drawing in the site. */
  drawing: string;
  place: Place;
}

export interface SharedArticle {
  slug: string;
  title: string;
}

/** In characters: more than fits at the smallest size, and little enough to measure. */
const longestTitle = 160;

/** One for home, each city, each article, and one for all other pages. */
export function shareCards(articles: readonly SharedArticle[]): ShareCard[] {
  const offer = { price: shareTexts.price, note: shareTexts.delivery };
  const house = { ...offer, drawing: '/images/hero-house.svg', place: 'ground' } as const;
  return [
    { ...house, path: shareImage(paths.home).path, title: shareTexts.home },
    { ...house, path: shareImage(undefined).path, title: shareTexts.otherPages },
    ...cities.map(({ slug, name }) => ({
      ...offer,
      path: shareImage(cityPath(slug)).path,
      title: shareTexts.city(name),
      drawing: `/images/cities/${slug}.svg`,
      place: 'side' as const,
    })),
    ...articles.filter(hasOwnImage).map(({ slug, title }) => ({
      path: shareImage(articlePath(slug)).path,
      title: title.slice(0, longestTitle),
      price: null,
      note: shareTexts.blog,
      drawing: articleImage(slug).src,
      place: 'frame' as const,
    })),
  ];
}

function hasOwnImage({ slug }: SharedArticle): boolean {
  return shareImage(articlePath(slug)).path !== shareImage(undefined).path;
}
