import { expect, test } from 'vitest';
import { messages } from '@/content/messages';
import { DataError, failureText, type DataErrorCode } from '@/data/errors';
import { buildStoredRequest } from '@/test/stored-requests';
import { deliveryText } from './delivery-text';

test.each([
  ['sent', null, 'mail verzonden'],
  ['sent', 'sent', 'mail verzonden, automatisering op de hoogte'],
  ['failed', 'failed', 'mail niet verzonden, automatisering niet bereikt'],
])('a mail that was %s and a webhook that was %s', (relay_status, webhook_status, text) => {
  expect(deliveryText(buildStoredRequest({ relay_status, webhook_status }))).toBe(text);
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
