import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reviewPlaceholdersLeft } from '../src/content/reviews.ts';
import { placeholdersLeft } from '../src/content/site.ts';

const cityTexts = path.resolve(import.meta.dirname, '../src/content/cities/texts');

/** Placeholders that may not go online, each by a name that says where it is. */
export function allPlaceholdersLeft(): string[] {
  return [...placeholdersLeft(), ...reviewPlaceholdersLeft(), ...cityReviewPlaceholdersLeft()];
}

function cityReviewPlaceholdersLeft(): string[] {
  return readdirSync(cityTexts)
    .filter((file) => !file.includes('.test.') && hasMadeUpReview(readFileSync(path.join(cityTexts, file), 'utf8')))
    .map((file) => `cities/texts/${file}`);
}

/** Of the source of a city's text. */
export function hasMadeUpReview(source: string): boolean {
  return /author: .*\bVoorbeeld\b/.test(source);
}
