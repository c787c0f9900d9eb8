import { dateTimeText } from '@/content/working-hours';
import { formatEuro } from '#shared/format-euro.ts';

/** What the customer saw and agreed to. */
export const orderRecordTexts = {
  open: 'Vastgelegd bij bestelling',
  title: (reference: string) => `Vastgelegd bij bestelling ${reference}`,
  /** As it stands in the request now: a correction of the address changes no order. */
  home: (address: string) => (address === '' ? 'Van de woning is geen adres bekend.' : `Voor de woning ${address}`),
  intro:
    'Dit legt de database zelf vast, op het moment dat het gebeurt. Niemand kan het daarna veranderen, ook een beheerder niet.',
  loading: 'Wat is vastgelegd, wordt opgehaald...',
  loadFailed: 'Wat is vastgelegd, kon niet worden opgehaald. Controleer je internetverbinding.',
  none: 'Bij deze aanvraag is niets vastgelegd. Hij kwam binnen voordat de website dit bijhield.',
  acts: {
    sent: 'Aanvraag verstuurd',
    telephone: 'Aanvraag per telefoon ingevoerd',
    planned: 'Bezoek gepland door kantoor',
    picked: 'Moment gekozen en afspraak vastgelegd',
    moved: 'Ander moment gekozen',
    price_agreed: 'Akkoord met een andere prijs',
    early_start: 'Wens om binnen de bedenktijd te beginnen',
  },
  facts: {
    by: 'Door',
    price: 'Prijs incl. btw',
    home: 'Woning',
    rush: 'Spoed',
    visit: 'Bezoek',
    withdrawal: 'Bedenktijd tot en met',
    earlyStart: 'Klant vroeg om eerder te beginnen',
    button: 'Op de knop stond',
    lines: 'Boven de knop stond',
  },
  byCustomer: 'de klant, op de website',
  byOffice: 'kantoor. Er was geen knop en geen tekst op de website: wat is afgesproken, ging per telefoon of mail',
  yes: 'Ja',
  no: 'Nee',
  noPrice: 'onbekend',
  unknownTexts:
    'De pagina noemde geen versie van de teksten die de database kent. Wat er op en boven de knop stond, en welke voorwaarden de klant zag, is daarom niet zeker.',
  /** The number is that of the terms below. */
  termsBelow: (version: string, number: number) => `Voorwaarden ${number} hieronder (tekst ${version})`,
  termsTitle: (number: number) => `Voorwaarden ${number}: zoals de klant ze kon lezen`,
  factsAsStored: 'De gegevens van het bedrijf zijn die van Facturen, Instellingen op dat moment.',
} as const;

/** How a place of the texts is written that is no plain number or word. */
const written: Record<string, (value: string | number) => string> = {
  price: (value) => formatEuro(Number(value)),
  price_from: (value) => formatEuro(Number(value)),
  lowest_price: (value) => formatEuro(Number(value)),
  rush_price: (value) => formatEuro(Number(value)),
  callout_fee: (value) => formatEuro(Number(value) / 100),
  free_until: (value) => dateTimeText(Date.parse(String(value))),
  rush_until: (value) => dateTimeText(Date.parse(String(value))),
};

/** What stands in a place of which the value was not known. */
const unknown: Record<string, string> = {
  seller: '[naam van het bedrijf]',
  street: '[straat]',
  postcode: '[postcode]',
  city: '[plaats]',
  chamber_of_commerce: '[KvK-nummer]',
  email: '[e-mailadres van het bedrijf]',
};

/** A text with its places, such as `{{price}}`, filled in as its reader saw them. */
export function fillPlaces(text: string, places: Record<string, string | number | null>): string {
  return text.replaceAll(/\{\{([a-z_]+)\}\}/g, (_, name: string) => {
    const value = places[name];
    if (value === undefined || value === null || value === '') return unknown[name] ?? '[onbekend]';
    return written[name]?.(value) ?? String(value);
  });
}
