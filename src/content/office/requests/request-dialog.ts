import { messages } from '@/content/messages';
import { dateInvalid } from '@/content/office/figures/period';
import { sharedFieldProblems } from '@/content/public/request/request-form-texts';
import { requestFieldLabels } from '@/content/request-fields';
import type { ManagedField, TelephoneRequest } from '@/domain/request/edited-fields';
import { fieldDefinition, requestFields } from '@/domain/request/request-fields';
import type { FieldProblem } from '@/domain/request/field-input';
import { maxArea } from '@/domain/address/surface-area';

/** What the back-office says after Opslaan. */
export const saveTexts = {
  unchanged: 'Er is niets gewijzigd, dus er is niets opgeslagen.',
  saved: (name: string, appointment: string) =>
    appointment === '' ? `Opgeslagen: ${name}` : `Opgeslagen: het bezoek bij ${name} is op ${appointment}`,
  entered: 'De aanvraag is opgeslagen en staat in de lijst. Plan hieronder het bezoek, of sluit dit venster.',
  next: 'Volgende stap',
  dismiss: 'Volgende stap sluiten',
  byMail: 'Mailen',
  byChat: 'WhatsApp',
  confirmByMail: 'Bevestigen per mail',
  confirmByChat: 'Bevestigen via WhatsApp',
  obstacleQuestion: 'Wil je deze afspraak toch opslaan?',
  saveAnyway: 'Ja, toch opslaan',
} as const;

/** Why a planned visit does not take place. */
export const cancellationTexts = {
  byCustomer: 'De klant zegt af',
  byCustomerHint: 'Dan staat dat zo in de mail, met wat het kost. Bij laat afzeggen kun je daarna een factuur maken.',
  noShow: 'Niemand thuis',
  noShowHint: 'De aanvraag komt dan bij Terugbellen. Voorrijkosten reken je met Factuur maken.',
  noShowNoted: 'Genoteerd dat er niemand thuis was',
  noShowChanged: 'Dit kan niet meer: het bezoek is intussen gewijzigd. Open de aanvraag opnieuw.',
  noShowFailed: 'Niet opgeslagen. Controleer je internetverbinding en probeer het opnieuw.',
} as const;

/** What a colleague did to the request that is open. */
export const colleagueTexts = {
  followed: 'Een collega heeft deze aanvraag intussen gewijzigd. Je ziet de nieuwste versie.',
  newer: (fields: string) =>
    `Een collega heeft deze aanvraag intussen gewijzigd${fields === '' ? '' : ` (${fields})`}. Je eigen wijzigingen staan er nog.`,
  yours: 'Wat jij hebt gewijzigd en nog niet hebt opgeslagen:',
} as const;

/** Below the answer to what the customer wrote. */
export const answerHint = 'De klant leest dit op de eigen pagina en krijgt het per mail.';

/** The notes, with how much fits. */
export function notesCount(length: number): string {
  return `${length} van ${requestFields.notes.maxLength} tekens`;
}

type Field = ManagedField | keyof TelephoneRequest;

const problems: Partial<Record<Field, Partial<Record<FieldProblem, string>>>> = {
  ...sharedFieldProblems,
  appointmentDate: { missing: 'Vul de datum van de afspraak in', invalid: dateInvalid },
  appointmentTime: { missing: 'Vul de tijd van de afspraak in' },
  callbackOn: { invalid: dateInvalid },
  agreedPrice: { invalid: 'Vul een bedrag in hele euro’s in, of laat dit veld leeg' },
  agreedPriceReason: { missing: 'Vul in waarom de prijs anders is' },
  name: {
    missing: 'Vul de naam in',
    invalid: 'Vul alleen de naam in, zonder website, e-mailadres of telefoonnummer',
  },
  email: { missing: 'Vul het e-mailadres in', invalid: messages.auth.emailInvalid },
  surfaceArea: { invalid: `Vul een getal in boven 0, tot en met ${maxArea}, of laat dit veld leeg` },
  constructionYear: { invalid: 'Vul een jaartal in zoals 1962, of laat dit veld leeg' },
};

/** What an administrator reads when a field is not taken. */
export function officeFieldProblem(field: Field, problem: FieldProblem): string {
  return (
    problems[field]?.[problem] ??
    `${requestFieldLabels[field]}: niet meer dan ${fieldDefinition(field).maxLength ?? 0} tekens`
  );
}

/** Correcting what the customer said, and entering it by telephone. */
export const correctionTexts = {
  phoneDoubtful: 'Klopt dit nummer? Een Nederlands nummer heeft 10 cijfers.',
  address: 'Straat, huisnummer en plaats. Wordt ingevuld als het adres is gevonden.',
  areaEstimated: 'Geschat: het register kent van dit adres geen oppervlakte.',
  priceStored: 'Prijs nu',
  priceNew: 'Nieuwe prijs',
  priceSame: 'De prijs blijft gelijk.',
  priceUnknown: 'onbekend, zolang de oppervlakte ontbreekt',
} as const;

/** What the address register says, to an administrator. */
export const officeAddressNotices = {
  fillInYourself: 'Je kunt het adres hieronder ook zelf invullen.',
  noDwelling: 'Volgens het adressenregister heeft dit adres geen woonfunctie.',
  berth: 'Dit is een ligplaats. Daarvoor gelden soms andere regels.',
  pitch: 'Dit is een standplaats. Daarvoor gelden soms andere regels.',
  underInvestigation: 'De gegevens van dit adres worden op dit moment onderzocht door de gemeente.',
  far: 'Dit adres ligt buiten ons werkgebied.',
} as const;

/** The form for a request that comes in by telephone. */
export const newRequestTexts = {
  title: 'Nieuwe aanvraag',
  description: 'Een aanvraag die telefonisch binnenkomt',
  restored: 'Dit had je al ingevuld en nog niet opgeslagen.',
  saveFailed: 'Fout bij opslaan',
  saveFailedDescription: 'De aanvraag kon niet worden opgeslagen',
  saved: 'Opgeslagen',
  savedDescription: 'De aanvraag staat in de lijst',
} as const;
