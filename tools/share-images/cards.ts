import { articleImage } from '../../src/content/public/images/article-images.ts';
import { allCities } from '../../src/content/cities/cities.ts';
import { shareImage, shareTexts } from '../../src/content/public/images/share-image.ts';
import { articleSlug } from '../../src/domain/content/page-path.ts';
import { cityPath, paths } from '../../src/lib/paths.ts';

/** Where the drawing stands: all of the right side, on its ground under an empty sky, or whole in a frame. */
type Place = 'side' | 'ground' | 'frame';

/** What is on a share image. */
export interface ShareCard {
  /** Path of the picture in the site. */
  path: string;
  title: string;
  /** Null for articles, which show no price. */
  price: string | null;
  note: string;
  /** Path of the drawing in the site. */
  drawing: string;
  place: Place;
}

export interface SharedPage {
  path: string;
  /** Title of an article; '' for other pages. */
  title: string;
}

/** In characters: more than fits at the smallest size, and little enough to measure. */
const maxTitleLength = 160;

/** The pictures that these pages share: home, each city and each article have their own, all others one together; with the lowest price in euro. */
export function shareCards(pages: readonly SharedPage[], lowestPrice: number): ShareCard[] {
  const cards = new Map(pages.map((page) => [shareImage(page.path).path, cardOf(page, lowestPrice)]));
  return [...cards].map(([path, card]) => ({ path, ...card }));
}

function cardOf({ path, title }: SharedPage, lowestPrice: number): Omit<ShareCard, 'path'> {
  const slug = articleSlug(path);
  if (slug !== '') {
    return {
      title: title.slice(0, maxTitleLength),
      price: null,
      note: shareTexts.blog,
      drawing: `/images/blog/${articleImage(slug).name}.svg`,
      place: 'frame',
    };
  }
  const offer = { price: shareTexts.price(lowestPrice), note: shareTexts.delivery };
  const city = allCities.find((each) => cityPath(each.slug) === path);
  if (city) {
    return { ...offer, title: shareTexts.city(city.name), drawing: `/images/cities/${city.slug}.svg`, place: 'side' };
  }
  const text = path === paths.home ? shareTexts.home : shareTexts.otherPages;
  return { ...offer, title: text, drawing: '/images/hero-house.svg', place: 'ground' };
}
