import { auditActionLabels, automaticChange } from '@/content/office/audit-trail';
import { requestFieldLabels } from '@/content/request-fields';
import type { AuditEntry } from '@/data/requests/audit-trail';
import { formatMoment } from '@/lib/format-date';
import { fieldOfColumn } from '@/domain/request/request-fields';
import { fieldText } from '../formatters';

/** `21-11-2026 09:05, beheer@…: Gewijzigd`: when, who and what kind of change. */
export function auditHeading({ changedAt, changedBy, action }: AuditEntry): string {
  return `${formatMoment(changedAt)}, ${changedBy || automaticChange}: ${auditActionLabels[action] ?? action}`;
}

/** A line for each column that changed; none for a change that has no values, or has them no more. */
export function auditLines({ action, before, after }: AuditEntry): string[] {
  if (action !== 'update') return [];
  return Object.keys(after).map((column) => {
    const field = fieldOfColumn(column);
    const [old, now] = [before[column], after[column]].map((value) =>
      field ? fieldText(field, value) : JSON.stringify(value),
    );
    return `${field ? requestFieldLabels[field] : column}: “${old}” werd “${now}”`;
  });
}
