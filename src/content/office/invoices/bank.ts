import type { BankInvoice } from '@/domain/bank/group-entries';
import type { EntryMatch, MatchOutcome } from '@/domain/bank/match-entries';
import { formatCents } from '#shared/format-cents.ts';
import { inGroups } from '#shared/payment-reference.ts';

const choose = 'Kies bij je bank CAMT.053 (XML) als je afschriften downloadt.';

const fileProblems = {
  'too-large':
    'dit is te groot: een bestand mag 10 MB zijn, en alles samen 40 MB. Download een kortere periode bij je bank.',
  'too-many': 'dit zijn er te veel: lees hooguit 500 bestanden tegelijk in.',
  'too-many-entries':
    'dit zijn er te veel: lees hooguit 10.000 boekingen tegelijk in. Download een kortere periode bij je bank.',
  'broken-zip': 'deze zip kan niet worden geopend. Download hem opnieuw, of pak hem uit en kies de bestanden.',
  encoding: 'dit bestand is beschadigd of in een onbekend schrift opgeslagen. Download het opnieuw bij je bank.',
  mt940: `dit is een MT940-bestand. ${choose}`,
  camt052: `dit is CAMT.052, een tussenstand. ${choose}`,
  camt054: `dit is CAMT.054, een specificatie. ${choose}`,
  pdf: `dit is een PDF. ${choose}`,
  csv: `dit is een CSV-bestand. ${choose}`,
  other: `dit is geen bankbestand dat de website kent. ${choose}`,
} as const;

interface ReadFile {
  file: string;
  entries: readonly { kind: string; amount: number }[];
  /** How many were not stored yet. */
  stored: number;
  sums: readonly { direction: 'in' | 'out'; state: keyof typeof stateTexts; amount: number }[];
}

const stateTexts = {
  linked: 'gekoppeld',
  open: 'te bekijken',
  returned: 'teruggeboekt',
  aside: 'terzijde gelegd',
  refund: 'terugbetaald',
} as const;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What a file holds, in all and by what became of it. */
function sumsText({ entries, sums }: ReadFile, direction: 'in' | 'out'): string {
  const [kinds, name] =
    direction === 'in' ? [['in', 'out-undone'], 'bijschrijving'] : [['out', 'in-undone'], 'afschrijving'];
  const amounts = entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount);
  if (amounts.length === 0) return `geen ${name}en`;
  const parts = Object.entries(stateTexts).flatMap(([state, text]) => {
    const amount = sum(
      sums.filter((one) => one.direction === direction && one.state === state).map((one) => one.amount),
    );
    return amount === 0 ? [] : [`${text} ${formatCents(amount)}`];
  });
  const counted = `${amounts.length} ${name}${amounts.length === 1 ? '' : 'en'}`;
  return `${counted}, samen ${formatCents(sum(amounts))} (${parts.join(', ')})`;
}

/** Reading bank files. */
export const bankFileTexts = {
  file: 'Bankbestanden',
  hint: 'CAMT.053-bestanden (XML) van je bank, of een zip daarmee. Elke boeking wordt één keer bewaard, ook als hij in meer bestanden staat.',
  storing: 'Bezig met bewaren...',
  stored: (file: ReadFile) => `${file.file}: ${sumsText(file, 'in')}; ${sumsText(file, 'out')}. Nieuw: ${file.stored}.`,
  notStored: {
    forbidden:
      'Niet alles is bewaard: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in en lees de bestanden nog eens in.',
    other:
      'Niet alles is bewaard: de database geeft geen antwoord. Controleer je internetverbinding en lees de bestanden nog eens in.',
  },
  problem: (file: string, problem: keyof typeof fileProblems) => `${file}: ${fileProblems[problem]}`,
  foreign: (file: string, accounts: readonly string[], iban: string) =>
    `${file} is een afschrift van ${accounts.map((account) => (account === '' ? 'een rekening zonder IBAN' : inGroups(account))).join(' en ')}. Op je facturen staat ${inGroups(iban)}.`,
  readForeign: 'Wil je deze toch inlezen?',
  readAnyway: 'Toch inlezen',
  readNot: 'Niet inlezen',
  unreadable: (amount: number) => `${amount} ${amount === 1 ? 'boeking telt' : 'boekingen tellen'} niet mee`,
  unreadableEntries: {
    amount: 'Het bedrag is niet te lezen, of het is 0 of meer dan 10 miljoen euro',
    currency: 'Niet in euro’s',
    day: 'De dag bestaat niet, of ligt niet tussen 2000 en 2100',
    namespace: 'Staat in een vorm die CAMT.053 niet kent',
    'not-booked': 'Nog niet geboekt: dit komt in een later bestand',
  },
} as const;

