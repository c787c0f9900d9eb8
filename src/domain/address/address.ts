import { normaliseSuffix } from './address-input.ts';

export interface RdPosition {
  /** Metres to the east and to the north in the Dutch grid (RD, EPSG:28992). */
  x: number;
  y: number;
}

/** An address as the national address register (BAG) knows it. */
export interface RegisterAddress {
  /** Register id of the address; one building object can have several addresses. */
  id: string;
  /** Register id of the building object, pitch or berth that the address belongs to. */
  objectId: string | null;
  street: string;
  houseNumber: number;
  /** One letter, '' for none. */
  letter: string;
  /** One to four letters and digits, '' for none. */
  addition: string;
  /** '' for the few addresses that have none. */
  postcode: string;
  /** The register's own name of the place: `'s-Gravenhage` for Den Haag. */
  city: string;
  /** Square metres; null when the register has none or an implausible one. */
  surfaceArea: number | null;
  /** Year in which the building was first completed; null when the register has none or an implausible one. */
  constructionYear: number | null;
  objectKind: 'building-object' | 'stand' | 'berth';
  /** A building object that may be lived in. */
  isDwelling: boolean;
  /** The register marks at least one of its facts about this address as under investigation. */
  isUnderInvestigation: boolean;
  position: RdPosition | null;
}

/** The year of construction that a text holds, such as `1962`; null for any other text and for an improbable year. */
export function parseConstructionYear(text: string): number | null {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : 0;
  return year >= 1100 && year <= 2100 ? year : null;
}

type AddressMatch =
  { kind: 'found'; address: RegisterAddress } | { kind: 'choose'; addresses: RegisterAddress[] } | { kind: 'none' };

const naturalOrder = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/**
 * Finds the address a visitor means among those of one postcode and house number, by the suffix as typed (D-15;
 * ignoring case, spaces and punctuation). Only an address with exactly that suffix is found; in any other case the
 * visitor chooses, in natural order, also when there is only one: `43` is not `43-2` until they say so.
 */
export function matchAddresses(addresses: readonly RegisterAddress[], suffix: string): AddressMatch {
  const known = [...new Map(addresses.map((address) => [address.id, address])).values()].sort(compareAddresses);
  if (known.length === 0) return { kind: 'none' };

  const exact = known.filter((address) => hasSuffix(address, suffix));
  const [match] = exact;
  if (match !== undefined)
    return exact.length === 1 ? { kind: 'found', address: match } : { kind: 'choose', addresses: exact };
  return { kind: 'choose', addresses: known };
}

/** Whether an address has exactly this suffix, in whatever way it was typed. */
export function hasSuffix(address: RegisterAddress, suffix: string): boolean {
  return normaliseSuffix(address.letter + address.addition) === normaliseSuffix(suffix);
}

/** What people call the place of an address: the register's `'s-Gravenhage` is Den Haag. */
export function placeName(city: string): string {
  return city === "'s-Gravenhage" ? 'Den Haag' : city;
}

/** On one line, as on an envelope: `Dorpsstraat 15c, 2631 CR Nootdorp`. */
export function formatAddress(address: RegisterAddress): string {
  const postcode = address.postcode.replace(/^(\d{4})(\w{2})$/, '$1 $2');
  return `${address.street} ${formatHouseNumber(address)}, ${`${postcode} ${address.city}`.trim()}`;
}

/** Number and letter, with the addition after a hyphen: `15c`, `43-2`, `237A-V`. */
export function formatHouseNumber({ houseNumber, letter, addition }: RegisterAddress): string {
  return `${houseNumber}${letter}${addition === '' ? '' : `-${addition}`}`;
}

/** The number of an address as the two fields of a form hold it: `43` and `2`, `237` and `A-V`. */
export function splitHouseNumber(address: RegisterAddress): Record<'houseNumber' | 'houseNumberAddition', string> {
  const houseNumber = String(address.houseNumber);
  return { houseNumber, houseNumberAddition: formatHouseNumber(address).slice(houseNumber.length).replace(/^-/, '') };
}

function compareAddresses(one: RegisterAddress, other: RegisterAddress): number {
  return (
    one.houseNumber - other.houseNumber ||
    naturalOrder.compare(one.letter, other.letter) ||
    naturalOrder.compare(one.addition, other.addition) ||
    naturalOrder.compare(one.street, other.street) ||
    naturalOrder.compare(one.id, other.id)
  );
}
