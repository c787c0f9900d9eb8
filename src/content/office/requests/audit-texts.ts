import { auditActionLabels, automaticChange, customerChange } from './requests';
import { requestFieldLabels } from '@/content/request-fields';
import { fieldOfColumn } from '@/domain/request/request-fields';
import { formatDateTime } from '@/lib/format/format-date';
import { formatBytes } from '@/lib/format/format-bytes';
import { fieldText } from './field-text';
import { labelFileTexts } from './label-files';

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
    // Of the PDF of the label its size is kept.
    const isLabel = column === 'label_file';
    const [old, now] = [before[column], after[column]].map((value) =>
      field ? textOf(field, value) : isLabel ? labelText(value) : JSON.stringify(value),
    );
    return `${field ? requestFieldLabels[field] : isLabel ? labelFileTexts.title : column}: “${old}” werd “${now}”`;
  });
}

function labelText(bytes: unknown): string {
  return typeof bytes === 'number' ? formatBytes(bytes) : '-';
}
