import { cancelFree, cancelFreeUntil } from '@/content/legal/agreements';
import { calloutText, cancellingLate, cancellingLater, endedVisitCosts, withdrawal } from '@/content/legal/visit-terms';
import { complaint } from '@/content/legal/terms';
import { validity } from '@/content/legal/label-law';
import { termsFigures as figures } from '@/content/legal/terms-figures';
import { requestSent } from '@/content/public/request/request-sent';
import { lateRush } from '@/content/public/request/rush-promise';
import { paths } from '@/lib/paths';
import { withdrawalWords } from '@/content/legal/withdrawal';
import { callsWithin, site, nonBreakingPhone } from './site';

// The mails to a customer. `npm run mails` writes them to supabase/functions/_shared/mail; {{…}} is filled in
// for each customer, and what stands between {{#…}} and {{/…}} is left out while that is not known.

const contact = `Bel ${nonBreakingPhone} of mail ${site.email}.`;

export const mailFooter = {
  why: 'U krijgt deze mail omdat u bij ons een energielabel hebt aangevraagd.',
  whyPayer: 'U krijgt deze mail omdat iemand bij ons een energielabel heeft aangevraagd en u noemde voor de factuur.',
  whyAtHome:
    'U krijgt deze mail omdat iemand bij ons een energielabel heeft aangevraagd en u noemde als wie er thuis is.',
  sender: `${site.company}, ${site.street}, ${site.postcode} ${site.city}. KvK ${site.chamberOfCommerce}. Telefoon ${nonBreakingPhone}, e-mail ${site.email}.`,
  links: [
    { path: paths.privacy, label: 'Privacybeleid' },
    { path: paths.terms, label: 'Algemene voorwaarden' },
  ],
} as const;

/** Labels of the facts in the box of a mail. */
export const mailFacts = {
  moment: 'Wanneer',
  newMoment: 'Nieuw moment',
  previous: 'Eerder',
  cancelled: 'Gaat niet door',
  missed: 'De afspraak was',
  adviser: 'Wie er komt',
  label: 'Energielabel',
  labelBy: 'Uw label uiterlijk',
  address: 'Adres',
  home: 'Woning',
  homes: 'Woningen',
  reference: 'Nummer',
  price: 'Prijs incl. btw',
  oldPrice: 'Prijs tot nu toe',
  newPrice: 'Nieuwe prijs incl. btw',
  rush: 'Spoed',
  paid: 'Al betaald',
  invoice: 'Factuurnummer',
  creditNote: 'Nummer van de creditnota',
  credited: 'Vervallen factuur',
  total: 'Bedrag',
  /** After a payment in part. */
  rest: 'Nog te betalen',
  due: 'Betalen uiterlijk op',
  wasDue: 'De laatste dag om te betalen was',
  iban: 'Rekening (IBAN)',
  holder: 'Op naam van',
  paymentReference: 'Betalingskenmerk',
  withdrawn: 'Herroepen op',
  visitOff: 'Gaat niet door',
} as const;

/** Parts that several mails share. */
export const mailTexts = {
  prepareTitle: requestSent.prepareTitle,
  prepare: requestSent.prepare,
  proof: requestSent.proof,
  checklist: requestSent.checklist,
  agreementsTitle: requestSent.agreementsTitle,
  paying: requestSent.paying,
  payingElsewhere: requestSent.payingElsewhere,
  payingForOther: requestSent.payingForOther,
  otherPrice: requestSent.otherPrice,
  cost: requestSent.cost,
  costOfCompany: requestSent.costOfCompany,
  cancelFree,
  cancelFreeUntil: cancelFreeUntil('{{free_until}}'),
  late: {
    work: cancellingLate('work', figures),
    fee: cancellingLate('fee', figures),
    either: cancellingLate('either', figures),
  },
  later: {
    work: cancellingLater('work', figures),
    fee: cancellingLater('fee', figures),
    either: cancellingLater('either', figures),
  },
  withdrawal: withdrawal('{{withdrawal_until}}', false),
  withdrawalEndsEarly: withdrawal('{{withdrawal_until}}', true),
  /** The link to withdraw comes after it, and after the next the link to the terms. */
  withdraw: 'Bedenkt u zich? Dan hoeft u geen reden te geven:',
  withdrawalTerms: '. Die knop staat ook op de pagina van uw aanvraag. Meer staat in onze',
  terms: 'algemene voorwaarden',
  rushLate: `${lateRush.visit('{{rush_by}}')} Wilt u liever eerder? ${contact}`,
  attached: 'In de bijlage zit de afspraak voor uw agenda.',
  open: 'Naar de pagina van uw aanvraag',
  keepLink:
    'Deze link is alleen voor u. Wie hem heeft, kan uw aanvraag bekijken en wijzigen. Stuur deze mail dus niet door.',
  changeTitle: 'Komt het toch niet uit?',
  changeByLink: `Verzetten of annuleren doet u op de pagina van uw aanvraag. Is de opname al over minder dan ${figures.cancellationHours} uur? ${contact}`,
  /** The moment is so near that the page changes nothing any more. */
  changeSoon: `De opname is binnen ${figures.cancellationHours} uur. Moet het toch anders? ${contact}`,
  callout: calloutText(figures),
  changeByPhone: `Wilt u de afspraak verzetten of annuleren? ${contact}`,
  questions: `Hebt u een vraag? ${contact}`,
} as const;

