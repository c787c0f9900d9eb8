import {
  chosenColleague,
  type AffectedVisit,
  type mailOutcome,
  type VisitChoice,
} from '@/domain/appointment/visit-decision';
import { timeRangeText } from './visit-times';

/** Texts about what becomes of visits. */
export const visitTexts = {
  loading: 'Bezoeken opzoeken...',
  failed: 'Kon niet nagaan welke bezoeken er staan. Er is nog niets veranderd.',
  tooMany: (total: number, most: number) =>
    `Het gaat om ${total} bezoeken. Dat zijn er te veel om in één keer te doen: kies er ten hoogste ${most}.`,
  heading: (count: number) =>
    count === 1
      ? 'Er staat nog 1 bezoek. Wat doen we daarmee?'
      : `Er staan nog ${count} bezoeken. Wat doen we daarmee?`,
  dropped: (count: number) =>
    count === 1 ? 'Dit bezoek vervalt dan ook:' : 'Ook deze bezoeken vervallen dan, tenzij je er een laat staan:',
  choice: (name: string) => `Bezoek bij ${name}`,
  all: 'Voor alle bezoeken tegelijk',
  eachItsOwn: 'Per bezoek gekozen',
  whereItFits: 'Naar een collega als het past',
  handOver: (colleague: string) => `${colleague} neemt het over`,
  putBack: 'Klant kiest een nieuw moment',
  keep: 'Laten staan',
  drop: 'Vervalt',
  keepRequest: 'Blijft staan: deze aanvraag niet verwijderen',
  noColleague: 'Geen collega kan op deze tijd.',
  colleagueMail:
    'Wie bezoeken overneemt, krijgt één mail met naam, tijd en adres. Neem je ze zelf over, dan krijg je die niet.',
  callSoon: 'Dit bezoek is al binnen een dag. Bel de klant ook: een mail komt misschien te laat.',
  call: (phone: string) => `Bel ${phone}`,
  adviserMail: 'Een collega die een bezoek kwijt is, krijgt daar ook een mail over.',
  withoutMail: 'Zonder mail: ik vertel het de klanten zelf',
  refused: {
    unfit: 'Dit past niet (meer) bij deze collega. Kies iets anders.',
    changed: 'Dit bezoek is intussen gewijzigd. Kijk of je keuze nog klopt.',
  },
  notDone: {
    conflict: 'Er is niets veranderd: kijk naar wat bij de bezoeken staat en probeer het opnieuw.',
    'does-not-fit': 'Er is niets veranderd: kijk naar wat bij de bezoeken staat en probeer het opnieuw.',
    forbidden: 'Er is niets veranderd: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other:
      'Er is niets veranderd: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
  busy: 'Bezig...',
  cancel: 'Annuleren',
  sure: 'Weet je het zeker?',
} as const;

/** Texts of a day or a part of it on which an adviser cannot come. */
export const cannotComeTexts = {
  open: 'Ik kan niet',
  title: 'Ik kan niet',
  description: 'Kies wie niet kan en wanneer. Daarna zie je welke bezoeken er staan en wie welke mail krijgt.',
  who: 'Wie kan niet?',
  day: 'Welke dag?',
  part: 'Hoe lang?',
  wholeDay: 'De hele dag',
  partOfDay: 'Een deel van de dag',
  from: 'Van',
  until: 'Tot',
  reversed: 'Kies een tijd na het begin',
  over: 'Deze tijd is al voorbij',
  none: 'In deze tijd staan geen bezoeken. Er wordt ook niets meer in gepland.',
  some: 'Deze tijd wordt geblokkeerd: er wordt niets nieuws in gepland.',
  confirm: (count: number) => (count === 0 ? 'Tijd blokkeren' : 'Uitvoeren'),
  reason: 'Kan niet',
  done: (name: string, day: string) => `${name} kan niet op ${day}. De bezoeken zijn geregeld.`,
} as const;

/** Texts of an adviser who comes later than agreed. */
export const lateTexts = {
  open: 'Ik ben later',
  title: 'Ik ben later',
  description:
    'Kies hoeveel later. Per klant voor wie het uitmaakt, staat een bericht klaar met de nieuwe tijd; er verandert niets in de agenda.',
  who: 'Wie is later?',
  minutes: 'Hoeveel later?',
  from: 'Vanaf welk bezoek?',
  othersInTime: 'De bezoeken daarna halen het: er zit genoeg tijd tussen.',
  option: (minutes: number) => (minutes === 60 ? '1 uur' : `${minutes} minuten`),
  loading: 'Bezoeken opzoeken...',
  none: 'Vandaag staan er geen bezoeken meer.',
  newTime: (name: string, present: string, later: string) => `${name}: ${later} in plaats van ${present}`,
  byMail: 'Mail sturen',
  byChat: 'WhatsApp sturen',
  call: (phone: string) => `Bel ${phone}`,
  unreachable: 'Van deze klant is geen e-mailadres of telefoonnummer bekend.',
  subject: 'Wij komen later',
  message: (name: string, present: string, later: string) =>
    `Beste ${name},\n\nWij zouden vandaag om ${present} uur bij u zijn. Dat lukt helaas niet: het wordt ongeveer ${later} uur. Onze excuses. Komt dat niet uit? Laat het ons weten.\n\nMet vriendelijke groet`,
} as const;

/** Texts of moving a planned visit, or putting it back with the requests that wait. */
export const moveVisitTexts = {
  open: 'Bezoek verzetten',
  list: 'Bezoeken om te verzetten',
  suggest: (name: string) => `Stel andere momenten voor bij ${name}`,
  putBack: (name: string) => `Zet ${name} terug bij wie wacht`,
  putBackTitle: 'Bezoek terugzetten',
  putBackDescription: 'De aanvraag wacht dan weer op een bezoek.',
  confirm: 'Terugzetten',
  done: (name: string) => `${name} wacht weer op een bezoek.`,
} as const;

/** Texts of a status that does not agree with a visit that is planned. */
export const statusVisitTexts = {
  title: (status: string) => `Status ${status}`,
  description: 'Er staat nog een bezoek. Elke status mag, maar kies wat er met het bezoek gebeurt.',
  confirm: (status: string) => `Status ${status} opslaan`,
  completed: (visits: readonly AffectedVisit[]) =>
    `Nog te komen: ${visits.map((visit) => `${visit.name}, ${visitMoment(visit)}`).join('; ')}.`,
  stillToCome: (moment: string) => `Het bezoek moet nog komen: ${moment}.`,
  completedQuestion: 'Toch afronden?',
  completedConfirm: 'Ja, afronden',
} as const;

/** `dinsdag 24 november 10:00 tot 11:00` */
export function visitMoment({ startsAt, endsAt }: AffectedVisit): string {
  return timeRangeText(startsAt, endsAt);
}

/** What the customer of a visit is mailed, or why nothing, and then whom to call. */
export function visitMailText(
  visit: AffectedVisit,
  choice: VisitChoice,
  outcome: ReturnType<typeof mailOutcome>,
): string {
  const call = visit.phone === '' ? '' : ` Bel ${visit.phone}.`;
  switch (outcome) {
    case 'unchanged':
      return 'Geen mail: er verandert niets.';
    case 'over':
      return 'Geen mail: het moment is voorbij.';
    case 'no-address':
      return `Geen mail: er is geen e-mailadres.${call}`;
    case 'off':
      return `Geen mail: deze mails staan uit.${call}`;
    case 'without':
      return `Geen mail.${call}`;
    case 'mail':
      return `Mailt ${visit.email}: ${mailSummary(chosenColleague(visit, choice), choice)}`;
  }
}

function mailSummary(colleague: string | null, choice: VisitChoice): string {
  if (colleague !== null) return `het bezoek gaat door op dezelfde tijd, ${colleague} komt.`;
  return choice === 'drop'
    ? 'het bezoek vervalt, en wie te bellen.'
    : 'het bezoek gaat niet door, met excuses en een link om een nieuw moment te kiezen.';
}
