import { propertyTypeLabels } from '@/content/public/property-types';
import { requestStatusLabels } from '@/content/office/request-statuses';
import type { Submission } from '@/data/requests/submission';
import { propertyTypes } from '@/domain/pricing/pricing';
import type { RequestEdit } from '@/domain/request/request-edit';
import { knownStatus } from '@/domain/request/request-status';
import { formatArea, formatEuro } from '@/lib/format';

/** A value as people read it; an empty one is a dash. */
export function orDash(text: string): string {
  return text.trim() === '' ? '-' : text;
}

/** The Dutch name of a type of home; one that is not known shows as it was stored. */
export function propertyTypeText(stored: string): string {
  const known = propertyTypes.find((propertyType) => propertyType === stored);
  return known ? propertyTypeLabels[known] : orDash(stored);
}

export function priceText(price: number | null): string {
  return price === null ? '-' : formatEuro(price);
}

export function areaText(area: number | null): string {
  return area === null ? '-' : `${formatArea(area)} m²`;
}

/** `05-12-2026` of `2026-12-05`, by text alone: a date without a time is in no time zone. */
export function dateText(date: string): string {
  return orDash(date.split('-').reverse().join('-'));
}

/** What went out about a request: the mail of the form, and the message to the automation after the last save. */
export function deliveryText({ isMailFailed, webhookStatus }: Submission): string {
  const mail = isMailFailed ? 'mail niet verzonden' : 'mail verzonden';
  if (webhookStatus === '') return mail;
  return `${mail}, automatisering ${webhookStatus === 'sent' ? 'op de hoogte' : 'niet bereikt'}`;
}

/** The fields of an edit, as people know them. */
export const fieldLabels: Record<keyof RequestEdit, string> = {
  status: 'Status',
  appointmentDate: 'Datum afspraak',
  appointmentTime: 'Tijd afspraak',
  notes: 'Notities',
};

/** The value of a field of an edit, as people read it. */
export function fieldText(field: keyof RequestEdit, value: string): string {
  if (field === 'status') return requestStatusLabels[knownStatus(value)];
  return field === 'appointmentDate' ? dateText(value) : orDash(value);
}
