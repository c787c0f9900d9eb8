import { customerActions, type CustomerAction } from '@/domain/request/field-types';

const names: Record<CustomerAction, string> = {
  message: 'stuurde een bericht',
  picked: 'koos een moment',
  moved: 'verzette de afspraak',
  cancelled: 'annuleerde',
  call: 'wil gebeld worden',
};

/** What the customer did, such as `verzette de afspraak`; '' for nothing. */
export function customerActionText(action: string): string {
  const known = customerActions.find((name) => name === action);
  return known === undefined ? '' : names[known];
}

/** `Klant verzette de afspraak` */
export function customerActionMark(action: CustomerAction): string {
  return `Klant ${names[action]}`;
}

/** Of what was done, and when. */
export function customerNews(action: string, moment: string): string {
  return `Nieuw van de klant: ${action} (${moment}).`;
}
