import { termsFigures } from '@/content/legal/terms-figures';
import { lowestPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format/format';

/** Texts of the pages of cities and other places that are the same for each. */
export const areaTexts = {
  headline: (place: string) => `Energielabel aanvragen in ${place}`,
  subtitle: (place: string) =>
    `Een officieel energielabel voor uw woning in ${place}, vanaf ${formatEuro(lowestPrice)} incl. btw. Een gecertificeerd adviseur komt bij u langs.`,
  /** The drawing for a place that has none of its own. */
  drawing: 'Tekening van een energielabel met de letter B',
  reasonsTitle: (place: string) => `Vier redenen om in ${place} voor ons te kiezen`,
  /** `own` is that of a city; another place has a general one. */
  reasons: (place: string, own = 'U leest vooraf wat u klaarlegt') => [
    'U ziet uw prijs voordat u aanvraagt',
    `In ${place} betaalt u dezelfde prijs als elders, zonder reiskosten`,
    own,
    `Kies een moment dat u uitkomt: verzetten is gratis tot ${termsFigures.cancellationHours}\u00A0uur vooraf`,
  ],
  loading: 'Pagina laden...',
  loadingTitle: 'Energielabel aanvragen',
  failedTitle: 'Deze pagina kon niet worden opgehaald',
  failed: 'Kijk of u verbinding met internet hebt en probeer het nog een keer.',
} as const;
