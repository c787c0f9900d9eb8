import { pageTerms } from '@/content/page-terms';
import { termFigures } from './term-figures';

/** The figures of the general terms, of the day of this page. */
export const termsFigures = termFigures(pageTerms);
