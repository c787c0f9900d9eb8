import type { Period } from '@/domain/period';
import { formatCount } from '@/lib/format/format-count';
import { periodText } from './figure-formats';

/** Of the page as a whole. */
export const periodTexts = {
  title: 'Cijfers',
  explanation:
    'Kies een periode. De periode ervoor staat ernaast. Is een cijfer een link, dan leidt die naar de aanvragen die het telt. Geanonimiseerde aanvragen tellen mee, maar staan niet meer in de lijst. Wat apart gehouden of verwijderd is, telt niet mee.',
  period: 'Periode',
  own: 'Zelf gekozen dagen',
  label: 'Dagen',
  incomplete: 'Vul beide dagen in. Tot dan blijven de cijfers zoals ze zijn.',
  tooLong: 'Kies een periode van hooguit drie jaar. Tot dan blijven de cijfers zoals ze zijn.',
  notCounted: 'De link noemt geen periode van hooguit drie jaar. Je ziet de laatste dertien weken.',
  loading: 'Cijfers laden...',
  failed: 'De cijfers van deze periode konden niet worden opgehaald.',
  stale: 'Je ziet de cijfers zoals ze eerder waren.',
  shown: (period: Period, before: Period) => `${periodText(period)}, met daarnaast ${periodText(before)}`,
  notOver: 'Deze periode is nog niet voorbij, die ervoor wel.',
} as const;

/** Label of each preset. */
export const presetTexts = {
  weeks: 'Laatste 13 weken',
  month: 'Deze maand',
  'last-month': 'Vorige maand',
  months: 'Laatste 12 maanden',
  'next-months': 'Deze en de komende 2 maanden',
  year: 'Dit jaar',
  'last-year': 'Vorig jaar',
} as const;

/** The numbers at the top, and their file. */
export const keyTexts = {
  title: 'In het kort',
  requests: 'Aanvragen',
  orders: 'Werd opdracht',
  ordersOf: 'Ingepland of afgerond',
  picked: 'Koos zelf een moment',
  pickedOf: 'Van de aanvragen met een bezoek',
  done: 'Omzet afgerond',
  kilometres: 'Gereden per bezoek',
  bestOrder: (kilometres: string) => `In de beste volgorde per dag: ${kilometres}`,
  before: (text: string) => `Periode ervoor: ${text}`,
  nothing: 'geen',
  file: 'in-het-kort',
  nameHead: 'Cijfer',
  now: 'Deze periode',
  period: 'Periode',
  ordersShare: 'Deel dat opdracht werd',
  pickedShare: 'Deel dat zelf een moment koos',
} as const;

/** Of every chart. */
export const chartTexts = {
  keys: 'Met de pijltjestoetsen ga je langs de kolommen, met Enter open je de aanvragen.',
  before: 'Periode ervoor',
  beforeWas: 'periode ervoor',
  rowsOf: (name: string) => `Bekijk de aanvragen van ${lowerFirst(name)}`,
  doneOf: (name: string) => `Bekijk wat klaar was in ${lowerFirst(name)}`,
  expectedOf: (name: string) => `Bekijk wat gepland staat in ${lowerFirst(name)}`,
} as const;

/** Of every table. */
export const tableTexts = {
  show: 'Tabel',
  download: 'CSV downloaden',
  downloadOf: (title: string) => `CSV downloaden: ${title}`,
  before: (head: string) => `${head} ervoor`,
  unknown: '-',
  scroll: 'Veeg opzij voor de andere kolommen.',
  all: (amount: number) => `Toon alle ${formatCount(amount)}`,
} as const;

/** The parts of the page, each with its title and what it counts. */
export const sectionTexts = {
  statuses: {
    title: 'Aanvragen per week, naar status',
    explanation: 'Wat er per week binnenkwam, met de status die het nu heeft.',
    file: 'aanvragen-per-week-status',
    none: 'Geen aanvragen in deze periode.',
  },
  sources: {
    title: 'Aanvragen per week, naar bron',
    explanation: 'Via het formulier op de website, of telefonisch ingevoerd.',
    file: 'aanvragen-per-week-bron',
    none: 'Geen aanvragen in deze periode.',
  },
  steps: {
    title: 'Van aanvraag tot label',
    explanation:
      'Hoe lang het duurde vanaf de aanvraag, van wat in deze periode binnenkwam. De helft haalde het binnen de mediaan, negen van de tien binnen de tijd die daarnaast staat. Bij het bezoek telt ook wat nog gepland staat. Contact telt alleen voor de website: aan de telefoon is het er meteen.',
    file: 'doorlooptijd',
    none: 'Nog geen aanvraag van deze periode kwam zo ver.',
  },
  turnover: {
    title: 'Omzet per maand',
    explanation:
      'Afgerond: labels die in die maand klaar waren. Verwacht: bezoeken in die maand die nog ingepland staan. Volgens de afgesproken prijs, of anders de prijslijst, inclusief btw.',
    file: 'omzet-per-maand',
    none: 'Geen omzet in deze periode.',
  },
  kilometres: {
    title: 'Kilometers per bezoek',
    explanation:
      'Berekend in een rechte lijn, maal de omwegfactor van de adviseur, van en naar het vertrekpunt. Bezoeken zonder adviseur of zonder plek op de kaart tellen niet mee. Van een aanvraag telt het laatste bezoek.',
    file: 'kilometers-per-bezoek',
    none: 'Geen bezoeken in deze periode.',
  },
  places: {
    title: 'Per plaats',
    explanation: 'De plaats komt uit het adres. Zonder plaats in het adres, en na anonimiseren, is hij onbekend.',
    file: 'per-plaats',
    none: 'Geen aanvragen in deze periode.',
  },
  propertyTypes: {
    title: 'Per soort woning',
    explanation: 'Zoals opgegeven bij de aanvraag.',
    file: 'per-woning',
    none: 'Geen aanvragen in deze periode.',
  },
  landingPaths: {
    title: 'Per eerste pagina',
    explanation:
      'Met welke pagina het bezoek begon van wie een aanvraag verstuurde. Alleen aanvragen via de website. Over andere bezoekers wordt niets bewaard.',
    file: 'per-eerste-pagina',
    none: 'Geen aanvragen via de website in deze periode.',
  },
  referrerHosts: {
    title: 'Per verwijzende site',
    explanation: 'De site waar de klant vandaan kwam, als de browser die doorgaf. Alleen aanvragen via de website.',
    file: 'per-site',
    none: 'Geen aanvragen via de website in deze periode.',
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
  ninetiethPercentile: 'Negen van tien',
  done: 'Afgerond',
  expected: 'Verwacht',
  kilometres: 'Kilometers',
  appointments: 'Bezoeken',
  perAppointment: 'Per bezoek',
} as const;

/** The steps of which the time is counted. */
export const stepTexts = { contact: 'Tot contact', visit: 'Tot bezoek', label: 'Tot label' } as const;

/** Of numbers in a file, where their column has no single one. */
export const unitTexts = { hours: 'hele uren', days: 'dagen', euros: 'euro', kilometres: 'km' } as const;

/** A place, page or site that is not known, the front page, and the smallest parts together. */
export const partTexts = { unknown: 'Onbekend', frontPage: 'Voorpagina', others: 'Overige' } as const;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
