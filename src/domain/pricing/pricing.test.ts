import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyPriceList } from '../../test/any-price-list.ts';
import { readPriceList, specificationList, writePriceList } from './price-list.ts';
import { calculatePrice, lowestPriceIn, propertyTypes, startingPrice, tariffFor } from './pricing.ts';

const anyType = fc.constantFrom(...propertyTypes);
const anyArea = fc.double({ min: 0.01, max: 2700, noNaN: true });

describe('calculatePrice', () => {
  test.each([
    [85, 285],
    [150, 285],
    [150.5, 300],
    [151, 300],
    [160, 300],
    [160.5, 315],
    [161, 315],
    [200, 360],
  ])('asks for a home of %d m² that is not detached %d euro', (surfaceArea, total) => {
    for (const propertyType of ['apartment', 'terraced', 'semi-detached', 'other'] as const) {
      expect(calculatePrice({ propertyType, surfaceArea, rushService: false }, specificationList).total).toBe(total);
    }
  });

  test.each([
    [150, 350],
    [200, 350],
    [201, 365],
    [210, 365],
    [211, 380],
    [250, 425],
  ])('asks for a detached home of %d m² %d euro', (surfaceArea, total) => {
    expect(calculatePrice({ propertyType: 'detached', surfaceArea, rushService: false }, specificationList).total).toBe(
      total,
    );
  });

  it('gives every part of the price', () => {
    expect(
      calculatePrice({ propertyType: 'detached', surfaceArea: 250, rushService: true }, specificationList),
    ).toEqual({
      basePrice: 350,
      includedArea: 200,
      extraSteps: 5,
      stepArea: 10,
      stepPrice: 15,
      extraAreaPrice: 75,
      rushPrice: 95,
      total: 520,
      isIndication: false,
    });
  });

  it('is an indication at the standard tariff while the type is unknown', () => {
    const price = calculatePrice({ propertyType: '', surfaceArea: 151, rushService: false }, specificationList);
    expect(price).toMatchObject({ total: 300, isIndication: true });
  });

  it('adds exactly what rush costs in the list, whatever the home', () => {
    fc.assert(
      fc.property(anyPriceList, anyType, anyArea, (list, propertyType, surfaceArea) => {
        const regular = calculatePrice({ propertyType, surfaceArea, rushService: false }, list);
        const rush = calculatePrice({ propertyType, surfaceArea, rushService: true }, list);
        expect(rush.total - regular.total).toBe(list.rushPrice);
      }),
    );
  });

  it('never gets cheaper with more area and never goes under the lowest price', () => {
    fc.assert(
      fc.property(anyPriceList, anyType, anyArea, anyArea, (list, propertyType, one, other) => {
        const small = calculatePrice({ propertyType, surfaceArea: Math.min(one, other), rushService: false }, list);
        const large = calculatePrice({ propertyType, surfaceArea: Math.max(one, other), rushService: false }, list);
        expect(large.total).toBeGreaterThanOrEqual(small.total);
        expect(small.total).toBeGreaterThanOrEqual(startingPrice({ propertyType, rushService: false }, list));
        expect(small.total).toBeGreaterThanOrEqual(lowestPriceIn(list));
      }),
    );
  });

  it('costs one step more at every started step above the included area', () => {
    fc.assert(
      fc.property(anyPriceList, anyType, fc.integer({ min: 0, max: 250 }), (list, propertyType, steps) => {
        const surfaceArea = tariffFor(propertyType, list).includedArea + steps * list.stepArea;
        const edge = calculatePrice({ propertyType, surfaceArea, rushService: false }, list);
        const over = calculatePrice({ propertyType, surfaceArea: surfaceArea + 0.5, rushService: false }, list);
        expect(edge.extraSteps).toBe(steps);
        expect(over.total - edge.total).toBe(list.stepPrice);
      }),
    );
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses an area of %d m²', (surfaceArea) => {
    expect(() => calculatePrice({ propertyType: 'other', surfaceArea, rushService: false }, specificationList)).toThrow(
      RangeError,
    );
  });
});

test('a list is read as it was written', () => {
  fc.assert(
    fc.property(anyPriceList, (list) => {
      expect(readPriceList(writePriceList(list))).toEqual(list);
    }),
  );
});

test.each([
  '',
  '2027-01-01',
  '2027-01-01 350 200 285 150 10 15',
  '2027-01-01 350 200 285 150 10 15 x',
  'x 1 2 3 4 5 6 7',
])('no list is read from %j', (text) => {
  expect(readPriceList(text)).toBeNull();
});
