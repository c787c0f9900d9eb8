import type { Due } from '@/domain/invoice/due';
import type { InvoiceGroup } from '@/domain/invoice/invoice-groups';
import type { InvoiceState } from '@/domain/invoice/invoice-state';
import { formatCents } from '#shared/format-cents.ts';

const unprinted =
  'Een omschrijving heeft tekens die niet op een factuur kunnen, zoals een plaatje of bijzondere letters. Haal ze weg en probeer het opnieuw.';

const notSaved = {
  invalid: 'Niet opgeslagen: de database neemt dit niet aan. Kijk het na.',
  forbidden: 'Niet opgeslagen: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
  other: 'Niet opgeslagen: de database geeft geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
} as const;

export const invoiceStateLabels: Record<InvoiceState, string> = {
  open: 'Open',
  late: 'Te laat',
  paid: 'Betaald',
  'to-refund': 'Terug te betalen',
  credited: 'Gecrediteerd',
  'credit-note': 'Creditnota',
};

export const invoiceGroupNames: Record<InvoiceGroup, string> = {
  late: 'Te laat',
  'to-refund': 'Terug te betalen',
  'to-invoice': 'Te factureren',
  coming: 'Komt vanzelf',
  open: 'Open',
  paid: 'Betaald',
  credited: 'Gecrediteerd',
};

export const dueNames: Record<Due, string> = {
  job: 'De opname en het label',
  no_show: 'Niemand thuis',
  late_cancellation: 'Laat afgezegd',
  extra: 'Iets anders',
};

