import { auditActionLabels, automaticChange, customerChange } from './requests';
import { requestFieldLabels } from '@/content/request-fields';
import { fieldOfColumn } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';
import { fieldText } from './field-text';

/** A change of a request, as src/data/requests/audit-trail.ts reads it. */
interface Change {
  changedAt: string;
  changedBy: string;
  /** By the link of the request. */
  isByCustomer?: boolean;
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** `21-11-2026 09:05, beheer@…: Gewijzigd`: when, who and what kind of change. */
export function auditHeading({ changedAt, changedBy, isByCustomer = false, action }: Omit<Change, 'before' | 'after'>) {
  const who = isByCustomer ? customerChange : changedBy || automaticChange;
  return `${formatDateTime(changedAt)}, ${who}: ${auditActionLabels[action] ?? action}`;
}

/** A line for each changed column; none when the change has no values, or they were erased. */
export function auditLines(
  { action, before, after }: Omit<Change, 'changedAt' | 'changedBy'>,
  textOf = fieldText,
): string[] {
  if (action !== 'update') return [];
  return Object.keys(after).map((column) => {
    const field = fieldOfColumn(column);
    const [old, now] = [before[column], after[column]].map((value) =>
      field ? textOf(field, value) : JSON.stringify(value),
    );
    return `${field ? requestFieldLabels[field] : column}: “${old}” werd “${now}”`;
  });
}
