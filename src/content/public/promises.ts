import { lowestPrice } from '@/content/page-prices';
import { formatEuro } from '#shared/format-euro.ts';

/** What a visitor wants to know first, in the first screen of home and cities. */
export const promises = [
  'Label 1 tot 3 werkdagen na de opname',
  // Without a name: whoever comes to a home stands with its appointment.
  'Een gecertificeerd adviseur komt langs',
  'Geen verborgen kosten',
] as const;

/** After the promises, where no strip names the register. */
export const registerPromise = 'Geregistreerd bij RVO';

/** Before the promises, where the headline names no price. */
export const pricePromise = `Vanaf ${formatEuro(lowestPrice)} incl. btw`;