/** On the page of a request its customer picks a moment; without the link we call. */
function firstStep(call: string, when: string): string {
  const pick = `Kies op de pagina van uw aanvraag een moment, als er een vrij is. Kiest u niets, dan bellen of mailen wij u ${when}.`;
  return `{{#link}}${pick}{{/link}}{{^link}}${call}{{/link}}`;
}

export const receivedMail = {
  subject: 'Wij hebben uw aanvraag ontvangen (nummer {{reference}})',
  preheader: 'Zo gaat het verder met uw energielabel.',
  title: 'Uw aanvraag is ontvangen',
  intro: 'Bedankt voor uw aanvraag voor een energielabel. Dit zijn uw gegevens:',
  nextTitle: requestSent.nextTitle,
  next: [firstStep(requestSent.call, callsWithin), ...requestSent.nextInDays],
  rushNext: (by: string | null) => [firstStep(requestSent.rushCall, 'met voorrang'), ...requestSent.rushNext(by)],
  /** No moment is free that is in time for rush. */
  rushFull: [
    `${lateRush.noMoment('{{rush_by}}', null)}{{#link}} Of kies op de pagina van uw aanvraag een later moment, zonder spoedtoeslag.{{/link}}`,
    ...requestSent.unknownNext,
  ],
  pageTitle: 'De pagina van uw aanvraag',
  page: `Daar leest u hoe het met uw aanvraag staat. U kunt ons er een bericht sturen en, tot ${figures.cancellationHours} uur voor de opname, de afspraak verzetten of annuleren.`,
  phone: `Liever persoonlijk? ${contact}`,
  free: requestSent.free,
} as const;

export const plannedMail = {
  subject: 'Uw afspraak{{#moment}}: {{moment}}{{/moment}}',
  preheader: 'Wij komen bij u langs voor uw energielabel.',
  title: 'Uw afspraak staat vast',
  intro: 'Wij komen bij u langs voor de opname voor uw energielabel.',
  order: 'Met deze afspraak is uw aanvraag een opdracht.',
} as const;

export const movedMail = {
  subject:
    '{{#previous}}Uw afspraak is verzet{{/previous}}{{^previous}}Er komt een andere adviseur{{/previous}}{{#moment}}: {{moment}}{{/moment}}',
  preheader: 'Dit is er veranderd aan de opname voor uw energielabel.',
  title: 'Uw afspraak is verzet',
  byCustomer: 'U hebt de opname voor uw energielabel verzet. Het nieuwe moment staat vast.',
  byOffice: 'Wij hebben de opname voor uw energielabel verzet naar een ander moment.',
  refuse: `Komt dit moment u niet uit? Laat het ons meteen weten, dan kost verzetten of annuleren u niets. ${contact}`,
  attached: 'In de bijlage zit het nieuwe moment voor uw agenda.',
  adviserTitle: 'Er komt een andere adviseur',
  adviser:
    'De opname voor uw energielabel gaat gewoon door, op hetzelfde moment. Alleen komt er iemand anders bij u langs:',
  adviserAttached: 'In de bijlage zit de afspraak met de nieuwe naam voor uw agenda.',
} as const;

