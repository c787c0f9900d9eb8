import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculatePrice, listPriceDifference, lowestPrice, propertyTypes } from './pricing.ts';

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
      expect(calculatePrice({ propertyType, surfaceArea, rushService: false }).total).toBe(total);
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
    expect(calculatePrice({ propertyType: 'detached', surfaceArea, rushService: false }).total).toBe(total);
  });

  it('gives every part of the price', () => {
    expect(calculatePrice({ propertyType: 'detached', surfaceArea: 250, rushService: true })).toEqual({
      basePrice: 350,
      includedArea: 200,
      extraSteps: 5,
      extraAreaPrice: 75,
      rushPrice: 95,
      total: 520,
      isIndication: false,
    });
  });

  it('is an indication at the standard tariff while the type is unknown', () => {
    const price = calculatePrice({ propertyType: '', surfaceArea: 151, rushService: false });
    expect(price).toMatchObject({ total: 300, isIndication: true });
  });

  it('adds exactly 95 for rush, whatever the home', () => {
    fc.assert(
      fc.property(anyType, anyArea, (propertyType, surfaceArea) => {
        const regular = calculatePrice({ propertyType, surfaceArea, rushService: false });
        const rush = calculatePrice({ propertyType, surfaceArea, rushService: true });
        expect(rush.total - regular.total).toBe(95);
      }),
    );
  });

  it('never gets cheaper with more area and never goes under the lowest price', () => {
    fc.assert(
      fc.property(anyType, anyArea, anyArea, (propertyType, one, other) => {
        const small = calculatePrice({ propertyType, surfaceArea: Math.min(one, other), rushService: false });
        const large = calculatePrice({ propertyType, surfaceArea: Math.max(one, other), rushService: false });
        expect(large.total).toBeGreaterThanOrEqual(small.total);
        expect(small.total).toBeGreaterThanOrEqual(lowestPrice);
      }),
    );
  });

  it('steps by 15 at every started 10 m² above the included area', () => {
    fc.assert(
      fc.property(anyType, fc.integer({ min: 0, max: 250 }), (propertyType, steps) => {
        const { includedArea } = calculatePrice({ propertyType, surfaceArea: 1, rushService: false });
        const edge = calculatePrice({ propertyType, surfaceArea: includedArea + steps * 10, rushService: false });
        const over = calculatePrice({ propertyType, surfaceArea: includedArea + steps * 10 + 0.5, rushService: false });
        expect(edge.extraSteps).toBe(steps);
        expect(over.total - edge.total).toBe(15);
      }),
    );
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses an area of %d m²', (surfaceArea) => {
    expect(() => calculatePrice({ propertyType: 'other', surfaceArea, rushService: false })).toThrow(RangeError);
  });
});

const request = {
  propertyType: 'terraced',
  surfaceArea: 160,
  rushService: false,
  calculatedPrice: 300,
  agreedPrice: null,
};

test.each([
  ['agrees', {}, null],
  ['was seen for a smaller home', { calculatedPrice: 285 }, { kind: 'seen', listPrice: 300, seenPrice: 285 }],
  ['was seen for another type', { propertyType: 'detached' }, { kind: 'seen', listPrice: 350, seenPrice: 300 }],
  ['was seen without rush', { rushService: true }, { kind: 'seen', listPrice: 395, seenPrice: 300 }],
  ['was nothing', { calculatedPrice: 0 }, { kind: 'seen', listPrice: 300, seenPrice: 0 }],
  ['is missing', { calculatedPrice: null }, { kind: 'seen', listPrice: 300, seenPrice: null }],
  ['was agreed on', { agreedPrice: 250 }, { kind: 'agreed', listPrice: 300 }],
  ['was agreed on as it is in the list', { agreedPrice: 300, calculatedPrice: 1 }, null],
])('a price that %s', (_, part, difference) => {
  expect(listPriceDifference({ ...request, ...part })).toEqual(difference);
});

test.each([
  ['type', { propertyType: 'houseboat' }],
  ['type', { propertyType: '' }],
  ['area', { surfaceArea: null }],
  ['area', { surfaceArea: 0 }],
])('an unknown %s leaves nothing to compare', (_, part) => {
  expect(listPriceDifference({ ...request, calculatedPrice: 1, ...part })).toBeNull();
});
