import {
  detachedTariff as detached,
  lowestPrice,
  rushPrice,
  stepArea,
  stepPrice,
  otherTariff as standard,
} from '@/content/page-prices';
import { formatArea } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';

/**
 * Texts around the request form, also while it loads or fails to. Kept short: city pages are near their size budget.
 */
export const contactTexts = {
  intro: 'Alleen type woning, naam en e-\u2060mailadres zijn verplicht.',
  withoutScript: 'Wij kunnen uw prijs hier nu niet uitrekenen. Met internet kunt u wel versturen.',
  prices: 'Prijzen incl. btw',
  priceList: [
    [
      `Appartement, tussenwoning, hoekwoning of 2-onder-1-kap tot en met ${formatArea(standard.includedArea)}\u00A0m²`,
      formatEuro(lowestPrice),
    ],
    [`Vrijstaande woning tot en met ${formatArea(detached.includedArea)}\u00A0m²`, formatEuro(detached.basePrice)],
    [`Per begonnen ${stepArea} m² daarboven`, `+ ${formatEuro(stepPrice)}`],
    ['Spoedservice', `+ ${formatEuro(rushPrice)}`],
  ],
  loading: 'Formulier laden...',
  failed: 'Het formulier kon niet worden geladen',
  /** After either of these comes the phone number. */
  late: 'Het formulier is niet helemaal geladen. Met internet kunt u wel versturen. Probeer het opnieuw of bel',
  call: 'Het formulier kon niet worden geladen. Probeer het opnieuw of bel',
} as const;
