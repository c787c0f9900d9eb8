import { propertyTypeLabels } from '@/content/public/property-types';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { Submission } from '@/data/requests/submission';
import { propertyTypes } from '@/domain/pricing/pricing';
import { knownStatus } from '@/domain/request/request-status';
import { formatMoment } from '@/lib/format-moment';
import { phoneCell, textCell } from './csv-cells';

/** Every column of the export: what stands above it, and its cell for a request; '' is an empty cell. */
const columns: [header: string, cell: (request: Submission) => string][] = [
  ['Nummer', ({ id }) => id],
  ['Aanvraagdatum', ({ createdAt }) => formatMoment(createdAt)],
  ['Naam', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Telefoon', ({ phone }) => phoneCell(phone)],
  ['Adres', ({ address }) => address],
  ['Postcode', ({ postcode }) => postcode],
  ['Huisnummer', ({ houseNumber }) => houseNumber],
  ['Toevoeging', ({ houseNumberAddition }) => textCell(houseNumberAddition)],
  ['Type woning', ({ propertyType }) => propertyTypeCell(propertyType)],
  ['Oppervlakte (m²)', ({ surfaceArea }) => (surfaceArea === null ? '' : String(surfaceArea).replace('.', ','))],
  ['Spoed', ({ rushService }) => yesOrNo(rushService)],
  ['Prijs incl. btw', ({ calculatedPrice }) => (calculatedPrice === null ? '' : priceCell(calculatedPrice))],
  ['Bericht', ({ message }) => message],
  ['Status', ({ status }) => requestStatusLabels[knownStatus(status)]],
  ['Datum afspraak', ({ appointmentDate }) => appointmentDate.split('-').reverse().join('-')],
  ['Tijd afspraak', ({ appointmentTime }) => appointmentTime],
  ['Afspraak gewijzigd (keer)', ({ appointmentSequence }) => String(appointmentSequence)],
  ['Notities', ({ notes }) => notes],
  ['Mail verzonden', ({ isMailFailed }) => yesOrNo(!isMailFailed)],
  ['Automatisering bericht', ({ webhookStatus }) => (webhookStatus === '' ? '' : yesOrNo(webhookStatus === 'sent'))],
  ['Geanonimiseerd', ({ isAnonymised }) => yesOrNo(isAnonymised)],
  ['Laatst gewijzigd', ({ version }) => formatMoment(version)],
];

export const csvHeader: readonly string[] = columns.map(([header]) => header);

export function csvRow(request: Submission): string[] {
  return columns.map(([, cell]) => cell(request));
}

/** `€ 1.250,00` */
function priceCell(price: number): string {
  return `€ ${price.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

function propertyTypeCell(stored: string): string {
  const known = propertyTypes.find((propertyType) => propertyType === stored);
  return known ? propertyTypeLabels[known] : stored;
}

function yesOrNo(value: boolean): string {
  return value ? 'Ja' : 'Nee';
}
