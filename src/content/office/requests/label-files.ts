import { requestStatusLabels } from './requests';

const mail = '“Uw energielabel is klaar”';

/** Texts of the PDF of a label, in a request and of several at once. */
export const labelFileTexts = {
  title: 'Energielabel (pdf)',
  field: 'Pdf van het label',
  replace: 'Andere pdf in de plaats',
  hint: 'Sleep de pdf hierheen, of kies hem. Hoogstens 10 MB.',
  stored: (at: string, by: string | null, size: string) =>
    `Bewaard op ${at}${by === null ? '' : ` door ${by}`}, ${size}.`,
  /** Before it is stored. */
  after: {
    mailed: `Over een minuut mailen we de klant ${mail}, met de pdf.`,
    notMailed:
      'De klant kan de pdf downloaden op de eigen pagina. Er gaat geen mail: er is geen e-mailadres, of deze mail staat uit.',
    later: `De klant krijgt de pdf met de mail ${mail}, zodra de status ${requestStatusLabels.completed} is.`,
  },
  /** By the state of the mail with it. */
  mail: {
    waiting: 'De mail aan de klant wacht nog.',
    taken: 'De mail aan de klant wordt nu verstuurd.',
    sent: 'De klant heeft het label per mail gekregen.',
    failed: 'De mail aan de klant is niet verstuurd. Kijk bij Mails aan de klant.',
    unknown: 'De mail aan de klant is misschien verstuurd. Kijk bij Mails aan de klant.',
    none: 'Over dit label ging geen mail. De klant kan het downloaden op de eigen pagina.',
    later: `De klant krijgt het zodra de status ${requestStatusLabels.completed} is.`,
  },
  withoutMail: 'zonder mail',
  notRegistered: 'EP-Online heeft voor dit adres nog geen nieuw label. Controleer of de pdf van deze woning is.',
  busy: 'Bewaren...',
  problems: {
    'no-pdf': 'Dit is geen pdf. Kies de pdf van het label.',
    'too-large': 'Dit bestand is groter dan 10 MB. Bewaar de pdf kleiner en kies hem opnieuw.',
    unreadable: 'Dit bestand kan niet worden gelezen. Kies het opnieuw.',
    several: 'Kies één pdf. Meer labels tegelijk voeg je toe bij Aanvragen, met Labels toevoegen.',
  },
  otherHome: (name: string, home: string) => `De naam ${name} noemt een andere woning dan ${home}.`,
  storeAnyway: 'Is dit toch het label van deze woning?',
  storeAnywayConfirm: 'Ja, bewaren',
  storeNot: 'Niet bewaren',
  done: 'Het label is bewaard',
  doneMailed: 'Het label is bewaard. De klant krijgt het over een minuut.',
  undo: 'Ongedaan maken',
  undone: 'Het label is teruggenomen',
  undoLate: 'Het label is al bij de klant. Verwijder het, of zet een andere pdf in de plaats.',
  undoFailed: 'Terugnemen is niet gelukt',
  notStored: {
    invalid: 'Het label is niet bewaard. De pdf is beschadigd, of de aanvraag is geannuleerd of verwijderd.',
    forbidden: 'Het label is niet bewaard: log opnieuw in.',
    other: 'Het label is niet bewaard. Controleer je internetverbinding en probeer het opnieuw.',
  },
  retry: 'Opnieuw proberen',
  download: 'Downloaden',
  downloadFailed: 'De pdf kan nu niet worden opgehaald. Probeer het opnieuw.',
  remove: 'Verwijderen',
  removeExplanation: 'De klant kan het label dan niet meer downloaden. Wat al gemaild is, blijft bij de klant.',
  removeQuestion: 'Het label verwijderen?',
  removeNot: 'Behouden',
  removed: 'Het label is verwijderd',
  removeFailed: 'Het label is niet verwijderd. Probeer het opnieuw.',
} as const;

/** Texts of several labels at once. */
export const labelsTexts = {
  title: 'Labels toevoegen',
  description: 'Pdf’s van labels bij hun aanvragen bewaren',
  loading: 'Aanvragen laden...',
  loadFailed: 'De aanvragen konden niet worden opgehaald. Controleer je internetverbinding.',
  field: 'Pdf’s van labels',
  hint: 'Sleep ze hierheen, of kies ze: hoogstens 25 tegelijk, elk hoogstens 10 MB. Wij zoeken de aanvraag bij het nummer, de postcode met huisnummer of het adres in de naam van het bestand. Heeft een aanvraag al een pdf, dan komt deze in de plaats.',
  mails: `Een klant van wie de aanvraag ${requestStatusLabels.completed} is, krijgt na een minuut de mail ${mail}. Een andere klant krijgt hem zodra die status er is.`,
  tooMany: 'Kies hoogstens 25 bestanden tegelijk.',
  problem: (name: string, problem: string) => `${name}: ${problem}`,
  belongsTo: (name: string, request: string) => `${name}: ${request}`,
  choose: (name: string) => `Bij welke aanvraag hoort ${name}?`,
  none: 'Kies een aanvraag',
  other: 'Andere aanvraag',
  otherFor: (name: string) => `Andere aanvraag voor ${name}`,
  leave: 'Niet bewaren',
  leaveFor: (name: string) => `${name} niet bewaren`,
  twice: (request: string) => `Twee bestanden horen bij ${request}. Laat er een weg.`,
  store: (count: number) => (count === 1 ? 'Bewaar 1 label' : `Bewaar ${count} labels`),
  busy: (done: number, count: number) => `${done} van ${count} bewaard...`,
  done: (count: number) => (count === 1 ? '1 label is bewaard' : `${count} labels zijn bewaard`),
  undone: 'De labels zijn teruggenomen',
  close: 'Sluiten',
} as const;
