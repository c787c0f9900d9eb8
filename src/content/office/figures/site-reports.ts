import type { TroubleKind } from '@/lib/trouble';

export const siteReportTexts = {
  title: 'Meldingen van de website',
  explanation:
    'Wat er misging bij bezoekers, geteld zonder persoonsgegevens. Na 90 dagen verdwijnt een melding vanzelf.',
  none: 'Er zijn geen meldingen.',
  loading: 'Meldingen laden...',
  loadFailed: 'De meldingen konden niet worden opgehaald.',
  clearFailed: 'Niet gewist. Probeer het opnieuw.',
  cleared: 'De meldingen zijn gewist.',
  seen: (amount: number, moment: string) => `${amount} keer, het laatst op ${moment}`,
};

/** Label of each kind of report. */
export const siteReportKinds: Record<TroubleKind, string> = {
  delivery: 'Bezorgen mislukt (mail, opslag, automatisering of zoekmachines)',
  error: 'Fouten in de pagina',
  policy: 'Geblokkeerd door de beveiliging',
  'not-found': 'Pagina’s die niet bestaan',
};
