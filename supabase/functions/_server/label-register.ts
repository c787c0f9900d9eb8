import { z } from 'zod';
import { plausibleDay } from '../_shared/plausible-dates.ts';
import { labelClasses, type RegisteredLabel } from '../_shared/registered-label.ts';
import { readBody } from './read-body.ts';

// EP-Online, RVO's register of energy labels, version 5 of its public API: docs/label-register.md. Parsed tolerantly,
// because all that is known of it comes from programs that use it.

export interface LabelRegister {
  /** Base of the register, without a slash at its end. */
  registerUrl: string;
  /** Personal: it goes to the register, and nowhere else. */
  apiKey: string;
  /** The fetch function for the register. */
  send: (request: Request) => Promise<Response>;
}

export interface HomeAddress {
  /** Such as `3811AA`. */
  postcode: string;
  houseNumber: string;
  /** One letter; '' for none. */
  letter: string;
  /** At most four letters and digits; '' for none. */
  addition: string;
}

/**
 * `settings`: the register refuses our key; `refused`: it refuses this address; `unreadable`: the response cannot be
 * parsed; `too-large`: it is larger than that of any home.
 */
export type LabelFailure = 'settings' | 'refused' | 'too-many' | 'unavailable' | 'unreadable' | 'too-large';

/** Milliseconds; the site waits 8 seconds. */
const timeout = 7000;
/** Bytes of a response: a label takes about 2000, and a home has a few. */
const mostBytes = 1_000_000;
const mostLabels = 100;

const day = z
  .string()
  .transform((moment) => moment.slice(0, 10))
  .pipe(plausibleDay);
const name = z.string().trim().nullish().catch(null);
const objectId = z.union([z.string(), z.number()]).nullish().catch(null);

/** The fields that decide whether a registration is a label of this home. */
const registration = z.looseObject({
  Gebouwklasse: name,
  Status: name,
  Postcode: name,
  Huisnummer: z.coerce.string().nullish().catch(null),
  Huisletter: name,
  Huisnummertoevoeging: name,
});

const label = z
  .object({
    Energieklasse: z.string().trim().pipe(z.enum(labelClasses)),
    Registratiedatum: day,
    Geldig_tot: day,
    BAGVerblijfsobjectID: objectId,
    BAGLigplaatsID: objectId,
    BAGStandplaatsID: objectId,
  })
  .transform(({ Energieklasse, Registratiedatum, Geldig_tot, ...ids }): RegisteredLabel => ({
    labelClass: Energieklasse,
    registeredOn: Registratiedatum,
    validUntil: Geldig_tot,
    isOfBuilding: Object.values(ids).every((id) => (id ?? '') === ''),
  }));

/** The register as configured by the secrets; null without a key. */
export function labelRegister(read: (name: string) => string | undefined): LabelRegister | null {
  const apiKey = read('LABEL_API_KEY')?.trim() ?? '';
  const registerUrl = (read('LABEL_API_URL')?.trim() ?? '').replace(/\/+$/, '');
  if (apiKey === '') return null;
  return { registerUrl: registerUrl === '' ? 'https://public.ep-online.nl/api/v5' : registerUrl, apiKey, send: fetch };
}

/** The labels that the register holds for a home, [] for none; or why it did not say. Never throws. */
export async function findLabels(
  { registerUrl, apiKey, send }: LabelRegister,
  address: HomeAddress,
): Promise<RegisteredLabel[] | LabelFailure> {
  const query = new URLSearchParams({
    postcode: address.postcode,
    huisnummer: address.houseNumber,
    ...(address.letter !== '' && { huisletter: address.letter }),
    ...(address.addition !== '' && { huisnummertoevoeging: address.addition }),
  });
  try {
    const answer = await send(
      new Request(`${registerUrl}/PandEnergielabel/Adres?${query.toString()}`, {
        headers: { Authorization: apiKey, Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
    const text = await readBody(answer, mostBytes);
    if (text === null) return 'too-large';
    if (answer.ok) return readLabels(text, address);
    return answer.status === 404 && !isPage(text) ? [] : failureOf(answer.status);
  } catch {
    return 'unavailable';
  }
}

function failureOf(status: number): LabelFailure {
  if (status === 401 || status === 403) {
    console.error(`The label register refuses our key with status ${status}: check LABEL_API_KEY`);
    return 'settings';
  }
  if (status === 429) return 'too-many';
  return status === 400 ? 'refused' : 'unavailable';
}

function readLabels(text: string, address: HomeAddress): RegisteredLabel[] | LabelFailure {
  const parsed = z.array(registration).safeParse(parseJson(text));
  if (!parsed.success) return 'unreadable';
  if (parsed.data.length > mostLabels) return 'too-large';
  const own = parsed.data.filter((entry) => isOfHome(entry, address));
  const labels = own.flatMap((entry) => {
    const read = label.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  // Not "no label": there were some, in an unknown shape.
  return own.length > 0 && labels.length === 0 ? 'unreadable' : labels;
}

/** Not of a shop, of another address than was asked for, or of a home that is still to be built. */
function isOfHome(entry: z.output<typeof registration>, home: HomeAddress): boolean {
  const { Gebouwklasse, Status, Postcode, Huisnummer, Huisletter, Huisnummertoevoeging } = entry;
  const suffix = `${Huisletter ?? ''}${Huisnummertoevoeging ?? ''}`;
  return (
    (Gebouwklasse ?? 'W') === 'W' &&
    !/vergunning/i.test(Status ?? '') &&
    (Postcode ?? home.postcode).replace(/\s/g, '') === home.postcode &&
    (Huisnummer ?? home.houseNumber) === home.houseNumber &&
    suffix.toUpperCase() === `${home.letter}${home.addition}`.toUpperCase()
  );
}

/** Whether it is HTML: of a captive portal, or of a host that answers every path with its page. */
function isPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
