import { expect, test } from 'vitest';
import { messages } from '@/content/messages';
import { DataError, failureText, type DataErrorCode } from '@/data/errors';
import { buildSubmission } from '@/test/submissions';
import { dateText, deliveryText, fieldText, orDash } from './formatters';

test('an empty value is a dash', () => {
  expect([orDash(''), orDash('  '), orDash('x')]).toEqual(['-', '-', 'x']);
  expect([null, 285, 0].map((price) => fieldText('calculatedPrice', price))).toEqual(['-', '€285', '€0']);
  expect([null, 150.5].map((area) => fieldText('surfaceArea', area))).toEqual(['-', '150,5 m²']);
  expect([dateText(''), dateText('2026-12-05')]).toEqual(['-', '05-12-2026']);
});

test('a type of home has its Dutch name, or the one it was stored with', () => {
  expect(['semi-detached', 'houseboat', ''].map((type) => fieldText('propertyType', type))).toEqual([
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

test('each field reads as people know it', () => {
  expect(fieldText('status', 'scheduled')).toBe('Ingepland');
  expect(fieldText('status', 'on_hold')).toBe('Nieuw');
  expect(fieldText('appointmentDate', '2026-12-05')).toBe('05-12-2026');
  expect(fieldText('appointmentTime', '')).toBe('-');
  expect(fieldText('notes', 'Belt')).toBe('Belt');
  expect(fieldText('rushService', true)).toBe('Ja');
  expect(fieldText('createdAt', '2026-07-01 22:30:00.12+00')).toBe('02-07-2026 00:30');
  expect(fieldText('appointmentSequence', 2)).toBe('2');
});

test.each<[DataErrorCode, string]>([
  ['unavailable', 'geeft geen antwoord'],
  ['forbidden', 'niet meer ingelogd'],
  ['invalid', 'neemt deze invoer niet aan'],
  ['rate-limited', 'over een paar minuten'],
  ['duplicate', 'over een paar minuten'],
])('a save that failed, %s', (code, text) => {
  expect(failureText(messages.requests.notSaved, new DataError(code, 'for the log'))).toContain(text);
});

test('a save that failed for another reason', () => {
  expect(failureText(messages.requests.notSaved, new TypeError('x'))).toContain('Niet opgeslagen');
});
