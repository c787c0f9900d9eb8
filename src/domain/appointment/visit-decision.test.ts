import { expect, test } from 'vitest';
import { handedOverWhereItFits, mailOutcome, type AffectedVisit } from './visit-decision';

function visit(id: string, hours: [from: string, until: string], colleagues: readonly string[]): AffectedVisit {
  return {
    id,
    sequence: 0,
    version: '',
    requestId: id,
    name: '',
    address: '',
    email: 'jo@example.org',
    phone: '',
    startsAt: `2026-11-24T${hours[0]}:00Z`,
    endsAt: `2026-11-24T${hours[1]}:00Z`,
    colleagues: colleagues.map((name) => ({ id: name, name })),
    tellsAdviser: false,
  };
}

test.each([
  ['after each other', ['10:00', '11:00'], 'ali'],
  ['before each other', ['08:00', '09:00'], 'ali'],
  ['that overlap', ['09:59', '11:00'], 'bo'],
  ['that overlap at the other end', ['08:00', '09:01'], 'bo'],
] as const)('of two visits %s', (_, [from, until], colleague) => {
  const visits = [visit('one', ['09:00', '10:00'], ['ali']), visit('other', [from, until], ['ali', 'bo'])];
  expect(handedOverWhereItFits(visits)).toEqual({ one: 'ali', other: colleague });
});

test('whom no colleague can visit chooses anew', () => {
  const visits = [visit('one', ['09:00', '10:00'], ['ali']), visit('other', ['09:00', '10:00'], ['ali'])];
  expect(handedOverWhereItFits(visits)).toEqual({ one: 'ali', other: 'put_back' });
});

const mails = { putBack: true, handOver: true, colleague: true };
const before = '2026-11-24T08:59:59Z';

test.each([
  ['one kept', 'keep', {}, 'unchanged'],
  ['one put back', 'put_back', {}, 'mail'],
  ['one dropped', 'drop', {}, 'mail'],
  ['one handed over', 'ali', {}, 'mail'],
  ['one that begins now', 'put_back', { at: '2026-11-24T09:00:00Z' }, 'over'],
  ['one without an address', 'put_back', { email: '' }, 'no-address'],
  ['one put back without that mail', 'put_back', { mails: { ...mails, putBack: false } }, 'off'],
  ['one dropped without that mail', 'drop', { mails: { ...mails, putBack: false } }, 'off'],
  ['one handed over without that mail', 'ali', { mails: { ...mails, handOver: false } }, 'off'],
  ['one handed over without the other mail', 'ali', { mails: { ...mails, putBack: false } }, 'mail'],
  ['one for which no mail is wanted', 'put_back', { withMail: false }, 'without'],
])('what the customer hears of %s', (_, choice, situation, outcome) => {
  const { at, email, ...options } = { at: before, email: 'jo@example.org', mails, withMail: true, ...situation };
  const affected = { ...visit('one', ['09:00', '10:00'], []), email };
  expect(mailOutcome(affected, choice, { ...options, now: Date.parse(at) })).toBe(outcome);
});
