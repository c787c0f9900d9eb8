import { describe, expect, it, test } from 'vitest';
import { buildRequest, buildRequestFields } from '../../test/factories.ts';
import { labelRequestShape, requestFieldsSchema, typedFieldsShape, type RequestFields } from './request.ts';
import { requestReference } from './request-reference.ts';

const schema = requestFieldsSchema((field, problem) => `${field} ${problem}`);

function errorsOf(fields: RequestFields): Record<string, string> {
  const parsed = schema.safeParse(fields);
  return Object.fromEntries((parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

it('reads a draft and an outbox of an earlier version, which lack a field', () => {
  expect(typedFieldsShape.parse({ name: 'Jo', propertyType: 'castle' })).toMatchObject({
    name: 'Jo',
    propertyType: '',
  });
  const { surfaceArea, ...earlier } = buildRequest();
  expect(surfaceArea).toBe(120);
  expect(labelRequestShape.parse(earlier)).toEqual({ ...earlier, surfaceArea: null });
});

describe('requestFieldsSchema', () => {
  it('needs only a name, an e-mail address and a type of home', () => {
    expect(errorsOf(buildRequestFields({ name: ' ', email: '', propertyType: '' }))).toEqual({
      name: 'name missing',
      email: 'email missing',
      propertyType: 'propertyType missing',
    });
    expect(errorsOf(buildRequestFields({ propertyType: '' }))).toEqual({ propertyType: 'propertyType missing' });
    const least = { phone: '', address: '', message: '', postcode: '', houseNumber: '', houseNumberAddition: '' };
    expect(errorsOf(buildRequestFields(least))).toEqual({});
  });

  it('tidies what was typed', () => {
    const typed = buildRequestFields({
      name: '  Jo\u0000  de\nVries ',
      email: ' jo@example.org\r\n',
      message: ' regel 1\r\nregel 2 ',
      postcode: ' 3811 aa ',
      houseNumber: '12-a',
      houseNumberAddition: 'bis',
    });
    expect(schema.parse(typed)).toMatchObject({
      name: 'Jo de Vries',
      email: 'jo@example.org',
      message: 'regel 1\nregel 2',
      postcode: '3811AA',
      houseNumber: '12',
    });
  });

  test.each(['jo', 'jo@', 'jo@example', '@example.org', 'a b@c', 'jo@exa mple'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(errorsOf(buildRequestFields({ email }))['email']).toBe('email invalid');
    },
  );

  test.each(['0123AB', '1234SA', '123AB', '12345', '1234 A'])('refuses %s as a postcode', (postcode) => {
    expect(errorsOf(buildRequestFields({ postcode }))['postcode']).toBe('postcode invalid');
  });

  test.each(['0', '100000', 'A', '-'])('refuses %s as a house number', (houseNumber) => {
    expect(errorsOf(buildRequestFields({ houseNumber }))['houseNumber']).toBe('houseNumber invalid');
  });

  it('asks for the number when only an addition was typed', () => {
    expect(errorsOf(buildRequestFields({ houseNumber: '', houseNumberAddition: 'A' }))).toHaveProperty('houseNumber');
  });

  test.each([
    ['name', 100],
    ['phone', 30],
    ['address', 200],
    ['message', 2000],
  ] as const)('takes %s up to %d characters', (field, limit) => {
    expect(errorsOf(buildRequestFields({ [field]: 'x'.repeat(limit) }))).toEqual({});
    expect(errorsOf(buildRequestFields({ [field]: 'x'.repeat(limit + 1) }))[field]).toBe(`${field} too-long`);
  });
});

test('the reference is what a person can read out', () => {
  expect(requestReference('1f0c9a3e-0000-4000-8000-000000000000')).toBe('1F0C9A3E');
});
