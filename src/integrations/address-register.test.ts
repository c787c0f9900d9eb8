import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { workArea } from '@/content/service-area';
import { formatAddress, matchAddresses } from '@/domain/address/address';
import { isWithinServiceArea } from '@/domain/address/within-area';
import { closeRegisters, serveAnswer, settingsOf } from '@/test/services/register-server';
import { serve, serveAddressRegister } from '../../tools/local/address-register/serve.ts';
import { findAddresses, type RegisterSettings } from './address-register';
import { ServiceError } from '@/lib/http';

const { signal } = new AbortController();
let settings: RegisterSettings;

beforeEach(async () => {
  settings = await settingsOf(serveAddressRegister());
});

afterEach(() => {
  vi.useRealTimers();
  closeRegisters();
});

function find(postcode: string, houseNumber: number) {
  return findAddresses(settings, { postcode, houseNumber }, signal);
}

async function errorCodeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'none';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

describe('findAddresses', () => {
  it('reads an address', async () => {
    const addresses = await find('1082 gb', 43);
    expect(addresses).toMatchObject([
      {
        street: 'Overvoorde',
        houseNumber: 43,
        letter: '',
        addition: '2',
        postcode: '1082GB',
        city: 'Amsterdam',
        surfaceArea: 76,
        constructionYear: 1962,
        objectKind: 'building-object',
        isDwelling: true,
        isUnderInvestigation: false,
        position: { x: 119_832, y: 482_903 },
      },
    ]);
    expect(addresses[0]?.id).toMatch(/^036320\d{10}$/);
    expect(addresses[0]?.objectId).toMatch(/^036301\d{10}$/);
  });

  it('gives nothing where nothing is', async () => {
    expect(await find('9999ZZ', 99)).toEqual([]);
  });

  it('gives every letter and addition of a number', async () => {
    const addresses = await find('2391PH', 1);
    expect(addresses).toHaveLength(15);
    const match = matchAddresses(addresses, 'a-7');
    expect(match.kind === 'found' && formatAddress(match.address)).toBe('Belgiëlaan 1A-7, 2391 PH Hazerswoude-Dorp');
  });

  it('turns the pages of a large block', async () => {
    const addresses = await find('3584ZZ', 111);
    expect(addresses).toHaveLength(130);
    expect(new Set(addresses.map(({ id }) => id)).size).toBe(130);
  });

  it('asks what the register expects, without a key when a proxy adds it', async () => {
    const asked: unknown[] = [];
    const proxy = await settingsOf(
      serve((request, response) => {
        const { accept, 'accept-crs': crs, 'x-api-key': key } = request.headers;
        asked.push(request.url, accept, crs, key);
        response.end('{}');
      }),
    );
    await findAddresses({ ...proxy, key: '' }, { postcode: '3811 aa', houseNumber: 12 }, signal);
    expect(asked).toEqual([
      '/adressenuitgebreid?postcode=3811AA&huisnummer=12&pageSize=100',
      'application/hal+json',
      'epsg:28992',
      undefined,
    ]);
  });

  test.each([
    ['3812ZA', 1, 'has no area', { surfaceArea: null, isDwelling: true }],
    ['3812ZD', 1, 'has the area 999', { surfaceArea: null }],
    ['3812ZD', 2, 'has the area 99999', { surfaceArea: null }],
    ['3812ZE', 1, 'is a stand', { objectKind: 'stand', isDwelling: false, surfaceArea: null }],
    [
      '1013ZZ',
      7,
      'is a berth',
      {
        objectKind: 'berth',
        isDwelling: false,
        position: { x: 120_920, y: 487_617 },
      },
    ],
    ['3812ZG', 1, 'is a shop', { isDwelling: false, surfaceArea: 240 }],
    ['3812ZG', 2, 'is a shop with a home', { isDwelling: true }],
    ['3812ZH', 1, 'is under investigation', { isUnderInvestigation: true, surfaceArea: 104 }],
  ])('%s %d %s', async (postcode, houseNumber, _what, expected) => {
    const [address] = await find(postcode, houseNumber);
    expect(address).toMatchObject(expected);
  });

  it('knows where an address is', async () => {
    const [near] = await find('2517AM', 100);
    const [far] = await find('6211PE', 84);
    expect(near?.position && isWithinServiceArea(near.position, workArea)).toBe(true);
    expect(far?.position && isWithinServiceArea(far.position, workArea)).toBe(false);
  });

  test.each([
    ['too many questions', '9999AA', 'rate-limited'],
    ['no source', '9999AB', 'unavailable'],
    ['a wrong key', '9999AC', 'configuration'],
    ['no key', '9999AD', 'configuration'],
    ['an HTML page', '9999AE', 'portal'],
    ['a connection that is cut', '9999AH', 'unavailable'],
    ['a refusal', '9999AJ', 'refused'],
  ])('tells %s apart', async (_what, postcode, code) => {
    expect(await errorCodeOf(find(postcode, 1))).toBe(code);
  });

  test.each([
    [400, 'no JSON', 'configuration'],
    [400, '{"code":"paramsValidation"}', 'refused'],
    [400, '{"code":"x","errorDetail":"Missing API Key"}', 'configuration'],
    [403, '', 'configuration'],
    [404, 'Not Found', 'refused'],
    [404, '{"code":"notFound"}', 'none'],
    [406, '{"code":"notAcceptable"}', 'refused'],
    [500, '', 'unavailable'],
    [200, '', 'unavailable'],
    [200, '[]', 'unavailable'],
    [200, 'null', 'unavailable'],
    [200, '{"_embedded":{"adressen":"geen"}}', 'unavailable'],
    [200, '{"_embedded":{"adressen":[{"huisnummer":12},7]}}', 'unavailable'],
    [200, '{"_embedded":{}}', 'none'],
  ])('judges %d with body %j', async (status, body, code) => {
    settings = await serveAnswer(status, body);
    expect(await errorCodeOf(find('3811AA', 12))).toBe(code);
  });

  it('uses what can be read and leaves the rest', async () => {
    const good = {
      nummeraanduidingIdentificatie: '1',
      openbareRuimteNaam: 'Langestraat',
      huisnummer: 12,
      woonplaatsNaam: 'Amersfoort',
    };
    const odd = {
      ...good,
      nummeraanduidingIdentificatie: '2',
      huisletter: null,
      oppervlakte: '118',
      gebruiksdoelen: 'woonfunctie',
      inonderzoek: { toelichting: ['iets'], huisnummer: false },
      adresseerbaarObjectGeometrie: { punt: { coordinates: [5.38, 52.15] } },
    };
    settings = await serveAnswer(
      200,
      JSON.stringify({ _embedded: { adressen: [good, null, { ...good, huisnummer: 'x' }, odd] } }),
    );
    const nothingKnown = {
      objectId: null,
      letter: '',
      addition: '',
      postcode: '',
      surfaceArea: null,
      isDwelling: false,
      isUnderInvestigation: false,
      position: null,
    };
    expect(await find('3811AA', 12)).toMatchObject([
      { id: '1', ...nothingKnown },
      { id: '2', ...nothingKnown },
    ]);
  });

  it('takes no berth for a dwelling, whatever its use', async () => {
    const berth = {
      nummeraanduidingIdentificatie: '1',
      openbareRuimteNaam: 'Kade',
      huisnummer: 7,
      woonplaatsNaam: 'Amsterdam',
    };
    const adressen = [{ ...berth, typeAdresseerbaarObject: 'Ligplaats', gebruiksdoelen: ['woonfunctie'] }];
    settings = await serveAnswer(200, JSON.stringify({ _embedded: { adressen } }));
    expect(await find('1013ZZ', 7)).toMatchObject([{ objectKind: 'berth', isDwelling: false }]);
  });

  it('is not there when nothing answers at the address', async () => {
    const gone = await serveAnswer(200, '{}');
    closeRegisters();
    expect(await errorCodeOf(findAddresses(gone, { postcode: '3811AA', houseNumber: 12 }, signal))).toBe('unavailable');
  });

  it('waits eight seconds and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    let code = 'waiting';
    const answer = errorCodeOf(find('9999AG', 1)).then((outcome) => (code = outcome));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(code).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('unavailable');
  });

  it('stops with the reason of the caller', async () => {
    const controller = new AbortController();
    const answer = findAddresses(settings, { postcode: '9999AF', houseNumber: 1 }, controller.signal);
    const reason = new Error('newer input');
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
