import { expect, test } from 'vitest';
import { emailProblem, newPasswordProblem, passwordProblem } from './credential-checks';

test.each([
  ['', 'Vul je e-mailadres in'],
  ['   ', 'Vul je e-mailadres in'],
  ['jo', 'Vul een e-mailadres in zoals naam@voorbeeld.nl'],
  ['jo@example', 'Vul een e-mailadres in zoals naam@voorbeeld.nl'],
  [' jo@example.org ', ''],
])('e-mail address %j', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test('a password may be anything but nothing', () => {
  expect([passwordProblem(''), passwordProblem(' ')]).toEqual(['Vul je wachtwoord in', '']);
});

test('a new password has at least 10 characters', () => {
  expect([newPasswordProblem('123456789'), newPasswordProblem('1234567890')]).toEqual([
    'Gebruik minstens 10 tekens',
    '',
  ]);
});
