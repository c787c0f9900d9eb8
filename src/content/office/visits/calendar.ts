import { whoseNumber } from '@/content/office/requests/roles';
import type { NumberToCall } from '@/domain/contact/numbers-to-call';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import type { Obstacle } from '@/domain/appointment/obstacle';
import { formatArea } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';
import { formatPlainDay } from '@/lib/format/format-date';
import { obstaclesText } from '../requests/obstacles';
import { daysText } from './visit-times';

interface Drive {
  minutes: number;
  /** The address has no coordinates. */
  isFixed: boolean;
}

/** Texts of the calendar of appointments. */
export const calendarTexts = {
  title: 'Agenda',
  loading: 'Agenda laden...',
  failed: 'Kon de agenda niet ophalen',
  stale: 'Je ziet de agenda zoals die eerder was.',
  previous: 'Vorige',
  present: 'Vandaag',
  next: 'Volgende',
  today: 'vandaag',
  week: 'Week',
  day: 'Dag',
  noAppointments: 'Geen bezoeken',
  emptyWeek: 'Geen bezoeken in deze week',
  emptyWeekHint: 'Een aanvraag die je inplant, staat hier op de dag van de afspraak.',
  over: (appointments: number) => `Eerder deze week (${appointments === 1 ? '1 bezoek' : `${appointments} bezoeken`})`,
  noAdviser:
    'Er is nog geen adviseur met werktijden. Klanten kunnen dan zelf geen moment kiezen, en wij stellen geen momenten voor. Inplannen kan wel: het bezoek wacht dan op een adviseur.',
  makeAdviser: 'Maak een adviseur',
  rowHeader: 'Bezoeken met een tijd',
  noTime: 'tijd onbekend',
  nobody: 'nog niemand',
  isOverruled: 'toch ingepland',
  isCompleted: 'afgerond',
  byCustomer: { picked: 'moment gekozen door de klant', moved: 'verzet door de klant' },
  tooSoon: 'Te vroeg voor de rit ernaartoe',
  advisers: 'Wie je ziet',
  keys: 'Verzetten met het toetsenbord: ga met Tab naar een bezoek. Met de pijltjes verschuif je het een kwartier of een dag. Shift met pijl omlaag of omhoog maakt het langer of korter. Enter legt het vast, Escape zet het terug. Met Delete gaat het bezoek terug naar wie wacht.',
  driveThere: (drive: Drive) => `${drive.minutes} min rijden${drive.isFixed ? ' (vaste reistijd)' : ''}`,
  printDay: 'Dag afdrukken',
  openRoute: 'Route openen',
  openRoutePart: (part: number, parts: number) => `Route openen, deel ${part} van ${parts}`,
  routeParts: 'De kaart kan niet alle adressen van deze dag in één route aan. Elk deel begint waar het vorige ophoudt.',
  shorterRoute: 'Kortere route zoeken',
  /** With whose number it is, where there are two. */
  call: ({ phone, name, who }: NumberToCall) =>
    who === 'only' ? `Bel ${phone}` : `Bel ${name} (${whoseNumber[who]}): ${phone}`,
  /** On paper. */
  number: ({ phone, name, who }: NumberToCall) => (who === 'only' ? phone : `${name} (${whoseNumber[who]}) ${phone}`),
  message: 'Bericht',
  notes: 'Notities',
  printedOn: (day: string) => `Bezoeken van ${formatPlainDay(day)}`,
} as const;

/** Texts of planning, moving and lengthening. */
export const planningTexts = {
  waiting: 'Wacht op een bezoek',
  waitingHint: 'Sleep een aanvraag naar een moment in de agenda, of een bezoek hierheen om het terug te zetten.',
  noneWait: 'Er wacht niemand op een bezoek.',
  waitingFailed: 'Kon de wachtende aanvragen niet ophalen',
  prefers: (times: string) => `Voorkeur: ${times}`,
  duration: (minutes: number) => `${minutes} minuten`,
  planFor: 'Inplannen bij',
  suggest: 'Stel momenten voor',
  place: 'Zet in agenda',
  suggestions: (name: string) => `Momenten voor ${name}`,
  suggesting: 'Momenten zoeken...',
  suggestFailed: 'Kon geen momenten ophalen',
  noSuggestions: 'Er is in de komende twee weken geen moment dat past. Staan er werktijden bij de adviseurs?',
  saving: 'Vastleggen...',
  save: 'Vastleggen',
  putBack: 'Terugzetten',
  fits: 'Past',
  planned: (name: string, moment: string) => `Het bezoek bij ${name} is ingepland op ${moment}`,
  moved: (name: string, moment: string) => `Het bezoek bij ${name} is verzet naar ${moment}`,
  failed: (name: string) => `Het bezoek bij ${name} is niet opgeslagen. Probeer het opnieuw.`,
  changedMeanwhile: (name: string) =>
    `Iemand anders heeft het bezoek bij ${name} net gewijzigd. Er is niets opgeslagen; je ziet nu de nieuwe stand.`,
  answerFirst: (name: string) =>
    `Het bezoek bij ${name} is nog niet vastgelegd. Leg het eerst onderaan vast, of zet het daar terug.`,
  refused: (name: string, moment: string) => `Het bezoek bij ${name} past niet op ${moment}.`,
  overrule: (obstacles: readonly Obstacle[]) => `Toch inplannen: ${obstaclesText(obstacles)}`,
} as const;

