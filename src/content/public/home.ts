import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

export const home = {
  title: 'Energielabel voor uw woning aanvragen',
  description: `Vraag een officieel energielabel aan voor uw woning, vanaf ${formatEuro(lowestPrice)} incl. btw. Opname door een gecertificeerd adviseur, label 1 tot 3 werkdagen na de opname.`,
} as const;

/** The first words of the page. Subtitle and caption are what the owner can change in the back-office. */
export const hero = {
  headline: 'Energielabel voor uw woning',
  headlinePrice: `Vanaf ${formatEuro(lowestPrice)}`,
  subtitle:
    'Verkoopt of verhuurt u uw huis? Dan hebt u een geldig energielabel nodig. Een gecertificeerd adviseur komt bij u langs en registreert het label voor u.',
  caption: 'Innovatief energielabel voor moderne, duurzame woningen',
  request: 'Direct aanvragen',
  process: 'Bekijk werkwijze',
  picture: {
    src: '/images/hero-house.svg',
    alt: 'Tekening van een huis met zonnepanelen en ernaast de schaal van het energielabel, van A++++ tot en met G',
  },
  smallPicture: '/images/small-house.svg',
  trust: 'Erkend en geregistreerd bij',
  registers: ['RVO', 'Rijksoverheid', 'EPBD'],
} as const;
