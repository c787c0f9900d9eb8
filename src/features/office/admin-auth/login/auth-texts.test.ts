import { expect, test } from 'vitest';
import { AuthFailure, CreationFailure, type AuthErrorCode, type CreationErrorCode } from '@/data/auth/errors';
import { creationText, linkText, newPasswordText, signInHint, signInReason } from './auth-texts';

test.each<[AuthErrorCode, string, string]>([
  ['unavailable', 'Failed to fetch', 'de inlogdienst geeft geen antwoord.'],
  ['server-error', '{}', 'de inlogdienst werkt nu niet.'],
  ['too-many-attempts', 'Request rate limit reached', 'er is te vaak geprobeerd in te loggen.'],
  ['wrong-credentials', 'Invalid login credentials', 'Invalid login credentials'],
  ['refused', 'Email not confirmed', 'Email not confirmed'],
])('signing in, %s', (code, message, text) => {
  expect(signInReason(new AuthFailure(code, message))).toContain(text);
});

test('a wrong password is explained beside the words of the server', () => {
  expect(signInHint(new AuthFailure('wrong-credentials', 'x'))).toBe('Het e-mailadres of het wachtwoord klopt niet.');
  expect(signInHint(new AuthFailure('refused', 'x'))).toBe('');
});

test('an unknown error counts as no response', () => {
  expect(signInReason(new TypeError('x is undefined'))).toContain('geeft geen antwoord');
});

test.each<[AuthErrorCode, string]>([
  ['weak-password', 'te makkelijk te raden'],
  ['same-password', 'je oude wachtwoord'],
  ['no-session', 'link is niet meer geldig'],
  ['unavailable', 'niet opgeslagen. Controleer je internetverbinding'],
  ['server-error', 'niet opgeslagen'],
  ['refused', 'niet opgeslagen: server says no'],
])('a new password, %s', (code, text) => {
  expect(newPasswordText(new AuthFailure(code, 'server says no'))).toContain(text);
});

test('a link from a mail', () => {
  expect(linkText('otp_expired')).toContain('verlopen of al gebruikt');
  expect(linkText('server_error')).toContain('werkte niet');
});

test.each<[CreationErrorCode, string]>([
  ['taken', 'Iemand anders was eerder'],
  ['not-ready', 'geen installatiecode opgeslagen'],
  ['wrong-code', 'klopt niet of is al gebruikt'],
  ['wrong-invitation', 'Vraag de beheerder die je uitnodigde om een nieuwe uitnodiging'],
  ['has-account', 'heeft al een account. Log daarmee in'],
  ['too-many-attempts', 'te vaak'],
  ['weak-password', 'te zwak'],
  ['unavailable', 'geeft geen antwoord'],
  ['refused', 'kon niet worden aangemaakt: server says no'],
])('making an administrator, %s', (code, text) => {
  expect(creationText(new CreationFailure(code, 'server says no'))).toContain(text);
});

test('making an administrator, an error of no known kind', () => {
  expect(creationText(new Error('x'))).toContain('geeft geen antwoord');
});
