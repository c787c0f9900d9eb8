import type { RegisterAddress } from '@/domain/address/address';
import { normalisePostcode } from '@/domain/address/address-input';
import { addressPage, buildingArea, registerAddress, registerProblem } from './address-register-contract';
import { callService, ServiceError, type Answer } from '@/lib/http';

export interface RegisterSettings {
  /** Base of the register or of a proxy, without a trailing slash; may be a path on the page's own origin. */
  url: string;
  /** '' when a proxy adds it. */
  key: string;
}

interface AddressQuery {
  postcode: string;
  /** 1–99999. */
  houseNumber: number;
}

/** Milliseconds for one query, all its pages together. */
const timeout = 8_000;
const pageSize = 100;
// A block of flats on one number can fill several pages; nobody chooses from more than these.
const maxPages = 5;

/**
 * Every address at a postcode and house number, letters and additions included; [] when there is none. Source:
 * Kadaster's BAG API v2 or the local stand-in. Throws a ServiceError, or the reason of the caller's abort.
 */
export async function findAddresses(
  settings: RegisterSettings,
  { postcode, houseNumber }: AddressQuery,
  signal: AbortSignal,
): Promise<RegisterAddress[]> {
  const deadline = Date.now() + timeout;
  const entries: unknown[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = new URLSearchParams({
      postcode: normalisePostcode(postcode),
      huisnummer: String(houseNumber),
      pageSize: String(pageSize),
    });
    if (page > 1) query.set('page', String(page));
    const answer = await ask(settings, `adressenuitgebreid?${query.toString()}`, deadline - Date.now(), signal);
    const { _embedded, _links } = readPage(answer);
    entries.push(..._embedded.adressen);
    if (_links.next === undefined) break;
  }
  return readAddresses(entries);
}

/**
 * The area in m² of the building object with this register id; null when the register has none, an implausible one or
 * does not respond: the caller then falls back. Throws only the reason of the caller's abort.
 */
export async function findBuildingArea(
  settings: RegisterSettings,
  objectId: string,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const answer = await ask(settings, `verblijfsobjecten/${encodeURIComponent(objectId)}`, timeout, signal);
    return answer.ok ? buildingArea.parse(JSON.parse(answer.body)) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

function ask({ url, key }: RegisterSettings, path: string, timeoutMs: number, signal: AbortSignal): Promise<Answer> {
  const headers = new Headers({ Accept: 'application/hal+json', 'Accept-Crs': 'epsg:28992' });
  if (key !== '') headers.set('X-Api-Key', key);
  return callService(`${url}/${path}`, timeoutMs, { headers, signal });
}

function readPage(answer: Answer) {
  if (answer.ok) {
    const page = addressPage.safeParse(parseJson(answer.body));
    if (page.success) return page.data;
    throw new ServiceError('unavailable', 'The address register answered something else than addresses');
  }
  const { code, errorDetail } = registerProblem.catch({ code: '', errorDetail: '' }).parse(parseJson(answer.body));
  if (answer.status === 404 && code === 'notFound') return addressPage.parse({});
  throw new ServiceError(
    errorCodeOf(answer.status, code !== '' && errorDetail === ''),
    `The address register answered ${answer.status} ${code || errorDetail}`.trim(),
  );
}

/** `fromRegister`: the register itself explains the error, and not the gateway in front of it. */
function errorCodeOf(status: number, fromRegister: boolean): ServiceError['code'] {
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 403 || (status === 400 && !fromRegister)) return 'configuration';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}

function readAddresses(entries: readonly unknown[]): RegisterAddress[] {
  const addresses = entries.flatMap((entry) => {
    const address = registerAddress.safeParse(entry);
    return address.success ? [address.data] : [];
  });
  // Not "no address found": there were some, in an unknown shape.
  if (entries.length > 0 && addresses.length === 0) {
    throw new ServiceError('unavailable', 'The address register answered addresses that could not be read');
  }
  return addresses;
}

/** Undefined for a body that is not JSON, as a proxy or gateway may send. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
