import type { StoredRequest } from './request-fields.ts';

type Place = Pick<StoredRequest, 'address' | 'postcode' | 'houseNumber' | 'houseNumberAddition'>;

/** The address on one line; one that was never looked up as `3811AA 12 A`, as far as known. '' when nothing is. */
export function addressLine({ address, postcode, houseNumber, houseNumberAddition }: Place): string {
  if (address !== '') return address;
  return [postcode, houseNumber, houseNumberAddition].filter((part) => part !== '').join(' ');
}
