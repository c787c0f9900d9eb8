import { propertyTypeLabel } from '@/content/public/property-types';
import { csvHeaders, requestFieldLabels } from '@/content/request-fields';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { Submission } from '@/data/requests/submission';
import { requestFieldNames, requestFields, type RequestFieldName } from '@/domain/request/request-fields';
import { knownStatus } from '@/domain/request/request-edit';
import { formatMoment } from '@/lib/format-date';
import { phoneCell, textCell } from './csv-cells';

/** What stands above each column. */
export const csvHeader: readonly string[] = requestFieldNames.map(
  (name) => csvHeaders[name] ?? requestFieldLabels[name],
);

/** The cells of a request; '' is an empty one. */
export function csvRow(request: Submission): string[] {
  return requestFieldNames.map((name) => cell(name, request[name]));
}

function cell(name: RequestFieldName, value: string | number | boolean | null): string {
  const { format } = requestFields[name];
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return format === 'price' ? priceCell(value) : String(value).replace('.', ',');
  if (value === null) return '';
  switch (format) {
    case 'phone':
      return phoneCell(value);
    case 'suffix':
      return textCell(value);
    case 'property-type':
      return propertyTypeLabel(value);
    case 'status':
      return requestStatusLabels[knownStatus(value)];
    case 'date':
      return value.split('-').reverse().join('-');
    case 'moment':
      return formatMoment(value);
    case 'outcome':
      return value === '' ? '' : yesOrNo(value === 'sent');
    case 'done':
      return yesOrNo(value !== '');
    default:
      return value;
  }
}

/** `€ 1.250,00` */
function priceCell(price: number): string {
  return `€ ${price.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

function yesOrNo(value: boolean): string {
  return value ? 'Ja' : 'Nee';
}
