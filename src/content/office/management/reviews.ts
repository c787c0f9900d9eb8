import type { ReviewCheck } from '@/domain/reviews/shown-reviews';

/** How a review was checked, as it is chosen. */
export const reviewCheckLabels: Record<ReviewCheck, string> = {
  label: 'Wij registreerden een label voor deze klant',
  link: 'Geschreven via een link die alleen klanten krijgen',
  nothing: 'Niet gecontroleerd',
};

export const reviewTexts = {
  title: 'Beoordelingen',
  explanation:
    'Wat klanten over jullie zeggen. De voorpagina toont ze in deze volgorde, met het gemiddelde van alle beoordelingen; de pagina van een stad toont de bovenste van die stad. Zonder beoordelingen staat er op de site ook geen cijfer. De wet vraagt dat de site zegt hoe ze zijn gecontroleerd.',
  loading: 'Beoordelingen laden...',
  loadFailed: 'De beoordelingen konden niet worden opgehaald. Controleer je internetverbinding.',
  none: 'Er zijn nog geen beoordelingen. De site toont er geen, en geen cijfer.',
  add: 'Beoordeling toevoegen',
  edit: 'Bewerken',
  editOf: (author: string) => `Beoordeling van ${author} bewerken`,
  up: (author: string) => `Beoordeling van ${author} omhoog`,
  down: (author: string) => `Beoordeling van ${author} omlaag`,
  author: 'Naam',
  authorHint: 'Zoals de klant genoemd wil worden.',
  location: 'Plaats of wijk',
  text: 'Tekst',
  textHint: 'De woorden van de klant, hooguit 600 tekens. De site zet ze op één alinea.',
  rating: 'Sterren',
  stars: (rating: number) => (rating === 1 ? '1 ster' : `${rating} sterren`),
  city: 'Staat op',
  home: 'de voorpagina',
  verifiedBy: 'Hoe gecontroleerd',
  required: (longest: number) => `Vul dit in, met hooguit ${longest} tekens.`,
  saved: 'De beoordeling is opgeslagen. De site toont haar na de volgende publicatie, binnen enkele minuten.',
  removed: 'De beoordeling is verwijderd. Binnen enkele minuten is ze ook van de site.',
  notSaved: {
    conflict: 'Een collega heeft deze beoordeling intussen veranderd of verwijderd. Wat je typte staat er nog.',
    invalid: 'De database neemt deze beoordeling niet aan. Controleer de velden.',
    forbidden: 'Je mag dit niet. Log opnieuw in.',
    other: 'De beoordeling kon niet worden opgeslagen. Probeer het opnieuw.',
  },
  notRemoved: {
    conflict: 'Een collega heeft deze beoordeling intussen veranderd. Kijk of ze nog weg moet.',
    other: 'De beoordeling kon niet worden verwijderd. Probeer het opnieuw.',
  },
  notOrdered: { other: 'De volgorde kon niet worden opgeslagen. Probeer het opnieuw.' },
  conflictNow: 'Zo staat ze er nu:',
  conflictGone: 'Ze is verwijderd. Sla je nu op, dan komt ze opnieuw op de site.',
  conflictNext: 'Sla je nog een keer op, dan geldt wat je typte.',
  remove: 'Verwijderen',
  removeQuestion: 'Wil je deze beoordeling verwijderen?',
  removeConfirm: 'Ja, verwijderen',
  cancel: 'Annuleren',
} as const;
