import { addressProblems } from '@/content/address-problems';
import { noObligation } from '@/content/legal/agreements';
import { messages } from '@/content/messages';
import { roleProblems } from '@/content/roles';
import { rushTime } from '@/content/public/rush-hours';
import { workArea } from '@/content/service-area';
import { nonBreakingPhone } from '@/content/site';
import type { RequestFields } from '@/domain/request/request';
import { fieldDefinition } from '@/domain/request/request-fields';
import type { FieldProblem } from '@/domain/request/field-input';

/** Validation messages for the fields of a request, on the site and in the back-office. */
export const sharedFieldProblems: Partial<Record<keyof RequestFields, Partial<Record<FieldProblem, string>>>> = {
  propertyType: { missing: 'Kies het type woning' },
  postcode: { invalid: 'Vul een postcode in zoals 1234 AB, of laat dit veld leeg' },
  houseNumber: { invalid: 'Vul een huisnummer in zoals 12 of 12A, of laat dit veld leeg' },
  houseNumberAddition: { invalid: addressProblems['addition-invalid'] },
  ...roleProblems,
};

const texts: typeof sharedFieldProblems = {
  ...sharedFieldProblems,
  name: {
    missing: 'Vul uw naam in',
    invalid: 'Vul alleen uw naam in, zonder website, e-mailadres of telefoonnummer',
  },
  email: { missing: 'Vul uw e-mailadres in', invalid: messages.auth.emailInvalid },
};

/** The validation message for a visitor. */
export function requestFieldProblem(field: keyof RequestFields, problem: FieldProblem): string {
  return texts[field]?.[problem] ?? `Gebruik hier niet meer dan ${fieldDefinition(field).maxLength ?? 0} tekens`;
}

/** On the button that sends the request. */
export const sendRequest = 'Aanvraag versturen';

const noAreaYet = 'Vul de oppervlakte in, dan ziet u uw prijs.';

/** Hints in the request form. */
export const requestGuidance = {
  typeIsLikely: 'Dit type past bij de gegevens in het adressenregister. Klopt het niet? Kies dan een ander type.',
  typeIsGuessed: 'Dit type is een schatting. Klopt het niet? Kies dan een ander type.',
  rush: `Opname en label ${rushTime}, met voorrang.`,
  /** Not without script, nor once rush is chosen; then the form says whether a moment is free for it. */
  chooseRush: 'Vink aan en u ziet of het kan, en wanneer u het label dan hebt.',
  emailMeant: (meant: string) => `Bedoelt u ${meant}?`,
  phone: 'Dan kunnen wij u bellen over de afspraak.',
  phoneDoubtful: 'Klopt dit nummer? Een Nederlands nummer heeft 10 cijfers.',
  phoneNote: (note: string) => `Zet ‘${note}’ bij uw bericht`,
  /** In the message. */
  phoneNoteInMessage: (note: string) => `Over het bellen: ${note}`,
  preferredTimes: 'Past straks geen vrij moment? Schrijf hier wanneer u kunt, bijvoorbeeld dinsdag na 15 uur.',
  message: 'Uw vraag, of wat wij moeten weten over de woning.',
  priceIncludes: 'Incl. btw',
  /** What to do for a price, by the status of the lookup. */
  noPrice: {
    idle: 'Vul uw postcode en huisnummer in.',
    loading: 'Vul uw postcode en huisnummer in.',
    choose: 'Kies uw adres, dan ziet u uw prijs.',
    /** A single address, with another addition than was typed. */
    confirm: 'Bevestig uw adres, dan ziet u uw prijs.',
    none: noAreaYet,
    failed: noAreaYet,
    found: noAreaYet,
  },
  /** While the price is an indication for lack of a type; of one that we guessed its field says so. */
  chooseType: 'Kies het type woning voor uw vaste prijs.',
  /** Of a price that is no indication. */
  fixedPrice:
    'Alleen als de woning groter of van een ander type blijkt, vragen wij eerst uw akkoord op een andere prijs.',
  /** The link to the terms comes after the first, that to the privacy policy after the second. */
  terms: `${noObligation} Dan gelden onze`,
  privacy: 'Wat wij met uw gegevens doen, leest u in ons',
} as const;

/** In place of an empty form, for who sent a request from this device before. */
export const sentBefore = {
  title: (number: string) => `Uw aanvraag ${number}`,
  text: (day: string) =>
    `U hebt deze aanvraag op ${day} vanaf dit apparaat verstuurd. Op de pagina van uw aanvraag ziet u hoe het ermee staat.`,
  open: 'Naar de pagina van uw aanvraag',
} as const;

/** Hints and errors of the address and the details of the home. */
export const addressTexts = {
  address: 'Straat, huisnummer en plaats.',
  /** A municipality or province. */
  unknown: 'Onbekend',
  areaUnknown: 'Weet u de oppervlakte? Dan ziet u direct uw prijs.',
  byHand: 'Adres zelf invullen',
  other: 'Ander adres',
  label: {
    asking: 'Wij zoeken op of deze woning al een label heeft.',
    silent: 'Wij konden niet nagaan of deze woning al een label heeft. Aanvragen kan gewoon.',
  },
  area: 'Alleen de woonoppervlakte, bijvoorbeeld 92,5.',
  areaInvalid: (maximum: number) =>
    `Vul de oppervlakte in als een getal boven 0, tot en met ${maximum}, zoals 85 of 92,5`,
  year: 'Bijvoorbeeld 1962.',
  yearInvalid: 'Vul een jaartal in zoals 1962, of laat dit veld leeg',
} as const;

/** Notices about an unusual address, and about one that was not found. */
export const addressNotices = {
  fillInYourself: 'U kunt uw adres hieronder ook zelf invullen.',
  noDwelling:
    'Volgens het adressenregister heeft dit adres geen woonfunctie. Wij maken labels voor woningen. Twijfelt u? Stuur uw aanvraag gerust, dan kijken wij het na.',
  berth: 'Dit is een ligplaats. Daarvoor gelden soms andere regels. Stuur uw aanvraag gerust, dan kijken wij het na.',
  pitch: 'Dit is een standplaats. Daarvoor gelden soms andere regels. Stuur uw aanvraag gerust, dan kijken wij het na.',
  underInvestigation:
    'De gegevens van dit adres worden op dit moment onderzocht door de gemeente. Kijk goed na of ze kloppen.',
  far: `Dit adres ligt meer dan ${workArea.radiusKm}\u00A0km van ${workArea.name}, buiten ons werkgebied. Stuur uw aanvraag gerust of bel ${nonBreakingPhone}. Wij kijken dan of wij toch kunnen komen.`,
} as const;
