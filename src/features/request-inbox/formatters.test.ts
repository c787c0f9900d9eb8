import { expect, test } from 'vitest';
import { messages } from '@/content/messages';
import { DataError, failureText, type DataFault } from '@/data/errors';
import { buildSubmission } from '@/test/submissions';
import { areaText, dateText, deliveryText, fieldText, orDash, priceText, propertyTypeText } from './formatters';

test('an empty value is a dash', () => {
  expect([orDash(''), orDash('  '), orDash('x')]).toEqual(['-', '-', 'x']);
  expect([priceText(null), priceText(285), priceText(0)]).toEqual(['-', '€285', '€0']);
  expect([areaText(null), areaText(150.5)]).toEqual(['-', '150,5 m²']);
  expect([dateText(''), dateText('2026-12-05')]).toEqual(['-', '05-12-2026']);
});

test('a type of home has its Dutch name, or the one it was stored with', () => {
  expect([propertyTypeText('semi-detached'), propertyTypeText('houseboat'), propertyTypeText('')]).toEqual([
    'Hoekwoning',
    'houseboat',
    '-',
  ]);
});

test.each([
  ['sent', null, 'mail verzonden'],
  ['sent', 'sent', 'mail verzonden, automatisering op de hoogte'],
  ['failed', 'failed', 'mail niet verzonden, automatisering niet bereikt'],
])('a mail that was %s and a webhook that was %s', (relay_status, webhook_status, text) => {
  expect(deliveryText(buildSubmission({ relay_status, webhook_status }))).toBe(text);
});

test('the fields of an edit read as people know them', () => {
  expect(fieldText('status', 'scheduled')).toBe('Ingepland');
  expect(fieldText('status', 'on_hold')).toBe('Nieuw');
  expect(fieldText('appointmentDate', '2026-12-05')).toBe('05-12-2026');
  expect(fieldText('appointmentTime', '')).toBe('-');
  expect(fieldText('notes', 'Belt')).toBe('Belt');
});

test.each<[DataFault, string]>([
  ['unavailable', 'geeft geen antwoord'],
  ['forbidden', 'niet meer ingelogd'],
  ['invalid', 'neemt deze invoer niet aan'],
  ['rate-limited', 'over een paar minuten'],
  ['duplicate', 'over een paar minuten'],
])('a save that failed, %s', (fault, text) => {
  expect(failureText(messages.requests.notSaved, new DataError(fault, 'for the log'))).toContain(text);
});

test('a save that failed for another reason', () => {
  expect(failureText(messages.requests.notSaved, new TypeError('x'))).toContain('Niet opgeslagen');
});
