/**
 * The business behind the site: the one place to fill in before going online. These are placeholders; a build with
 * VITE_SITE_URL set refuses them, and `npm run check:release` names each one.
 */
export const site = {
  brand: 'woninglabel.example',
  phone: '085 000 0000',
  /** International, digits only, as wa.me wants it. */
  whatsapp: '31850000000',
  email: 'info@woninglabel.example',
  street: 'Voorbeeldstraat 1',
  postcode: '0000 AA',
  city: 'Amersfoort',
  chamberOfCommerce: '00000000',
  /** Who visits the homes; '' where several people do, for then none of them is named. */
  adviser: 'Robin Voorbeeld',
  /** The path of a square photo in public, like '/images/adviser.webp'; '' shows a drawing. */
  adviserPhoto: '',
  adviserCertificate: 'EPW-00000',
  /** Who serves the pages; a processor, so the privacy policy names it. */
  host: 'Voorbeeldhost',
};

/** The phone number in a sentence: it stays on one line. */
export const nonBreakingPhone = site.phone.replaceAll(' ', '\u00A0');

/** A chat with us; opens in the app or in a new tab. */
export const whatsappUrl = `https://wa.me/${site.whatsapp}`;

/** How soon you call or mail about a new request without rush: fits after `wij bellen of mailen u`. */
export const callsWithin = 'binnen 1\u00A0werkdag';

/** When the office answers the telephone. Structured data has the days by their English names, and hours of five characters. */
export const office = {
  days: 'maandag tot en met vrijdag',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
} as const;

/** As `workingHoursText` says the hours of rush. */
export const officeHours = `${office.days} van ${inWords(office.opens)} tot ${inWords(office.closes)}\u00A0uur`;

function inWords(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}
