import type { StoredRequest } from '../request/request-fields.ts';
import { requestReference } from '../request/request-reference.ts';

/** What tells the home of a request from others. */
type LabelledRequest = Pick<StoredRequest, 'id' | 'address' | 'postcode' | 'houseNumber' | 'houseNumberAddition'>;

/** Postcode, number and addition, as in `3811AA 12`, `3811 aa-12-A` and `3811AA_12bis`. */
const postalHome = /([1-9]\d{3})[ _-]?([A-Z]{2})[ ,_-]*(\d{1,5})(?:[ _-]?([A-Z0-9]{1,4}))?(?![A-Z0-9])/;
/** Not a part of a longer number or word. */
const reference = /(?<![A-Z0-9])[0-9A-F]{8}(?![A-Z0-9])/;

/** The requests that the name of a file means: by reference, by postcode and number, or else by street and number. */
export function namedRequests<Request extends LabelledRequest>(
  fileName: string,
  requests: readonly Request[],
): Request[] {
  const name = readName(fileName);
  const named = requests.filter(({ id }) => requestReference(id) === name.reference);
  if (named.length > 0) return named;
  if (name.home !== null) return requests.filter((request) => postalKey(request) === name.home);
  return requests.filter((request) => hasStreet(name.words, request));
}

/** Whether the name of a file names another home than that of a request; false when it names none. */
export function namesOtherHome(fileName: string, request: LabelledRequest): boolean {
  const name = readName(fileName);
  if (name.reference === requestReference(request.id)) return false;
  return name.home === null ? false : name.home !== postalKey(request);
}

function readName(fileName: string) {
  const name = fileName.replace(/\.[^.]*$/, '').toUpperCase();
  const home = postalHome.exec(name);
  return {
    reference: reference.exec(name)?.[0],
    home: home && [...home.slice(1, 3), Number(home[3]), home[4] ?? ''].join(' '),
    words: toWords(name),
  };
}

/** As `readName` writes it; '' for a request without a postcode. */
function postalKey({ postcode, houseNumber, houseNumberAddition }: LabelledRequest): string {
  if (postcode === '') return '';
  const addition = houseNumberAddition.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return [postcode.slice(0, 4), postcode.slice(4), Number(houseNumber), addition].join(' ');
}

/** Street and number as whole words, with nothing after them that may be an addition. */
function hasStreet(words: string, { address, houseNumber, houseNumberAddition }: LabelledRequest): boolean {
  const [line = ''] = address.split(',');
  const number = [houseNumber, houseNumberAddition].filter(Boolean).join(' ');
  const home = toWords(/\d/.test(line) ? line : `${line} ${number}`);
  if (!/\p{L}{3}.*\d/u.test(home)) return false;
  return new RegExp(`(?:^| )${home}(?: [^ ]{5,}|$)`, 'u').test(words);
}

function toWords(text: string): string {
  return text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
