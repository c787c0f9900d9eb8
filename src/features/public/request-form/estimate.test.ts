import { describe, expect, it } from 'vitest';
import { buildAddress } from '@/test/factories';
import { specificationList } from '@/domain/pricing/price-list';
import { estimate as estimateBy } from './estimate';

const edits = {
  addressId: buildAddress().id,
  street: 'Andere straat',
  city: 'Soest',
  municipality: 'Soest',
  province: 'Utrecht',
  surfaceArea: 151,
  constructionYear: null,
};
const known = {
  address: buildAddress(),
  registerArea: 120,
  edits: null,
  propertyType: 'terraced',
  rushService: false,
} as const;

function estimate(input: Parameters<typeof estimateBy>[0]) {
  return estimateBy(input, specificationList);
}

describe('estimate', () => {
  it('is empty without an address or a surface area', () => {
    const nothing = estimate({ ...known, address: null, registerArea: null });
    expect(nothing.price).toBeNull();
    expect(nothing.fullAddress).toBe('');
  });

  it('uses the area of the register', () => {
    expect(estimate(known)).toMatchObject({
      details: {
        street: 'Langestraat',
        city: 'Amersfoort',
        municipality: 'Amersfoort',
        province: 'Unknown',
        isAreaEstimated: false,
      },
      fullAddress: 'Langestraat 12, 3811 AA Amersfoort',
      price: { total: 285, isIndication: false },
    });
  });

  it('guesses 150 m² for a detached home and 85 m² for others, and says so', () => {
    const detached = estimate({ ...known, registerArea: null, propertyType: 'detached' });
    expect(detached.details).toMatchObject({ surfaceArea: 150, isAreaEstimated: true });
    expect(detached.price?.total).toBe(350);
    expect(estimate({ ...known, registerArea: null }).details.surfaceArea).toBe(85);
  });

  it('follows the type of home at once, and is an indication without one', () => {
    expect(estimate({ ...known, registerArea: 201, propertyType: 'detached' }).price?.total).toBe(365);
    const typed = { ...known, address: null, registerArea: null, edits: { ...edits, addressId: '', surfaceArea: 201 } };
    expect(estimate({ ...typed, propertyType: '' }).price).toMatchObject({ total: 375, isIndication: true });
  });

  it('guesses no type of an address that is no dwelling', () => {
    const shop = {
      ...known,
      address: buildAddress({ isDwelling: false }),
      registerArea: 240,
      propertyType: '',
    } as const;
    expect(estimate(shop)).toMatchObject({ price: { total: 420, isIndication: true }, guess: null });
  });

  it('guesses the type of an address, with the other price beside it', () => {
    expect(estimate({ ...known, registerArea: 201, propertyType: '' })).toMatchObject({
      price: { total: 365, isIndication: true },
      guess: { propertyType: 'detached', other: { propertyType: 'terraced', price: 375 } },
    });
    expect(estimate({ ...known, propertyType: 'terraced', isTypeGuessed: true })).toMatchObject({
      price: { total: 285, isIndication: true },
      guess: { other: { propertyType: 'detached', price: 350 } },
    });
    expect(estimate(known).guess).toBeNull();
  });

  it('is certain of a home whose number has an addition', () => {
    const apartment = estimate({ ...known, address: buildAddress({ addition: '2' }), propertyType: '' });
    expect(apartment).toMatchObject({ price: { total: 285, isIndication: false }, guess: null });
  });

  it('takes the corrections of the visitor over the register', () => {
    expect(estimate({ ...known, edits })).toMatchObject({
      details: { street: 'Andere straat', province: 'Utrecht', surfaceArea: 151 },
      fullAddress: 'Andere straat 12, 3811 AA Soest',
      price: { total: 300 },
    });
  });

  it('sends the details of the register, or those of the visitor', () => {
    const address = buildAddress({ position: { x: 155_000.6, y: 463_000.4 } });
    const priceList = specificationList.validFrom;
    const registered = {
      ...{ surfaceArea: 120, constructionYear: 1962, rdX: 155_001, rdY: 463_000 },
      ...{ priceList, calculatedPrice: 285 },
    };
    expect(estimate({ ...known, address }).estimated).toEqual(registered);
    const corrected = { ...registered, surfaceArea: 151, constructionYear: null, calculatedPrice: 300 };
    expect(estimate({ ...known, address, edits }).estimated).toEqual(corrected);
    const nothing = {
      surfaceArea: null,
      constructionYear: null,
      rdX: null,
      rdY: null,
      priceList,
      calculatedPrice: null,
    };
    expect(estimate({ ...known, address: null, registerArea: null }).estimated).toEqual(nothing);
  });

  it('drops corrections of another address', () => {
    expect(estimate({ ...known, edits: { ...edits, addressId: 'another' } }).details.surfaceArea).toBe(120);
  });

  it('prices an area that was typed without an address', () => {
    const typed = estimate({ ...known, address: null, registerArea: null, edits: { ...edits, addressId: '' } });
    expect(typed.price?.total).toBe(300);
    expect(typed.fullAddress).toBe('');
  });
});
