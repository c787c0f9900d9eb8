import { site } from '../../src/content/site.ts';
import { isPlaceholder } from '../../src/domain/business/business-problems.ts';

/** Placeholders that may not go online, each with the file it stands in and what to do. */
export function contentGaps(): string[] {
  return siteGaps(site).map((gap) => `site.ts, ${gap}`);
}

/** Of what stands in the code of the site, by its names. */
export function siteGaps(facts: Pick<typeof site, 'brand' | 'host'>): string[] {
  return (['brand', 'host'] as const).flatMap((name) => {
    if (facts[name].trim() === '') return [`${name}: is empty`];
    return isPlaceholder(facts[name]) ? [`${name}: is a placeholder`] : [];
  });
}
