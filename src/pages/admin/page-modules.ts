import type { PageModule } from '../page-module';

// In a file of its own: otherwise every public page would name the files of the back-office.
export const pageModules = import.meta.glob<{ page: PageModule }>('./*-page.tsx');

export function importLayout() {
  return import('./admin-layout');
}
