import { weekNumber } from '@/domain/appointment/week';
import type { Period } from '@/domain/period';
import { monthText } from './figures';

const counted = new Intl.NumberFormat('nl-NL');
const shares = new Intl.NumberFormat('nl-NL', { style: 'percent' });
const tenths = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How many of something. */
export function amountOf(value: number): string {
  return counted.format(value);
}

/** A share of 1, as a percentage. */
export function shareOf(share: number): string {
  return shares.format(share);
}

/** `12,3 km` */
export function kilometresOf(value: number): string {
  return `${tenths.format(value)} km`;
}

/** `5 uur`, from two days on `3 dagen`; of whole hours, not rounded up. */
export function hoursText(hours: number): string {
  if (hours >= 48) return daysText(Math.floor(hours / 24));
  return hours === 0 ? 'binnen een uur' : `${hours} uur`;
}

/** `3 dagen`, counted in the calendar. */
export function daysText(days: number): string {
  if (days === 0) return 'dezelfde dag';
  return days === 1 ? '1 dag' : `${amountOf(days)} dagen`;
}

/** Of the room as a whole. */
export const periodTexts = {
  title: 'Cijfers',
  explanation:
    'Kies een periode. Naast elk cijfer staat dat van de periode ervoor. Klik op een cijfer om de aanvragen te zien die het telt. Geanonimiseerde aanvragen tellen mee, maar staan niet meer in de lijst. Wat apart gehouden of verwijderd is, telt niet mee.',
  period: 'Periode',
  own: 'Zelf gekozen dagen',
  label: 'Dagen',
  tooLong: 'Kies een periode van hooguit drie jaar. Tot dan zie je de laatste dertien weken.',
  loading: 'Cijfers laden...',
  failed: 'De cijfers van deze periode konden niet worden opgehaald.',
  stale: 'Je ziet de cijfers zoals ze eerder waren.',
  none: 'Geen aanvragen in deze periode.',
  shown: (period: Period, before: Period) => `${periodText(period)}, met daarnaast ${periodText(before)}`,
} as const;

/** What people read for each preset. */
export const presetTexts = {
  weeks: 'Laatste 13 weken',
  month: 'Deze maand',
  'last-month': 'Vorige maand',
  months: 'Laatste 12 maanden',
  'next-months': 'Deze en de komende 2 maanden',
  year: 'Dit jaar',
  'last-year': 'Vorig jaar',
} as const;

/** The numbers at the top. */
export const keyTexts = {
  title: 'In het kort',
  requests: 'Aanvragen',
  orders: 'Werd opdracht',
  ordersOf: 'Ingepland of afgerond',
  picked: 'Koos zelf een moment',
  pickedOf: 'Van de aanvragen met een bezoek',
  done: 'Omzet afgerond',
  kilometres: 'Gereden per bezoek',
  before: (text: string) => `Periode ervoor: ${text}`,
  nothing: 'geen',
} as const;

/** Of every chart. */
export const chartTexts = {
  keys: 'Met de pijltjestoetsen ga je langs de kolommen, met Enter open je de aanvragen.',
  before: 'Periode ervoor',
  beforeWas: 'periode ervoor',
  rowsOf: (name: string) => `Bekijk de aanvragen van ${lowerFirst(name)}`,
} as const;

/** Of every table. */
export const tableTexts = {
  show: 'Tabel',
  download: 'CSV downloaden',
  downloadOf: (title: string) => `CSV downloaden: ${title}`,
  before: 'Periode ervoor',
  total: 'Totaal',
  unknown: '-',
  all: (amount: number) => `Toon alle ${amountOf(amount)}`,
  scroll: 'Veeg opzij voor de andere kolommen.',
} as const;