/** Invoices in the back-office. */
export const invoiceTexts = {
  title: 'Facturen',
  explanation: 'Een factuur wordt nooit gewijzigd. Klopt er iets niet, maak dan een creditnota en een nieuwe factuur.',
  loading: 'Facturen laden...',
  homes: (count: number) => `voor ${count} woningen`,
  loadFailed: 'De facturen konden niet worden opgehaald. Controleer je internetverbinding.',
  notSaved,
  off: 'Facturen staan uit.',
  turnOn: 'Vul bij Beheer in wie de factuur stuurt',
  groups: 'Groepen van facturen',
  /** Beside the number of a group that is not counted to its end. */
  atLeast: (sum: string) => `meer dan ${sum}`,
  noneOf: {
    late: 'Niemand is te laat met betalen.',
    'to-refund': 'Je hoeft niemand iets terug te betalen.',
    'to-invoice': 'Er is niets dat je nog kunt factureren.',
    coming: 'Er komt geen factuur vanzelf.',
    open: 'Er staat geen factuur open.',
    paid: 'Er is nog geen factuur betaald.',
    credited: 'Er is geen factuur gecrediteerd.',
  } satisfies Record<InvoiceGroup, string>,
  shown: (shown: number, all: number) => (shown < all ? `${shown} van ${all}` : String(all)),
  more: 'Toon meer facturen',
  loadingMore: 'Facturen laden...',
  what: 'Betalen, mailen en bestanden',
  ofInvoice: (number: string) => `van ${number}`,
  csv: 'Download als CSV',
  zip: 'Download PDF en XML (zip)',
  fileName: (period: string) => `facturen ${period}`,
  filesMissing: (amount: number) =>
    `Van ${amount} ${amount === 1 ? 'factuur' : 'facturen'} wordt de PDF nog gemaakt: ${amount === 1 ? 'die zit' : 'die zitten'} niet in de zip. Download hem straks opnieuw.`,
  downloadFailed: 'De bestanden konden niet worden opgehaald. Probeer het opnieuw.',
  forgotten: 'Geanonimiseerd',
  issued: (day: string) => `van ${day}`,
  due: (day: string) => `uiterlijk te betalen op ${day}`,
  wasDue: (day: string) => `moest betaald zijn op ${day}`,
  open: (cents: number) => `${formatCents(cents)} open`,
  /** After a withdrawal. */
  refundBy: (day: string) => `terugbetalen uiterlijk ${day}`,
  paid: (paid: number, total: number) => `${formatCents(paid)} van ${formatCents(total)} betaald`,
  credits: (number: string) => `bij factuur ${number}`,
  making: 'De PDF wordt gemaakt...',
  mailNames: { invoice: 'factuur', payment_reminder: 'herinnering' },
  mailed: (mail: string, moment: string) => `${mail} gemaild op ${moment}`,
  mailWaits: (mail: string, moment: string) => `${mail} wordt gemaild op ${moment}`,
  mailBeingSent: (mail: string) => `${mail} wordt nu gemaild`,
  mailFailed: (mail: string) => `mail met ${mail} niet verstuurd: kijk bij Berichten in Beheer`,
  notMailed: 'niet gemaild',
  reminders: ['eerste herinnering', 'tweede herinnering', 'derde herinnering'],
  reminded: (reminder: string, day: string) => `${reminder} gemaild op ${day}`,
  remindsOn: (reminder: string, day: string) => `${reminder} komt op ${day}`,
  credit: 'Creditnota maken',
  creditQuestion: (number: string, paid: number) =>
    `Wil je factuur ${number} in zijn geheel terugnemen?${paid > 0 ? ` Er is ${formatCents(paid)} op betaald: dat komt bij Terug te betalen.` : ''}`,
  creditPlanned: 'De creditnota wordt over een minuut gemaakt. Tot dan kun je hem bij de factuur terugnemen.',
  creditWaits: (moment: string) => `creditnota wordt gemaakt op ${moment}`,
  undoCredit: 'Creditnota niet maken',
  creditUndone: 'De creditnota wordt niet gemaakt',
  creditTooLate: 'De creditnota is al gemaakt',
  mailsCredit: 'Mailt de klant: creditnota',
  makeAnew: 'Nieuwe factuur maken',
  mail: 'Opnieuw mailen',
  remind: 'Herinnering mailen',
  mailQueued: {
    invoice: 'De factuur wordt over een minuut gemaild',
    payment_reminder: 'De herinnering wordt over een minuut gemaild',
  },
  undoMail: 'Toch niet mailen',
  mailUndone: 'De mail wordt niet verstuurd',
  mailTooLate: 'De mail is al verstuurd',
  payment: 'Betaling noteren',
  paymentNoted: 'Betaling genoteerd',
  refund: 'Terugbetaling noteren',
  refundNoted: 'Terugbetaling genoteerd',
  refundedOn: 'Terugbetaald op',
  owedBack: (cents: number) => `${formatCents(cents)} terug te betalen`,
  moreThanOpen: (open: number) =>
    open > 0
      ? `Er staat ${formatCents(open)} open. Betaalde de klant meer? Vink dan aan dat het te veel is.`
      : 'Er staat niets open. Betaalde de klant toch? Vink dan aan dat het te veel is.',
  moreThanOwed: (owed: number) => `Je hoeft niet meer terug te betalen dan ${formatCents(owed)}.`,
  tooMuch: 'De klant betaalde te veel',
  tooMuchHint: 'Het bedrag komt dan bij Terug te betalen.',
  paidOn: 'Betaald op',
  amount: 'Bedrag',
  amountInvalid: 'Vul een bedrag in zoals 285 of 12,50',
  amountMissing: 'Vul een bedrag in boven 0',
  dayMissing: 'Vul de dag van de betaling in',
  removePayment: (amount: number, day: string) =>
    `${amount < 0 ? 'Terugbetaling' : 'Betaling'} van ${formatCents(Math.abs(amount))} op ${day} weghalen`,
  paymentUrl: 'Eigen betaallink',
  paymentUrlHint: 'Bijvoorbeeld van Tikkie of Mollie. De klant ziet hem op zijn eigen pagina. Leeg voor geen.',
  paymentUrlInvalid: 'Vul een link in die begint met https://',
  paymentUrlSaved: 'Betaallink opgeslagen',
} as const;