export const cancelledMail = {
  subject: 'De opname{{#moment}} van {{moment}}{{/moment}} gaat niet door',
  preheader: 'Lees wat dit voor u betekent.',
  attached: 'Met het bestand in de bijlage haalt u de afspraak uit uw agenda.',
  again: `Laat het ons weten, dan maken wij een nieuwe afspraak. ${contact}`,
  byCustomer: {
    title: 'U hebt uw afspraak geannuleerd',
    intro: 'Deze opname voor uw energielabel gaat op uw verzoek niet door:',
    inTime: 'U was op tijd.',
    late: `U annuleerde minder dan ${figures.cancellationHours} uur voor de opname.`,
    fee: endedVisitCosts.late('{{visit_fee}}', figures),
    unknownFee: endedVisitCosts.late(null, figures),
    againTitle: 'Wilt u toch een energielabel?',
  },
  byOffice: {
    title: 'Uw afspraak gaat niet door',
    intro: 'Het spijt ons: deze opname voor uw energielabel gaat niet door.',
    cost: 'Voor deze afspraak betaalt u niets.',
    againTitle: 'Klopt dit niet, of wilt u een nieuwe afspraak?',
    open: 'Opnieuw aanvragen',
  },
  /** By the office, and the customer can pick another moment. */
  rebook: {
    title: 'Wij moeten uw afspraak afzeggen',
    intro: 'Het spijt ons. Wij kunnen op het afgesproken moment toch niet bij u langskomen:',
    againTitle: 'Kies een nieuw moment',
    again: `Op de pagina van uw aanvraag kiest u zelf wanneer wij dan wel komen. Liever bellen? ${contact}`,
    open: 'Nieuw moment kiezen',
  },
} as const;

export const noShowMail = {
  subject: 'Er was niemand thuis{{#missed}} op {{missed}}{{/missed}}',
  preheader: 'Lees wat dit kost, en hoe u een nieuw moment kiest.',
  title: 'Er was niemand thuis',
  intro: 'Wij kwamen langs voor de opname voor uw energielabel, maar er was niemand thuis.',
  costTitle: 'Wat dit kost',
  fee: endedVisitCosts.no_show('{{visit_fee}}'),
  onlyByInvoice: endedVisitCosts.onlyByInvoice,
  charged: 'De factuur daarvoor krijgt u apart.',
  notNow: endedVisitCosts.notNow,
  againTitle: 'Een nieuw moment',
  next: 'Er staat al een nieuwe afspraak voor u: {{next}}.',
  pick: `Op de pagina van uw aanvraag kiest u zelf wanneer wij dan wel komen. Liever bellen? ${contact}`,
  open: cancelledMail.rebook.open,
  call: cancelledMail.again,
  wrongTitle: 'Klopt er iets niet?',
  wrong: `Was er wel iemand thuis? Laat het ons weten. ${contact}`,
} as const;

/** To who is at home for somebody else's request: what is agreed, and no price. */
export const atHomeMail = {
  subject:
    '{{#off}}De opname{{#moment}} van {{moment}}{{/moment}} gaat niet door{{/off}}{{^off}}Wij komen langs voor het energielabel{{#moment}}: {{moment}}{{/moment}}{{/off}}',
  preheader: 'Een opname voor een energielabel, waarbij u thuis bent.',
  title: 'Wij komen langs voor het energielabel',
  offTitle: 'De opname gaat niet door',
  intro: 'Iemand heeft bij ons een energielabel aangevraagd en gaf door dat u dan thuis bent. Dit is afgesproken:',
  moved: 'De opname voor het energielabel waarbij u thuis bent, is verzet:',
  near: 'Dit is een herinnering aan de opname voor het energielabel, waarbij u thuis bent.',
  off: 'Deze opname voor het energielabel, waarbij u thuis zou zijn, gaat niet door. U hoeft niets te doen.',
  change: `Komt het u niet uit? Overleg dan met wie het label heeft aangevraagd. Of bel ons: ${nonBreakingPhone}.`,
} as const;

export const reminderMail = {
  subject: 'Herinnering aan uw afspraak{{#moment}}: {{moment}}{{/moment}}',
  preheader: 'Zo ligt alles klaar als wij langskomen.',
  title: 'Binnenkort komen wij langs',
  intro: 'Dit is een herinnering aan de opname voor uw energielabel.',
  dayTitle: 'Op de dag zelf',
} as const;

