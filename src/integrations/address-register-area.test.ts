import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { closeRegisters, serveAnswer, settingsOf } from '@/test/services/register-server';
import { serve, serveAddressRegister } from '../../tools/local/address-register/serve.ts';
import { findAddresses, findBuildingArea, type RegisterSettings } from './address-register';

const { signal } = new AbortController();
let settings: RegisterSettings;

beforeEach(async () => {
  settings = await settingsOf(serveAddressRegister());
});

afterEach(() => {
  closeRegisters();
});

describe('findBuildingArea', () => {
  async function areaAt(postcode: string, houseNumber: number) {
    const [address] = await findAddresses(settings, { postcode, houseNumber }, signal);
    return findBuildingArea(settings, address?.objectId ?? '', signal);
  }

  test.each([
    ['3812ZA', 1, 'knows what the address does not', 127],
    ['3812ZD', 4, 'knows better than the address', 131],
    ['3812ZB', 1, 'does not know it either', null],
    ['3812ZC', 1, 'is not found', null],
    ['3812ZC', 2, 'cannot be read', null],
    ['3812ZD', 1, 'holds junk', null],
    ['3812ZE', 1, 'is a stand', null],
  ])('%s %d: the object %s', async (postcode, houseNumber, _what, area) => {
    expect(await areaAt(postcode, houseNumber)).toBe(area);
  });

  test.each([
    ['{"oppervlakte":95}', 95],
    ['{"verblijfsobject":{"oppervlakte":96},"oppervlakte":95}', 96],
    ['{"verblijfsobject":null,"oppervlakte":95}', 95],
    ['{"verblijfsobject":{"oppervlakte":"96"}}', null],
    ['{"verblijfsobject":[]}', null],
    ['{}', null],
    ['null', null],
    ['<html>', null],
  ])('reads %s', async (body, area) => {
    expect(await findBuildingArea(await serveAnswer(200, body), '1', signal)).toBe(area);
  });

  it('is null when a good-looking body comes with an error', async () => {
    expect(await findBuildingArea(await serveAnswer(500, '{"oppervlakte":95}'), '1', signal)).toBeNull();
  });

  it('asks for the object by a safe path', async () => {
    let asked: string | undefined;
    const proxy = await settingsOf(
      serve((request, response) => {
        asked = request.url;
        response.end('{}');
      }),
    );
    await findBuildingArea(proxy, '../x?y', signal);
    expect(asked).toBe('/verblijfsobjecten/..%2Fx%3Fy');
  });

  it('stops with the reason of the caller', async () => {
    const controller = new AbortController();
    const silent = await settingsOf(
      serve(() => {
        controller.abort(new Error('newer input'));
      }),
    );
    await expect(findBuildingArea(silent, '1', controller.signal)).rejects.toThrow('newer input');
  });
});
