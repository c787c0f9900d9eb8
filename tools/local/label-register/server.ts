import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { daysOf, labelHomes, labelPostcode, type StoredLabel } from './homes.ts';

/** A registration of a home, by its postcode, number, letter and addition. */
export interface Registration extends StoredLabel {
  postcode: string;
  houseNumber: number;
  suffix: string;
}

interface StandIn {
  app: Hono;
  /** Calls it in this process; a slow response can be aborted, as over a network. */
  send: (request: Request) => Promise<Response>;
  /** Registers a label, as an adviser does. */
  register: (registration: Registration) => void;
}

export const labelKey = 'local';

const patterns: Readonly<Record<string, RegExp>> = {
  postcode: /^[1-9][0-9]{3}[A-Z]{2}$/,
  huisnummer: /^[0-9]{1,5}$/,
  huisletter: /^[A-Za-z]$/,
  huisnummertoevoeging: /^[0-9A-Za-z]{1,4}$/,
};

/**
 * A stand-in for EP-Online with a few made-up homes: the one query of our Edge Functions, with the errors that the
 * register returns (docs/label-register.md). For local use.
 */
export function createLabelRegister(): StandIn {
  const registrations: Registration[] = labelHomes.flatMap(({ houseNumber, labels }) =>
    labels.map((label) => ({ ...label, postcode: labelPostcode, houseNumber, suffix: '' })),
  );
  const app = new Hono();

  app.get('/PandEnergielabel/Adres', async (c) => {
    if (c.req.header('Authorization') !== labelKey) return c.text('', 401);
    const query = c.req.query();
    const { postcode, huisnummer, huisletter = '', huisnummertoevoeging = '' } = query;
    const isRight = Object.entries(query).every(([name, value]) => patterns[name]?.test(value));
    if (!isRight || postcode === undefined || huisnummer === undefined) return c.json({ title: 'Bad Request' }, 400);
    const houseNumber = Number(huisnummer);
    const home = postcode === labelPostcode && labelHomes.find((known) => known.houseNumber === houseNumber);
    if (home && home.wait !== undefined) await sleep(home.wait, undefined, { ref: false });
    if (home && home.fault) return c.body(home.fault.body, home.fault.status);
    const suffix = `${huisletter}${huisnummertoevoeging}`.toUpperCase();
    const labels = registrations.filter(
      (known) =>
        known.postcode === postcode && known.houseNumber === houseNumber && known.suffix.toUpperCase() === suffix,
    );
    return labels.length === 0 ? c.json({ title: 'Not Found' }, 404) : c.json(labels.map(answerOf));

    function answerOf(label: Registration) {
      const { registeredOn, validUntil } = daysOf(label, new Date());
      return {
        Registratiedatum: `${registeredOn}T00:00:00`,
        Opnamedatum: `${registeredOn}T00:00:00`,
        Geldig_tot: `${validUntil}T00:00:00`,
        Soort_opname: 'Basisopname',
        Status: label.isOfPermit ? 'Vergunningsaanvraag' : 'Bestaand',
        Gebouwklasse: label.isUtility ? 'U' : 'W',
        Gebouwtype: label.isUtility ? null : 'Rijwoning tussen',
        Postcode: postcode,
        Huisnummer: houseNumber,
        Huisletter: huisletter === '' ? null : huisletter,
        Huisnummertoevoeging: huisnummertoevoeging === '' ? null : huisnummertoevoeging,
        BAGVerblijfsobjectID: label.isOfBuilding ? null : `0307010${String(houseNumber).padStart(9, '0')}`,
        BAGPandIDs: [`0307100${String(houseNumber).padStart(9, '0')}`],
        Bouwjaar: 1978,
        Gebruiksoppervlakte_thermische_zone: 104,
        Energieklasse: label.labelClass,
      };
    }
  });

  async function send(request: Request): Promise<Response> {
    const isGivenUp = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new Error('The register took too long')));
    });
    return Promise.race([app.fetch(request), isGivenUp]);
  }

  app.all('*', (c) => c.text('Not Found', 404));
  return { app, send, register: (registration) => registrations.push(registration) };
}
