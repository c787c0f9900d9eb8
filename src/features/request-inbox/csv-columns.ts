import { requestStatusLabels } from '@/content/office/requests';
import { propertyTypeLabel } from '@/content/public/property-types';
import { csvHeaders, requestFieldLabels, requestSourceLabels } from '@/content/request-fields';
import type { Submission } from '@/data/requests/submission';
import { knownStatus } from '@/domain/request/request-status';
import {
  requestFieldNames,
  requestFields,
  requestSources,
  type RequestFieldName,
} from '@/domain/request/request-fields';
import { byteOrderMark, csvLines } from '@/lib/csv';
import { downloadFile } from '@/lib/download';
import { dutchMoment } from '@/lib/dutch-time';
import { formatMoment } from '@/lib/format-date';

/** The header row. */
export const csvHeader: readonly string[] = requestFieldNames.map(
  (name) => csvHeaders[name] ?? requestFieldLabels[name],
);

/** The row of a request. */
export function csvRow(request: Submission): string[] {
  return requestFieldNames.map((name) => cell(name, request[name]));
}

/** The name of a file that is exported now. */
export function csvFileName(): string {
  return `aanvragen-${dutchMoment(new Date()).date}.csv`;
}

/** Downloads these requests as a CSV file. */
export function downloadCsv(requests: readonly Submission[]): void {
  const parts = [byteOrderMark + csvLines([csvHeader, ...requests.map(csvRow)])];
  downloadFile({ name: csvFileName(), type: 'text/csv', parts });
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
    case 'source':
      return requestSourceLabels[requestSources.find((source) => source === value) ?? 'website'];
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

/** Area codes of three digits; all others have four. */
const shortAreaCode = /^0(?:1[0358]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[4578])/;

/**
 * A Dutch phone number with spaces, such as `06 12345678`: without a space Excel reads a number and drops the leading
 * zero, with a hyphen perhaps a date. Any other number stays as typed.
 */
export function phoneCell(phone: string): string {
  const parts = phone
    .trim()
    .split(/[\s()-]+/)
    .filter((part) => part !== '');
  const digits = parts.join('');
  if (!/^0\d{3,}$/.test(digits)) return textCell(phone);
  if (parts.length > 1) return parts.join(' ');
  const areaDigits = digits.startsWith('06') ? 2 : shortAreaCode.test(digits) ? 3 : 4;
  return `${digits.slice(0, areaDigits)} ${digits.slice(areaDigits)}`;
}

/**
 * A short text that Excel keeps as text: it reads `1-2` and `1/2` as dates, `1E3` as a number and `2 A` as a time. A
 * leading apostrophe prevents that; words, whole numbers and `A1` need none.
 */
export function textCell(text: string): string {
  const isConverted = /\d/.test(text) && !/^(?:[A-Za-z]\d+|0|[1-9]\d{0,14})$/.test(text);
  return isConverted ? `'${text}` : text;
}
