import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

/** Below the list of articles. */
export const questions = {
  delivery: 'Uw label binnen 5 werkdagen (hele procedure).',
  heading: 'Staat uw vraag er niet bij?',
  text: 'Kijk bij de veelgestelde vragen, stuur ons een bericht of vraag meteen uw label aan.',
  faq: 'Veelgestelde vragen',
  request: 'Direct aanvragen',
  whatsapp: 'Chat via WhatsApp',
} as const;

/** Below an article. */
export const action = {
  heading: 'Energielabel nodig?',
  text: `Vul uw postcode en huisnummer in en u ziet direct uw prijs, vanaf ${formatEuro(lowestPrice)} incl. btw.`,
  request: 'Direct aanvragen',
  phone: 'Liever bellen?',
} as const;
