import { expect, test } from 'vitest';
import { CreationFailure, type CreationFault } from '@/data/auth/creation-failure';
import { AuthFailure, type AuthFault } from '@/data/auth/failure';
import { creationText, linkText, newPasswordText, signInHint, signInText } from './auth-texts';

test.each<[AuthFault, string, string]>([
  ['unavailable', 'Failed to fetch', 'Inloggen mislukt: de inlogdienst geeft geen antwoord.'],
  ['server-error', '{}', 'Inloggen mislukt: de inlogdienst werkt nu niet.'],
  ['too-many-attempts', 'Request rate limit reached', 'Inloggen mislukt: er is te vaak geprobeerd in te loggen.'],
  ['wrong-credentials', 'Invalid login credentials', 'Inloggen mislukt: Invalid login credentials'],
  ['refused', 'Email not confirmed', 'Inloggen mislukt: Email not confirmed'],
])('signing in, %s', (fault, message, text) => {
  expect(signInText(new AuthFailure(fault, message))).toContain(text);
});

test('a wrong password is explained beside the words of the server', () => {
  expect(signInHint(new AuthFailure('wrong-credentials', 'x'))).toBe('Het e-mailadres of het wachtwoord klopt niet.');
  expect(signInHint(new AuthFailure('refused', 'x'))).toBe('');
});

test('an error of no known kind is no answer', () => {
  expect(signInText(new TypeError('x is undefined'))).toContain('geeft geen antwoord');
});

test.each<[AuthFault, string]>([
  ['weak-password', 'te makkelijk te raden'],
  ['same-password', 'je oude wachtwoord'],
  ['no-session', 'link is niet meer geldig'],
  ['unavailable', 'niet opgeslagen. Controleer je internetverbinding'],
  ['server-error', 'niet opgeslagen'],
  ['refused', 'niet opgeslagen: server says no'],
])('a new password, %s', (fault, text) => {
  expect(newPasswordText(new AuthFailure(fault, 'server says no'))).toContain(text);
});

test('a link from a mail', () => {
  expect(linkText('otp_expired')).toContain('verlopen of al gebruikt');
  expect(linkText('server_error')).toContain('werkte niet');
});

test.each<[CreationFault, string]>([
  ['taken', 'Iemand anders was eerder'],
  ['not-ready', 'geen installatiecode opgeslagen'],
  ['wrong-code', 'klopt niet of is al gebruikt'],
  ['wrong-invitation', 'Vraag de beheerder die je uitnodigde om een nieuwe uitnodiging'],
  ['has-account', 'heeft al een account. Log daarmee in'],
  ['too-many-attempts', 'te vaak'],
  ['weak-password', 'te zwak'],
  ['unavailable', 'geeft geen antwoord'],
  ['refused', 'kon niet worden aangemaakt: server says no'],
])('making an administrator, %s', (fault, text) => {
  expect(creationText(new CreationFailure(fault, 'server says no'))).toContain(text);
});

test('making an administrator, an error of no known kind', () => {
  expect(creationText(new Error('x'))).toContain('geeft geen antwoord');
});