export const labelReadyMail = {
  subject: 'Uw energielabel is klaar',
  preheader: 'Lees waar u het vindt.',
  title: 'Uw energielabel is klaar',
  intro: 'Uw energielabel is klaar.',
  /** Once it was found there. */
  registered: `Het staat in EP-Online, het register van RVO, en telt vanaf nu. Het label is ${validity.years} jaar geldig.`,
  notFound: `Het telt zodra het in EP-Online staat, het register van RVO. Het is dan ${validity.years} jaar geldig.`,
  attached: 'In de bijlage zit uw label als pdf.',
  online: 'U downloadt uw label als pdf op de pagina van uw aanvraag.',
  kept: 'U vindt de pdf ook op de pagina van uw aanvraag.',
  replaced: 'Dit label vervangt de pdf die u eerder van ons kreeg.',
  register:
    'Zoek in EP-Online op uw postcode en huisnummer. RVO mailt u het label {{#label_pdf}}ook {{/label_pdf}}als pdf.',
  open: 'Bekijk uw label in EP-Online',
  advertisement: 'Verkoopt of verhuurt u de woning? Zet de letter dan in de advertentie. Dat is verplicht.',
  payTitle: 'Betalen',
  /** By what became of the invoice; what is paid is never asked for. */
  invoice: {
    label_paid: 'De factuur is betaald. U hoeft niets meer te doen.',
    label_billed: 'De factuur hebt u al gekregen, in een aparte mail.',
    label_billed_elsewhere: 'De factuur mailen wij aan wie betaalt.',
    label_bill_online: 'De factuur vindt u op de pagina van uw aanvraag.',
    label_bill_follows: 'De factuur volgt in een aparte mail.',
  },
  wrongTitle: 'Klopt er iets niet?',
  wrong: `${complaint} ${contact}`,
} as const;

export const invoiceMail = {
  subject:
    '{{^credited}}Uw factuur{{/credited}}{{#credited}}Uw creditnota{{/credited}}{{#invoice}} {{invoice}}{{/invoice}}',
  preheader: 'De PDF zit in de bijlage.',
  title: 'Uw factuur',
  creditTitle: 'Uw creditnota',
  intro: {
    for_label: 'In de bijlage vindt u de factuur voor het energielabel.',
    for_labels: 'In de bijlage vindt u één factuur voor de energielabels van meer woningen.',
    for_no_show:
      'Wij stonden voor de deur en er was niemand thuis. In de bijlage vindt u de factuur voor de voorrijkosten.',
    for_cancellation: 'De afspraak is laat afgezegd. In de bijlage vindt u de factuur daarvoor.',
    for_extra: 'In de bijlage vindt u een factuur.',
  },
  paidUp: 'Deze factuur is betaald. U hoeft niets meer te doen.',
  overpaid: 'Deze factuur is betaald. U hebt {{refund}} te veel betaald. Dat betalen wij u terug.',
  voided: 'Deze factuur is vervallen door een creditnota. U hoeft hem niet te betalen.',
  creditIntro:
    'In de bijlage vindt u een creditnota. Daarmee vervalt de factuur die hieronder staat: die hoeft u niet te betalen.',
  creditPaid: 'U krijgt nog {{refund}} van ons. Dat betalen wij u terug, of wij verrekenen het met een nieuwe factuur.',
  creditUnpaid: 'Hebt u er al iets op betaald? Dan rekenen wij dat met u af.',
  pay: 'Vermeld bij uw betaling het betalingskenmerk. Dan weten wij voor welke factuur u betaalt.',
  scan: 'Op de pagina van uw aanvraag staat een code. Scant u die met de app van uw bank, dan vult die alles voor u in.',
  wrong: `Klopt er iets niet? ${contact}`,
} as const;

export const paymentReminderMail = {
  subject:
    '{{#last_reminder}}Laatste herinnering{{/last_reminder}}{{^last_reminder}}Herinnering{{/last_reminder}} aan uw factuur{{#invoice}} {{invoice}}{{/invoice}}',
  preheader: 'Van uw factuur staat nog een bedrag open.',
  title: 'Herinnering aan uw factuur',
  lastTitle: 'Laatste herinnering aan uw factuur',
  /** The whole or what is left of it. */
  intro:
    'Van deze factuur staat nog een bedrag open. Misschien is het u ontgaan. Wilt u het alsnog overmaken? De factuur zit in de bijlage.',
  lastIntro:
    'Van deze factuur staat nog een bedrag open. Wij hebben u daar al eerder een herinnering voor gemaild. Dit is de laatste herinnering. Wilt u het bedrag nu overmaken? De factuur zit in de bijlage.',
  crossed: 'Hebt u al betaald? Dan hoeft u niets meer te doen.',
  problem: `Kunt u nog niet betalen, of klopt de factuur niet? ${contact}`,
} as const;

export const withdrawnMail = {
  subject: 'Bevestiging van uw herroeping (nummer {{reference}})',
  preheader: 'Bewaar deze mail als bewijs.',
  title: 'U hebt de overeenkomst herroepen',
  intro: 'Dit is de bevestiging van uw herroeping. Bewaar deze mail als bewijs.',
  statementTitle: 'Uw verklaring',
  statement: withdrawalWords.statement,
  meansTitle: 'Wat dit betekent',
  over: 'De overeenkomst is voorbij. Er komt niemand meer langs, en u betaalt geen annuleringskosten en geen voorrijkosten.',
  attached: cancelledMail.attached,
  owed: withdrawalWords.owed('{{owed}}', figures),
  paid: withdrawalWords.paid(figures),
  wrong: `Hebt u dit niet zelf gedaan, of klopt er iets niet? ${contact}`,
} as const;