/** Why the database refuses something about an invoice, by its words: mostly what somebody did meanwhile. */
export const invoiceRefusals = {
  'is being credited':
    'Niet gedaan: er wordt net een creditnota voor deze factuur gemaakt. Neem die eerst terug, of wacht een minuut.',
  'already credited': 'Niet gedaan: deze factuur is intussen gecrediteerd.',
  'paid meanwhile':
    'Niet gedaan: er is intussen op deze factuur betaald of terugbetaald. Kijk wat er nu staat, en probeer het dan opnieuw.',
  'more than is open': 'Niet gedaan: er staat intussen minder open. Kijk wat er nu staat, en probeer het dan opnieuw.',
  'more than is owed back':
    'Niet gedaan: er is intussen minder terug te betalen. Kijk wat er nu staat, en probeer het dan opnieuw.',
  'paid back': 'Van deze betaling is al iets terugbetaald. Haal eerst de terugbetaling weg.',
  'mailed enough': 'Over deze factuur is vandaag al drie keer gemaild. Probeer het morgen weer, of bel de klant.',
} as const;

/** What can be invoiced and does not come by itself. */
export const toInvoiceTexts = {
  first: 'Je ziet de 100 die het langst wachten.',
  make: 'Factuur maken',
  forWhom: (name: string) => `voor ${name}`,
  since: { job: (day: string) => `afgerond op ${day}`, fee: (day: string) => `bezoek op ${day}` },
  noPrice: 'nog geen prijs',
  lacks: {
    label: 'Het label is nog niet gevonden in het register. Wordt het gevonden, dan komt de factuur vanzelf.',
    price: 'Er is nog geen prijs.',
    credited: 'De factuur is gecrediteerd. Maak een nieuwe, of zet de aanvraag op geannuleerd.',
    together: 'Een vaste klant die je samen factureert: de factuur komt niet vanzelf.',
  },
  waive: 'Niet factureren',
  waived: (name: string) => `Je factureert dit niet aan ${name}`,
  undo: 'Ongedaan maken',
} as const;

/** Invoices that are made later. */
export const plannedInvoiceTexts = {
  first: 'Je ziet de 100 die het eerst komen.',
  madeAt: (moment: string) => `wordt gemaakt op ${moment}`,
  unprinted: (characters: string) =>
    `wacht: ${characters} kan niet op een factuur. Schrijf naam en adres in de aanvraag met Latijnse letters, dan komt de factuur vanzelf.`,
  isMailed: 'de klant krijgt hem per mail',
  isNotMailed: 'zonder mail',
  undo: (name: string) => `Factuur voor ${name} niet maken`,
  undone: 'De factuur wordt niet gemaakt',
  tooLate: 'De factuur is al gemaakt. Maak een creditnota als hij niet klopt.',
} as const;

/** An invoice or credit note before it is made. */
export const invoicePreviewTexts = {
  open: 'Voorbeeld bekijken',
  openFor: (name: string) => `Voorbeeld van de factuur voor ${name}`,
  openCredit: 'Voorbeeld van de creditnota',
  invoice: {
    title: 'Voorbeeld van de factuur',
    draft:
      'Concept, nog geen nummer. Er is niets gemaakt of verstuurd. Het nummer en de code om te betalen komen erop als de factuur wordt gemaakt.',
    fileName: 'factuur-concept.pdf',
    frame: 'Mail met de factuur',
    noMail: 'Deze factuur wordt niet gemaild.',
  },
  creditNote: {
    title: 'Voorbeeld van de creditnota',
    draft:
      'Concept, nog geen nummer. Er is niets gemaakt of verstuurd. Het nummer komt erop als de creditnota wordt gemaakt.',
    fileName: 'creditnota-concept.pdf',
    frame: 'Mail met de creditnota',
    noMail: 'Deze creditnota wordt niet gemaild.',
  },
  pdf: 'Concept-PDF downloaden',
  subject: 'Onderwerp van de mail',
  busy: 'Voorbeeld maken...',
  failed: {
    unprinted,
    invalid: 'Er is geen voorbeeld: dit is al gemaakt of gepland, of er is intussen iets veranderd.',
    forbidden: 'Er is geen voorbeeld: je bent geen beheerder meer of niet meer ingelogd. Log opnieuw in.',
    other: 'Het voorbeeld kon niet worden gemaakt. Controleer je internetverbinding en probeer het opnieuw.',
  },
} as const;

