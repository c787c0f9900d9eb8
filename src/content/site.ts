// Relative imports with extensions: tools read it in plain Node, which knows no aliases.
import { pageBusiness } from './page-business.ts';

/** The business behind the site: what an owner changes in Beheer > Bedrijf, and what only a developer does. */
export const site = {
  ...pageBusiness,
  brand: 'woninglabel.example',
  /** Who serves the pages; a processor, so the privacy policy names it. */
  host: 'Voorbeeldhost',
};

/** The phone number in a sentence: it stays on one line. */
export const nonBreakingPhone = site.phone.replaceAll(' ', '\u00A0');

/** A chat with us; opens in the app or in a new tab. */
export const whatsappUrl = `https://wa.me/${site.whatsapp}`;

/** How soon you call or mail about a new request without rush: fits after `wij bellen of mailen u`. */
export const callsWithin = 'binnen 1\u00A0werkdag';