/** The parts of the room, each with its title and what it counts. */
export const sectionTexts = {
  statuses: {
    title: 'Aanvragen per week, naar status',
    explanation: 'Wat er per week binnenkwam, met de status die het nu heeft.',
    file: 'aanvragen-per-week-status',
  },
  sources: {
    title: 'Aanvragen per week, naar bron',
    explanation: 'Via het formulier op de website, of telefonisch ingevoerd.',
    file: 'aanvragen-per-week-bron',
  },
  steps: {
    title: 'Van aanvraag tot label',
    explanation:
      'Hoe lang het duurde vanaf de aanvraag, van wat in deze periode binnenkwam. De helft ging sneller dan de mediaan, negen van de tien bleven binnen de laatste kolom. Bij het bezoek telt ook wat nog gepland staat. Contact telt alleen voor de website: aan de telefoon is het er meteen. In het bestand staat contact in uren, de rest in dagen.',
    file: 'doorlooptijd',
  },
  turnover: {
    title: 'Omzet per maand',
    explanation:
      'Afgerond: labels die in die maand klaar waren. Verwacht: bezoeken in die maand die nog ingepland staan. Volgens de prijslijst, inclusief btw.',
    file: 'omzet-per-maand',
  },
  kilometres: {
    title: 'Kilometers per bezoek',
    explanation:
      'Berekend in een rechte lijn, maal de omwegfactor van de adviseur, van en naar het vertrekpunt. Bezoeken zonder adviseur of zonder plek op de kaart tellen niet mee.',
    file: 'kilometers-per-bezoek',
  },
  places: {
    title: 'Per plaats',
    explanation: 'De plaats komt uit het adres. Zonder plaats in het adres, en na anonimiseren, is hij onbekend.',
    file: 'per-plaats',
  },
  propertyTypes: { title: 'Per soort woning', explanation: 'Zoals opgegeven bij de aanvraag.', file: 'per-woning' },
  landingPaths: {
    title: 'Per eerste pagina',
    explanation:
      'Met welke pagina het bezoek begon van wie een aanvraag verstuurde. Over andere bezoekers wordt niets bewaard.',
    file: 'per-eerste-pagina',
  },
  referrerHosts: {
    title: 'Per verwijzende site',
    explanation: 'De site waar de klant vandaan kwam, als de browser die doorgaf.',
    file: 'per-site',
  },
} as const;

/** Heads of columns and names of rows. */
export const headTexts = {
  week: 'Week',
  month: 'Maand',
  step: 'Stap',
  place: 'Plaats',
  propertyType: 'Soort woning',
  landingPath: 'Eerste pagina',
  referrerHost: 'Site',
  requests: 'Aanvragen',
  orders: 'Opdracht',
  share: 'Aandeel',
  median: 'Mediaan',
  nineOfTen: 'Negen van tien',
  medianBefore: 'Mediaan ervoor',
  nineOfTenBefore: 'Negen van tien ervoor',
  done: 'Afgerond',
  expected: 'Verwacht',
  kilometres: 'Kilometers',
  visits: 'Bezoeken',
  perVisit: 'Per bezoek',
} as const;

/** The steps of which the time is counted. */
export const stepTexts = { contact: 'Tot contact', visit: 'Tot bezoek', label: 'Tot label' } as const;

/** A place, page or site that is not known, and the front page. */
export const partTexts = { unknown: 'Onbekend', frontPage: 'Voorpagina' } as const;

/** `wk 47` of the Monday of that week. */
export function shortWeekText(monday: string): string {
  return `wk ${weekNumber(monday)}`;
}

/** `Week 47, 16 t/m 22 november 2026`, of the days of it that are counted. */
export function weekText(monday: string, days: Period): string {
  return `Week ${weekNumber(monday)}, ${periodText(days)}`;
}

/** `November 2026` of 2026-11. */
export function monthName(month: string): string {
  const text = monthText(month);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `nov` of 2026-11. */
export function shortMonthText(month: string): string {
  return shortMonths.format(new Date(`${month}-01T00:00:00Z`));
}

const shortMonths = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'UTC' });
const wholeDays = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `16 t/m 22 november 2026`, as short as it is clear. */
function periodText({ from, until }: Period): string {
  const last = dayText(until);
  if (from === until) return last;
  const [day = '', month = '', year = ''] = dayText(from).split(' ');
  if (from.slice(0, 7) === until.slice(0, 7)) return `${day} t/m ${last}`;
  if (from.slice(0, 4) === until.slice(0, 4)) return `${day} ${month} t/m ${last}`;
  return `${day} ${month} ${year} t/m ${last}`;
}

function dayText(day: string): string {
  return wholeDays.format(new Date(`${day}T00:00:00Z`));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
