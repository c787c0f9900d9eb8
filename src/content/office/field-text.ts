import { propertyTypeLabel } from '@/content/public/property-types';
import { requestSourceLabels } from '@/content/request-fields';
import { requestStatusLabels } from '@/content/office/requests';
import { requestFields, requestSources, type RequestFieldName } from '@/domain/request/request-fields';
import { knownStatus } from '@/domain/request/request-status';
import { formatArea, formatEuro } from '@/lib/format';
import { formatMoment } from '@/lib/format-date';

/** A value as people read it; an empty one is a dash. */
export function orDash(text: string): string {
  return text.trim() === '' ? '-' : text;
}

/** `05-12-2026` of `2026-12-05`, without a Date: a day has no time zone. */
export function dateText(date: string): string {
  return orDash(date.split('-').reverse().join('-'));
}

/** A stored value of a field, as people read it. */
export function fieldText(field: RequestFieldName, value: unknown): string {
  const { format } = requestFields[field];
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee';
  if (typeof value === 'number') {
    if (format === 'price') return formatEuro(value);
    return format === 'area' ? `${formatArea(value)} m²` : String(value);
  }
  if (typeof value !== 'string') return value === null || value === undefined ? '-' : JSON.stringify(value);
  switch (format) {
    case 'status':
      return requestStatusLabels[knownStatus(value)];
    case 'property-type':
      return orDash(propertyTypeLabel(value));
    case 'date':
      return dateText(value);
    case 'time':
      return orDash(value.slice(0, 5));
    case 'source':
      return requestSourceLabels[requestSources.find((source) => source === value) ?? 'website'];
    case 'moment':
    case 'done':
      return value === '' ? '-' : formatMoment(value);
    case 'outcome':
      return value === '' ? '-' : value === 'sent' ? 'Ja' : 'Nee';
    default:
      return orDash(value);
  }
}
