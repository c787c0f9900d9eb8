import { termsFigures } from '@/content/legal/terms-figures';
import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';
import type { CityText } from './city-text';

/** Texts of the pages of cities and other places that are the same for each. */
export const areaTexts = {
  headline: (place: string) => `Energielabel aanvragen in ${place}`,
  subtitle: (place: string) =>
    `Een officieel energielabel voor uw woning in ${place}, vanaf ${formatEuro(lowestPrice)} incl. btw. Een gecertificeerd adviseur komt bij u langs.`,
  /** The drawing for a place that has none of its own. */
  drawing: 'Tekening van een energielabel met de letter B',
  reasonsTitle: (place: string) => `Vier redenen om in ${place} voor ons te kiezen`,
  /** `own` and `reach`, from where to where we come, are those of a city; another place has general ones. */
  reasons: (place: string, own = 'U leest vooraf wat u klaarlegt', reach = '') => [
    own,
    `Wij komen in heel ${place}${reach}`,
    'U ziet uw prijs voordat u aanvraagt',
    `Verzetten of annuleren kost niets tot ${termsFigures.cancellationHours}\u00A0uur voor de opname`,
  ],
  reach: ([from, to]: CityText['neighbourhoods']) => `, van ${from.name} tot ${to.name}`,
  reviewCheck: 'Zo controleren wij reviews',
  loading: 'Pagina laden...',
  loadingTitle: 'Energielabel aanvragen',
  failedTitle: 'Deze pagina kon niet worden opgehaald',
  failed: 'Kijk of u verbinding met internet hebt en probeer het nog een keer.',
} as const;
