import { workArea } from '@/content/service-area';

/** The answer of the small form in the hero; loaded with it, for the page itself is near its budget. */
export const priceAnswerTexts = {
  change: 'Wijzig',
  request: 'Vraag dit label aan',
  /** Of a home that we may not visit, or that is none (D-18, D-19). */
  ask: 'Vraag het ons',
  /** What the price beside it was computed for. */
  basis: (area: string, isEstimated: boolean, isIndication: boolean) =>
    `${isIndication ? 'indicatie' : 'vaste prijs'} voor ${area}${isEstimated ? ' (geschat)' : ''}`,
  inclVat: 'Incl. btw.',
  priceFor: (type: string) => `Incl. btw, voor een ${type}.`,
  slow: 'Dit duurt langer dan anders.',
  continueWithoutPrice: 'Ga verder zonder prijs',
  /** In two lines, instead of the label of a home. */
  unusual: {
    noDwelling: 'Volgens het adressenregister is dit geen woning.',
    berth: 'Dit is een ligplaats. Daarvoor gelden soms andere regels.',
    pitch: 'Dit is een standplaats. Daarvoor gelden soms andere regels.',
    far: `Dit adres ligt meer dan ${workArea.radiusKm}\u00A0km van ${workArea.name}.`,
  },
} as const;