export const priceQuestionMail = {
  subject: 'Graag uw akkoord met een andere prijs{{#asked_price}}: {{asked_price}}{{/asked_price}}',
  preheader: 'Wij gaan pas verder als u akkoord bent.',
  title: 'Graag uw akkoord met een andere prijs',
  intro: 'Uw energielabel kost meer dan wij u eerder lieten weten. Daarom vragen wij eerst uw akkoord.',
  reasons: {
    asked_area: 'De woning is {{asked_area}}.{{#area}} Wij rekenden met {{area}}.{{/area}}',
    asked_home: 'Het type woning is: {{asked_home}}. Wij rekenden met: {{home}}.',
    asked_rush: 'Er komt spoed bij.',
  },
  until: 'Tot u akkoord bent, geldt de prijs die u al had: {{price}}.',
  answerTitle: 'Bent u akkoord?',
  answer: 'Dat laat u ons weten op de pagina van uw aanvraag.',
  open: 'Antwoord geven',
  call: `Laat het ons weten. ${contact}`,
  refuse: 'Gaat u niet akkoord? Dan stopt uw aanvraag, en betaalt u niets.',
} as const;

/** What the office answers, by itself: it can be the first that it writes. */
export const answerMail = {
  subject: 'Antwoord over uw aanvraag (nummer {{reference}})',
  preheader: 'De adviseur schreef u over uw aanvraag.',
  title: 'Ons antwoord',
  intro: 'Over uw aanvraag laten wij u dit weten:',
  reply: 'Wilt u reageren? Dat kan op de pagina van uw aanvraag.',
  open: 'Naar uw aanvraag',
} as const;

/** To the office, about what customers did. */
export const officeMail = {
  subject: 'Nieuw van klanten ({{total}})',
  preheader: 'Wat klanten zelf deden op de pagina van hun aanvraag.',
  title: 'Nieuw van klanten',
  intro: 'Dit deden klanten zelf. Open de aanvraag om het te bekijken.',
  open: 'Aanvraag openen',
  more: 'en nog {{more}}. Die staan in het werk van vandaag:',
  back: 'naar de aanvragen',
  backPath: paths.admin,
  why: 'Je krijgt deze mail omdat ‘Mail aan mij’ aanstaat bij Beheer.',
} as const;

/** Before when the customer did it, which is not when anybody comes or is to be called. */
export const officeTexts = { done: 'Gedaan op' } as const;

/** To the office, about mail that waits too long: each by the road of mail that still works. */
export const troubleTexts = {
  smtp: {
    subject: 'Mails van de website blijven liggen',
    message:
      'Mails aan klanten blijven al te lang liggen. Er is niets kwijt: ze gaan vanzelf weg zodra de mailserver ze weer aanneemt. Bovenaan Beheer staat wat er aan de hand is.',
    path: paths.adminManagement,
  },
  relay: {
    subject: 'Een nieuwe aanvraag is niet gemaild',
    message:
      'Het formulier van de website kon een nieuwe aanvraag niet naar je mailen. De aanvraag staat wel in het overzicht, met de status Nieuw. Kijk ook of het tegoed bij de dienst van het formulier op is.',
    path: paths.admin,
  },
  once: 'Deze melding krijg je één keer, en pas weer als het later opnieuw misgaat.',
} as const;

/** To an adviser, about visits that others planned, moved, brought under or took away. */
export const handedOverMail = {
  subject: 'Er is iets in je agenda veranderd ({{total}})',
  preheader: 'Wat er in je agenda is veranderd.',
  title: 'Er is iets in je agenda veranderd',
  intro: 'Iemand anders heeft deze bezoeken gewijzigd. Je agenda is al bijgewerkt.',
  open: 'Aanvraag openen',
  more: 'en nog {{more}}. Die staan in de agenda:',
  back: 'naar de agenda',
  backPath: paths.adminCalendar,
  why: 'Je krijgt deze mail omdat je adviseur bent en iemand anders dit heeft gewijzigd.',
} as const;

/** After who and where. */
export const handedOverTexts = {
  gained: 'is nu een bezoek van jou',
  moved: 'is verzet',
  lost: 'is geen bezoek van jou meer',
  /** Before the moment of before. */
  previous: 'eerst',
} as const;
