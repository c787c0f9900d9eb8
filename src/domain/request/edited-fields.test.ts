import { describe, expect, it, test } from 'vitest';
import { buildStoredRequest } from '@/test/stored-requests';
import { specificationList } from '../pricing/price-list.ts';
import { lowestPriceIn } from '../pricing/pricing.ts';
import {
  correctedFields,
  editOf,
  moved,
  requestEditFields,
  telephoneFields,
  type RequestEdit,
} from './edited-fields.ts';
import { requestEditSchema, telephoneRequestSchema } from './edited-fields-schema.ts';
import { emptyTelephoneRequest } from './edited-fields.ts';
import type { RequestSource } from './field-types.ts';
import { computedPrice, enteredRequest, listPrice, patchOf } from './request-patch.ts';
import { cleanField } from './field-input.ts';

const stored = buildStoredRequest({ surface_area: 120, calculated_price: 285, house_number_addition: 'A' });

test.each([
  ['notes', ' 09:30\r\nen\u0007 ', '09:30\nen'],
  ['status', ' on_hold ', ' on_hold '],
  ['name', ' Jo   de Vries ', 'Jo de Vries'],
  ['email', ' jo @example.org', 'jo@example.org'],
  ['postcode', ' 3811 aa', '3811AA'],
  ['surfaceArea', '85,50 m²', '85,5'],
  ['surfaceArea', 'groot ', 'groot'],
] as const)('%s typed as %j is kept as %j', (field, typed, kept) => {
  expect(cleanField(field, typed)).toBe(kept);
});

test('an adviser edits what the customer said but the message, which is typed during a call, and no price or version', () => {
  expect(telephoneFields.filter((name) => !requestEditFields.some((edited) => edited === name))).toEqual(['message']);
  expect(correctedFields).toEqual(
    expect.arrayContaining(['name', 'houseNumberAddition', 'surfaceArea', 'rdX', 'rushService']),
  );
  expect(requestEditFields).toEqual(expect.arrayContaining(['status', 'notes', 'assignedTo', ...correctedFields]));
  const others = ['id', 'calculatedPrice', 'version', 'source', 'isHeld', 'webhookStatus', 'appointmentSequence'];
  expect(others.filter((name) => [...requestEditFields, ...telephoneFields].some((edited) => edited === name))).toEqual(
    [],
  );
});

test('the position of an address goes with its postcode and number, unless a new one comes along', () => {
  expect(moved({ houseNumber: '14' })).toEqual({ houseNumber: '14', rdX: '', rdY: '' });
  expect(moved({ houseNumber: '14', rdX: '1', rdY: '2' })).toEqual({ houseNumber: '14', rdX: '1', rdY: '2' });
  expect(moved({ name: 'Bo' })).toEqual({ name: 'Bo' });
});

describe('what is stored', () => {
  test.each<[string, Partial<RequestEdit>, object]>([
    ['nothing', {}, {}],
    ['a note alone', { notes: 'Belt' }, { notes: 'Belt' }],
    ['a phone number', { phone: '06 87654321' }, { phone: '06 87654321' }],
    ['a larger home', { surfaceArea: '165' }, { surfaceArea: 165 }],
    ['rush', { rushService: 'true' }, { rushService: true }],
    ['another type', { propertyType: 'detached' }, { propertyType: 'detached' }],
    ['no area', { surfaceArea: '' }, { surfaceArea: null }],
    ['an addition with its number', { houseNumberAddition: '' }, { houseNumber: '12', houseNumberAddition: '' }],
    ['both parts of a house number', { houseNumber: '14' }, { houseNumber: '14', houseNumberAddition: 'A' }],
    [
      'a house number in one field',
      { houseNumber: '14b', houseNumberAddition: '' },
      { houseNumber: '14', houseNumberAddition: 'b' },
    ],
    ['no position', { rdX: '', rdY: '' }, { rdX: null, rdY: null }],
    ['a position and a year', { rdX: '155000', constructionYear: '1962' }, { rdX: 155_000, constructionYear: 1962 }],
  ])('%s', (_, changes, edit) => {
    expect(patchOf(stored, changes)).toEqual(edit);
  });

  it('is a whole request when it comes in by telephone, whose price the database fills in', () => {
    const typed = { ...emptyTelephoneRequest, name: ' Bo ', email: 'bo@example.org', propertyType: 'other' };
    const request = enteredRequest('x', { ...typed, surfaceArea: '160', rushService: 'true', houseNumber: '1 A' });
    expect(request).toMatchObject({ id: 'x', name: 'Bo', surfaceArea: 160, rushService: true, calculatedPrice: null });
    expect(request).toMatchObject({ houseNumber: '1', houseNumberAddition: 'A', rdX: null, message: '' });
  });
});

