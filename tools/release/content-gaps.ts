import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { averageRating, reviewCheck, reviews } from '../../src/content/reviews.ts';
import { workArea } from '../../src/content/service-area.ts';
import { site } from '../../src/content/site.ts';
import { isPostcode } from '../../src/domain/address/address-input.ts';
import { looksLikePhone } from '../../src/domain/contact/phone.ts';
import { toRd } from '../local/address-register/rijksdriehoek.ts';
import { exampleReviewCheck, inventedReviews } from './invented-reviews.ts';

const publicFiles = path.resolve(import.meta.dirname, '../../public');
const content = path.resolve(import.meta.dirname, '../../src/content');

/** Placeholders and invented texts that may not go online, each with the file it stands in and what to do. */
export function contentGaps(): string[] {
  const cityTexts = readdirSync(path.join(content, 'cities/texts')).filter((file) => !file.includes('.test.'));
  return [
    ...siteGaps(site).map((gap) => `site.ts, ${gap}`),
    ...areaGaps(workArea).map((gap) => `service-area.ts, ${gap}`),
    ...reviewGaps({ reviews, averageRating, reviewCheck }).map((gap) => `reviews.ts, ${gap}`),
    ...cityTexts
      .filter((file) => hasInventedReview(readFileSync(path.join(content, 'cities/texts', file), 'utf8')))
      .map((file) => `cities/texts/${file}, testimonial: is invented, put in what a customer said or leave it out`),
  ];
}

const placeholderMarks = [/\.example\b/, /000 ?0000/, /^31850000000$/, /\bVoorbeeld/, /^0000 AA$/, /^0+$/, /-00000$/];

/** What the site does without. */
const mayBeEmpty: readonly (keyof typeof site)[] = ['adviser', 'adviserPhoto'];

/** Of the facts of the business, each by its name. */
export function siteGaps(facts: typeof site): string[] {
  const names = Object.keys(facts).filter((name): name is keyof typeof site => name in facts);
  return names.flatMap((name) => {
    const value = facts[name];
    if (value.trim() === '') return mayBeEmpty.includes(name) ? [] : [`${name}: is empty`];
    if (placeholderMarks.some((mark) => mark.test(value))) return [`${name}: is a placeholder`];
    const problem = shapeProblem(name, facts);
    return problem === null ? [] : [`${name}: ${problem}`];
  });
}

function shapeProblem(name: keyof typeof site, facts: typeof site): string | null {
  const value = facts[name];
  if (name === 'chamberOfCommerce' && !/^\d{8}$/.test(value)) return 'must be the 8 digits of the KvK';
  if (name === 'whatsapp' && !/^[1-9]\d{7,14}$/.test(value)) return 'must be digits alone, such as 31612345678';
  if (name === 'phone' && !looksLikePhone(value)) return 'is no phone number';
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'is no e-mail address';
  if (name === 'postcode' && !isPostcode(value)) return 'is no postcode';
  if (name === 'adviserPhoto' && !existsSync(path.join(publicFiles, value))) return 'is no file in public';
  // The placeholder city, with a postcode from elsewhere or none.
  if (name === 'city' && value === 'Amersfoort' && !/^38[0-3]/.test(facts.postcode)) {
    return 'does not belong to the postcode';
  }
  return null;
}

/** Whether the two notations of the area's centre are the same place, to within a kilometre. */
export function areaGaps({ latitude, longitude, grid }: typeof workArea): string[] {
  const { x, y } = toRd(latitude, longitude);
  if (Math.hypot(x - grid.x, y - grid.y) <= 1000) return [];
  return [`grid: is another place than latitude and longitude, which are { x: ${x}, y: ${y} }`];
}

interface GivenReviews {
  reviews: readonly { name: string; text: string; rating: number }[];
  averageRating: string;
  reviewCheck: string;
}

/** Of the reviews; without any nothing is shown or required. */
export function reviewGaps(given: GivenReviews): string[] {
  if (given.reviews.length === 0) return [];
  return [
    ...given.reviews
      .filter(({ name, text }) => /\bVoorbeeld\b/.test(name) || isInvented(text))
      .map(({ name }) => `${name}: is invented, put in what a customer said or leave it out`),
    ...(given.averageRating.includes('4.9/5') ? ["averageRating: is invented, put in your own or ''"] : []),
    ...(isOtherAverage(given) && !/gemiddeld/i.test(given.reviewCheck)
      ? ['reviewCheck: say what the average counts, because it is not that of the reviews shown']
      : []),
    ...(holds(given.reviewCheck, exampleReviewCheck)
      ? ['reviewCheck: is the example, say in your own words how you check that reviews are real']
      : []),
  ];
}

/** Whether the stated average, if any, differs from that of the reviews on the page. */
function isOtherAverage({ reviews, averageRating }: GivenReviews): boolean {
  const named = /[\d.,]+(?=\/5)/.exec(averageRating)?.[0];
  const shown = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  return named !== undefined && Math.abs(Number(named.replace(',', '.')) - shown) > 0.05;
}

/** Of the source of a city's text. */
export function hasInventedReview(source: string): boolean {
  return /author: .*\bVoorbeeld\b/.test(source) || isInvented(source);
}

/** Whoever is said to have written it. */
function isInvented(text: string): boolean {
  return inventedReviews.some((sentence) => holds(text, sentence));
}

function holds(text: string, sentence: string): boolean {
  return lettersOf(text).includes(lettersOf(sentence));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
