import type { AppointmentOrigin, PayerKind, RequestSource } from '@/domain/request/field-types';
import type { RequestFieldName } from '@/domain/request/request-fields';

/** Label of each field of a request, for administrators. */
export const requestFieldLabels: Record<RequestFieldName, string> = {
  id: 'Nummer',
  createdAt: 'Aanvraagdatum',
  name: 'Naam',
  email: 'Email',
  phone: 'Telefoon',
  address: 'Adres',
  postcode: 'Postcode',
  houseNumber: 'Huisnummer',
  houseNumberAddition: 'Toevoeging',
  place: 'Plaats',
  propertyType: 'Type woning',
  surfaceArea: 'Oppervlakte',
  constructionYear: 'Bouwjaar',
  rdX: 'RD-coördinaat x',
  rdY: 'RD-coördinaat y',
  rushService: 'Spoed',
  price: 'Prijs',
  listPrice: 'Prijs volgens prijslijst',
  priceList: 'Prijslijst vanaf',
  outdatedList: 'Prijslijst die de klant zag, verlopen',
  calculatedPrice: 'Berekende prijs',
  agreedPrice: 'Afgesproken prijs',
  agreedPriceReason: 'Reden van de andere prijs',
  preferredTimes: 'Voorkeursmomenten',
  atHomeName: 'Wie er thuis is',
  atHomePhone: 'Telefoon van wie thuis is',
  atHomeEmail: 'E-mail van wie thuis is',
  payerKind: 'Factuur naar',
  orderedAs: 'Besteld als',
  payerName: 'Naam op de factuur',
  payerAttention: 'Ter attentie van',
  payerPostcode: 'Postcode van de factuur',
  payerStreet: 'Straat en nummer van de factuur',
  payerCity: 'Plaats van de factuur',
  payerEmail: 'E-mail voor de factuur',
  payerKvk: 'KvK-nummer',
  payerVatId: 'Btw-nummer',
  payerReference: 'Referentie op de factuur',
  message: 'Bericht',
  status: 'Status',
  appointmentDate: 'Datum afspraak',
  appointmentTime: 'Tijd afspraak',
  overruledMoment: 'Toch ingepland op',
  appointmentSequence: 'Afspraak gewijzigd (keer)',
  appointmentOrigin: 'Afspraak gekozen door',
  contactedAt: 'Eerste contact',
  completedAt: 'Afgerond op',
  answer: 'Antwoord aan de klant',
  notes: 'Notities',
  callbackOn: 'Terugbellen op',
  assignedTo: 'Toegewezen aan',
  source: 'Binnengekomen via',
  landingPath: 'Eerste pagina',
  referrerHost: 'Kwam via',
  relayStatus: 'Mail verzonden',
  webhookStatus: 'Automatisering bericht',
  labelClass: 'Label in EP-Online',
  labelRegisteredAt: 'Label geregistreerd op',
  labelValidUntil: 'Label geldig tot',
  isHeld: 'Apart gehouden',
  customerAction: 'Nieuw van de klant',
  customerActedAt: 'Nieuw van de klant sinds',
  earlyStartRequestedAt: 'Begin binnen bedenktijd gevraagd',
  withdrawnAt: 'Herroepen',
  withdrawalOwed: 'Hoogstens verschuldigd na herroepen',
  termsFrom: 'Voorwaarden van',
  anonymisedAt: 'Geanonimiseerd',
  keyHash: 'Sleutel van de klant',
  version: 'Laatst gewijzigd',
};

/** How a request came in. */
export const requestSourceLabels: Record<RequestSource, string> = { website: 'Website', telephone: 'Telefoon' };

/** Who gets the invoice, where that is not who orders. */
export const payerKindLabels: Record<PayerKind, string> = { person: 'Een persoon', company: 'Een bedrijf' };

/** Who orders, where a company only pays. */
export const orderedAsConsumer = 'Particulier, met bedenktijd';

/** Label of each origin of an appointment. */
export const appointmentOriginLabels: Record<AppointmentOrigin, string> = {
  adviser: 'Adviseur',
  customer: 'Klant',
  telephone: 'Samen, telefonisch',
};

/** Where the header of a column in the export says more. */
export const csvHeaders: Partial<Record<RequestFieldName, string>> = {
  email: 'E-mail',
  surfaceArea: 'Oppervlakte (m²)',
  price: 'Prijs incl. btw',
};