describe('the price by the list', () => {
  test.each([
    ['detached', 350, false],
    // A type that only an automation knows is priced as an unknown type.
    ['houseboat', 285, true],
    ['', 285, true],
  ])('of a home of type %j is %i, as an indication: %s', (propertyType, total, isIndication) => {
    expect(listPrice({ ...stored, propertyType }, specificationList)).toMatchObject({ total, isIndication });
  });

  it('is known for the smallest area', () => {
    expect(listPrice({ ...stored, surfaceArea: 0.01 }, specificationList)).toMatchObject({
      total: lowestPriceIn(specificationList),
    });
  });

  test.each([null, 0, -1])('is unknown for an area of %j', (surfaceArea) => {
    expect(listPrice({ ...stored, surfaceArea }, specificationList)).toBeNull();
  });

  it('takes the place of another one that is stored', () => {
    expect(computedPrice({ ...stored, listPrice: 380 })).toEqual({ calculatedPrice: 380 });
  });
});

describe('what is not taken', () => {
  function problems(base: RequestEdit, edit: Partial<RequestEdit>, source: RequestSource = 'website') {
    function textOf(field: string, problem: string) {
      return `${field} ${problem}`;
    }
    const checked = requestEditSchema(base, source, textOf).safeParse({ ...base, ...edit });
    return checked.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
  }

  test.each<[Partial<RequestEdit>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name: name missing']],
    [{ email: 'jo@' }, ['email: email invalid']],
    [{ postcode: '12345' }, ['postcode: postcode invalid']],
    [{ houseNumber: 'x' }, ['houseNumber: houseNumber invalid']],
    [{ houseNumber: '', houseNumberAddition: 'A' }, ['houseNumber: houseNumber invalid']],
    [{ houseNumber: '', houseNumberAddition: ' ' }, []],
    [{ houseNumber: '', houseNumberAddition: '#' }, ['houseNumberAddition: houseNumberAddition invalid']],
    [{ agreedPrice: '0', agreedPriceReason: 'Vriend' }, ['agreedPrice: agreedPrice invalid']],
    [{ agreedPrice: '€ 9', agreedPriceReason: 'Vriend' }, []],
    [{ agreedPrice: '99999', agreedPriceReason: 'Vriend' }, []],
    [{ agreedPrice: '100000', agreedPriceReason: 'Vriend' }, ['agreedPrice: agreedPrice invalid']],
    [{ agreedPrice: '285,50', agreedPriceReason: 'Vriend' }, ['agreedPrice: agreedPrice invalid']],
    [{ phone: '0'.repeat(31) }, ['phone: phone too-long']],
    [{ surfaceArea: 'groot' }, ['surfaceArea: surfaceArea invalid']],
    [{ surfaceArea: '' }, []],
    [{ constructionYear: '62' }, ['constructionYear: constructionYear invalid']],
    [{ callbackOn: '2026-12-01' }, []],
    [{ callbackOn: '2026-02-30' }, ['callbackOn: callbackOn invalid']],
    [{ status: 'scheduled' }, ['appointmentDate: appointmentDate missing', 'appointmentTime: appointmentTime missing']],
  ])('%j', (edit, expected) => {
    expect(problems(editOf(stored), edit)).toEqual(expected);
  });

  it('is a note of more than 5,000 characters, the white space around it left out', () => {
    expect(problems(editOf(stored), { notes: 'n'.repeat(5001) })).toEqual(['notes: notes too-long']);
    expect(problems(editOf(stored), { notes: `${'n'.repeat(5000)} ` })).toEqual([]);
  });

  it('is nothing of what an older rule accepted, as long as it does not change', () => {
    const old = { ...editOf(stored), name: '', email: 'jo@localhost', postcode: '0000XX', surfaceArea: '5000' };
    expect(problems(old, { notes: 'Belt' })).toEqual([]);
    expect(problems(old, { email: 'jo@local' })).toEqual(['email: email invalid']);
  });

  it('is a telephone request without name and type; a caller need not have e-mail', () => {
    const { error } = telephoneRequestSchema((field) => field).safeParse(emptyTelephoneRequest);
    expect(error?.issues.map(({ message }) => message)).toEqual(['name', 'propertyType']);
    expect(problems(editOf(stored), { email: '' })).toEqual(['email: email missing']);
    expect(problems(editOf(stored), { email: '' }, 'telephone')).toEqual([]);
  });
});
