import { propertyTypeLabel } from '@/content/public/request/property-types';
import { valueText } from '@/content/office/requests/field-text';
import { csvHeaders, requestFieldLabels } from '@/content/request-fields';
import { formValue } from '@/domain/request/field-types';
import { requestFieldNames, type StoredRequest } from '@/domain/request/request-fields';
import { byteOrderMark, csvLines, textCell } from '@/lib/csv';
import { downloadFile } from '@/lib/browser/download';
import { dutchDateTime } from '#shared/dutch-time.ts';

/** Numbers that a spreadsheet computes with, and texts that it would take for something else. */
const cells = {
  area: { number: formValue },
  done: { text: () => 'Ja', empty: 'Nee' },
  phone: { text: phoneCell },
  price: { number: priceCell },
  'property-type': { text: (type: string) => textCell(propertyTypeLabel(type)) },
  suffix: { text: textCell },
  text: { text: textCell },
};

/** The header row. */
export const csvHeader: readonly string[] = requestFieldNames.map(
  (name) => csvHeaders[name] ?? requestFieldLabels[name],
);

/** The row of a request; `names` are those of the administrators, by user id. */
export function csvRow(request: StoredRequest, names: ReadonlyMap<string, string>): string[] {
  const administrator = { text: (userId: string) => names.get(userId) ?? userId };
  return requestFieldNames.map((name) => valueText(name, request[name], { ...cells, administrator }));
}

/** The name of a file that is exported now. */
export function csvFileName(): string {
  return `aanvragen-${dutchDateTime(new Date()).date}.csv`;
}

/** Downloads these requests as a CSV file. */
export function downloadCsv(requests: readonly StoredRequest[], names: ReadonlyMap<string, string>): void {
  const parts = [byteOrderMark + csvLines([csvHeader, ...requests.map((request) => csvRow(request, names))])];
  downloadFile({ name: csvFileName(), type: 'text/csv', parts });
}

/** `1250,00`: what every spreadsheet in Dutch computes with; one with a currency sign LibreOffice keeps as text. */
function priceCell(price: number): string {
  return price.toFixed(2).replace('.', ',');
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
