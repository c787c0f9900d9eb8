import type { UseFormReturn } from 'react-hook-form';
import type { RequestFields, ValidRequestFields } from '@/domain/request/request';

export type RequestFormApi = UseFormReturn<RequestFields, unknown, ValidRequestFields>;

export interface FormSectionProps {
  form: RequestFormApi;
}

/** The fields in the order in which they stand on the page. */
export const fieldOrder = [
  'postcode',
  'houseNumber',
  'houseNumberAddition',
  'address',
  'propertyType',
  'rushService',
  'name',
  'email',
  'phone',
  'message',
] as const satisfies readonly (keyof RequestFields)[];

/** The id of a field's control, for its label and for the error summary. */
export function fieldId(name: keyof RequestFields): string {
  return `request-${name}`;
}