/** Texts of the time in which an adviser does not visit. */
export const blockedTexts = {
  title: 'Tijd blokkeren',
  explanation: 'In geblokkeerde tijd wordt niets ingepland. Staan er al bezoeken, dan vraag ik wat ermee gebeurt.',
  list: 'Geblokkeerde tijd',
  save: 'Blokkeren',
  free: 'Vrijgeven',
  blocked: 'Geblokkeerd',
  busy: (name: string) => `Bezet in de agenda van ${name}`,
  isBlocked: (moment: string) => `Geblokkeerd: ${moment}`,
  isFreed: (moment: string) => `Weer vrij: ${moment}`,
  holiday: (name: string) => `Feestdag: ${name}`,
} as const;

/** `Week 53: maandag 28 december t/m zondag 3 januari 2027`. Days are YYYY-MM-DD. */
export function weekTitle(number: number, monday: string, sunday: string): string {
  return `Week ${number}: ${daysText(monday, sunday)} ${sunday.slice(0, 4)}`;
}

/** `Appartement, €285`, as far as known. */
export function homeText(propertyType: string, price: number | null): string {
  return [propertyTypeLabel(propertyType), price === null ? '' : formatEuro(price)]
    .filter((part) => part !== '')
    .join(', ');
}

interface VisitedHome {
  address: string;
  postcode: string;
  propertyType: string;
  surfaceArea: number | null;
  constructionYear: number | null;
  labelClass: string;
}

/** `Dorpsstraat 12, Amersfoort, 3811AB`, as far as known. */
export function placeText({ address, postcode }: Pick<VisitedHome, 'address' | 'postcode'>): string {
  return [address, withoutSpaces(address).includes(withoutSpaces(postcode)) ? '' : postcode]
    .filter((part) => part !== '')
    .join(', ');
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

/** `Tussenwoning, 95,5 m², bouwjaar 1934, heeft label C`, as far as known. */
export function homeFactsText({ propertyType, surfaceArea, constructionYear, labelClass }: VisitedHome): string {
  return [
    propertyTypeLabel(propertyType),
    surfaceArea === null ? '' : `${formatArea(surfaceArea)} m²`,
    constructionYear === null ? '' : `bouwjaar ${constructionYear}`,
    labelClass === '' ? '' : `heeft label ${labelClass}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** `16 min`, or what counts where an address has no coordinates. */
export function driveText({ minutes, isFixed }: Drive): string {
  return isFixed ? `${minutes} min, vaste reistijd` : `${minutes} min`;
}

/** Texts of the appointments that would shorten the route of their day at another time. */
export const betterTimeTexts = {
  loading: 'Kortere route zoeken...',
  failed: 'Kon niet uitrekenen of het korter kan. Controleer je internetverbinding.',
  none: 'Geen bezoek van deze dag geeft op een ander vrij moment tien minuten minder rijden.',
  explanation:
    'Vraag eerst of de klant dan kan. Er verandert niets tot je op Verzetten drukt; de klant krijgt dan de gewone mail over het nieuwe moment.',
  list: (day: string) => `Kortere route van ${formatPlainDay(day)}`,
  saves: (name: string, time: string, present: string, minutes: number) =>
    `${name}: ${time} in plaats van ${present} geeft ${minutes} minuten minder rijden.`,
  byMail: 'Vraag per mail',
  byChat: 'Vraag via WhatsApp',
  move: 'Verzetten',
  subject: 'Andere tijd voor ons bezoek',
  question: (name: string, day: string, present: string, time: string) =>
    `Beste ${name},\n\nOp ${formatPlainDay(day)} komen wij om ${present} uur bij u langs. Kunnen wij die dag ook om ${time} uur komen? Dan rijden wij korter. Laat ons weten of dat past. Past het niet, dan blijft de afspraak zoals die is.\n\nMet vriendelijke groet`,
} as const;
