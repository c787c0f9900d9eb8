import { readTerms } from '@/domain/terms/written-terms';
import { firstTerms, type BusinessTerms } from '#shared/business-terms.ts';

declare global {
  /** Set by the build before it renders the pages: the terms of the day (writeTerms). */
  var termsOfBuild: string | undefined;
}

/** The terms of this page: those of the day on which it was built, which the page embeds. What is ordered here names them (D-75). */
export const pageTerms: BusinessTerms = readTerms(embeddedTerms() ?? '') ?? firstTerms;

function embeddedTerms(): string | undefined {
  if (globalThis.termsOfBuild !== undefined || typeof document === 'undefined') return globalThis.termsOfBuild;
  return document.getElementById('root')?.dataset['terms'];
}
