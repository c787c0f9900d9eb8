import { lowestPrice } from '@/domain/pricing/pricing';
import { formatEuro } from '@/lib/format';

/** Texts of a landing page that its own blocks do not give. */
export const areaTexts = {
  headline: (place: string) => `Energielabel aanvragen in ${place}`,
  subtitle: (place: string) =>
    `Een officieel energielabel voor uw woning in ${place}, vanaf ${formatEuro(lowestPrice)} incl. btw. Een gecertificeerd adviseur komt bij u langs.`,
  loading: 'Pagina laden...',
  loadingTitle: 'Energielabel aanvragen',
  failedTitle: 'Deze pagina kon niet worden opgehaald',
  failed: 'Kijk of u verbinding met internet hebt en probeer het nog een keer.',
} as const;
