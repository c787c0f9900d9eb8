import { requestStatusLabels } from './requests';
import { customerActionText } from './customer-actions';
import { propertyTypeLabel } from '@/content/public/request/property-types';
import {
  appointmentOriginLabels,
  orderedAsConsumer,
  payerKindLabels,
  requestSourceLabels,
} from '@/content/request-fields';
import {
  appointmentOrigins,
  formValue,
  payerKinds,
  requestSources,
  type FieldFormat,
} from '@/domain/request/field-types';
import { requestFields, type RequestFieldName } from '@/domain/request/request-fields';
import { knownStatus } from '@/domain/request/request-status';
import { formatArea } from '@/lib/format/format-area';
import { formatEuro } from '#shared/format-euro.ts';
import { formatDateTime, formatNumericDay } from '@/lib/format/format-date';
import { formatCents } from '#shared/format-cents.ts';

/** How the values of a format are shown, where that differs from how they are stored. */
interface Formatter {
  text?: (value: string) => string;
  number?: (value: number) => string;
  /** Shown for an empty value. */
  empty?: string;
}

type Formatters = Partial<Record<FieldFormat, Formatter>>;

const formatters: Formatters = {
  area: { number: (value) => `${formatArea(value)} m²` },
  'appointment-origin': {
    text: (value) => appointmentOriginLabels[appointmentOrigins.find((origin) => origin === value) ?? 'adviser'],
  },
  'customer-action': { text: (value) => customerActionText(value) },
  date: { text: formatNumericDay },
  done: { text: formatDateTime },
  'local-moment': { text: (value) => `${formatNumericDay(value.slice(0, 10))} ${value.slice(11)}` },
  moment: { text: formatDateTime },
  outcome: { text: (value) => yesOrNo(value === 'sent') },
  'payer-kind': { text: (value) => payerKindLabels[payerKinds.find((kind) => kind === value) ?? 'person'] },
  'ordered-as': { text: (value) => (value === '' ? '' : orderedAsConsumer) },
  price: { number: formatEuro },
  cents: { number: formatCents },
  'property-type': { text: propertyTypeLabel },
  source: { text: (value) => requestSourceLabels[requestSources.find((source) => source === value) ?? 'website'] },
  status: { text: (value) => requestStatusLabels[knownStatus(value)] },
  time: { text: (value) => value.slice(0, 5) },
};

/** A value formatted for display; an empty one is a dash. */
export function orDash(text: string): string {
  return text.trim() === '' ? '-' : text;
}

/** `05-12-2026` of `2026-12-05`; a dash for none. */
export function dateText(date: string): string {
  return orDash(formatNumericDay(date));
}

/** A stored value of a field formatted for display; an empty one is a dash. */
export function fieldText(field: RequestFieldName, value: unknown): string {
  return orDash(valueText(field, value));
}

/** The same, but '' for an empty value; `exceptions` overrides the notation of some formats. */
export function valueText(field: RequestFieldName, value: unknown, exceptions: Formatters = {}): string {
  const { format } = requestFields[field];
  const { text, number, empty = '' } = exceptions[format] ?? formatters[format] ?? {};
  if (value === null || value === undefined || value === '') return empty;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return number ? number(value) : formValue(value);
  if (typeof value === 'string') return text ? text(value) : value;
  return JSON.stringify(value);
}

function yesOrNo(value: boolean): string {
  return value ? 'Ja' : 'Nee';
}
