import { auditActionLabels, auditColumnLabels, automaticChange } from '@/content/office/audit-trail';
import type { AuditEntry } from '@/data/requests/audit-trail';
import { formatMoment } from '@/lib/format-moment';
import { areaText, dateText, fieldText, orDash, priceText, propertyTypeText } from '../formatters';

/** `21-11-2026 09:05, beheer@…: Gewijzigd`: when, who and what kind of change. */
export function auditHeading({ changedAt, changedBy, action }: AuditEntry): string {
  return `${formatMoment(changedAt)}, ${changedBy || automaticChange}: ${auditActionLabels[action] ?? action}`;
}

/** A line for each column that changed; none for a change that has no values, or has them no more. */
export function auditLines({ action, before, after }: AuditEntry): string[] {
  if (action !== 'update') return [];
  return Object.keys(after).map((column) => {
    const label = auditColumnLabels[column] ?? column;
    return `${label}: “${valueText(column, before[column])}” werd “${valueText(column, after[column])}”`;
  });
}

/** A stored value as people read it elsewhere in the back-office. */
function valueText(column: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee';
  if (typeof value === 'number') {
    if (column === 'calculated_price') return priceText(value);
    return column === 'surface_area' ? areaText(value) : String(value);
  }
  if (typeof value !== 'string') return value === null || value === undefined ? '-' : JSON.stringify(value);
  switch (column) {
    case 'status':
      return fieldText('status', value);
    case 'property_type':
      return propertyTypeText(value);
    case 'appointment_date':
      return dateText(value);
    case 'appointment_time':
      return value.slice(0, 5);
    default:
      return orDash(value);
  }
}
