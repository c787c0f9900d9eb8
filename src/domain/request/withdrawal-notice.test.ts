import { expect, test } from 'vitest';
import { cleanNotice, noticeProblems, type WithdrawalNotice } from './withdrawal-notice';

const empty: WithdrawalNotice = { name: '', email: '', reference: '', postcode: '', houseNumber: '', orderedOn: '' };

test('what is pasted with characters that nobody sees, or with spaces, is cleaned as the database takes it', () => {
  const pasted = {
    ...{ name: ' Jo\u200b  de\u00a0Vries\u202c', email: ' \u202ajo@ example.nl\u202c', reference: '5f0c-9a3e' },
    ...{ postcode: '1082 gb', houseNumber: '\ufeff12 a ', orderedOn: '2026-11-30' },
  };
  expect(cleanNotice(pasted)).toEqual({
    ...{ name: 'Jo de Vries', email: 'jo@example.nl', reference: '5F0C9A3E' },
    ...{ postcode: '1082GB', houseNumber: '12 A', orderedOn: '2026-11-30' },
  });
});

test.each<[string, Partial<WithdrawalNotice>, string[]]>([
  ['nothing', {}, ['name', 'email', 'which']],
  ['a name of spaces alone', { name: ' \u200b', email: 'jo@example.nl', reference: '5F0C9A3E' }, ['name']],
  ['half a number', { name: 'Jo', email: 'jo@example.nl', reference: '5F0C' }, ['reference']],
  ['half a home', { name: 'Jo', email: 'jo@example.nl', postcode: '1082GB' }, ['houseNumber', 'orderedOn']],
  ['a number', { name: 'Jo', email: 'jo@example.nl', reference: '5F0C9A3E' }, []],
])('%s: what is wrong, in the order of the form', (_, typed, problems) => {
  expect(noticeProblems(cleanNotice({ ...empty, ...typed }))).toEqual(problems);
});
