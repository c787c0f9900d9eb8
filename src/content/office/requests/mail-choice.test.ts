import { expect, test } from 'vitest';
import { mailsText } from './mail-choice';

const planned = { id: 'a', kind: 'planned' } as const;
const colleague = { id: 'a', kind: 'handed_over' } as const;

test.each([
  ['nobody', [], ''],
  ['the customer', [planned], 'Mailt de klant: afspraak staat vast'],
  ['two customers', [planned, { ...planned, id: 'b' }], 'Mailt 2 klanten: afspraak staat vast'],
  ['a colleague too', [colleague, planned], 'Mailt de klant: afspraak staat vast. De adviseur krijgt ook een mail'],
  ['a colleague alone', [colleague], 'De adviseur krijgt een mail'],
])('what is mailed to %s', (_, mails, text) => {
  expect(mailsText(mails)).toBe(text);
});
