// A relative import with extension: the screenshots read this in plain Node, which knows no aliases.
import { articlePath } from '../../lib/paths.ts';

/** The article that the list and the related articles leave out: the prices and the questions link it. */
export const allCostsSlug = 'alle-kosten-energielabel';

export const allCosts = { href: articlePath(allCostsSlug), label: 'Alle kosten op een rij' } as const;