const reasons: Record<Exclude<MatchOutcome, 'unknown'>, string> = {
  certain: 'Nummer of betalingskenmerk en bedrag kloppen.',
  several: 'Noemt deze facturen, en is samen wat daarvan openstaat.',
  parts: 'Is een deel, en met de andere delen samen wat er openstaat.',
  otherwise:
    'Het nummer staat er anders dan op de factuur, of er staat meer bij dat een nummer kan zijn. Het bedrag klopt.',
  typo: 'Eén cijfer van het nummer is anders. Het bedrag klopt.',
  name: 'Noemt geen nummer. Naam en bedrag kloppen.',
  'amount-differs': 'Noemt deze factuur, maar het bedrag is anders',
  'not-open':
    'Noemt deze factuur, maar die staat niet open. Noteerde je deze betaling al zelf, leg de boeking dan bij Anders terzijde. Is er twee keer betaald, kruis dan aan: het geldt als te veel betaald.',
};

/** The entries of the bank. */
export const bankTexts = {
  title: 'Bank',
  explanation:
    'Lees de afschriften van je bank in. Elke boeking blijft hier staan tot je hem hebt afgehandeld. Alleen wat zeker is, is vooraf aangevinkt.',
  loading: 'Boekingen laden...',
  loadFailed: 'De boekingen konden niet worden opgehaald. Controleer je internetverbinding.',
  /** The oldest are listed. */
  open: (amount: number, isWhole: boolean) => {
    if (!isWhole) return 'Er zijn meer dan 1.000 boekingen te bekijken. Dit zijn de oudste.';
    return amount === 0
      ? 'Er zijn geen boekingen te bekijken.'
      : `${amount} ${amount === 1 ? 'boeking' : 'boekingen'} te bekijken.`;
  },
  certain: 'Zeker',
  likely: 'Waarschijnlijk: kijk na en kruis aan',
  undoneTitle: 'Teruggekomen',
  refunds: 'Terugbetaald aan klanten: kijk na en kruis aan',
  unknown: 'Bijschrijvingen zonder factuur',
  outgoing: (amount: number) => `Andere afschrijvingen: ${amount}`,
  settledTitle: (amount: number) => `Afgehandeld: ${amount === 100 ? 'de laatste 100' : amount}`,
  reason: ({ entry, outcome, invoices: [invoice] }: EntryMatch<BankInvoice>) => {
    if (outcome === 'unknown') return '';
    if (outcome !== 'amount-differs' || !invoice) return reasons[outcome];
    const rest = entry.amount - invoice.open;
    return `${reasons[outcome]}: open staat ${formatCents(invoice.open)}. ${rest > 0 ? `Aangevinkt geldt ${formatCents(rest)} als te veel betaald.` : 'Aangevinkt geldt dit als een deel.'}`;
  },
  note: 'Noteer wat is aangevinkt',
  noteRefunds: 'Noteer als terugbetaald',
  settled: (outcomes: readonly ('settled' | 'before' | 'changed')[]) => {
    const [done = 0, before = 0, changed = 0] = (['settled', 'before', 'changed'] as const).map(
      (outcome) => outcomes.filter((one) => one === outcome).length,
    );
    return [
      `${done} ${done === 1 ? 'boeking' : 'boekingen'} genoteerd`,
      before > 0 && `${before} ${before === 1 ? 'was' : 'waren'} al afgehandeld`,
      changed > 0 && `${changed} niet: van de factuur staat nu een ander bedrag open`,
    ]
      .filter((part) => part !== false)
      .join('. ');
  },
  undoes: 'Maakt ongedaan',
  undo: 'Maak die ongedaan',
  undone: {
    settled: 'De betaling is ongedaan gemaakt',
    before: 'Deze boeking was al afgehandeld',
    changed: 'Niet gedaan: de betaling is intussen veranderd. Kijk opnieuw.',
  },
  nothingToUndo: 'Er is geen betaling van dit bedrag bekend. Leg de boeking terzijde als dat klopt.',
  other: 'Anders...',
  openInvoice: 'Open factuur',
  owedInvoice: 'Factuur waarop geld terug moet',
  choose: 'Kies...',
  noChoice: 'Er is er geen die past',
  invoiceOption: ({ number, customer, open }: BankInvoice) => `${number}, ${customer}, ${formatCents(open)}`,
  invoiceMissing: 'Kies eerst een factuur',
  link: 'Koppel aan deze factuur',
  reasonLabel: 'Reden om terzijde te leggen',
  noInvoice: 'Hoort bij geen factuur',
  aside: 'Leg terzijde',
  putAside: 'Terzijde gelegd. Je vindt de boeking onder Afgehandeld.',
  before: 'Deze boeking was al afgehandeld',
  became: ({
    state,
    numbers,
    put_aside,
  }: {
    state: keyof typeof stateTexts;
    numbers: readonly string[];
    put_aside: string | null;
  }) =>
    [stateTexts[state], numbers.join(' + '), state === 'aside' && put_aside]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(': '),
  reopen: 'Maak ongedaan',
  reopened: 'De boeking is weer te bekijken',
  notReopened: 'Niet gedaan: er is intussen iets teruggeboekt of terugbetaald. Maak dat eerst ongedaan.',
  notSaved: {
    invalid: 'Niet opgeslagen: de database neemt dit niet aan. Kijk het na.',
    forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;
