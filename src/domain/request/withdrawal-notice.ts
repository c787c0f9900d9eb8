import { cleanLine } from '#shared/text.ts';
import { normalisePostcode, isPostcode } from '../address/address-input.ts';

/** What somebody says to withdraw from, as typed. */
export interface WithdrawalNotice {
  name: string;
  email: string;
  /** Of the request; or else the home and the day, YYYY-MM-DD. */
  reference: string;
  postcode: string;
  houseNumber: string;
  orderedOn: string;
}

export type NoticeField = keyof WithdrawalNotice | 'which';

/** The same without what people add in typing or pasting, such as characters that nobody sees. */
export function cleanNotice({ name, email, reference, postcode, ...rest }: WithdrawalNotice): WithdrawalNotice {
  return {
    name: cleanLine(name),
    email: cleanLine(email).replace(/\s/g, ''),
    reference: reference.replace(/[^0-9a-z]/gi, '').toUpperCase(),
    postcode: normalisePostcode(postcode),
    houseNumber: cleanLine(rest.houseNumber).toUpperCase(),
    orderedOn: rest.orderedOn,
  };
}

/** The fields of a clean notice that are wrong, in the order of the form: a number or else the whole home identifies the order. */
export function noticeProblems(notice: WithdrawalNotice): NoticeField[] {
  const { name, email, reference, postcode, houseNumber, orderedOn } = notice;
  const hasHome = [postcode, houseNumber, orderedOn].some((value) => value !== '');
  const checks: [NoticeField, boolean][] = [
    ['name', name !== '' && name.length <= 100],
    ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254],
    ['which', reference !== '' || hasHome],
    ['reference', reference === '' || /^[0-9A-F]{8}$/.test(reference)],
    ['postcode', hasHome ? isPostcode(postcode) : true],
    ['houseNumber', hasHome ? /^[1-9]\d{0,4}[0-9A-Z /.-]{0,11}$/.test(houseNumber) : true],
    ['orderedOn', hasHome ? /^20\d\d-\d\d-\d\d$/.test(orderedOn) : true],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([field]) => field);
}