/** What a bookkeeper asks of a period. */
export const invoiceBooksTexts = {
  title: 'Voor de boekhouding',
  explanation: 'Wat je in een periode factureerde, met de btw, en de bestanden voor je boekhouder.',
  loading: 'Bedragen laden...',
  loadFailed: 'De bedragen konden niet worden opgehaald. Controleer je internetverbinding.',
  period: 'Periode',
  lastYear: 'De laatste 12 maanden',
  quarter: (year: number, quarter: number) => `${quarter}e kwartaal van ${year}`,
  none: 'Er zijn geen facturen in deze periode.',
  count: (amount: number) => (amount === 1 ? '1 factuur of creditnota' : `${amount} facturen en creditnota’s`),
  invoiced: 'Gefactureerd',
  paid: 'Daarvan betaald',
  vat: (rate: number, net: number, vat: number) =>
    `Btw ${rate}%: ${formatCents(vat)} over ${formatCents(net)} zonder btw`,
} as const;

/** A new invoice. */
export const newInvoiceTexts = {
  title: (name: string) => `Nieuwe factuur voor ${name}`,
  make: 'Factuur maken',
  made: 'De factuur wordt over een minuut gemaakt. Tot dan kun je hem hier terugnemen.',
  due: 'Waarvoor is deze factuur?',
  ofVisit: (due: string, day: string) => `${due} op ${day}`,
  lines: {
    no_show: (day: string) => `Voorrijkosten: niemand thuis op ${day}`,
    late_cancellation: (day: string) => `Late annulering van de opname op ${day}`,
  },
  most: (cents: number) => `Volgens de voorwaarden mag je hiervoor ${formatCents(cents)} rekenen.`,
  part: 'Opname, gedaan voor de herroeping',
  overLimit: (cents: number) =>
    `De klant heeft herroepen. Je mag dan niet meer rekenen dan ${formatCents(cents)}, met welke reden ook.`,
  nothingOwed: 'De klant heeft herroepen en hoeft niets te betalen. Er valt dus niets te factureren.',
  withinWithdrawal:
    'De bedenktijd van de klant liep nog. Dan betaalt de klant alleen werk dat op eigen verzoek al gedaan is.',
  reason: 'Waarom reken je dit?',
  reasonHint: 'Dit is meer dan de voorwaarden zeggen. Alleen beheerders lezen de reden.',
  reasonMissing: 'Vul in waarom je meer rekent',
  unprintedLine: unprinted,
  refused:
    'Niet gemaakt: hiervoor is al een factuur gemaakt of gepland, of er is intussen iets veranderd. Sluit dit formulier en open het opnieuw.',
  exists: (number: string, total: number) =>
    `Voor deze aanvraag is er al een factuur: ${number} van ${formatCents(total)}.`,
  planned: (day: string) => `De factuur komt vanzelf op ${day}. Maak je er nu een, dan komt die niet meer.`,
  unprinted: (characters: string) =>
    `Deze tekens kunnen niet op een factuur: ${characters}. Er komen lege vakjes voor in de plaats. Schrijf naam en adres in de aanvraag eerst met Latijnse letters.`,
  off: 'Facturen staan uit. Vul eerst bij Beheer in wie de factuur stuurt.',
  line: (place: number) => `Regel ${place}`,
  description: 'Omschrijving',
  descriptionMissing: 'Vul een omschrijving in van niet meer dan 200 tekens',
  add: (name: string) => `${name} toevoegen`,
  addEmpty: 'Lege regel toevoegen',
  remove: (place: number) => `Regel ${place} weghalen`,
  total: (cents: number) => `Totaal met btw: ${formatCents(cents)}`,
  totalInvalid: 'Het totaal moet boven €0 zijn',
  began: 'De klant vroeg uitdrukkelijk om binnen de bedenktijd te beginnen',
  beganMissing:
    'De opname viel binnen de bedenktijd van 14 dagen, die nog loopt. Vroeg de klant niet om dan al te beginnen, wacht dan tot de bedenktijd voorbij is.',
} as const;

/** Who invoices, in Beheer. */
export const invoiceSettingsTexts = {
  title: 'Facturen',
  explanation:
    'Vul alles in om facturen te maken, ook bij Bedrijf. Tot dan staan facturen uit. De factuur komt vanzelf als het label is geregistreerd, of maak hem zelf bij de aanvraag.',
  on: 'Facturen staan aan.',
  off: 'Facturen staan uit: er ontbreekt nog iets.',
  loading: 'Instellingen laden...',
  loadFailed: 'De instellingen konden niet worden opgehaald. Controleer je internetverbinding.',
  saved: 'Opgeslagen',
  notSaved,
  /** Before the link to where name and address are filled in. */
  nameIn: 'Naam, adres en KvK-nummer vul je in bij',
  nameLink: 'Bedrijf',
  vatNumber: 'Btw-identificatienummer',
  iban: 'IBAN',
  labelLine: 'Eerste regel van de factuur',
  vatRate: 'Btw',
  smallBusiness: 'Ik gebruik de kleineondernemersregeling: geen btw op de factuur',
  problems: {
    vatNumber: 'Dit nummer klopt niet. Neem het over van de brief van de Belastingdienst, of laat dit veld leeg',
    iban: 'Dit is geen IBAN. Kijk het na, of laat dit veld leeg',
    labelLine: 'Vul in wat er op de factuur staat',
  },
} as const;

/** When customers are reminded, in Beheer. */
export const reminderSettingsTexts = {
  title: 'Herinneringen',
  explanation:
    'Wie te laat is met betalen, krijgt vanzelf een herinnering per mail, om 9 uur. De laatste van meer herinneringen heet ook zo in de mail. Wie al langer te laat is, krijgt er geen mail bij als je een herinnering aanzet.',
  names: { first: 'Eerste herinnering', second: 'Tweede herinnering', third: 'Derde herinnering' },
  days: {
    first: 'Dagen na de uiterste betaaldag',
    second: 'Dagen na de herinnering ervoor',
    third: 'Dagen na de herinnering ervoor',
  },
  daysInvalid: 'Vul een aantal dagen in van 1 tot en met 90',
  save: 'Herinneringen opslaan',
  saved: 'Herinneringen opgeslagen',
  mailsOff: 'Bij Mails kun je ze allemaal tegelijk uitzetten.',
} as const;

/** The owner's list of what can be added to an invoice. */
export const priceItemTexts = {
  title: 'Extra regels',
  explanation: 'Deze regels kun je met één klik op een factuur zetten.',
  name: 'Naam',
  value: 'Bedrag of percentage van de prijs',
  valueHint: 'Zoals 75 of 50%. Leeg als je het op de factuur invult.',
  valueInvalid: 'Vul een bedrag in zoals 75 of -10, een percentage zoals 50%, of laat dit veld leeg',
  nameMissing: 'Vul een naam in van niet meer dan 200 tekens',
  add: 'Toevoegen',
  remove: (name: string) => `${name} weghalen`,
  percentage: (percentage: number) => `${percentage}% van de prijs`,
  onInvoice: 'bedrag op de factuur',
  notSaved: { ...notSaved, duplicate: 'Deze naam staat al in de lijst.' },
} as const;

/** The invoices of a request. */
export const requestInvoiceTexts = {
  title: 'Facturen',
  make: 'Factuur maken',
  planned: (due: string, moment: string) => `${due}: de factuur wordt gemaakt op ${moment}.`,
} as const;
